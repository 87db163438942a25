/** What the speaking keys say: whom we wait for, how the table stands. */

import type { Table } from "../net/protocol";
import type { Speech } from "../words/speech";
import { say } from "../words/words.svelte";

type Facts = Record<string, unknown>;

export function waiting(table: Table, speech: Speech, mine: string[]): string {
  if (table.pending?.some((seat) => mine.includes(seat))) return say("speak-you");
  const names = askedNames(table, speech);
  return names ? say("speak-wait", { names }) : say("page-over");
}

/** Gives the title of the prompt while others are asked. */
export function waitedFor(table: Table, facts: Facts, speech: Speech): string {
  if (facts["over"]) return say("page-over");
  const names = askedNames(table, speech);
  return names ? say("wait-for", { names }) : say("wait-nobody");
}

function askedNames(table: Table, speech: Speech): string {
  return speech.list((table.pending ?? []).map((seat) => speech.name(seat)));
}

export function standing(table: Table, facts: Facts, speech: Speech): string {
  const gold = facts["gold"] as Record<string, number> | undefined;
  if (!gold) return `${course(facts, speech)} ${scores(table, facts, speech)}`;
  return say("speak-table", {
    stakes: Number(facts["stakes"]),
    leader: speech.name(String(facts["leader"])),
    seats: holdings(table, facts, speech),
  });
}

/** Says what everybody has: gold and flight, or points. */
export function holdings(table: Table, facts: Facts, speech: Speech): string {
  const gold = facts["gold"] as Record<string, number> | undefined;
  if (!gold) return scores(table, facts, speech);
  const totals = facts["total"] as Record<string, number>;
  const seats = table.seats.map(({ seat }) =>
    say("speak-seat", { name: speech.name(seat), gold: gold[seat] ?? 0, total: totals[seat] ?? 0 }),
  );
  return seats.join(say("space"));
}

function scores(table: Table, facts: Facts, speech: Speech): string {
  const score = (facts["score"] ?? {}) as Record<string, number>;
  const parts = table.seats.map(({ seat }) => `${speech.name(seat)} ${score[seat] ?? 0}`);
  return speech.list(parts);
}

/** Says where the game is. */
export function course(facts: Facts, speech: Speech): string {
  if (facts["over"]) return say("page-over");
  if (speech.game === "draco") {
    const captain = speech.name(String(facts["captain"]));
    return speech.say("table-round", { round: Number(facts["round"]), captain });
  }
  const gambit = Number(facts["gambit"] ?? 0);
  if (!gambit) return say("page-draft");
  if (facts["phase"] === "ante") return say("page-gambit-ante", { gambit });
  return say("page-gambit-round", { gambit, round: Number(facts["round"]) });
}
