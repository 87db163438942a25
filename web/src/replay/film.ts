/** A game played back, cut into gambits and rounds. */

import type { Event, Replay } from "../net/protocol";
import type { View } from "../net/table.svelte";

export interface Mark {
  /** The first frame of the part. */
  at: number;
  frames: number;
  number: number;
  winner: string | null;
}

type Facts = Record<string, unknown>;

/** As many frames as a table looks back for what was shown last. */
const RECENT = 4;

/** Gives what the eyes saw after a move; its log goes back a few moves only. */
export function viewAt(replay: Replay, step: number): View {
  const frame = replay.frames[step];
  const log = replay.frames.slice(Math.max(0, step - RECENT), step + 1).flatMap((one) => one.events);
  const seat = replay.eyes.length === 1 ? replay.eyes : null;
  return { seat, facts: (frame?.facts ?? {}) as Facts, log, question: null, odds: {} };
}

/** Gives everything that happened, and for each frame how much of it had happened by then. */
export function chronicle(replay: Replay): { events: Event[]; until: number[] } {
  const events: Event[] = [];
  const until = replay.frames.map((frame) => events.push(...frame.events));
  return { events, until };
}

/** Gives the gambits (or the rounds of a game that has none) with the frames they take. */
export function parts(replay: Replay): Mark[] {
  const key = replay.frames.some((frame) => "gambit" in frame.facts) ? "gambit" : "round";
  const marks: Mark[] = [];
  replay.frames.forEach((frame, at) => {
    const number = Math.max(1, Number((frame.facts as Facts)[key] ?? 1));
    const last = marks[marks.length - 1];
    if (last?.number === number) last.frames += 1;
    else marks.push({ at, frames: 1, number, winner: null });
    const won = frame.events.find((event: Event) => event.kind === "win");
    const part = marks.find((mark) => mark.number === (won ? numberOf(marks, frame.events, number) : -1));
    if (part && won) part.winner = String(won.args["seat"]);
  });
  return marks;
}

/** A gambit is won in the frame that may already show the next one. */
function numberOf(marks: Mark[], events: Event[], number: number): number {
  const begins = events.some((event) => event.kind === "gambit");
  return begins && marks.length > 1 ? number - 1 : number;
}
