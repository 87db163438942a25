"""How likely each seat is to win the game, as the table lies between two gambits."""

from __future__ import annotations

from math import exp
from typing import Final

from drakehall.games.three_dragon_ante.core import ranking, steps, table
from drakehall.games.three_dragon_ante.players import minds, playing, scale

FADING: Final = [round(scale.FADING_ONE * exp(-step / 256)) for step in range(scale.FADING)]
"""What is left of a chance, by how far a seat is behind."""


def outcome(m: minds.Minds, s: table.State, seat: int) -> int:
    """Gives a seat's chance to win, ``scale.SURE`` for certain; a game that is over is known."""
    if s.over == 1:
        return playing.win_share(s, seat) * scale.SURE // scale.WHOLE
    return chance_of(m, s, seat)


def chance_of(m: minds.Minds, s: table.State, seat: int) -> int:
    """Gives a seat's chance to win the game, from gold and hands."""
    rate_seats(m, s)
    best = m.odds[seat]
    for other in range(s.n):
        if s.plays(other):
            best = max(best, m.odds[other])
    total = 0
    for other in range(s.n):
        if s.plays(other):
            total += FADING[min(scale.FADING - 1, best - m.odds[other])]
    return (FADING[min(scale.FADING - 1, best - m.odds[seat])] << scale.SURE_BITS) // total


def rate_seats(m: minds.Minds, s: table.State) -> None:
    """Notes how well each seat stands, in 256ths; a difference of one is a factor of e.

    Gold counts as if there were fifty for each seat. The outlook's numbers are what ten gold
    are worth, what they are worth more when somebody is nearly broke, and what a card and ten
    points of its strength beyond the mean are worth.
    """
    gold = 1
    seats = 0
    least = 1 << 20
    for seat in range(s.n):
        if s.plays(seat):
            gold += ranking.wealth(s, seat)
            least = min(least, ranking.wealth(s, seat))
            seats += 1
    unit = m.outlook[0] + m.outlook[1] * 10 // (least * 50 * seats // gold + 5)
    for seat in range(s.n):
        purse = ranking.wealth(s, seat) * 500 * seats // gold
        hand = m.outlook[2] * s.hand_size[seat] * 100 + m.outlook[3] * quality(s, seat) * 10
        m.odds[seat] = (unit * purse + hand) >> scale.OUTLOOK_BITS


def quality(s: table.State, seat: int) -> int:
    """Gives the strength of a hand beyond that of as many middling cards."""
    points = 0
    base = seat * steps.HAND
    for place in range(base, base + s.hand_size[seat]):
        points += table.STRENGTH[s.hand[place]]
    return points - scale.MEAN_STRENGTH * s.hand_size[seat]
