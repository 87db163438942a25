"""Reads what a seat sees of Draco no Yamawake as typed values."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from drakehall.kernel.events import UNKNOWN
from drakehall.tui.facts import Facts


class Table(Facts):
    """The table, nearly all of which lies open."""

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.yes("over")

    @property
    def deck(self) -> int | None:
        """How many cards are left, if the reader may know."""
        size: object = self._facts["deck_size"]
        return size if isinstance(size, int) else None

    @property
    def piles(self) -> Sequence[int]:
        """How many cards are left of each pile of the deck, if the reader may know."""
        sizes: object = self._facts["piles"]
        return sizes if isinstance(sizes, list) else []

    def treasures(self) -> Sequence[str]:
        """Gives the treasure on the table."""
        return cast("Sequence[str]", self._facts["table"])

    def held(self, seat: str) -> Sequence[str]:
        """Gives what a seat has won; hidden cards are ``?``."""
        return self.seat_cards("treasure", seat)

    def is_open(self, seat: str) -> bool:
        """Tells whether the reader knows what a seat has won, and its score."""
        return cast("Mapping[str, object]", self._facts["score"])[seat] != UNKNOWN

    def plus(self, seat: str) -> Sequence[str]:
        """Gives the colours that count plus for a seat whose treasure is open."""
        return self.seat_cards("plus", seat)

    def played(self, seat: str) -> Sequence[int]:
        """Gives the swords that a seat has played in this duel."""
        return cast("Mapping[str, Sequence[int]]", self._facts["played"])[seat]

    def free(self, seat: str) -> Sequence[int]:
        """Gives the swords that a seat still has face up and has not played."""
        swords = cast("Mapping[str, Sequence[int]]", self._facts["swords"])[seat]
        return [sword for sword in swords if sword not in self.played(seat)]
