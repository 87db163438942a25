/** What stands in the prompt: that the connection is lost, what is asked, or who is waited for. */

import type { Option, Question, Table } from "../net/protocol";
import type { View } from "../net/table.svelte";
import type { Speech } from "../words/speech";
import { say } from "../words/words.svelte";
import { waitedFor } from "./announce";
import { optionReason } from "./optionwords";
import { prompted } from "./prompting";

export interface At {
  table: Table;
  view: View;
  speech: Speech;
  question: Question | null;
  /** The answer whose consequence is told, where it is not told beside it. */
  picked: Option | null;
  /** One seat plays at this device. */
  alone: boolean;
  /** How often it was tried to connect again, if the connection is lost. */
  tries: number | null;
  /** An answer has been on its way for long. */
  stuck: boolean;
  /** What has happened last. */
  last: string;
}

export interface Shown {
  frame: "you" | "ans" | "waits" | "lost";
  title: string;
  why: string;
}

export function shownIn({ table, view, speech, question, picked, alone, tries, stuck, last }: At): Shown {
  if (tries !== null) {
    const why = navigator.onLine ? say("lost-line") : say("lost-offline");
    return { frame: "lost", title: say("lost-title", { tries }), why };
  }
  if (!question) return { frame: "waits", title: waitedFor(table, view.facts, speech), why: last };
  const { title, why, asked } = prompted(question, view.facts, speech, alone);
  const reason = picked ? optionReason(question, picked, speech, view.facts) : "";
  return { frame: asked ? "ans" : "you", title, why: stuck ? say("sending-stuck") : reason || why };
}
