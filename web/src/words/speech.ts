/** Words what a table says: names of seats and cards, questions, answers, events. */

import type { Event, Option, Question, Text } from "../net/protocol";
import { words, type Args } from "./words.svelte";

type Value = string | number | boolean | string[];
type Values = Record<string, Value>;

const SEATS = new Set(["who", "seat", "to", "victim", "debtor", "creditor", "owner"]);
const CARDS = new Set(["card", "old", "new", "power"]);
const NAMED = new Set(["colour", "ability"]);
const LETTERS = "ABCDEF";
const ELSEWHERE = "?";

/** Gives the kind of a card, which its texts are filed under: `red` for `red-12`. */
export const kindOf = (card: string): string => card.replace(/-\d+$/, "");

/** Gives the strength that a card's word tells, if it does: 12 for `red-12`. */
export const numberOf = (card: string): number | null => {
  const found = /-(\d+)$/.exec(card);
  return found ? Number(found[1]) : null;
};

/** Speaks for one table; `names` has a name for each seat letter. */
export class Speech {
  constructor(
    readonly game: string,
    readonly names: Record<string, string>,
  ) {}

  say(id: string, args: Args = {}): string {
    return words.say(id, args, this.game);
  }

  has(id: string): boolean {
    return words.has(id, this.game);
  }

  name(seat: string): string {
    if (LETTERS.includes(seat)) return this.say("named", { name: this.names[seat] ?? seat });
    return this.say(seat);
  }

  list(items: string[]): string {
    return items.join(this.say("comma"));
  }

  card(word: string): string {
    const strength = numberOf(word);
    return this.say(`card-${kindOf(word)}`, strength === null ? {} : { strength });
  }

  /** Gives a card's name where there is little room: "Red 3". */
  short(word: string): string {
    const strength = numberOf(word);
    const id = `short-${kindOf(word)}`;
    const isOurs = this.game !== "draco" && this.has(id);
    return isOurs ? this.say(id, strength === null ? {} : { strength }) : this.card(word);
  }

  /** Gives a name as a label, without what a sentence puts beside it. */
  label(seat: string): string {
    return this.names[seat] ?? this.name(seat);
  }

  /** Gives what a card does; a kind will do as well as a card. */
  cardText(word: string): string {
    const kind = kindOf(word);
    return this.say(this.has(`text-${kind}`) ? `text-${kind}` : "text-treasure");
  }

  /** Gives a text that needs no table, such as the reason of a refusal. */
  plain(text: Text): string {
    const args: Args = {};
    for (const [key, value] of Object.entries(text.args ?? {})) {
      args[key] = SEATS.has(key) && typeof value === "string" ? this.name(value) : flat(value);
    }
    return this.say(text.id, args);
  }

  /** Gives an answer as a line of a list; `facts` is what the seat sees now. */
  option(question: Question, option: Option, facts: Record<string, unknown>): string {
    const raw = option.label.args as Values;
    const args = this.#aboutOption(raw, question.seat, facts);
    const text = this.say(option.label.id, args);
    return [text, ...this.#completes(question, raw)].join(this.say("space"));
  }

  #aboutOption(raw: Values, asked: string, facts: Record<string, unknown>): Args {
    const args: Args = {};
    for (const [key, value] of Object.entries(raw)) args[key] = this.#argument(key, value);
    if (typeof raw["seat"] === "string") {
      args["name"] = this.name(raw["seat"]);
      args["total"] ??= seatFact(facts, "total", raw["seat"]);
    }
    if (typeof raw["card"] === "string") args["text"] = this.cardText(raw["card"]);
    if (typeof raw["ability"] === "string") args["text"] = this.say(`ability-text-${raw["ability"]}`);
    if (typeof raw["why"] === "string") {
      args["why"] = this.say(`why-${raw["why"]}`, { before: Number(raw["before"]) });
      args["wakes"] = raw["triggers"] ? "yes" : "no";
    }
    args["have"] = seatFact(facts, "gold", asked);
    args["stakes"] = Number(facts["stakes"] ?? 0);
    return args;
  }

  #completes(question: Question, raw: Values): string[] {
    if (question.kind !== "play") return [];
    const said: string[] = [];
    if (raw["colour"]) {
      const colour = this.say(`colour-${String(raw["colour"])}`);
      said.push(this.say("choice-play-colour", { colour }));
    }
    if (raw["strength"]) {
      said.push(this.say("choice-play-strength", { strength: Number(raw["strength"]) }));
    }
    return said;
  }

  /** Gives the sentence of the log for an event, or `null` for one that needs none. */
  event(event: Event): string | null {
    if (!event.text) return null;
    const args: Args = {};
    for (const [key, value] of Object.entries(event.args)) {
      args[key] = this.#argument(key, value);
    }
    return this.say(event.text, args);
  }

  #argument(key: string, value: Value): string | number {
    if (Array.isArray(value)) return this.list(value.map((seat) => this.name(seat)));
    if (typeof value !== "string" || value === ELSEWHERE || value === "none") return flat(value);
    if (SEATS.has(key)) return this.name(value);
    if (CARDS.has(key)) return this.card(value);
    return NAMED.has(key) && value ? this.say(`${key}-${value}`) : value;
  }
}

function flat(value: Value): string | number {
  if (typeof value === "boolean") return value ? "yes" : "no";
  return Array.isArray(value) ? value.join(", ") : value;
}

function seatFact(facts: Record<string, unknown>, key: string, seat: string): number {
  return (facts[key] as Record<string, number> | undefined)?.[seat] ?? 0;
}
