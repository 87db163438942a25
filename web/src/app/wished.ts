/** Reads the table that the command line asks for from the address: `?game=draco&preset=quick`. */

import type { NewTable, SeatWish } from "../net/protocol";

const MOST = 6;
/** The bots that one plays against who has not chosen any. */
export const USUAL = "fair";

export function wished(query: URLSearchParams): NewTable | null {
  const table = query.get("table");
  if (table) return optionsOf(table) as unknown as NewTable;
  const game = query.get("game");
  if (!game) return null;
  const bots = Number(query.get("bots") ?? (game === "draco" ? 2 : 3));
  const count = Math.max(1, Math.min(MOST - 1, Number.isInteger(bots) ? bots : 3));
  const bot: SeatWish = { kind: "bot", level: query.get("level") ?? USUAL };
  const seats = Array.from({ length: count }, () => bot);
  return {
    game,
    seats: [{ kind: "person", name: "" }, ...seats],
    preset: query.get("preset") ?? "",
    options: optionsOf(query.get("options")),
  };
}

function optionsOf(text: string | null): Record<string, unknown> {
  try {
    return (JSON.parse(text ?? "{}") as Record<string, unknown> | null) ?? {};
  } catch {
    return {};
  }
}
