/** How treasure travels: out of the chest face down and turned, away to whoever takes it. */

import { arrive, time, toss } from "../look/motion";

const DEAL = 380;
const LEAVE = 260;

interface Moving {
  duration: number;
  css?: (t: number, u: number) => string;
}

function offset(from: Element | null | undefined, to: Element): { x: number; y: number } {
  if (!from) return { x: 0, y: 0 };
  const [a, b] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  const zoom = to.currentCSSZoom ?? 1;
  return {
    x: (a.left + a.width / 2 - b.left - b.width / 2) / zoom,
    y: (a.top + a.height / 2 - b.top - b.height / 2) / zoom,
  };
}

/** Deals a card from `from`: it travels face down, hangs for a moment, and turns. */
export function deal(node: Element, { from, delay = 0 }: { from: () => Element | null; delay?: number }): Moving & { delay: number } {
  const { x, y } = offset(from(), node);
  const TRAVEL = 0.45;
  return {
    duration: time(DEAL),
    delay: time(delay),
    css: (t) => {
      const gone = 1 - toss(Math.min(1, t / TRAVEL));
      const turned = 180 * (1 - arrive(Math.max(0, (t - TRAVEL) / (1 - TRAVEL))));
      return `transform: translate(${x * gone}px, ${y * gone}px) perspective(900px) rotateY(${turned}deg); z-index: 20`;
    },
  };
}

/** Sends a card away to `to`, growing smaller. */
export function leave(node: Element, { to }: { to: () => Element | null }): Moving {
  const target = to();
  if (!target) return { duration: time(LEAVE), css: (t) => `opacity: ${t}` };
  const { x, y } = offset(target, node);
  return {
    duration: time(LEAVE),
    css: (_, u) => {
      const way = arrive(u);
      return `transform: translate(${x * way}px, ${y * way}px) scale(${1 - 0.6 * way}); opacity: ${1 - u * u * 0.8}; z-index: 20`;
    },
  };
}
