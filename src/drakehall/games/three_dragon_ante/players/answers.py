"""Answers to the questions that powers, special flights and abilities ask."""

from __future__ import annotations

from typing import Final

from drakehall.games.three_dragon_ante.core import (
    abilities,
    actions,
    amounts,
    cards,
    steps,
    table,
    trios,
)
from drakehall.games.three_dragon_ante.players import gains, minds, powers, scale, weights

RANKS: Final = [6, 5, 2, 1, 4, 3, 7, 0]
"""For each ability how soon it is picked: those first that bring gold most often."""


def target(s: table.State, seat: int) -> int:
    """Of equally strong opponents the richest is the one to beat."""
    return s.gold[seat] * scale.ONE + s.hand_size[seat] * 102


def blue(m: minds.Minds, s: table.State, action: int) -> int:
    """Steal what would be lost; let the others pay when the stakes are as good as won."""
    if action == actions.STEAL:
        return gains.from_stakes(m, s, m.evil, m.chance)
    return powers.levy(m, s, m.evil)


def tribute(m: minds.Minds, s: table.State, action: int) -> int:
    """A card is mostly cheaper than five gold; the weakest that will do goes first."""
    if action == actions.PAY:
        gold = min(amounts.GREEN * s.unit(), s.gold[m.me], scale.MOST_GOLD)
        return -gold * 4 * m.weight(weights.PAY)
    kept = gains.keeping(m, action - actions.GIVE)
    return -(gains.card_in_hand(m, s, m.size - 1) + kept)


def take(m: minds.Minds, action: int) -> int:
    """Of the antes on offer the best is taken; only a full hand is enough."""
    if action == actions.DONE:
        return 0
    return 10 * scale.ONE + gains.keeping(m, action - actions.TAKE)


def slay(m: minds.Minds, s: table.State, action: int) -> int:
    """The strongest dragon of the strongest opponent; one's own only if need be."""
    owner = (action - actions.SLAY) // cards.KINDS
    return powers.slaying(m, s, owner, action - actions.SLAY - owner * cards.KINDS)


def trigger(m: minds.Minds, s: table.State, card: int) -> int:
    """The best power first, and Copper last: it takes a good dragon away."""
    power = table.POWER[card]
    worth = powers.worth(m, s, card, power)
    return worth - scale.LATER if power == cards.COPPER else worth


def trio(m: minds.Minds, s: table.State, action: int) -> int:
    """The flight that pays most."""
    if action >= actions.TRIO_STRENGTH:
        return action - actions.TRIO_STRENGTH
    return trios.colour_amount(s, m.me, action - actions.TRIO_COLOUR)


def by_power(m: minds.Minds, s: table.State, kind: int, action: int) -> int:
    """Weighs an answer to a question that a power or special flight asks."""
    top = s.depth - 1
    if kind == steps.ASK_TARGET:
        return target(s, action - actions.TARGET)
    if kind == steps.ASK_BLUE:
        return blue(m, s, action)
    if kind == steps.ASK_TRIBUTE:
        return tribute(m, s, action)
    if kind == steps.ASK_BRONZE or kind == steps.ASK_SPOILS:
        return take(m, action)
    if kind == steps.ASK_COPY:
        power = table.POWER[action - actions.COPY]
        return powers.worth(m, s, s.frame_card[top], power)
    if kind == steps.ASK_SLAY:
        return slay(m, s, action)
    if kind == steps.ASK_DISCARD:
        return -gains.keeping(m, action - actions.DISCARD)
    if kind == steps.ASK_TRIGGER:
        return trigger(m, s, action - actions.TRIGGER)
    return trio(m, s, action)


def by_ability(s: table.State, kind: int, action: int) -> int:
    """Weighs an answer to a question that an ability asks.

    The lead is kept, a look costs nothing, a price above the mean is swapped, what saves or
    brings gold is used, and the wild colour that pays most is taken: a better one may never
    come.
    """
    if kind == steps.ASK_LEAD:
        return 1 if action == actions.PASS else 0
    if kind == steps.ASK_LOOK:
        return 1 if action == actions.LOOK else 0
    if kind == steps.ASK_PRICE:
        liked = actions.SWAP if table.STRENGTH[s.price] > scale.MEAN_STRENGTH else actions.KEEP
        return 1 if action == liked else 0
    if kind == steps.ASK_USE:
        return 1 if action == actions.USE else 0
    if kind == steps.ASK_WILD:
        if action == actions.PASS:
            return 0
        return abilities.wild_amount(s, s.frame_seat[s.depth - 1], action - actions.WILD)
    return RANKS[action - actions.PICK]
