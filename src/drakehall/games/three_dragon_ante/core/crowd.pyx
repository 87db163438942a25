"""Plays random games with Python's lock released, so that threads run side by side.

Only here is this more than a call: where this module is not built, ``playout`` stands in for it.
"""

from drakehall.games.three_dragon_ante.core cimport playout
from drakehall.games.three_dragon_ante.core.table cimport State


def play_games(State s, State empty, int first, int games, int limit):
    """Plays whole random games on one state; gives their decisions."""
    cdef int decisions
    with nogil:
        decisions = playout.play_games(s, empty, first, games, limit)
    return decisions


def checksum(State s, State empty, int first, int games, int limit):
    """Folds every decision of random games into one number."""
    cdef int total
    with nogil:
        total = playout.checksum(s, empty, first, games, limit)
    return total
