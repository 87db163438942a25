"""What each power would be worth now. [section 4]"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from drakehall.bots.three_dragon_ante.rules import gain
from drakehall.bots.three_dragon_ante.rules.sight import Sight, count
from drakehall.games.three_dragon_ante.cards import Card

SLAYABLE: Final = 8
"""The Dragonslayer's prey is weaker than this."""


@dataclass(frozen=True)
class Case:
    """A power about to run: whose card, in which flight, with which chance to win the gambit."""

    sight: Sight
    card: Card
    flight: list[Card]
    total: int
    chance: float


def worth(case: Case, power: str) -> float:
    """Gives what a power is worth in gold."""
    rule = POWERS.get(power)
    return rule(case) if rule else 0.0


def red(case: Case) -> float:
    """One gold, and a card that the opponent loses."""
    sight = case.sight
    victim = max(sight.total[seat] for seat in sight.others)
    robbed = any(sight.hand_size[s] for s in sight.others if sight.total[s] == victim)
    return gain.from_opponent(sight, 1 + gain.CARD * robbed)


def gold(case: Case) -> float:
    """A card for each good dragon of the flight."""
    return gain.draws(case.sight, count(case.flight, "good"))


def silver(case: Case) -> float:
    """A card, less those that opponents with good dragons draw."""
    sight = case.sight
    theirs = sum(count(sight.flight[seat], "good") > 0 for seat in sight.others)
    mine = 1 if count(case.flight, "good") else 0
    return gain.draws(sight, mine) - gain.CARD * theirs / len(sight.others)


def blue(case: Case) -> float:
    """Either of the two ways, whichever is better."""
    number = count(case.flight, "evil")
    return max(steal(case.sight, number, case.chance), levy(case.sight, number, case.chance))


def steal(sight: Sight, gold: int, chance: float) -> float:
    """Fat stakes are worth stealing from, the more so when they would be lost."""
    return gain.from_stakes(sight, gold, chance)


def levy(sight: Sight, gold: int, chance: float) -> float:
    """Making the others pay takes from each, and feeds the stakes."""
    return gold + gold * len(sight.others) * gain.share(sight, chance)


def black(case: Case) -> float:
    """Two from the stakes."""
    return steal(case.sight, 2, case.chance)


def white(case: Case) -> float:
    """Three from the stakes, if a mortal lies anywhere."""
    flights = [*case.sight.flight.values(), case.flight]
    mortals = sum(count(flight, "mortal") for flight in flights)
    return steal(case.sight, 3, case.chance) if mortals else 0.0


def green(case: Case) -> float:
    """The left neighbour gives the weakest evil dragon that will do, or five gold."""
    likely = min(0.9, 0.06 * case.card.strength * case.sight.hand_size[case.sight.left_of_me()] / 3)
    return gain.from_opponent(case.sight, 5 * (1 - likely) + gain.CARD * likely)


def brass(case: Case) -> float:
    """The strongest opponent gives a stronger good dragon, or five gold."""
    likely = 0.05 * (13 - case.card.strength)
    return gain.from_opponent(case.sight, 5 * (1 - likely) + (gain.CARD + 1) * likely)


def bronze(case: Case) -> float:
    """The two weakest antes come to the hand."""
    weakest = sorted(case.sight.antes, key=lambda card: card.strength)[:2]
    return gain.draws(case.sight, len(weakest)) + sum(gain.keeping(card) for card in weakest) / 2


def copper(case: Case) -> float:
    """Any card takes its place and wakes; a weak Copper gains strength by it."""
    points = gain.MEAN_STRENGTH - case.card.strength
    return 1.5 + 0.02 * points * case.sight.stakes * (-1 if case.sight.druid else 1)


def bahamut(case: Case) -> float:
    """Ten from each opponent with dragons of both sides."""
    mixed = sum(
        min(10, case.sight.gold[seat])
        for seat in case.sight.others
        if count(case.sight.flight[seat], "good") and count(case.sight.flight[seat], "evil")
    )
    return gain.from_opponent(case.sight, mixed)


def dracolich(case: Case) -> float:
    """The best evil dragon of all flights."""
    flights = case.sight.flight.values()
    evil = {c.power for f in flights for c in f if c.side == "evil" and c.power != "dracolich"}
    return max((worth(case, power) for power in evil), default=0.0)


def archmage(case: Case) -> float:
    """The best ante, for one gold."""
    copied = {card.power for card in case.sight.antes} - {"archmage"}
    return fee(case) + max((worth(case, power) for power in copied), default=0.0)


def dragonslayer(case: Case) -> float:
    """The best dragon that an opponent loses, for one gold; at worst one of one's own."""
    sight = case.sight
    prey = [
        slaying(sight, seat, card)
        for seat in sight.seats
        for card in (case.flight if seat == sight.me else sight.flight[seat])
        if card.side != "mortal" and card.strength < SLAYABLE
    ]
    return fee(case) + max(prey, default=0.0)


def slaying(sight: Sight, owner: str, card: Card) -> float:
    """Strength in the flight of the strongest opponent is what one wants gone."""
    points = card.strength * sight.stakes * 0.035 + 0.1 * (card.side != "mortal")
    weight = 1.0 if owner == sight.strongest() else 0.3
    mine = owner == sight.me
    return points * (-1.0 if mine else weight) * (-1 if sight.druid else 1)


def thief(case: Case) -> float:
    """Seven from the stakes, for a card."""
    return steal(case.sight, 7, case.chance) - 0.6 * gain.CARD


def druid(case: Case) -> float:
    """The weak win: good for a weak flight, bad for a strong one."""
    sight = case.sight
    if sight.druid:
        return fee(case)
    rivals = [sight.total[seat] + (seat not in sight.played) * 6 for seat in sight.others]
    behind = min(rivals) - case.total
    after = min(0.9, max(0.1, 0.5 + 0.08 * behind))
    return fee(case) + (after - case.chance) * sight.stakes


def priest(case: Case) -> float:
    """Leading wakes the next card for certain."""
    return fee(case) + (1.5 if case.sight.rounds_after else 0.0)


def princess(case: Case) -> float:
    """Each good dragon of the flight once more."""
    good = [card.power for card in case.flight if card.side == "good"]
    return fee(case) + sum(worth(case, power) for power in good)


def fool(case: Case) -> float:
    """A card for each stronger flight."""
    stronger = sum(case.sight.total[seat] > case.total for seat in case.sight.others)
    return fee(case) + gain.draws(case.sight, stronger)


def fee(case: Case) -> float:
    """Mortals ask one gold for the stakes."""
    return gain.to_stakes(case.sight, 1, case.chance)


POWERS: Final[Mapping[str, Callable[[Case], float]]] = {
    rule.__name__: rule
    for rule in (
        *(red, gold, silver, blue, green, bronze, black, copper, white, brass),
        *(bahamut, dracolich, archmage, dragonslayer),
        *(thief, druid, priest, princess, fool),
    )
}
"""Tiamat is missing: she has no power that wakes."""
