/** Travel of cards and coins. Only transforms and opacity move; nothing does when the speed is 0. */

import { tick } from "svelte";
import { crossfade, type TransitionConfig } from "svelte/transition";

import { settings } from "../app/settings.svelte";

const MOVE = 200;
const STAGGER = 30;
const MOST_COINS = 10;
const COIN_MOVE = 240;

/** What is drawn next did not come about from what is drawn now. */
let leaping = false;

/** Lets nothing travel until what changes now is drawn: a leap to another moment of a game. */
export function leap(): void {
  leaping = true;
  void tick().then(() => (leaping = false));
}

/** Gives a length of time at the reader's speed: 0 for no motion. */
export const time = (ms: number): number => (settings.speed && !leaping ? ms / settings.speed : 0);

/** Everything that arrives slows down at the end: cubic-bezier(.2, .8, .2, 1), near enough. */
export const arrive = (t: number): number => 1 - (1 - t) ** 3.2;

/** Cards land with a small swing beyond their place. */
export function toss(t: number): number {
  const over = 1.2;
  const back = t - 1;
  return 1 + (over + 1) * back ** 3 + over * back ** 2;
}

const [leave, land] = crossfade({
  duration: () => time(MOVE),
  easing: toss,
  fallback: (node) => appear(node),
});

type Travel = typeof leave;

/** Without motion nothing is measured either: to ask where something lies costs a layout. */
const ifMoving =
  (travel: Travel) =>
  (node: Element, params: Parameters<Travel>[1]): TransitionConfig | (() => TransitionConfig) =>
    time(MOVE) ? travel(node, params) : { duration: 0 };

/** `out:send={{ key }}` and `in:receive={{ key }}` let a card travel between two places. */
export const send = ifMoving(leave);
export const receive = ifMoving(land);

/** Lets something appear where it is, without travel. */
function appear(node: Element, { duration = 160 } = {}) {
  const opacity = Number(getComputedStyle(node).opacity);
  return { duration: time(duration), css: (t: number) => `opacity: ${t * opacity}` };
}

/** What is in the air, so that one key can finish it. */
const flying = new Set<Animation>();

/** Lands everything at once: the answer to the key that skips. */
export function finishMotion(): void {
  for (const animation of flying) animation.finish();
  flying.clear();
}

/** Lets what is placed by `translate` glide to its next place, but not to its first. */
export function glide(node: HTMLElement): void {
  requestAnimationFrame(() => (node.dataset["glides"] = ""));
}

/** Sends coins from one element to another on a low arc; resolves when the last has landed. */
export async function sendGold(from: Element, to: Element, amount: number): Promise<void> {
  if (!settings.speed || amount <= 0) return;
  const [start, end] = [centre(from), centre(to)];
  const coins = Array.from({ length: Math.min(amount, MOST_COINS) }, (_, number) =>
    flyCoin(start, end, time(number * STAGGER)),
  );
  await Promise.allSettled(coins);
}

interface Point {
  x: number;
  y: number;
}

function centre(element: Element): Point {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

async function flyCoin(start: Point, end: Point, delay: number): Promise<void> {
  const coin = document.createElement("span");
  coin.className = "flying-coin";
  coin.ariaHidden = "true";
  document.body.append(coin);
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const rise = Math.min(60, Math.hypot(dx, dy) * 0.2);
  const at = (share: number, up: number): Keyframe => ({
    transform: `translate(${start.x + dx * share}px, ${start.y + dy * share - up}px)`,
  });
  const animation = coin.animate(
    [{ ...at(0, 0), opacity: 1 }, at(0.5, rise), { ...at(1, 0), opacity: 1 }],
    { duration: time(COIN_MOVE), delay, easing: "cubic-bezier(.4, 0, .6, 1)", fill: "both" },
  );
  flying.add(animation);
  try {
    await animation.finished;
  } finally {
    flying.delete(animation);
    coin.remove();
  }
}
