/** What nobody needs before a table has been looked at: its sheets and its result. One file, fetched
 * as soon as the table stands. */

export { default as Ledger } from "../draco/Ledger.svelte";
export { default as Result } from "../screens/Result.svelte";
export { default as SeatSheet } from "../tda/SeatSheet.svelte";
export { default as TableSheet } from "../tda/TableSheet.svelte";
export { default as Sheets } from "./Sheets.svelte";
