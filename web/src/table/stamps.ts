/** The words that players may show each other, with their pictures. */

import type { Stamped } from "../net/protocol";
import type { TableLink } from "../net/table.svelte";

export const STAMPS: readonly (readonly [Stamped["stamp"], string])[] = [
  ["hello", "people"],
  ["thanks", "coin-flat"],
  ["nice", "laurel"],
  ["ouch", "warn"],
  ["wow", "eye"],
  ["hurry", "hourglass"],
  ["sorry", "undo"],
  ["good-game", "tick"],
];

export const pictureOf = (stamp: string): string => STAMPS.find(([name]) => name === stamp)?.[1] ?? "chat";

/** Tells whether there is anybody to say a word to: bots do not listen. */
export const inCompany = (link: TableLink): boolean =>
  (link.table?.seats ?? []).some((one) => one.kind === "person" && !link.seats.includes(one.seat));
