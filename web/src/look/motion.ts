/** Travel of cards and coins; nothing moves when the speed is 0. */

import { crossfade } from "svelte/transition";

import { settings } from "../app/settings.svelte";

/** Gives a length of time at the reader's speed: 0 for no motion. */
export const time = (ms: number): number => (settings.speed ? ms / settings.speed : 0);

/** `out:send={{ key }}` and `in:receive={{ key }}` let a card travel between two places. */
export const [send, receive] = crossfade({ duration: () => time(200) });
