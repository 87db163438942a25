/** Sounds of the table, made of parameters alone; silent until the first gesture and when off. */

import { settings } from "../app/settings.svelte";

export type Sound =
  | "turn"
  | "card"
  | "wakes"
  | "sleeps"
  | "gold"
  | "flight"
  | "empty"
  | "tension"
  | "curse"
  | "tick"
  | "win";

interface Tone {
  /** Hertz at the start and at the end. */
  from: number;
  to?: number;
  /** Seconds: when it begins, how long it swells, and how long it dies away. */
  at?: number;
  attack?: number;
  decay: number;
  /** Share of the full volume, 0 to 1. */
  level: number;
  wave?: OscillatorType;
  /** Share of hiss instead of tone, for wood and paper, with the middle of its band in hertz. */
  hiss?: number;
}

/** Short and dry, all of it well under full volume. */
const TONES: Record<Sound, readonly Tone[]> = {
  turn: [
    { from: 196, to: 150, decay: 0.09, level: 0.5, wave: "triangle", hiss: 600 },
    { from: 220, to: 165, at: 0.11, decay: 0.1, level: 0.5, wave: "triangle", hiss: 600 },
  ],
  card: [{ from: 140, decay: 0.05, level: 0.25, hiss: 2400 }],
  wakes: [{ from: 82, to: 131, attack: 0.14, decay: 0.32, level: 0.5, wave: "sawtooth", hiss: 400 }],
  sleeps: [{ from: 120, to: 90, decay: 0.08, level: 0.3, hiss: 300 }],
  gold: [
    { from: 1420, decay: 0.1, level: 0.22 },
    { from: 2130, at: 0.03, decay: 0.16, level: 0.16 },
  ],
  flight: [
    { from: 1420, decay: 0.14, level: 0.22 },
    { from: 1690, at: 0.09, decay: 0.14, level: 0.22 },
    { from: 2130, at: 0.18, decay: 0.22, level: 0.22 },
  ],
  empty: [{ from: 710, to: 660, decay: 0.3, level: 0.25 }],
  tension: [
    { from: 55, to: 45, decay: 0.12, level: 0.6 },
    { from: 50, to: 42, at: 0.16, decay: 0.14, level: 0.45 },
  ],
  curse: [{ from: 180, to: 48, attack: 0.02, decay: 0.7, level: 0.5, wave: "triangle" }],
  tick: [{ from: 900, decay: 0.025, level: 0.2, wave: "square" }],
  win: [
    { from: 294, attack: 0.02, decay: 0.5, level: 0.3, wave: "triangle" },
    { from: 440, at: 0.14, attack: 0.02, decay: 0.5, level: 0.3, wave: "triangle" },
    { from: 588, at: 0.28, attack: 0.02, decay: 0.8, level: 0.3, wave: "triangle" },
  ],
};
const STEP = 2 ** (1 / 12);
const MOST_STEPS = 4;
const CEILING = 0.5;

let context: AudioContext | undefined;
let noise: AudioBuffer | undefined;

/** Plays a sound; gold rings higher, by four steps at most, the more of it there is. */
export function play(sound: Sound, amount = 1): void {
  if (!settings.sound || !settings.volume || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  const pitch = sound === "gold" ? STEP ** Math.min(MOST_STEPS, amount - 1) : 1;
  const volume = settings.volume * CEILING;
  for (const tone of TONES[sound]) playTone(context, tone, pitch, volume);
}

function playTone(audio: AudioContext, tone: Tone, pitch: number, volume: number): void {
  const start = audio.currentTime + (tone.at ?? 0);
  const end = start + (tone.attack ?? 0.004) + tone.decay;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(tone.level * volume, start + (tone.attack ?? 0.004));
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  gain.connect(audio.destination);
  const voice = audio.createOscillator();
  voice.type = tone.wave ?? "sine";
  voice.frequency.setValueAtTime(tone.from * pitch, start);
  voice.frequency.exponentialRampToValueAtTime((tone.to ?? tone.from) * pitch, end);
  voice.connect(gain);
  voice.start(start);
  voice.stop(end);
  if (tone.hiss) playHiss(audio, tone.hiss, gain, start, end);
}

function playHiss(audio: AudioContext, band: number, gain: GainNode, start: number, end: number): void {
  noise ??= whiteNoise(audio);
  const source = audio.createBufferSource();
  source.buffer = noise;
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = band;
  source.connect(filter).connect(gain);
  source.start(start);
  source.stop(end);
}

function whiteNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  return buffer;
}
