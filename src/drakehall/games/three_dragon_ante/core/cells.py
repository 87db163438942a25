"""Arrays of bytes: what C and Python each move in a way of their own, since both do it often.

``cells.pxd`` beside this file is written by hand and not by ``tools/declare.py``.
"""

from __future__ import annotations


def close_gap(cells: list[int], place: int, end: int) -> None:
    """Moves what lies behind a place down by one; ``end`` is the last place that is moved."""
    cells[place:end] = cells[place + 1 : end + 1]


def shift(cells: list[int], to: int, source: int, count: int) -> None:
    """Copies cells to another place of their array; both places may overlap."""
    cells[to : to + count] = cells[source : source + count]


def copy(cells: list[int], source: list[int], count: int) -> None:
    """Copies the first cells of another array."""
    cells[:count] = source[:count]
