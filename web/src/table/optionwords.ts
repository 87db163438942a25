/** Words answers that stand in a list: a title, and what choosing them leads to. */

import type { Option, Question } from "../net/protocol";
import type { Speech } from "../words/speech";
import { say } from "../words/words.svelte";
import { parse } from "./options";

type Facts = Record<string, unknown>;

const CARD_VERBS = new Set(["take", "copy", "slay", "trigger"]);

/** Tells whether answers with this verb name a card. */
export const isCardVerb = (verb: string): boolean => CARD_VERBS.has(verb);

export function optionTitle(
  question: Question,
  option: Option,
  speech: Speech,
  facts: Facts,
  brief: boolean,
): string {
  const { verb, what, seat } = parse(option.move);
  const card = () => (brief ? speech.short(what) : speech.card(what));
  switch (verb) {
    case "slay":
      return `${card()} · ${speech.label(seat || holder(what, facts))}`;
    case "take":
    case "copy":
    case "trigger":
      return card();
    case "target":
    case "lead":
      return speech.label(what);
    case "wild":
      return say("act-wild", { colour: speech.say(`colour-${what}`) });
    case "pick":
      return speech.say(`ability-${what}`);
    default:
      return speech.option(question, option, facts);
  }
}

export function optionReason(
  question: Question,
  option: Option,
  speech: Speech,
  facts: Facts,
): string {
  const { verb, what } = parse(option.move);
  const { gold, total } = option.preview ?? {};
  switch (verb) {
    case "copy":
    case "trigger":
      return speech.cardText(what);
    case "pick":
      return speech.say(`ability-text-${what}`);
    case "wild":
      return speech.option(question, option, facts);
    case "target":
      return [
        say("page-flight-total", { total: Number(total) }),
        say("page-gold", { gold: Number(gold) }),
      ].join(" · ");
    case "slay":
      return say("page-flight-total", { total: totalOf(holder(what, facts), facts) });
    default:
      return "";
  }
}

/** Gives the seat in whose flight a card lies. */
function holder(card: string, facts: Facts): string {
  const flights = (facts["flight"] ?? {}) as Record<string, string[]>;
  return Object.keys(flights).find((seat) => flights[seat]?.includes(card)) ?? "";
}

function totalOf(seat: string, facts: Facts): number {
  return (facts["total"] as Record<string, number> | undefined)?.[seat] ?? 0;
}
