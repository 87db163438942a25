"""Who wins as the scores lie."""

from __future__ import annotations

from drakehall.games.draco.core import scoring, table


def is_winner(s: table.State, seat: int) -> bool:
    """Tells whether nobody ranks above a seat."""
    for other in range(s.n):
        if other != seat and scoring.ranks_above(s, other, seat):
            return False
    return True


def count_winners(s: table.State) -> int:
    """Gives how many seats share the win."""
    found = 0
    for seat in range(s.n):
        if is_winner(s, seat):
            found += 1
    return found
