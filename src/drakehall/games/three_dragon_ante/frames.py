"""The pending step on top of a table's stack, as the shell reads it."""

from __future__ import annotations

from typing import NamedTuple

from drakehall.games.three_dragon_ante.core import reading
from drakehall.games.three_dragon_ante.core.table import State as Table


class Frame(NamedTuple):
    """A pending step: what it is, whom it asks, whose power of which card it is."""

    kind: int
    seat: int
    owner: int
    card: int
    power: int
    memo: int


def top_frame(table: Table) -> Frame:
    """Gives the step on top: before the end of the game, the open question."""
    return Frame(*reading.frame(table, table.depth - 1))
