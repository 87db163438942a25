/** What the events of Draco sound like, and which of them is shown for a moment. */

import { play } from "../look/sound";
import type { Event } from "../net/protocol";

/** From this chance of a curse on, in percent, the captain hears a heart beat. */
const TENSE = 25;

/** Plays what has just happened; several of a kind sound once. */
export function sound(events: Event[], chance: string | null): void {
  const kinds = new Set(events.map(({ kind }) => kind));
  if (kinds.has("curse")) play("curse");
  else if (kinds.has("over")) play("win");
  else if (kinds.has("take") || kinds.has("gain")) play("gold", 2);
  else if (kinds.has("flip") || kinds.has("sword")) play("card");
  if (kinds.has("flip") && Number(chance ?? 0) >= TENSE) play("tension");
}

/** Gives who has just turned up a curse; it leaves the table at once, so it is shown by itself. */
export function curser(events: Event[]): string {
  const found = events.findLast(({ kind }) => kind === "curse");
  return String(found?.args["seat"] ?? "");
}
