/** Tells what has happened in as few sentences as leave nothing out, each with its number. */

import type { Event } from "../net/protocol";
import type { Speech } from "../words/speech";

export interface Line {
  number: number;
  text: string;
  /** `true` for what only this seat knows. */
  own: boolean;
  /** `true` for the heading of a gambit or round. */
  head: boolean;
  kind: string;
  /** A bot or the clock chose this for somebody. */
  relieved: boolean;
  /** Card words that the line speaks of, to be looked for on the table. */
  cards: string[];
}

const SECRET = new Set(["ante", "draw", "rob", "seen"]);
const HEADS = new Set(["gambit", "round"]);
const SILENT = new Set(["answer", "score"]);
/** Kinds whose runs are told in one sentence. */
const TOGETHER = new Set(["draw", "seen", "down"]);
const UNKNOWN = "?";

/** Words the events that a seat has seen. */
export function lines(events: Event[], seat: string | null, speech: Speech): Line[] {
  const told = worthTelling(events, seat);
  const found: Line[] = [];
  for (let at = 0; at < told.length; ) {
    const run = runFrom(told, at);
    at += run.length;
    for (const part of parted(run)) {
      const first = part[0];
      const text = first && (TOGETHER.has(first.kind) ? together(part, speech) : speech.event(first));
      if (text) found.push(line(part, text, seat));
    }
  }
  return found;
}

function line(part: Event[], text: string, seat: string | null): Line {
  const event = part[0]!;
  const words = part.flatMap(({ args }) => [args["card"], args["old"], args["new"]]);
  const cards = words.filter((c): c is string => typeof c === "string" && c !== UNKNOWN);
  const mine = event.args["seat"] === seat || event.args["victim"] === seat;
  const own = SECRET.has(event.kind) && mine && cards.length > 0 && seat !== null;
  const { number, kind, by } = event;
  return { number, text, own, head: HEADS.has(kind), kind, cards, relieved: Boolean(by) };
}

/** Leaves out what the other sentences say anyway. */
function worthTelling(events: Event[], seat: string | null): Event[] {
  let price: unknown = null;
  const revealed = new Set<number>();
  let since = 0;
  events.forEach((event, at) => {
    if (event.kind === "gambit" || event.kind === "void") since = at;
    if (event.kind === "reveal") for (let k = since; k < at; k++) revealed.add(k);
  });
  return events.filter((event, at) => {
    if (SILENT.has(event.kind) || !event.text) return false;
    if (event.kind === "price") price = event.args["gold"];
    else if (event.kind !== "pay" && event.kind !== "debt") price = null;
    if (event.kind === "pay" && event.args["gold"] === price) return false;
    if (event.kind === "ante" && revealed.has(at)) return false;
    if (event.kind === "forced") return isNotable(event, seat);
    return event.kind !== "seen" || event.args["card"] !== UNKNOWN;
  });
}

/** Tells whether a reader may wonder why a question was not put to them. */
function isNotable(forced: Event, seat: string | null): boolean {
  return forced.args["seat"] === seat && !["target", "captain"].includes(String(forced.args["kind"]));
}

/** Gives the events of one kind that follow each other, where they are told together. */
function runFrom(events: Event[], at: number): Event[] {
  const first = events[at];
  if (!first || !TOGETHER.has(first.kind)) return first ? [first] : [];
  let end = at + 1;
  while (events[end]?.kind === first.kind) end += 1;
  return events.slice(at, end);
}

/** Parts a run by seat: one sentence says what one seat has drawn in one go. */
function parted(run: Event[]): Event[][] {
  if (run[0]?.kind === "down") return [run];
  const parts = new Map<string, Event[]>();
  for (const event of run) {
    const known = event.args["card"] === UNKNOWN ? "" : "known";
    const key = `${String(event.args["seat"])} ${known}`;
    parts.set(key, [...(parts.get(key) ?? []), event]);
  }
  return [...parts.values()];
}

function together(run: Event[], speech: Speech): string | null {
  const first = run[0];
  if (!first) return null;
  if (first.kind === "down") {
    const names = run.map((event) => speech.name(String(event.args["seat"])));
    return speech.say("log-down", { names: speech.list(names) });
  }
  const seat = speech.name(String(first.args["seat"]));
  if (first.args["card"] === UNKNOWN) return speech.say("log-draw", { seat, count: run.length });
  const card = speech.list(run.map((event) => speech.card(String(event.args["card"]))));
  if (first.kind === "draw") return speech.say("event-draw", { seat, card });
  return speech.say("event-seen", { seat, card, victim: speech.name(String(first.args["victim"])) });
}
