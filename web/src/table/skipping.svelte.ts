/** Optional questions that a reader does not want to be asked again in this game: they are answered
 * with "no" as soon as they come. */

import type { Option, Question } from "../net/protocol";
import { parse } from "./options";

/** Kinds that offer something which may be left, with the answer that leaves it. */
const LEAVES: Record<string, string> = { use: "pass", look: "pass", lead: "pass", wild: "pass", price: "keep" };

/** Gives the answer that leaves what a question offers, if it is an offer. */
export function leaving(question: Question | null): Option | null {
  const leaves = LEAVES[question?.kind ?? ""];
  return question?.options.find((option) => parse(option.move).verb === leaves) ?? null;
}

/** What a question is about, whoever is asked, however often. */
const about = (question: Question): string =>
  [question.seat, question.kind, String(question.facts?.["ability"] ?? "")].join(" ");

export class Skips {
  readonly #key: string;
  #kept = $state<string[]>([]);

  /** Remembers for one game of a table, as long as the browser's tab is there. */
  constructor(game: string) {
    this.#key = `drakehall-skips-${game}`;
    try {
      this.#kept = JSON.parse(sessionStorage.getItem(this.#key) ?? "[]") as string[];
    } catch {
      this.#kept = []; // what somebody else has written there
    }
  }

  get any(): boolean {
    return this.#kept.length > 0;
  }

  /** Gives the answer to a question that is not to be put, if it is one. */
  answer(question: Question | null): Option | null {
    return question && this.#kept.includes(about(question)) ? leaving(question) : null;
  }

  add(question: Question): void {
    this.#keep([...this.#kept, about(question)]);
  }

  forget(): void {
    this.#keep([]);
  }

  #keep(kept: string[]): void {
    this.#kept = kept;
    sessionStorage.setItem(this.#key, JSON.stringify(kept));
  }
}
