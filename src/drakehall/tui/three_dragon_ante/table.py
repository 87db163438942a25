"""Reads what a seat sees of Three-Dragon Ante as typed values."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, cast

from drakehall.tui.facts import Facts

LEFT_SLOT: Final = "-"
NONE: Final = "none"


class Table(Facts):
    """The public table and one seat's own hand."""

    def hand(self, seat: str) -> Sequence[str]:
        """Gives a seat's hand; cards the viewer does not know are ``?``."""
        return self.seat_cards("hand", seat)

    def flight(self, seat: str) -> Sequence[str]:
        """Gives the cards that lie in a seat's flight, in the order played."""
        return [card for card in self.seat_cards("flight", seat) if card != LEFT_SLOT]

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

    def out(self) -> Sequence[str]:
        """Gives the seats that are out of the game, or empty."""
        groups = cast("Sequence[Sequence[str]]", self._facts["out"])
        return [seat for group in groups for seat in group]

    def abilities(self, seat: str) -> Sequence[str]:
        """Gives a seat's abilities, which are public."""
        return self.seat_cards("abilities", seat)

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
