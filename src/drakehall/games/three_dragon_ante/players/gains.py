"""What cards, gold and the chance of winning the stakes are worth, in 1024ths of a gold.

A worth is what a seat gains, less what its opponents gain on the average: only the difference
wins a game.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from drakehall.games.three_dragon_ante.core import cards, table, winning
from drakehall.games.three_dragon_ante.players import minds, scale, weights

LOGISTIC: Final = [round(scale.ONE / (1 + exp(-step / 16))) for step in range(scale.STEPS)]
"""The chance to stay ahead, by how far one is ahead in sixteenths of a spread."""
ROOTS: Final = [round(scale.POINT * sqrt(number)) for number in range(scale.ROOTS)]


def share(m: minds.Minds, chance: int) -> int:
    """Gives the worth of one gold in the stakes: its chance, less an average opponent's."""
    return chance - (scale.ONE - chance) // m.others


def from_stakes(m: minds.Minds, s: table.State, gold: int, chance: int) -> int:
    """Stealing gains the gold, but for the share of the stakes that would be won anyway."""
    taken = min(gold * s.unit(), s.stakes, scale.MOST_GOLD)
    return taken * (scale.ONE - share(m, chance))


def to_stakes(m: minds.Minds, s: table.State, gold: int, chance: int) -> int:
    """Paying into the stakes loses the gold, but for the share that may come back."""
    return -min(gold * s.unit(), s.gold[m.me]) * (scale.ONE - share(m, chance))


def from_opponent(m: minds.Minds, worth: int) -> int:
    """What one opponent pays makes this seat richer and the others poorer."""
    return worth + worth // m.others


def card_in_hand(m: minds.Minds, s: table.State, size: int) -> int:
    """A further card is worth the more, the fewer there are; none fits a full hand."""
    if size >= s.rules.hand_limit:
        return 0
    worth = m.weight(weights.CARD)
    if size <= 2:
        return (worth * m.weight(weights.FEW)) >> scale.POINT_BITS
    if size >= 6:
        return (worth * m.weight(weights.MANY)) >> scale.POINT_BITS
    return worth


def draws(m: minds.Minds, s: table.State, count: int) -> int:
    """Drawing several cards is worth each of them in its turn."""
    worth = 0
    for drawn in range(count):
        worth += card_in_hand(m, s, m.size + drawn)
    return worth


def keeping(m: minds.Minds, card: int) -> int:
    """Strong cards, and those with a great power, are better kept than used up."""
    points = table.STRENGTH[card] - scale.MEAN_STRENGTH
    return m.weight(weights.KEEPING) * points + m.weight(weights.OWN + table.POWER[card])


def still_to_come(m: minds.Minds, s: table.State, without: int, rounds: int) -> int:
    """Gives the strength that a hand will still bring to the table, in 256ths.

    It is that of the strongest cards, under a Druid of the weakest; one card of strength
    ``without`` is on its way already (0: none is).
    """
    points = 0
    left = rounds
    skip = without
    held = s.hand_size[m.me]
    for place in range(held):
        strength = m.ranked[held - 1 - place if s.druid == 1 else place]
        if left == 0:
            break
        if strength == skip:
            skip = 0
            continue
        points += strength
        left -= 1
    factor = scale.POINT if s.druid == 1 else m.weight(weights.PLAYED)
    return points * factor + left * m.weight(weights.USUAL)


def chance_to_win(m: minds.Minds, s: table.State, without: int) -> int:
    """Estimates the chance to win the gambit with the flight noted, playing on from the hand."""
    final = m.total * scale.POINT + still_to_come(m, s, without, m.after)
    chance = scale.ONE
    for seat in range(s.n):
        if s.opposes(m.me, seat) and s.plays(seat) and not winning.god_bars(s, seat):
            chance = (chance * beats(m, s, final, seat)) >> scale.BITS
    return chance


def beats(m: minds.Minds, s: table.State, final: int, seat: int) -> int:
    """Estimates the chance that the noted flight ends ahead of another's."""
    plays = m.after + (1 if s.played[seat] == cards.NONE else 0)
    usual = m.weight(weights.USUAL_WEAK) if s.druid == 1 else m.weight(weights.USUAL)
    ahead = final - s.total[seat] * scale.POINT - usual * plays
    if s.druid == 1:
        ahead = -ahead
    doubts = min(plays + m.after, scale.ROOTS - 1)
    doubt = max(m.weight(weights.SPREAD) * ROOTS[doubts] >> scale.POINT_BITS, 100)
    return curve(ahead, doubt)


def curve(ahead: int, doubt: int) -> int:
    """Gives the chance that goes with being ahead by so much, at so much doubt."""
    step = (abs(ahead) * 27 // doubt) if abs(ahead) < 1 << 20 else scale.STEPS
    chance = LOGISTIC[min(step, scale.STEPS - 1)]
    return chance if ahead >= 0 else scale.ONE - chance
