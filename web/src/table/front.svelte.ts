/** Which seat is in front of the screen; with several people at one device, behind a curtain. */

import type { TableLink, View } from "../net/table.svelte";

const IDLE = 20_000;

export interface Front {
  readonly view: View | undefined;
  /** The hand lies face down: its owner is not looking. */
  readonly covered: boolean;
  /** The seat that is to take the device, if the curtain is drawn. */
  readonly curtain: string | null;
  readonly open: () => void;
}

/** Follows who is asked; to be called while a component is set up. */
export function seatInFront(link: () => TableLink): Front {
  let opened = $state<string | null>(null);
  let stirred = 0;

  const shared = $derived(link().seats.length > 1);
  const secret = $derived(hasSecrets(link()));
  const asked = $derived(link().views.filter((view) => view.question).map((view) => view.seat ?? ""));
  const next = $derived(asked.includes(opened ?? "") ? opened : (asked[0] ?? null));
  const curtain = $derived(shared && secret && next !== null && next !== opened ? next : null);
  const seat = $derived(shared ? (secret ? opened : next) : (link().seats[0] ?? null));
  /** Only who has opened the curtain, and is still asked, sees a hand. */
  const covered = $derived(shared && secret && (opened === null || curtain !== null || !asked.includes(opened)));
  const view = $derived.by(() => {
    const views = link().views;
    const found = views.find((one) => one.seat === seat) ?? views[0];
    return found && covered ? hidden(found) : found;
  });

  $effect(() => {
    const stir = () => (stirred = Date.now());
    stir();
    const timer = setInterval(() => {
      if (shared && secret && opened && Date.now() - stirred > IDLE) opened = null;
    }, 1000);
    for (const kind of ["pointerdown", "keydown"]) window.addEventListener(kind, stir);
    return () => {
      clearInterval(timer);
      for (const kind of ["pointerdown", "keydown"]) window.removeEventListener(kind, stir);
    };
  });

  return {
    get view() {
      return view;
    },
    get covered() {
      return covered;
    },
    get curtain() {
      return curtain;
    },
    open: () => {
      stirred = Date.now();
      opened = next;
    },
  };
}

/** Gives the cards of the hand that a view has, if it is a seat's. */
export function handOf({ seat, facts }: View): string[] {
  const hands = facts["hand"] as Record<string, string[]> | undefined;
  return seat ? (hands?.[seat] ?? []) : [];
}

/** In a game whose cards all lie open nobody has to look away. */
function hasSecrets(link: TableLink): boolean {
  const { game, options } = link.table ?? {};
  return game !== "draco" || (options as { won_treasure_visible?: boolean }).won_treasure_visible === false;
}

/** Gives a view whose hand lies face down, without what only its owner saw. */
function hidden(view: View): View {
  const hands = view.facts["hand"] as Record<string, string[]> | undefined;
  const down = Object.fromEntries(
    Object.entries(hands ?? {}).map(([seat, cards]) => [seat, cards.map(() => "?")]),
  );
  const antes = view.facts["ante"] as Record<string, string> | undefined;
  const secret = antes && view.seat && view.facts["phase"] === "ante" && antes[view.seat] !== "none";
  const ante = secret ? { ...antes, [view.seat ?? ""]: "?" } : antes;
  const own = new Set(["draw", "ante", "rob", "seen"]);
  const log = view.log.filter((event) => !own.has(event.kind));
  return { ...view, facts: hands ? { ...view.facts, hand: down, ante } : view.facts, log, question: null };
}
