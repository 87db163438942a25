/** How large things are drawn, for the room that the table has. */

export interface Measures {
  kind: "wide" | "tablet" | "phone";
  /** A phone on its side. */
  low: boolean;
  /** Seats are rows instead of trays. */
  rows: boolean;
  /** Trays have little room. */
  narrow: boolean;
  /** Everything is so much larger than on a window of 1280 × 720. */
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

/** Gives the measures for a table of so many pixels and so many other seats. */
export function measures(width: number, height: number, others: number): Measures {
  if (width >= 900 && height >= 560) return wide(width, height);
  const low = height < 480 && width > height;
  if (width >= 600 && !low) return tablet(width, height, others);
  const room = low ? width / 2 - 20 : width - 20;
  const sword = Math.min(72, Math.floor((room + 4 - 4 * 8) / SWORDS), low ? 60 : height * 0.12);
  return {
    kind: "phone",
    low,
    rows: true,
    narrow: true,
    scale: 1,
    card: low ? 46 : Math.min(72, height * 0.11),
    chest: 40,
    sword,
    blade: 34,
    own: 40,
    hoard: room,
  };
}

function wide(width: number, height: number): Measures {
  const scale = Math.max(0.9, Math.min(LARGEST, width / DESIGN.width, height / DESIGN.height));
  const roomForChestAndOdds = 380 * scale;
  return {
    kind: "wide",
    low: false,
    rows: false,
    narrow: false,
    scale,
    card: Math.round(112 * scale),
    chest: Math.round(88 * scale),
    sword: Math.round(104 * scale),
    blade: Math.round(42 * scale),
    own: Math.round(52 * scale),
    hoard: Math.min(width, 1500) - roomForChestAndOdds,
  };
}

function tablet(width: number, height: number, others: number): Measures {
  const scale = height > 900 ? 1.1 : 1;
  return {
    kind: "tablet",
    low: false,
    rows: false,
    narrow: others > 2,
    scale,
    card: 96,
    chest: 72,
    sword: Math.min(110, Math.floor((width - 80) / SWORDS)),
    blade: others > 2 ? 34 : 42,
    own: 52,
    hoard: width - 300,
  };
}
