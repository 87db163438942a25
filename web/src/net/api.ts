/** Asks the server over HTTP; what it refuses is thrown as a `Refused`, in words of the reader. */

import { say, words, type Args } from "../words/words.svelte";
import type {
  Course,
  NewTable,
  Offer,
  Replay,
  SeatGiven,
  SeatRequest,
  Table,
  TableMade,
} from "./protocol";

export class Refused extends Error {
  constructor(
    readonly code: string,
    readonly id: string,
    readonly args: Args,
  ) {
    super(code);
  }

  /** Gives the reason in the reader's language. */
  get reason(): string {
    return words.has(this.id) ? say(this.id, this.args) : say("page-went-wrong");
  }
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const how: RequestInit =
    body === undefined
      ? {}
      : {
          method: "POST",
          headers: { "Content-Type": "application/json" },
          body: JSON.stringify(body),
        };
  let answer: Response;
  try {
    answer = await fetch(path, how);
  } catch {
    throw new Refused("unreachable", "page-unreachable", {});
  }
  if (answer.ok) return (await answer.json()) as T;
  const problem = (await answer.json().catch(() => ({}))) as Partial<Refused>;
  throw new Refused(problem.code ?? "failed", problem.id ?? "server-failed", problem.args ?? {});
}

export const offer = (): Promise<Offer> => ask("/api/offer");
export const makeTable = (wish: NewTable): Promise<TableMade> => ask("/api/tables", wish);
export const tableInfo = (name: string): Promise<Table> =>
  ask(`/api/tables/${encodeURIComponent(name)}`);
/** Gives how many copies of each card the ruleset of a table has. */
export const tableDeck = (name: string): Promise<Record<string, number>> =>
  ask(`/api/tables/${encodeURIComponent(name)}/deck`);
export const takeSeat = (table: string, wish: SeatRequest): Promise<SeatGiven> =>
  ask(`/api/tables/${encodeURIComponent(table)}/seats`, wish);
/** Plays a game of a table back: the one with this number, or the last. */
export const lookBack = (table: string, eyes: string | null, number: string | null): Promise<Replay> =>
  ask(`/api/tables/${encodeURIComponent(table)}/replay${query({ eyes, number })}`);
/** Tells how the last game of a table went, once it is over. */
export const howItWent = (table: string): Promise<Course> =>
  ask(`/api/tables/${encodeURIComponent(table)}/course`);

function query(values: Record<string, string | null>): string {
  const given = Object.entries(values).filter((pair): pair is [string, string] => pair[1] !== null);
  return given.length ? `?${new URLSearchParams(given)}` : "";
}
