/** What of the events of Draco is shown for a moment. */

import type { Event } from "../net/protocol";

/** Gives who has just turned up a curse; it leaves the table at once, so it is shown by itself. */
export function cursedBy(events: Event[]): string {
  const found = events.findLast(({ kind }) => kind === "curse");
  return String(found?.args["seat"] ?? "");
}
