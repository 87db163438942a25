"""The doors of the joined core: random games, alone or move by move.

Whole games are played with Python's lock released, so that threads run side by side. Where this
module is not built, ``playout`` stands in for it. ``usual`` is the form of the core for tables
of the usual kind, which ``is_usual`` knows: both are made when the core is joined.
"""

from drakehall.games.draco.core cimport engine
from drakehall.games.draco.core cimport playout
from drakehall.games.draco.core.table cimport State


def play_games(State s, State empty, int first, int games, int limit):
    """Plays whole random games on one state; gives their decisions."""
    cdef int decisions
    with nogil:
        if is_usual(s) and is_usual(empty):
            decisions = usual.playout.play_games(s, empty, first, games, limit)
        else:
            decisions = playout.play_games(s, empty, first, games, limit)
    return decisions


def checksum(State s, State empty, int first, int games, int limit):
    """Folds every decision of random games into one number."""
    cdef int total
    with nogil:
        if is_usual(s) and is_usual(empty):
            total = usual.playout.checksum(s, empty, first, games, limit)
        else:
            total = playout.checksum(s, empty, first, games, limit)
    return total


cdef class Walk:
    """A random game that is moved from outside: a move is a number, whatever the question."""

    cdef readonly State state

    def __init__(self, State s):
        self.state = s

    def step(self, int number):
        """Makes the legal move that a number meets; gives how many the next question has."""
        cdef int count = self.state.moves_count
        return engine.step(self.state, max(number, 0) % count) if count > 0 else 0


def plays_as_usual(State s):
    """Tells whether whole games of a table's kind are played by the form for usual tables."""
    return is_usual(s)
