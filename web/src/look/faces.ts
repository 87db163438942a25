/** How each card looks: which picture, which tincture, which shape of banner. Its words come from
 * the Fluent files. */

import { kindOf, numberOf } from "../words/speech";

export type Side = "good" | "evil" | "mortal" | "treasure" | "curse";

export interface Face {
  /** Kind, as the notation has it: `red`, `thief`, `purple`, `curse`, `sword`. */
  kind: string;
  /** The number on the banner. */
  value: number;
  /** Symbol of the sprite. */
  emblem: string;
  /** Class of its tincture in tinctures.css. */
  tincture: string;
  side: Side;
}

export const DRACO = "draco";
export const CURSE_POINTS = -2;

export const EVIL_DRAGONS = ["red", "blue", "green", "black", "white"];
export const GOOD_DRAGONS = ["gold", "silver", "bronze", "copper", "brass"];
const EVIL = new Set([...EVIL_DRAGONS, "dracolich", "tiamat"]);
const GOOD = new Set([...GOOD_DRAGONS, "bahamut"]);
const UNIQUE: Record<string, number> = {
  tiamat: 13,
  dracolich: 10,
  bahamut: 13,
  archmage: 9,
  dragonslayer: 8,
  thief: 7,
  druid: 6,
  priest: 5,
  princess: 4,
  fool: 3,
};
export const UNIQUES = Object.keys(UNIQUE);
/** The marks of the seats, in the order of their letters; colours belong to dragons. */
const MARKS: Record<string, string> = {
  A: "s-lantern",
  B: "s-stein",
  C: "s-raven",
  D: "s-cat",
  E: "s-key",
  F: "s-feather",
};
/** Icons that only some tables need lie in a second file. */
const SPARE = new Set(["t-red", "t-orange", "t-white", "t-black"]);

/** Gives the face of a card, or `null` for a back. */
export function faceOf(card: string, game: string): Face | null {
  if (card === "?") return null;
  return game === DRACO ? dracoFace(card) : dragonFace(card);
}

function dragonFace(card: string): Face {
  const kind = kindOf(card);
  const side = GOOD.has(kind) ? "good" : EVIL.has(kind) ? "evil" : "mortal";
  const unique = UNIQUE[kind];
  return {
    kind,
    value: unique ?? numberOf(card) ?? 0,
    emblem: unique === undefined ? `d-${kind}` : `u-${kind}`,
    tincture: side === "mortal" ? "c-mortal" : `c-${kind}`,
    side,
  };
}

function dracoFace(card: string): Face {
  const kind = kindOf(card);
  const curse = kind === "curse";
  return {
    kind,
    value: curse ? CURSE_POINTS : (numberOf(card) ?? 0),
    emblem: `t-${kind}`,
    tincture: `t-${kind}`,
    side: curse ? "curse" : "treasure",
  };
}

/** Gives the picture of a seat's mark. */
export const markOf = (seat: string): string => MARKS[seat] ?? "people";

/** Tells whether an icon lies in the second file. */
export const isSpare = (icon: string): boolean => icon.startsWith("b-") || SPARE.has(icon);
