"""Reads what a seat sees, whatever the game, as typed values."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from drakehall.kernel.notation import SEATS
from drakehall.kernel.questions import Observation


class Facts:
    """What is true now for one pair of eyes; seats are letters, cards are words."""

    def __init__(self, view: Observation) -> None:
        self._facts = view.facts
        self.viewer = None if view.seat is None else SEATS[view.seat]
        self.seats = SEATS[: self.number("players")]

    def number(self, key: str) -> int:
        """Gives a fact that is a number, such as the stakes."""
        return cast("int", self._facts[key])

    def text(self, key: str) -> str:
        """Gives a fact that is a word, such as the phase."""
        return cast("str", self._facts[key])

    def yes(self, key: str) -> bool:
        """Gives a fact that is true or false."""
        return cast("bool", self._facts[key])

    def seat_number(self, key: str, seat: str) -> int:
        """Gives a number that belongs to a seat, such as its gold."""
        return cast("Mapping[str, int]", self._facts[key])[seat]

    def seat_cards(self, key: str, seat: str) -> Sequence[str]:
        """Gives cards that belong to a seat, such as its hand; unknown ones are ``?``."""
        return cast("Mapping[str, Sequence[str]]", self._facts[key])[seat]

    def ranking(self) -> Sequence[Sequence[str]]:
        """Gives the seats by rank, best first, once the game is over."""
        return cast("Sequence[Sequence[str]]", self._facts["ranking"])

    def winners(self) -> Sequence[str]:
        """Gives the seats that have won, once the game is over."""
        return cast("Sequence[str]", self._facts["winners"])
