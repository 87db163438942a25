"""The journal of a move: what the core tells while it works.

Playouts carry no journal and pay nothing for it but a comparison.
"""

from __future__ import annotations

from typing import Final

from drakehall.games.draco.core import notes

PLAIN: Final = __file__.endswith(".py")


class Journal:
    """Collects notes as a flat run of numbers: for each its kind and three values."""

    count: int
    numbers: list[int]

    def __init__(self) -> None:
        self.count = 0
        if PLAIN:
            setattr(self, "numbers", [0] * (notes.ROOM * notes.WIDTH))  # noqa: B010

    def add(self, kind: int, a: int, b: int, c: int) -> None:
        """Writes one note down; a journal that is full counts on, so that the shell can tell."""
        if self.count < notes.ROOM:
            at = self.count * notes.WIDTH
            self.numbers[at] = kind
            self.numbers[at + 1] = a
            self.numbers[at + 2] = b
            self.numbers[at + 3] = c
        self.count += 1

    def all_notes(self) -> list[int]:
        """Gives what was written, a note after the other."""
        assert self.count <= notes.ROOM
        return [self.numbers[place] for place in range(self.count * notes.WIDTH)]
