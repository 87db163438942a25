/** Asks the server over HTTP; what it refuses is thrown as a `Refused`, in words of the reader. */

import { say, words, type Args } from "../words/words.svelte";
import type {
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
export const lookBack = (table: string, eyes: string | null): Promise<Replay> =>
  ask(`/api/tables/${encodeURIComponent(table)}/replay${eyes ? `?eyes=${eyes}` : ""}`);
