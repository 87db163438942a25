/** Words the forks of Draco, each with what it leads to: reveal or stop, take or leave. */

import { settings } from "../app/settings.svelte";
import type { Option, Question } from "../net/protocol";
import type { View } from "../net/table.svelte";
import { say } from "../words/words.svelte";

export interface Fork {
  icon: string;
  label: string;
  then: string;
}

/** Gives the words of an answer that is no card; odds are told to those who want hints. */
export function dracoFork(question: Question, option: Option, view: View): Fork | null {
  const odds = settings.hints ? view.odds : {};
  const [verb = ""] = option.move.split(" ");
  switch (verb) {
    case "flip":
      return { icon: "deck", label: say("look-draco-flip"), then: chance("flip", odds["curse"]) };
    case "stop": {
      const count = Number(question.facts?.["table"] ?? 0);
      return { icon: "swords", label: say("look-draco-stop"), then: say("look-draco-stop-then", { count }) };
    }
    case "accept": {
      const count = Number(question.facts?.["count"] ?? 0);
      const clean = Array.isArray(odds["gift"]) ? String(odds["gift"][0]) : undefined;
      return { icon: "chest", label: say("look-draco-accept", { count }), then: chance("accept", clean) };
    }
    case "refuse":
      return { icon: "cross", label: say("look-draco-refuse"), then: say("look-draco-refuse-then") };
    case "pass":
      return { icon: "hand", label: say(passing(question)), then: "" };
    default:
      return null;
  }
}

function chance(what: string, percent: unknown): string {
  return typeof percent === "string" ? say(`look-draco-${what}-then`, { chance: percent }) : "";
}

function passing(question: Question): string {
  if (question.kind === "division") return "look-draco-pass-division";
  return question.facts?.["chance"] === "second" ? "look-draco-pass-second" : "look-draco-pass";
}
