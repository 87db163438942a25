/** Gathers what is shown of one seat of Three-Dragon Ante. */

import type { Table } from "../net/protocol";
import type { Speech } from "../words/speech";
import { say } from "../words/words.svelte";
import { GAP, NONE, threshold, type AnteFacts } from "./facts";

export interface Tag {
  text: string;
  /** The same where there is little room, beside its icon. */
  brief?: string;
  icon?: string;
  look: "" | "b" | "w" | "bad" | "good" | "amber";
}

export interface SeatState {
  seat: string;
  name: string;
  gold: number;
  cards: number;
  flight: string[];
  /** Empty places that this gambit still has for cards. */
  slots: number;
  total: number;
  empty: boolean;
  ahead: boolean;
  barred: boolean;
  out: boolean;
  gone: boolean;
  /** It is this seat's decision now; `asked`: because of somebody else's power. */
  acts: boolean;
  asked: boolean;
  leads: boolean;
  /** The card that the next one is measured against lies here. */
  beat: string | null;
  tags: Tag[];
  abilities: { name: string; used: boolean }[];
  chosen: boolean;
}

/** Rounds of a gambit, where a ruleset says nothing else. */
const ROUNDS = 3;

export function seatState(
  seat: string,
  table: Table,
  facts: AnteFacts,
  speech: Speech,
  front: string | null,
): SeatState {
  const info = table.seats.find((one) => one.seat === seat);
  const flight = facts.flight[seat] ?? [];
  const laid = flight.filter((card) => card !== GAP);
  const last = threshold(facts);
  const acts = (table.pending ?? []).includes(seat);
  const out = facts.out.some((group) => group.includes(seat));
  const beat = last?.seat === seat ? last.card : null;
  const rounds = Math.max(Number(table.options["min_rounds"] ?? ROUNDS), facts.round);
  return {
    seat,
    name: speech.label(seat),
    gold: facts.gold[seat] ?? 0,
    cards: (facts.hand[seat] ?? []).length,
    flight,
    slots: facts.phase === "play" && !out ? Math.max(0, rounds - flight.length) : 0,
    total: facts.total[seat] ?? 0,
    empty: laid.length === 0,
    ahead: facts.ahead === seat && laid.length > 0,
    barred: facts.barred.includes(seat),
    out,
    gone: info?.kind === "person" && !info.online && !info.relief,
    acts,
    asked: acts && facts.phase === "play" && facts.turn !== seat,
    leads: facts.phase === "play" && facts.leader === seat,
    beat: beat && laid.includes(beat) ? beat : null,
    tags: tagsOf(seat, table, facts, speech, front, beat),
    abilities: (facts.abilities[seat] ?? []).map((name) => ({
      name,
      used: name === "wild-card" && facts.wild_used.includes(seat),
    })),
    chosen: facts.phase === "ante" && facts.chosen.includes(seat),
  };
}

/** Gives the tags of a seat, the most important first. */
function tagsOf(
  seat: string,
  table: Table,
  facts: AnteFacts,
  speech: Speech,
  front: string | null,
  beat: string | null,
): Tag[] {
  const tags: Tag[] = [];
  const info = table.seats.find((one) => one.seat === seat);
  const add = (text: string, look: Tag["look"] = "", icon?: string, brief?: string) => {
    tags.push({ text, look, ...(icon && { icon }), ...(brief && { brief }) });
  };
  if (facts.barred.includes(seat)) add(say("page-barred"), "bad", "u-tiamat");
  for (const [creditor, gold] of owedBy(seat, facts)) {
    add(say("page-owes", { name: speech.label(creditor), gold }), "bad", "scales", `${speech.label(creditor)} ${gold}`);
  }
  if (facts.phase === "play" && facts.leader === seat) add(say("page-leads"), "b", "arrow");
  if (beat) add(`≤ ${facts.played[seat] ? strengthOf(beat) : ""}`, "", "eye");
  if (facts.priest === seat) add(say("page-leads-next"), "", "u-priest");
  if (facts.out.some((group) => group.includes(seat))) add(say("page-out"), "", "door");
  if (isPartner(seat, front, table)) add(say("page-partner"), "w", "people");
  if (info?.kind === "bot") add(say("page-bot"));
  else if (info?.relief) add(say("page-bot-plays"), "amber", "gear");
  else if (table.paused?.[seat]) add(say("page-paused"), "amber", "plug");
  else if (info && !info.online && table.phase === "playing") add(say("page-gone"), "amber", "plug");
  const owed = facts.debts.filter((debt) => debt.creditor === seat);
  const sum = owed.reduce((gold, debt) => gold + debt.amount, 0);
  if (sum) add(say("page-owed", { gold: sum }), "good", "coin");
  return tags;
}

/** Gives what a seat owes to each creditor, the oldest first. */
function owedBy(seat: string, facts: AnteFacts): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { debtor, creditor, amount } of facts.debts) {
    if (debtor === seat) sums.set(creditor, (sums.get(creditor) ?? 0) + amount);
  }
  return sums;
}

const UNIQUE: Record<string, number> = {
  ...{ dracolich: 10, tiamat: 13, bahamut: 13, archmage: 9, dragonslayer: 8 },
  ...{ thief: 7, druid: 6, priest: 5, princess: 4, fool: 3 },
};

/** Gives the strength printed on a card, for marks beside it. */
export function strengthOf(card: string): number {
  const number = Number(/-(\d+)$/.exec(card)?.[1]);
  return number || (UNIQUE[card] ?? 0);
}

function isPartner(seat: string, front: string | null, table: Table): boolean {
  const teams = (table.options as { teams?: string[][] | false }).teams;
  if (!teams || !front || seat === front) return false;
  return teams.some((team) => team.includes(seat) && team.includes(front));
}

/** Gives one sentence about a seat, for a screen reader. */
export function spoken(state: SeatState, speech: Speech): string {
  const parts = [
    say("page-gold", { gold: state.gold }),
    say("page-cards", { count: state.cards }),
    ...state.abilities.map(({ name, used }) => speech.say(`ability-${name}`) + (used ? ` (${say("page-spent")})` : "")),
    ...state.tags.map((tag) => tag.text),
  ];
  if (state.acts) parts.push(say("page-thinking"));
  const flight = state.empty
    ? say("page-flight-none")
    : say("page-flight-total", { total: state.total });
  return `${state.name}: ${speech.list([...parts, flight])}`;
}

export const isNobody = (seat: string): boolean => seat === NONE;
