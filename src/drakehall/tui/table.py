"""Reads what a seat sees of Three-Dragon Ante as typed values."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, cast

from drakehall.kernel.notation import SEATS
from drakehall.kernel.questions import Observation

LEFT_SLOT: Final = "-"
NONE: Final = "none"


class Table:
    """The public table and one seat's own hand; seats are letters, cards are words."""

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

    def hand(self, seat: str) -> Sequence[str]:
        """Gives a seat's hand; cards the viewer does not know are ``?``."""
        return cast("Mapping[str, Sequence[str]]", self._facts["hand"])[seat]

    def flight(self, seat: str) -> Sequence[str]:
        """Gives the cards that lie in a seat's flight, in the order played."""
        cards = cast("Mapping[str, Sequence[str]]", self._facts["flight"])[seat]
        return [card for card in cards if card != LEFT_SLOT]

    def antes(self) -> Mapping[str, str]:
        """Gives the ante cards that lie on the table: face up, or ``?``."""
        antes = cast("Mapping[str, str]", self._facts["ante"])
        return {seat: card for seat, card in antes.items() if card != NONE}

    def chosen(self) -> Sequence[str]:
        """Gives the seats that have chosen an ante."""
        return cast("Sequence[str]", self._facts["chosen"])

    def debts(self) -> Sequence[Mapping[str, str | int]]:
        """Gives all debts, oldest first."""
        return cast("Sequence[Mapping[str, str | int]]", self._facts["debts"])

    def ranking(self) -> Sequence[Sequence[str]]:
        """Gives the seats by rank, best first, once the game is over."""
        return cast("Sequence[Sequence[str]]", self._facts["ranking"])

    def winners(self) -> Sequence[str]:
        """Gives the seats that have won, once the game is over."""
        return cast("Sequence[str]", self._facts["winners"])

    def out(self) -> Sequence[str]:
        """Gives the seats that are out of the game, or empty."""
        groups = cast("Sequence[Sequence[str]]", self._facts["out"])
        return [seat for group in groups for seat in group]

    def abilities(self, seat: str) -> Sequence[str]:
        """Gives a seat's abilities, which are public."""
        return cast("Mapping[str, Sequence[str]]", self._facts["abilities"])[seat]

    def wild_used(self, seat: str) -> bool:
        """Tells whether a seat has used its Wild Card."""
        return seat in cast("Sequence[str]", self._facts["wild_used"])

    def scores(self) -> Mapping[str, int]:
        """Gives the scores of the settlement, once the game is over."""
        return cast("Mapping[str, int]", self._facts["score"])

    def ledger(self) -> Sequence[Mapping[str, object]]:
        """Gives what is owed after the game."""
        return cast("Sequence[Mapping[str, object]]", self._facts["ledger"])

    def holder(self, card: str) -> str:
        """Gives the seat in whose flight a card lies."""
        return next(seat for seat in self.seats if card in self.flight(seat))
