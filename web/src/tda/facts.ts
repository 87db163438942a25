/** What a seat sees of Three-Dragon Ante, under the keys of the notation. */

export interface Debt {
  debtor: string;
  creditor: string;
  amount: number;
}

export interface AnteFacts {
  phase: "ante" | "play" | "over";
  gambit: number;
  round: number;
  leader: string;
  turn: string;
  asks: string;
  to_act: string;
  druid: boolean;
  priest: string;
  rate: number;
  refreshes: number;
  drawn: number;
  gold: Record<string, number>;
  debts: Debt[];
  flight: Record<string, string[]>;
  total: Record<string, number>;
  played: Record<string, string>;
  ante: Record<string, string>;
  chosen: string[];
  abilities: Record<string, string[]>;
  wild_used: string[];
  out: string[][];
  trios_paid: Record<string, string[]>;
  barred: string[];
  ahead: string;
  stakes: number;
  price: string;
  deck_size: number;
  discard: string[];
  discard_size: number;
  hand: Record<string, string[]>;
  over: boolean;
  winners: string[];
  ranking: string[][];
}

export const NONE = "none";
export const GAP = "-";

/** Gives the seats from a seat's left neighbour round the table. */
export function others(seats: string[], front: string | null): string[] {
  const at = front ? seats.indexOf(front) : -1;
  if (at < 0) return seats;
  return [...seats.slice(at + 1), ...seats.slice(0, at)];
}

/** Gives the card that the next one is measured against: the last one played in this round. */
export function threshold(facts: AnteFacts): { seat: string; card: string } | null {
  if (facts.phase !== "play") return null;
  const seats = Object.keys(facts.gold);
  const order = [...seats, ...seats].slice(seats.indexOf(facts.leader)).slice(0, seats.length);
  const played = order.filter((seat) => facts.played[seat]);
  const last = played[played.length - 1];
  return last ? { seat: last, card: facts.played[last] ?? "" } : null;
}
