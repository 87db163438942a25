/** Where the screens are that are loaded when somebody goes there. */

const play = () => import("../screens/play");

export const screens: Record<string, () => Promise<unknown>> = {
  t: async () => ({ default: (await play()).TableScreen }),
  new: () => import("../screens/NewTable.svelte"),
  replay: async () => ({ default: (await play()).Replay }),
  replays: () => import("../screens/Replays.svelte"),
  settings: () => import("../screens/Settings.svelte"),
  credits: () => import("../screens/Credits.svelte"),
  rules: () => import("../screens/Rules.svelte"),
};

/** Fetches the table before its button is pressed. */
export const fetchTable = (): void => void screens["t"]?.();
