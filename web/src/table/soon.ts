/** Fetches what a table needs a moment later. */

import { words } from "../words/words.svelte";

/** How long the first picture of a table has the network for itself, in milliseconds. */
const AFTER = 1000;

export const later = () => import("./later");

/** Lets it come before somebody asks for it; whoever asks tries again if it did not. */
export const fetchSoon = (): void =>
  void setTimeout(() => void Promise.allSettled([later(), words.whole()]), AFTER);
