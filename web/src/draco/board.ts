/** Reads what a seat sees of Draco as typed values; adds up, and decides nothing. */

import type { View } from "../net/table.svelte";
import type { Table } from "../net/protocol";
import { kindOf, numberOf } from "../words/speech";

const UNKNOWN = "?";
const SWORDS = [1, 2, 3, 4, 5];
const CURSES = 6;
const CURSE_POINTS = -2;
export const COLOURS = ["purple", "green", "yellow", "blue", "red", "orange", "white", "black"];

type Facts = Record<string, unknown>;

/** What a seat holds of one colour: its cards, and their sum with the sign it counts with. */
export interface Heap {
  colour: string;
  cards: string[];
  sum: number;
}

export type SwordState = "ready" | "played" | "spent";

export interface Sword {
  number: number;
  state: SwordState;
}

export class Board {
  readonly #facts: Facts;
  readonly #options: Facts;
  readonly seats: string[];

  constructor(
    readonly table: Table,
    readonly view: View,
  ) {
    this.#facts = view.facts;
    const all = table.options as Facts;
    const special = (all["per_player_count_overrides"] ?? {}) as Record<string, Facts>;
    this.#options = { ...all, ...special[String(table.seats.length)] };
    this.seats = table.seats.map(({ seat }) => seat);
  }

  /** Whether there is anything to draw: no facts come before the deal. */
  get begun(): boolean {
    return "phase" in this.#facts;
  }
  get phase(): string {
    return this.#text("phase");
  }
  get captain(): string {
    return this.#text("captain");
  }
  get turn(): string {
    return this.#text("to_act");
  }
  get final(): boolean {
    return this.#facts["final"] === true;
  }
  get over(): boolean {
    return this.#facts["over"] === true;
  }
  get winners(): string[] {
    return this.#facts["winners"] as string[];
  }
  get treasure(): string[] {
    return this.#facts["table"] as string[];
  }
  /** How many cards the chest still holds; `null` if this is not shown. */
  get deck(): number | null {
    const size = this.#facts["deck_size"];
    return typeof size === "number" ? size : null;
  }
  /** How many cards each pile of the chest still has, from the top; empty if this is not shown. */
  get piles(): number[] {
    const piles = this.#facts["piles"];
    return Array.isArray(piles) ? (piles as number[]) : [];
  }
  get curses(): number {
    return Number(this.#facts["curses_revealed"]);
  }
  get allCurses(): number {
    return Number(this.#options["cursed_count"] ?? CURSES);
  }
  get cursePoints(): number {
    return Number(this.#options["cursed_points"] ?? CURSE_POINTS);
  }
  /** Percent that the next card is a curse, with one decimal; `null` when nobody has to know. */
  get curseChance(): string | null {
    const chance = this.view.odds["curse"];
    return typeof chance === "string" ? chance : null;
  }
  /** Percent that a gift holds no curse. */
  get cleanGift(): string | null {
    const chances = this.view.odds["gift"];
    return Array.isArray(chances) ? String(chances[0]) : null;
  }
  /** The sum of what lies on the table. */
  get worth(): number {
    return sum(this.treasure);
  }

  /** The others, clockwise from the seat in front; everybody for a spectator. */
  get others(): string[] {
    const me = this.view.seat;
    if (!me) return this.seats;
    const at = this.seats.indexOf(me);
    return [...this.seats.slice(at + 1), ...this.seats.slice(0, at)];
  }

  picked(seat: string): boolean {
    return (this.#facts["picked"] as string[]).includes(seat);
  }
  /** The points of a seat as its cards lie now; `null` if its treasure is hidden. */
  score(seat: string): number | null {
    const score = this.#of("score", seat);
    return typeof score === "number" ? score : null;
  }
  cursed(seat: string): number {
    return Number(this.#of("cursed", seat));
  }
  held(seat: string): string[] {
    return this.#of("treasure", seat) as string[];
  }
  isOpen(seat: string): boolean {
    return this.score(seat) !== null;
  }
  played(seat: string): number[] {
    return this.#of("played", seat) as number[];
  }
  strength(seat: string): number {
    return this.played(seat).reduce((total, sword) => total + sword, 0);
  }
  /** Who has played a sword of this number in this duel. */
  whoPlayed(sword: number): string | undefined {
    return this.seats.find((seat) => this.played(seat).includes(sword));
  }

  /** The swords of a seat, each in its place, used or not. */
  swords(seat: string): Sword[] {
    const up = this.#of("swords", seat) as number[];
    const played = this.played(seat);
    const all = (this.#options["swords_per_player"] ?? SWORDS) as number[];
    return all.map((number) => ({
      number,
      state: played.includes(number) ? "played" : up.includes(number) ? "ready" : "spent",
    }));
  }

  /** The treasure of a seat by colour, what counts for it first. */
  heaps(seat: string): Heap[] {
    if (!this.isOpen(seat)) return [];
    const plus = this.#of("plus", seat) as string[];
    const heaps = COLOURS.map((colour) => {
      const cards = this.held(seat).filter((card) => kindOf(card) === colour);
      return { colour, cards, sum: sum(cards) * (plus.includes(colour) ? 1 : -1) };
    });
    return heaps.filter(({ cards }) => cards.length).sort((a, b) => Math.sign(b.sum) - Math.sign(a.sum));
  }

  /** What the curses of a seat cost it. */
  penalty(seat: string): number {
    return this.cursed(seat) * this.cursePoints;
  }

  #text(key: string): string {
    return String(this.#facts[key]);
  }

  #of(key: string, seat: string): unknown {
    const values = this.#facts[key] as Record<string, unknown> | string;
    return values === UNKNOWN ? UNKNOWN : (values as Record<string, unknown>)[seat];
  }
}

function sum(cards: string[]): number {
  return cards.reduce((total, card) => total + (numberOf(card) ?? 0), 0);
}

/** Gives a number of points with its sign. */
export function signed(points: number): string {
  if (points === 0) return "±0";
  return points > 0 ? `+${points}` : `−${-points}`;
}
