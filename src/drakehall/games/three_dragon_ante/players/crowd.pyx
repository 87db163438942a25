"""The doors of the players joined with their core: searching, with Python's lock released.

Where this module is not built, ``trial`` and ``mixing`` stand in for it.
"""

from drakehall.games.three_dragon_ante.players cimport mixing
from drakehall.games.three_dragon_ante.players cimport trial


def search(Trial t, Minds m, Worlds w, State root, State s, int playouts):
    """Spends playouts on the open question and gives the place of the best move."""
    cdef int place
    with nogil:
        place = trial.search(t, m, w, root, s, playouts)
    return place


def run(Trial t, Minds m, Worlds w, State root, State s, int count):
    """Tries every move that is left in ``count`` more worlds."""
    with nogil:
        trial.run(t, m, w, root, s, count)


def learn(Mix x, Minds m, Worlds w, State root, State s, int playouts):
    """Spends playouts on the ante that is asked."""
    with nogil:
        mixing.learn(x, m, w, root, s, playouts)
