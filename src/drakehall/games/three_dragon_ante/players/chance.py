"""The player that takes any answer; what it sees and a number of its own decide which."""

from __future__ import annotations

from drakehall.games.three_dragon_ante.core import cards, engine, playout, steps, table
from drakehall.games.three_dragon_ante.players import minds


def pick(m: minds.Minds, s: table.State) -> int:
    """Gives a legal action, each equally likely, by ``luck`` and what the seat asked sees."""
    start(m, s)
    return engine.move_at(s, m.draw(s.moves_count))


def start(m: minds.Minds, s: table.State) -> None:
    """Starts the luck of one decision: ``luck`` and what the seat asked sees decide it."""
    top = s.depth - 1
    m.rng = m.luck
    look(m, s, s.frame_seat[top])
    fold(m, s.depth * 64 + s.frame_kind[top])
    fold(m, s.moves_count)


def look(m: minds.Minds, s: table.State, seat: int) -> None:
    """Folds the course of the game, everybody's gold and the seat's own hand into ``rng``."""
    fold(m, s.gambit * 64 + s.round)
    fold(m, s.stakes)
    for other in range(s.n):
        fold(m, s.gold[other] * 256 + s.hand_size[other] * 16 + s.flight_size[other])
    for place in range(seat * steps.HAND, seat * steps.HAND + s.hand_size[seat]):
        fold(m, s.hand[place] % cards.KINDS)


def fold(m: minds.Minds, number: int) -> None:
    """Mixes a number into ``rng``, which is never 0 afterwards."""
    m.rng = ((m.rng ^ number) * playout.MIX_ONE) & minds.MASK
    m.rng = m.rng ^ (m.rng >> 29) ^ 1
    if m.rng == 0:
        m.rng = playout.MIX_ONE
