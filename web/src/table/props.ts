/** What every game's table component is given; it draws, and calls `choose` for an answer. */

import type { Snippet } from "svelte";

import type { View } from "../net/table.svelte";
import type { Event, Option, Question, Table } from "../net/protocol";
import type { Speech } from "../words/speech";
import type { Line } from "./log";

export interface TableProps {
  /** The public description of the table: seats, names, phase, whose time runs. */
  table: Table;
  /** What the seat in front of the screen (or a spectator) sees. */
  view: View;
  /** Words what this table says. */
  speech: Speech;
  /** The open question of the seat in front, if there is one. */
  question: Question | null;
  /** The option that is raised, before it is committed. */
  picked: Option | null;
  /** The option that is on its way to the server. */
  sending: number | null;
  /** Raises an option; a second time commits it. */
  choose: (option: Option) => void;
  /** Opens the sheet that shows a card with its whole text. */
  inspect: (card: string) => void;
  /** What has just happened, for sounds and gold that flies. */
  news: Event[];
  /** The bar that says who decides what, and why; to be placed between the table and the hand. */
  prompt: Snippet;
  /** The buttons that commit; on a phone at the very bottom. On a desk they are in the prompt. */
  foot: Snippet;
  /** The notices, and a button with what has happened last; above the prompt. Empty on a desk. */
  line: Snippet;
  /** What players have to settle among themselves; above the prompt. Empty on a desk. */
  notices: Snippet;
  /** The sentence for what has happened last; for a phone, which has no log beside the table. */
  last: string;
  /** What has happened since the last move that was made here. */
  fresh: Line[];
  /** Opens the whole log. */
  log: () => void;
}
