/** Words the prompt: a short title that says who decides what, and a line that says why. */

import type { Option, Question } from "../net/protocol";
import type { Speech } from "../words/speech";
import { say, type Args } from "../words/words.svelte";
import { parse } from "./options";

type Facts = Record<string, unknown>;

/** Kinds that somebody else's power puts to a seat. */
const ASKED = new Set(["tribute"]);
/** Kinds whose title already says whose matter it is. */
const OWN_TITLE = new Set(["ante", "play", "pick", "captain", "duel", "division"]);

export interface Prompted {
  title: string;
  why: string;
  asked: boolean;
}

export function prompted(question: Question, facts: Facts, speech: Speech, alone: boolean): Prompted {
  const args = promptArgs(question, facts, speech);
  const what = say(`prompt-${question.kind}`, args);
  const title = OWN_TITLE.has(question.kind)
    ? alone
      ? say("turn-you", { what })
      : say("turn-name", { what, name: speech.name(question.seat) })
    : what;
  return { title, why: say(`prompt-${question.kind}-why`, args), asked: ASKED.has(question.kind) };
}

function promptArgs(question: Question, facts: Facts, speech: Speech): Args {
  const args: Args = {};
  for (const [key, value] of Object.entries(question.facts ?? {})) {
    if (typeof value === "boolean") args[key] = value ? "yes" : "no";
    else if (!Array.isArray(value)) args[key] = value;
  }
  if (question.source) args["card"] = speech.short(question.source);
  if (question.owner) args["owner"] = speech.name(question.owner);
  if (question.kind === "use") {
    args["which"] = String(args["ability"]);
    args["ability"] = speech.say(`ability-${String(args["ability"])}`);
  }
  if (question.kind === "play") args["name"] = speech.name(before(facts) ?? question.seat);
  return args;
}

/** Gives the seat that played last in this round. */
function before(facts: Facts): string | null {
  const played = facts["played"] as Record<string, string>;
  const seats = Object.keys((facts["gold"] as Record<string, number>) ?? {});
  const from = seats.indexOf(String(facts["leader"]));
  const order = [...seats.slice(from), ...seats.slice(0, from)].filter((seat) => played[seat]);
  return order[order.length - 1] ?? null;
}

/** Gives the words of the button that commits an answer. */
export function actLabel(question: Question, option: Option, speech: Speech): string {
  const { verb, what } = parse(option.move);
  if (verb === "trio") {
    return /^\d+$/.test(what)
      ? say("act-trio-strength", { strength: Number(what) })
      : say("act-trio-colour", { colour: speech.say(`colour-${what}`) });
  }
  return say(`act-${verb}`, actArgs(verb, what, speech));
}

function actArgs(verb: string, what: string, speech: Speech): Args {
  switch (verb) {
    case "target":
    case "lead":
      return { name: speech.name(what) };
    case "wild":
      return { colour: speech.say(`colour-${what}`) };
    case "pick":
      return { ability: speech.say(`ability-${what}`) };
    case "sword":
      return { sword: what };
    default:
      return what ? { card: speech.short(what) } : {};
  }
}

export interface Fork {
  label: string;
  then: string;
}

/** Gives the words of a button that is an answer of its own, with what follows from it. */
export function forkLabel(question: Question, option: Option, facts: Facts): Fork {
  const { verb } = parse(option.move);
  const gold = (facts["gold"] as Record<string, number> | undefined)?.[question.seat] ?? 0;
  const stakes = Number(facts["stakes"] ?? 0);
  const count = Number(question.facts?.["count"] ?? 0);
  const price = Number(question.facts?.["gold"] ?? 0);
  switch (verb) {
    case "steal":
      return {
        label: say("act-steal", { count: Math.min(count, stakes) }),
        then: say("act-steal-then", { left: Math.max(0, stakes - count) }),
      };
    case "levy":
      return { label: say("act-levy", { count }), then: say("act-levy-then") };
    case "pay":
      return {
        label: say("act-pay", { gold: price }),
        then:
          gold >= price
            ? say("act-pay-then", { left: gold - price })
            : say("act-pay-debt", { have: gold }),
      };
    case "keep":
      return { label: say("act-keep", { gold: price }), then: "" };
    case "swap":
      return { label: say("act-swap"), then: say("act-swap-then") };
    case "stop":
      return { label: say("act-stop"), then: say("act-stop-then") };
    case "pass":
      return { label: say(passId(question.kind)), then: "" };
    default:
      return { label: say(`act-${verb}`), then: "" };
  }
}

function passId(kind: string): string {
  return ["look", "lead", "use", "wild", "duel"].includes(kind) ? `act-${kind}-pass` : "act-pass";
}

/** Tells whether a letter chooses an answer: its own, or P for staying out of a duel. */
export function answersTo(question: Question, option: Option, letter: string): boolean {
  const out = question.kind === "duel" && parse(option.move).verb === "pass";
  return letterOf(option) === letter || (out && letter === "P");
}

/** Gives the letter that chooses a plain answer, beside its number. */
export function letterOf(option: Option): string {
  const letters: Record<string, string> = {
    ...{ use: "Y", look: "Y", accept: "Y", swap: "Y", pass: "N", keep: "N", refuse: "N" },
    ...{ flip: "R", stop: "S", pay: "P" },
  };
  return letters[parse(option.move).verb] ?? "";
}
