"""Shows what players wave at each other: a word out of eight, now and then, kept nowhere."""

from __future__ import annotations

from typing import Final

from drakehall import wire
from drakehall.server.decide import own
from drakehall.server.refused import Refused
from drakehall.server.table import Table

APART: Final = 2000
"""Milliseconds between two stamps of a seat."""


class Stamps:
    """When each seat of a table has shown its last stamp."""

    def __init__(self) -> None:
        self._last: dict[int, int] = {}

    def shown(self, table: Table, command: wire.Stamp, seats: list[int], now: int) -> wire.Stamped:
        """Gives what everybody is told; raises ``Refused`` for a seat in too great a hurry."""
        seat = own(table, command.seat, seats)
        if now - self._last.get(seat, now - APART) < APART:
            raise Refused("stamp-soon")
        self._last[seat] = now
        return wire.Stamped(command.seat, command.stamp)
