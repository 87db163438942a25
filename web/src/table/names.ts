/** Names of those who sit at a table; bots are people of the house, in the reader's language. */

import type { Table } from "../net/protocol";
import { say } from "../words/words.svelte";

export function namesOf(table: Table): Record<string, string> {
  return Object.fromEntries(
    table.seats.map(({ seat, kind, name }) => [
      seat,
      name || say(kind === "open" ? "lobby-free" : `page-bot-${seat}`),
    ]),
  );
}
