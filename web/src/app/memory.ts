/** What this browser remembers of tables: the last kind that was played, and where one has sat. */

import type { NewTable } from "../net/protocol";

export interface Sat {
  id: string;
  game: string;
  at: number;
  over: boolean;
}

const TABLES = "drakehall-tables";
const LAST = "drakehall-last";
const MOST = 30;

function read<T>(key: string, otherwise: T): T {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? "null") as T | null) ?? otherwise;
  } catch {
    return otherwise;
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** Gives the tables that one has sat at, newest first. */
export const tables = (): Sat[] => read<Sat[]>(TABLES, []);

export function remember(id: string, game: string, over: boolean): void {
  const rest = tables().filter((table) => table.id !== id);
  write(TABLES, [{ id, game, at: Date.now(), over }, ...rest].slice(0, MOST));
}

export function forget(id: string): void {
  write(TABLES, tables().filter((table) => table.id !== id));
}

/** Gives the last table against bots, so that "Play now" deals the same again. */
export const lastTable = (): NewTable | null => read<NewTable | null>(LAST, null);
export const rememberLast = (wish: NewTable): void => write(LAST, wish);

let arriving: string | null = null;

/** Says that the game shall begin as soon as its table is there. */
export const startOnArrival = (id: string): void => {
  arriving = id;
};

/** Tells, once, whether the game shall begin. */
export function shallStart(id: string): boolean {
  const shall = arriving === id;
  if (shall) arriving = null;
  return shall;
}
