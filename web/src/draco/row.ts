/** How the treasure on the table is laid: in one row, overlapping, in several rows, in a strip. */

export interface Room {
  /** Pixels there are. */
  width: number;
  height: number;
  /** Pixels of a card where there are many. */
  card: number;
  small: boolean;
}

export interface Laid {
  /** Pixels of a card, and from one card to the next. */
  width: number;
  step: number;
  /** Cards of a row, where they stand in several; 0 for one row. */
  perRow: number;
  /** More than there is room for: the row scrolls. */
  scrolls: boolean;
  /** The place of the next card is a narrow one beside cards that overlap. */
  crowded: boolean;
}

export const NARROW = 32;
/** Heights by width, full and small. */
const FULL = 104 / 72;
const MINI = 84 / 72;
export const SMALLEST_FULL = 62;
const ROW_GAP = 12;
/** From the last of cards that overlap to the narrow place beside them. */
const TO_NEXT = 10;
/** Share of a card that must be seen: as wide as its banner reaches. */
const SHOWN = 0.47;
/** A few cards may be larger than many. */
const FEW = 1.25;
/** What a finger needs. */
const TOUCH = 46;

/** Where the card of a number lies, in pixels from the upper left corner of the room. */
export interface Spot {
  x: number;
  y: number;
}

/** Gives the places of cards that are laid so, in the middle of a room of this width and height. */
export function places(laid: Laid, cards: number, next: number, wide: number, high: number): Spot[] {
  const { width, step, perRow, scrolls, crowded } = laid;
  const tall = width * (width < SMALLEST_FULL ? MINI : FULL);
  const all = Array.from({ length: cards + next }, (_, number) => number);
  if (perRow) {
    const rows = Math.ceil(cards / perRow);
    const [cell, line] = [wide / perRow, Math.min(high / rows, tall + ROW_GAP)];
    const top = (high - rows * line) / 2;
    return all.map((number) => ({ x: (number % perRow) * cell, y: top + Math.floor(number / perRow) * line }));
  }
  const last = crowded && next ? step * (cards - 1) + width + TO_NEXT : step * (cards + next - 1);
  const left = scrolls ? 0 : (wide - last - (crowded && next ? NARROW : width)) / 2;
  return all.map((number) => ({
    x: left + (number < cards ? number * step : last),
    y: scrolls ? 0 : (high - tall) / 2,
  }));
}

/** Lays cards that are to be looked at; `next` is 1 if the next one needs a place. */
export function row(cards: number, next: number, room: Room): Laid {
  const gap = room.small ? 6 : 12;
  const crowded = room.width / (cards + next) < (room.small ? SMALLEST_FULL : room.card * 0.7);
  const spots = cards + (crowded ? 0 : next);
  const free = crowded && next ? room.width - NARROW - gap : room.width;
  const best = Math.min(room.card * FEW, Math.max(room.card, free / Math.max(1, spots) - gap));
  const high = fitting(room.height - ROW_GAP);
  const width = Math.min(best, free / (1 + SHOWN * Math.max(0, spots - 1)), high);
  const step = spots > 1 ? Math.min(width + gap, (free - width) / (spots - 1)) : width + gap;
  return { width, step, perRow: 0, scrolls: false, crowded };
}

/** Lays cards that are to be picked: a finger hits each of them. */
export function picks(cards: number, room: Room): Laid {
  const one = row(cards, 0, room);
  if (cards < 2 || one.step >= TOUCH) return one;
  const gap = room.small ? 6 : 10;
  for (let rows = 2; room.height / rows >= TOUCH * MINI + ROW_GAP; rows++) {
    const perRow = Math.ceil(cards / rows);
    const high = (room.height / rows - ROW_GAP) / MINI;
    const width = Math.min(room.width / perRow - gap, high, room.card);
    if (room.width / perRow >= TOUCH) return { width, step: width + gap, perRow, scrolls: false, crowded: false };
  }
  const width = Math.max(TOUCH - gap, Math.min(fitting(room.height - ROW_GAP - gap), room.card));
  return { width, step: width + gap, perRow: 0, scrolls: true, crowded: false };
}

/** Gives the width of a card that is so high at most; small cards are less high than wide ones. */
function fitting(high: number): number {
  return high / FULL >= SMALLEST_FULL ? high / FULL : Math.min(SMALLEST_FULL - 1, high / MINI);
}
