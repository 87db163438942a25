"""Remembers which tables broke down, so that waking them again and again costs nothing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from drakehall.server.refused import Refused

SHORTEST: Final = 500
LONGEST: Final = 60_000
FORGIVEN: Final = 600_000
"""A table that has stood this long (milliseconds) is no more suspect than any other."""


@dataclass
class _Fall:
    at: int
    pause: int


class Falls:
    """The tables that broke down lately; each is left alone for longer the more often it does.

    A fault that comes back with the log would otherwise keep the server busy for nothing: the
    table falls as it wakes, and everybody who sits at it connects again at once.
    """

    def __init__(self) -> None:
        self._falls: dict[str, _Fall] = {}

    def note(self, table: str, now: int) -> None:
        """Notes that a table broke down; ``now`` is in milliseconds."""
        self._falls = {name: f for name, f in self._falls.items() if now - f.at < FORGIVEN}
        last = self._falls.get(table)
        pause = SHORTEST if last is None else min(2 * last.pause, LONGEST)
        self._falls[table] = _Fall(now, pause)

    def check(self, table: str, now: int) -> None:
        """Raises ``Refused`` if a table broke down a moment ago."""
        fall = self._falls.get(table)
        if fall is not None and now < fall.at + fall.pause:
            raise Refused("failed")
