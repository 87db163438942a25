/** How much time is left for the open question of a seat. */

import type { Question, Table } from "../net/protocol";

export interface Left {
  left: number;
  of: number;
}

/** Gives the seconds left, where a clock runs; `now` is the server's time in milliseconds. */
export function timeLeft(question: Question | null, table: Table, now: number): Left | null {
  const at = question && table.deadlines?.[question.seat];
  if (!at || !table.clock) return null;
  const left = Math.max(0, Math.ceil((at - now) / 1000));
  return { left, of: table.clock.decision };
}
