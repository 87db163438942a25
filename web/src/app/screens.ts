/** Where the screens are that are loaded when somebody goes there. */

export const screens: Record<string, () => Promise<unknown>> = {
  t: () => import("../screens/TableScreen.svelte"),
  new: () => import("../screens/NewTable.svelte"),
  replay: () => import("../screens/Replay.svelte"),
  replays: () => import("../screens/Replays.svelte"),
  settings: () => import("../screens/Settings.svelte"),
  credits: () => import("../screens/Credits.svelte"),
  rules: () => import("../screens/Rules.svelte"),
};

/** Fetches the table before its button is pressed. */
export const fetchTable = (): void => void screens["t"]?.();
