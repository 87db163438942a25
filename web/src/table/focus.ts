/** Arrow keys move the focus inside a group of buttons; Tab leaves it, as everywhere. */

const BUTTONS = "button:not([tabindex='-1'])";
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** `{@attach roving}` on the element around the buttons. */
export function roving(group: HTMLElement): () => void {
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const buttons = [...group.querySelectorAll<HTMLElement>(BUTTONS)];
    const at = buttons.indexOf(document.activeElement as HTMLElement);
    if (step === undefined || at < 0) return;
    event.preventDefault();
    event.stopPropagation();
    buttons[(at + step + buttons.length) % buttons.length]?.focus();
  };
  group.addEventListener("keydown", move);
  return () => group.removeEventListener("keydown", move);
}

/** Moves the focus to the button of an answer, if it is drawn. */
export function focusMove(move: string): void {
  const found = document.querySelector<HTMLElement>(`button[data-move="${CSS.escape(move)}"]`);
  found?.focus({ preventScroll: false });
}
