/** Plays what has happened, one sound after the other. */

import { play, type Sound } from "../look/sound";
import type { Event } from "../net/protocol";

const SOUNDS: Record<string, Sound> = {
  ...{ play: "card", ante: "card", reveal: "card", wakes: "wakes", sleeps: "sleeps" },
  ...{ pay: "gold", steal: "gold", win: "gold", "colour-flight": "flight" },
  ...{ "strength-flight": "flight", emptied: "empty", over: "win" },
  ...{ flip: "card", treasure: "card", curse: "curse", sword: "card", take: "card" },
};
const APART = 110;
const MOST = 6;

export function sound(events: Event[]): void {
  const heard = events.map((event) => SOUNDS[event.kind]).filter((found) => found !== undefined);
  heard.slice(0, MOST).forEach((one, place) => setTimeout(() => play(one), place * APART));
}
