"""Arrays of bytes: the one thing that C does in a way of its own, for it happens at each move.

``cells.pxd`` beside this file is written by hand and not by ``tools/declare.py``.
"""

from __future__ import annotations


def close_gap(cells: list[int], place: int, end: int) -> None:
    """Moves what lies behind a place down by one; ``end`` is the last place that is moved."""
    cells[place:end] = cells[place + 1 : end + 1]
