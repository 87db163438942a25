"""Collects how long decisions take, in little room: sums of them can be added up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from math import log
from typing import Final

STEP: Final = 1.02
"""A time is known to two in a hundred."""


class Times:
    """Counts times by their size; adding up what several workers counted loses nothing."""

    def __init__(self, counts: Mapping[int, int] | None = None) -> None:
        self._counts = Counter(counts or {})

    def add(self, nanoseconds: int) -> None:
        """Counts one decision."""
        self._counts[round(log(max(1, nanoseconds)) / log(STEP))] += 1

    def join(self, other: Times) -> None:
        """Adds what another has counted."""
        self._counts.update(other._counts)

    def milliseconds(self, share: float) -> float:
        """Gives the time that a share of the decisions do not exceed; 0 when there are none."""
        wanted = share * self._counts.total()
        for size in sorted(self._counts):
            wanted -= self._counts[size]
            if wanted <= 0:
                return float(STEP**size) / 1e6
        return 0.0

    def to_plain(self) -> dict[str, int]:
        """Gives the counts as JSON can hold them."""
        return {str(size): count for size, count in sorted(self._counts.items())}

    @classmethod
    def from_plain(cls, plain: Mapping[str, int]) -> Times:
        """Reads what ``to_plain`` gave."""
        return cls({int(size): count for size, count in plain.items()})
