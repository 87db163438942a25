/** The screens that show a table: as it goes on, and looked back at. They share nearly everything, and come as one file. */

export { default as Replay } from "./Replay.svelte";
export { default as TableScreen } from "./TableScreen.svelte";
