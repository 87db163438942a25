"""The player that takes any answer; what it sees and a number of its own decide which."""

from __future__ import annotations

from drakehall.games.draco.core import playout, table
from drakehall.games.draco.players import mind


def pick(m: mind.Mind, s: table.State) -> int:
    """Gives a legal action, each equally likely, by ``luck`` and what everybody sees."""
    m.rng = m.luck
    fold(m, s.round * 64 + s.phase * 8 + s.turn)
    fold(m, s.flipped * 64 + s.curses * 8 + s.opportunity)
    fold(m, s.gone_size)
    for place in range(s.table_size):
        fold(m, s.table[place])
    for seat in range(s.n):
        fold(m, s.swords[seat])
        fold(m, s.played[seat])
    fold(m, s.moves_count)
    return s.moves[(m.rng >> 32) * s.moves_count >> 32]


def fold(m: mind.Mind, number: int) -> None:
    """Mixes a number into ``rng``."""
    m.rng = ((m.rng ^ number) * playout.MIX_ONE) & playout.MASK
    m.rng = m.rng ^ (m.rng >> 29) ^ 1
