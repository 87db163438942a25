/** Where the screens are that are loaded when somebody goes there. */

import { words } from "../words/words.svelte";

/** Waits for all words, too. */
const wordy = async (screen: Promise<unknown>): Promise<unknown> => (await Promise.all([screen, words.whole()]))[0];

const play = () => import("../screens/play");

export const screens: Record<string, () => Promise<unknown>> = {
  t: async () => ({ default: (await play()).TableScreen }),
  new: () => wordy(import("../screens/NewTable.svelte")),
  replay: async () => ({ default: (await play()).Replay }),
  replays: () => import("../screens/Replays.svelte"),
  settings: () => wordy(import("../screens/Settings.svelte")),
  credits: () => wordy(import("../screens/Credits.svelte")),
  rules: () => wordy(import("../screens/Rules.svelte")),
};

/** Fetches the table before its button is pressed. */
export const fetchTable = (): void => void screens["t"]?.();
