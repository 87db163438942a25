"""What cards, gold and the chance of winning the stakes are worth, all in gold.

A worth is what this seat gains, less what its opponents gain on the average: only the difference
wins a game.
"""

from __future__ import annotations

from math import exp, prod
from typing import Final

from drakehall.bots.three_dragon_ante.rules.sight import Sight, is_barred
from drakehall.games.three_dragon_ante.cards import Card

CARD: Final = 1.9
"""A card in a hand of middling size: buying three or four of them costs about six."""
FULL_HAND: Final = 10
KEEPING: Final = 0.14
"""What one more point of strength makes a card worth keeping."""
MEAN_STRENGTH: Final = 6.0
USUAL_PLAY: Final = 6.8
"""The strength that an opponent may be expected to play."""
USUAL_WEAK_PLAY: Final = 4.0
"""The same when the weakest flight wins."""
PLAYED: Final = 0.85
"""Not all of the strongest cards will be played; some will be given away or kept."""
SPREAD: Final = 3.0
"""How far one more play may move a flight away from what was expected."""
SLEEPER: Final = {"thief": 3.0, "druid": 1.0, "princess": 0.5, "dragonslayer": 0.5, "bahamut": 1.0}
"""What a card's power adds to its worth in the hand."""


def from_stakes(sight: Sight, gold: int, chance: float) -> float:
    """Stealing gains the gold, but for the share of the stakes that would be won anyway."""
    taken = min(gold, sight.stakes)
    return taken - taken * share(sight, chance)


def to_stakes(sight: Sight, gold: int, chance: float) -> float:
    """Paying into the stakes loses the gold, but for the share that may come back."""
    return -min(gold, sight.gold[sight.me]) * (1 - share(sight, chance))


def from_opponent(sight: Sight, gold: float) -> float:
    """What one opponent pays makes this seat richer and the others poorer."""
    return gold * (1 + 1 / len(sight.others))


def share(sight: Sight, chance: float) -> float:
    """One gold in the stakes is worth the chance to win it, less that of an average opponent."""
    return chance - (1 - chance) / len(sight.others)


def card_in_hand(size: int) -> float:
    """A further card is worth the more, the fewer there are; none fits a full hand."""
    if size >= FULL_HAND:
        return 0.0
    return CARD * (1.4 if size <= 2 else 1.0 if size <= 5 else 0.6)


def draws(sight: Sight, cards: int) -> float:
    """Drawing several cards is worth each of them in its turn."""
    size = sight.hand_size[sight.me] - 1
    return sum(card_in_hand(size + drawn) for drawn in range(cards))


def keeping(card: Card) -> float:
    """Strong cards, and those with a great power, are better kept than used up."""
    return KEEPING * (card.strength - MEAN_STRENGTH) + SLEEPER.get(card.power, 0.0)


def expected_rest(hand: list[Card], rounds: int, *, weak: bool = False) -> float:
    """The strength still to come is that of the strongest cards, or weakest under a Druid."""
    best = sorted((card.strength for card in hand), reverse=not weak)[:rounds]
    missing = rounds - len(best)
    return (1.0 if weak else PLAYED) * sum(best) + USUAL_PLAY * missing


def chance_to_win(sight: Sight, flight: list[Card], total: int, rest: list[Card]) -> float:
    """Estimates the chance to win the gambit with this flight, playing on from these cards."""
    if is_barred(flight):
        return 0.0
    final = total + expected_rest(rest, sight.rounds_after, weak=sight.druid)
    rivals = [seat for seat in sight.others if not sight.barred(seat)]
    return prod(_beats(sight, final, seat) for seat in rivals)


def _beats(sight: Sight, final: float, seat: str) -> float:
    """Estimates the chance that this seat's flight ends ahead of another's."""
    plays = sight.rounds_after + (seat not in sight.played)
    usual = USUAL_WEAK_PLAY if sight.druid else USUAL_PLAY
    ahead = final - sight.total[seat] - usual * plays
    doubt = SPREAD * (plays + sight.rounds_after) ** 0.5
    if sight.druid:
        ahead = -ahead
    return 1 / (1 + exp(-1.7 * ahead / max(doubt, 0.4)))
