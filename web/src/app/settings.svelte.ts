/** What this reader likes; kept in this browser, applied to the root element at once. */

import { drawn, onSystemTheme } from "../look/theme";
import { words, type Lang } from "../words/words.svelte";

export type Theme = "auto" | "dark" | "light" | "contrast";
export type Speed = 0 | 0.5 | 1 | 2 | 8;
/** How much a hint tells, least first. */
export const LEVELS = ["off", "reasons", "numbers", "advice"] as const;
export type Level = (typeof LEVELS)[number];

interface Kept {
  lang: Lang;
  theme: Theme;
  speed: Speed;
  sound: boolean;
  volume: number;
  oneTap: boolean;
  hints: boolean;
  hintLevel: Level;
  keys: boolean;
  text: number;
  sort: boolean;
  name: string;
}

const KEY = "drakehall-settings";

function fresh(): Kept {
  return {
    lang: navigator.language.toLowerCase().startsWith("ja") ? "ja" : "en",
    theme: "auto",
    speed: 1,
    sound: true,
    volume: 0.4,
    oneTap: false,
    hints: true,
    hintLevel: "advice",
    keys: true,
    text: 100,
    sort: false,
    name: "",
  };
}

function kept(): Kept {
  try {
    return { ...fresh(), ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return fresh(); // what somebody else has written there
  }
}

class Settings {
  #kept = $state<Kept>(kept());

  constructor() {
    onSystemTheme(() => this.#apply());
    this.#apply();
  }

  /** Whether this reader has ever set anything here. */
  get chosen(): boolean {
    return localStorage.getItem(KEY) !== null;
  }
  get lang(): Lang {
    return this.#kept.lang;
  }
  get theme(): Theme {
    return this.#kept.theme;
  }
  /** How fast cards travel; 0 is no motion. A system that asks for less motion gets none. */
  get speed(): Speed {
    const calm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    return calm ? 0 : this.#kept.speed;
  }
  /** How fast one thing follows the other, whether it moves or not; 0 is all at once. */
  get pace(): Speed {
    return this.#kept.speed;
  }
  get sound(): boolean {
    return this.#kept.sound;
  }
  get volume(): number {
    return this.#kept.volume;
  }
  /** Whether one tap commits; without it the first tap raises a card and the second plays it. */
  get oneTap(): boolean {
    return this.#kept.oneTap;
  }
  get hints(): boolean {
    return this.#kept.hints;
  }
  /** How much this reader wants to be told at most. */
  get hintLevel(): Level {
    return this.#kept.hintLevel;
  }
  /** Whether single letters work as keys (WCAG 2.1.4). */
  get keys(): boolean {
    return this.#kept.keys;
  }
  /** Size of text in percent, 100 to 200. */
  get text(): number {
    return this.#kept.text;
  }
  /** Whether the hand is sorted by strength. */
  get sort(): boolean {
    return this.#kept.sort;
  }
  get name(): string {
    return this.#kept.name;
  }

  /** Changes something: `settings.set({ sound: false })`. */
  set(change: Partial<Kept>): void {
    Object.assign(this.#kept, change);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // A browser that keeps nothing still plays.
    }
    if (change.lang) void words.speak(change.lang);
    this.#apply();
  }

  #apply(): void {
    const root = document.documentElement;
    root.dataset["theme"] = drawn(this.#kept.theme);
    root.style.fontSize = this.#kept.text === 100 ? "" : `${this.#kept.text}%`;
    root.style.setProperty("--speed", String(this.#kept.speed));
    root.classList.toggle("still", this.#kept.speed === 0);
  }
}

export const settings = new Settings();
