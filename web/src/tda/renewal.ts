/** How many cards come before the discards are shuffled in. */

import type { AnteFacts } from "./facts";

export function renewalIn(facts: AnteFacts, options: Record<string, unknown>): number {
  const share = Number(options["refresh_at"] ?? 1);
  if (share >= 1) return facts.deck_size;
  const whole = facts.drawn + facts.deck_size;
  return Math.max(0, Math.min(facts.deck_size, Math.ceil(whole * share) - facts.drawn));
}
