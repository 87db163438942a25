/** Words any answer as its button would: what is picked and committed, and the forks. */

import { dracoFork } from "../draco/forks";
import { DRACO } from "../look/faces";
import type { Option, Question } from "../net/protocol";
import type { View } from "../net/table.svelte";
import type { Speech } from "../words/speech";
import { actLabel, forkLabel } from "./prompting";

/** Gives the words of a fork, with its picture if it has one. */
export function forkOf(
  question: Question,
  option: Option,
  view: View,
  speech: Speech,
): { icon?: string; label: string; then: string } {
  const found = speech.game === DRACO ? dracoFork(question, option, view) : null;
  return found ?? forkLabel(question, option, view.facts);
}

/** Gives the words of any answer; `plain` are the forks of its question. */
export function actWords(
  question: Question,
  option: Option,
  plain: Option[],
  view: View,
  speech: Speech,
): string {
  if (plain.includes(option)) return forkOf(question, option, view, speech).label;
  return actLabel(question, option, speech);
}
