"""How likely each seat is to win the game, as the table lies between two gambits."""

from __future__ import annotations

from math import exp
from typing import Final

from drakehall.games.three_dragon_ante.core import ranking, steps, table
from drakehall.games.three_dragon_ante.players import minds, playing, scale

FADING: Final = [round(scale.FADING_ONE * exp(-step / 256)) for step in range(scale.FADING)]
"""What is left of a chance, by how far a seat is behind."""


def foresee(m: minds.Minds, s: table.State, seat: int) -> int:
    """Notes every seat's chance to win; gives that of one, ``scale.SURE`` for certain."""
    if s.over == 1:
        for other in range(s.n):
            m.seats[other] = playing.win_share(s, other) * scale.SURE // scale.WHOLE
    else:
        note_purses(m, s, seat, 0)
        rate_seats(m, s, seat, 0)
        split(m, s)
    return m.seats[seat]


def masked(m: minds.Minds, s: table.State, seat: int, mask: int) -> int:
    """Gives a seat's chance where parts of what came of a playout count for nothing.

    ``mask`` has a bit for each part. Gold is then as it was before, and hands are all alike.
    """
    if mask == 0:
        return foresee(m, s, seat)
    note_purses(m, s, seat, mask)
    if s.over == 1 and not mask >> scale.FINISH & 1:
        return richest(m, s, seat)
    rate_seats(m, s, seat, mask)
    split(m, s)
    return m.seats[seat]


def remember(m: minds.Minds, s: table.State, seat: int) -> None:
    """Keeps the gold and the cards of the player as they are before a playout."""
    for other in range(s.n):
        m.before[other] = ranking.wealth(s, other)
    m.cards_before = s.hand_size[seat]


def note_purses(m: minds.Minds, s: table.State, seat: int, mask: int) -> None:
    """Notes the gold of the seats, but for what the mask leaves out."""
    for other in range(s.n):
        won = 0
        if mask != 0 and m.winner == other:
            won = min(m.pot, s.gold[other])
        part = scale.PURSE if other == seat else scale.PURSES
        gold = ranking.wealth(s, other) - won
        if mask >> part & 1:
            gold = m.before[other]
        m.purse[other] = gold if mask >> scale.POT & 1 else gold + won


def richest(m: minds.Minds, s: table.State, seat: int) -> int:
    """Gives a seat's part of the win at the end of a game, by the gold noted."""
    winners = 0
    for other in range(s.n):
        if m.purse[other] > m.purse[seat]:
            return 0
        if m.purse[other] == m.purse[seat]:
            winners += 1
    return scale.SURE // winners


def rate_seats(m: minds.Minds, s: table.State, seat: int, mask: int) -> None:
    """Notes how well each seat stands, in 256ths; a difference of one is a factor of e.

    Gold counts as if there were fifty for each seat. The outlook's numbers are what ten gold
    are worth, what they are worth more when somebody is nearly broke, and what a card and ten
    points of its strength beyond the mean are worth.
    """
    gold = 1
    seats = 0
    least = 1 << 20
    for other in range(s.n):
        if s.plays(other):
            gold += m.purse[other]
            least = min(least, m.purse[other])
            seats += 1
    unit = m.outlook[0] + m.outlook[1] * 10 // (least * 50 * seats // gold + 5)
    for other in range(s.n):
        standing = unit * (m.purse[other] * 500 * seats // gold)
        part = scale.HAND if other == seat else scale.HELD
        if not mask >> part & 1:
            standing += m.outlook[2] * s.hand_size[other] * 100
            standing += m.outlook[3] * quality(s, other) * 10
        m.odds[other] = standing >> scale.OUTLOOK_BITS


def split(m: minds.Minds, s: table.State) -> None:
    """Notes the chances that go with how well the seats stand."""
    best = -(1 << 30)
    for seat in range(s.n):
        if s.plays(seat):
            best = max(best, m.odds[seat])
    total = 0
    for seat in range(s.n):
        m.seats[seat] = 0
        if s.plays(seat):
            m.seats[seat] = FADING[min(scale.FADING - 1, best - m.odds[seat])]
            total += m.seats[seat]
    for seat in range(s.n):
        m.seats[seat] = (m.seats[seat] << scale.SURE_BITS) // total


def quality(s: table.State, seat: int) -> int:
    """Gives the strength of a hand beyond that of as many middling cards."""
    points = 0
    base = seat * steps.HAND
    for place in range(base, base + s.hand_size[seat]):
        points += table.STRENGTH[s.hand[place]]
    return points - scale.MEAN_STRENGTH * s.hand_size[seat]
