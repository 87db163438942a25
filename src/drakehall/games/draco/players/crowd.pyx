"""The doors of the players joined with their core: searching, with Python's lock released.

Where this module is not built, ``search`` stands in for it.
"""

from drakehall.games.draco.players cimport search


def think(Search q, int playouts):
    """Spends the playouts: all answers run, then the better half of them, then half of those."""
    with nogil:
        search.think(q, playouts)


def try_worlds(Search q, int count):
    """Tries every answer that is in the race in so many new worlds."""
    with nogil:
        search.try_worlds(q, count)
