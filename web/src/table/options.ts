/** Sorts the answers of a question by where they are picked. */

import type { Option, Question } from "../net/protocol";

const OF_THE_HAND = new Set(["ante", "play", "discard", "give"]);
const PLAIN = new Set([
  ...["pay", "done", "steal", "levy", "pass", "look", "swap", "keep", "use"],
  ...["flip", "stop", "take-all", "leave"],
]);

/** A move in parts: `slay red-3@B` has a verb, what it is about, and where that lies. */
export interface Move {
  verb: string;
  what: string;
  seat: string;
}

export function parse(move: string): Move {
  const [verb = "", rest = ""] = move.split(/ (.*)/s);
  const [what = "", seat = ""] = rest.split("@");
  return { verb, what, seat };
}

export interface Sorted {
  /** Card words of the hand with the answers they stand for. */
  hand: Map<string, Option>;
  /** Answers that are shown as a list of their own: seats, cards of the table, colours. */
  listed: Option[];
  /** Answers that need one word: pay, use, leave it. */
  plain: Option[];
}

export function sorted(question: Question | null): Sorted {
  const found: Sorted = { hand: new Map(), listed: [], plain: [] };
  for (const option of question?.options ?? []) {
    const { verb, what } = parse(option.move);
    if (OF_THE_HAND.has(verb)) found.hand.set(what, option);
    else if (PLAIN.has(verb) || !what) found.plain.push(option);
    else found.listed.push(option);
  }
  return found;
}

/** Gives the answers in the order of their keys: 1 to 9, then 0. */
export function keyed(question: Question | null, hand: string[]): (Option | null)[] {
  const { hand: ofHand, listed, plain } = sorted(question);
  if (ofHand.size) return hand.map((card) => ofHand.get(card) ?? null);
  return [...listed, ...plain];
}

export const keyOf = (place: number): string => (place < 10 ? String((place + 1) % 10) : "");
