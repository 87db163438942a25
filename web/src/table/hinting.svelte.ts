/** The hint to the open question: how much is told, what has been told, which move is advised. */

import { LEVELS, settings, type Level } from "../app/settings.svelte";
import { markOf } from "../net/marks";
import type { Hint, Question, Table } from "../net/protocol";
import type { TableLink, View } from "../net/table.svelte";
import type { Speech } from "../words/speech";
import { say, words } from "../words/words.svelte";

/** Gives how much is told: what the table allows, and no more than the reader wants. */
export function levelAt(table: Table): Level {
  const most = [table.hints ?? "off", settings.hintLevel].map((level) => LEVELS.indexOf(level));
  return LEVELS[Math.min(...most)] ?? "off";
}

/** What stands in the panel; `hint` is there once the server has told it. */
export interface Shown {
  question: string;
  hint: Hint | null;
  wrong: string;
}

export class Hinting {
  #shown = $state.raw<Shown | null>(null);

  /** Gives what is shown for a question; nothing for one that it was not asked for. */
  shown(question: Question | null): Shown | null {
    return question && this.#shown?.question === markOf(question) ? this.#shown : null;
  }

  /** Opens the panel for a question, or closes it. */
  async toggle(link: TableLink, question: Question | null, level: Level, speech: Speech): Promise<void> {
    if (!question || level === "off" || this.shown(question)) return this.close();
    const open = { question: markOf(question), hint: null, wrong: "" };
    this.#shown = open;
    if (level === "reasons") return;
    const said = await link.do({ type: "advise", seat: question.seat, question: question.id });
    await words.whole();
    if (this.#shown !== open) return; // closed, or asked for another question since
    if (said.type === "hint") this.#shown = { ...open, hint: said };
    else this.#shown = { ...open, wrong: said.type === "reject" ? speech.plain(said.reason) : "" };
  }

  close(): void {
    this.#shown = null;
  }
}

/** Marks what is advised, wherever it can be picked, until the mark is taken away. */
export function mark(move: string | undefined): () => void {
  if (!move) return () => undefined;
  const found = document.querySelectorAll<HTMLElement>(`[data-move="${CSS.escape(move)}"]`);
  for (const one of found) {
    one.dataset["advised"] = say("hint-best");
    one.setAttribute("aria-description", say("hint-best"));
  }
  return () => {
    for (const one of found) {
      delete one.dataset["advised"];
      one.removeAttribute("aria-description");
    }
  };
}

/** Gives the move that a hint advises. */
export function advised(shown: Shown | null, view: View): string | undefined {
  const best = shown?.hint?.moves?.[0]?.option;
  return view.question?.options.find((option) => option.id === best)?.move;
}
