/** The keyboard of the table. Single letters rest while somebody types, and can be switched off. */

import { settings } from "../app/settings.svelte";

export interface Keys {
  /** Picks the answer at a place, counted from 0. */
  digit: (place: number) => void;
  /** Chooses a plain answer by its letter; tells whether there is one. */
  letter: (letter: string) => boolean;
  confirm: () => boolean;
  cancel: () => void;
  skip: () => void;
  /** What a letter of its own does: `I` looks closer, `?` helps. */
  others: Record<string, () => void>;
}

const TYPED_INTO = "input:not([type='checkbox'], [type='radio']), textarea, select";

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.matches(TYPED_INTO) || target.isContentEditable);
}

function isButton(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest("button, a, summary") !== null;
}

/** Gives the handler for `keydown` on the window. */
export function keyboard(keys: Keys): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (isTyping(event.target) || document.querySelector("dialog[open]")) return;
    if (handle(keys, event)) event.preventDefault();
  };
}

function handle(keys: Keys, event: KeyboardEvent): boolean {
  const { key } = event;
  if (key === "Escape") return done(keys.cancel);
  if (key === "Enter") return !isButton(event.target) && keys.confirm();
  if (key === " ") return !isButton(event.target) && done(keys.skip);
  if (!settings.keys) return false;
  if (/^\d$/.test(key)) return done(() => keys.digit(key === "0" ? 9 : Number(key) - 1));
  const letter = key.length === 1 ? key.toUpperCase() : key;
  if (keys.letter(letter)) return true;
  const other = keys.others[letter];
  return other ? done(other) : false;
}

function done(act: () => void): boolean {
  act();
  return true;
}
