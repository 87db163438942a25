/** How large things are drawn, for the room that the table has. */

import type { Shape } from "../app/screen.svelte";

export interface Measures {
  /** Classes of the layout. */
  kind: "desk" | "tablet" | "phone" | "phone low" | "phone tall";
  /** Seats are rows instead of trays. */
  rows: boolean;
  /** Trays have little room. */
  narrow: boolean;
  /** Everything is so much larger than on a window of 1280 × 720, besides the size of text. */
  scale: number;
  /** Pixels of a treasure where there are many, of the chest, a sword in hand, a sword of somebody else, own treasure. */
  card: number;
  chest: number;
  sword: number;
  blade: number;
  own: number;
  /** Pixels of the row of treasure. */
  hoard: number;
}

const DESIGN = { width: 1028, height: 720 };
const LARGEST = 1.4;
const SWORDS = 5;
const BETWEEN = 8;

/** Gives the measures for a table of so many pixels, size of text (1 is 100 %) and other seats. */
export function measures(
  shape: Shape,
  width: number,
  height: number,
  text: number,
  others: number,
  cramped: boolean,
): Measures {
  if (shape === "desk") return desk(width, height, text);
  if (shape === "tablet") return tablet(width, height, text, others);
  const low = shape === "wide" && !cramped;
  const room = (low ? width / 2 : width) - 20;
  const sword = Math.floor((room + 4 - (SWORDS - 1) * BETWEEN) / SWORDS);
  return {
    kind: cramped ? "phone tall" : low ? "phone low" : "phone",
    rows: true,
    narrow: true,
    scale: 1,
    card: 84 * text,
    chest: 40,
    // Swords are picked in one phase of three; the treasure needs the height always.
    sword: Math.min(48 * text, sword),
    blade: 34,
    own: 40,
    hoard: room,
  };
}

function desk(width: number, height: number, text: number): Measures {
  const scale = Math.max(0.9, Math.min(LARGEST, width / DESIGN.width, height / DESIGN.height));
  return {
    kind: "desk",
    rows: false,
    narrow: false,
    scale: scale / text,
    card: Math.round(112 * scale),
    chest: Math.round(88 * scale),
    sword: Math.round(104 * scale),
    blade: Math.round(42 * scale),
    own: Math.round(52 * scale),
    hoard: Math.min(width, 1500) - 380 * scale,
  };
}

function tablet(width: number, height: number, text: number, others: number): Measures {
  return {
    kind: "tablet",
    rows: false,
    narrow: others > 2,
    scale: height > 900 * text ? 1.1 : 1,
    card: 96 * text,
    chest: 72 * text,
    sword: Math.min(110 * text, Math.floor((width - 80) / SWORDS)),
    blade: Math.round((others > 2 ? 34 : 42) * text),
    own: 52 * text,
    hoard: width - 300 * text,
  };
}
