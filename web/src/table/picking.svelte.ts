/** The answer that is raised before it is committed; it is still raised after the page was loaded
 * again. */

import { markOf } from "../net/marks";
import type { Option, Question } from "../net/protocol";

interface Kept {
  question: string;
  option: number;
}

export class Picking {
  readonly #key: string;
  #kept = $state<Kept | null>(null);

  constructor(table: string) {
    this.#key = `drakehall-picked-${table}`;
    try {
      this.#kept = JSON.parse(sessionStorage.getItem(this.#key) ?? "null") as Kept | null;
    } catch {
      this.#kept = null; // what somebody else has written there
    }
  }

  /** Gives the answer that is raised, if it is one to this question. */
  of(question: Question | null): Option | null {
    if (!question || this.#kept?.question !== markOf(question)) return null;
    return question.options.find((option) => option.id === this.#kept?.option) ?? null;
  }

  raise(question: Question | null, option: Option | null): void {
    this.#kept = option && question ? { question: markOf(question), option: option.id } : null;
    sessionStorage.setItem(this.#key, JSON.stringify(this.#kept));
  }
}
