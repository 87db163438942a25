"""Reads the keys of a position with their types, and words what is wrong with one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from drakehall.games.three_dragon_ante.core import steps
from drakehall.kernel.errors import BadPosition
from drakehall.kernel.notation import SEATS

KNOWN: Final = frozenset(
    (
        *("phase", "gambit", "round", "leader", "turn", "stakes", "gold", "hand", "flight"),
        *("played", "ante", "deck", "deck_exact", "discard", "debts", "druid", "priest"),
        *("trios_paid", "refreshes", "refreshed_in", "drawn", "abilities", "wild_used"),
        *("last_dealt", "out", "lead_passed"),
    )
)

LARGEST: Final = 1_000_000


class Keys:
    """A position's values by key; every reader refuses a wrong type with the key."""

    def __init__(self, position: Mapping[str, object], players: int) -> None:
        self._values = position
        self._players = players
        for key in position:
            if key not in KNOWN:
                raise BadPosition("position-unknown-key", key=key)

    def get(self, key: str, default: object) -> object:
        """Gives a value as it stands."""
        return self._values.get(key, default)

    def number(self, key: str, default: int, low: int = 0) -> int:
        """Gives a whole number not below ``low``."""
        return self._number(key, self.get(key, default), low)

    def numbers(self, key: str, default: int) -> list[int]:
        """Gives a number for each seat."""
        numbers = [default] * self._players
        for seat, value in self.by_seat(key).items():
            numbers[seat] = self._number(f"{key}.{SEATS[seat]}", value)
        return numbers

    def flag(self, key: str, *, default: bool) -> bool:
        """Gives true or false."""
        value = self.get(key, default)
        if not isinstance(value, bool):
            raise _wrong(key, value)
        return value

    def choice(self, key: str, choices: Sequence[str], default: str) -> str:
        """Gives one of several words."""
        value = self.get(key, default)
        if not isinstance(value, str) or value not in choices:
            raise BadPosition(
                "position-choice", key=key, value=str(value), allowed=", ".join(choices)
            )
        return value

    def seat(self, key: str, default: int) -> int:
        """Gives a seat."""
        return self._seat(key, self.get(key, SEATS[default]))

    def seat_or_none(self, key: str) -> int:
        """Gives a seat, or nobody for ``"none"``."""
        value = self.get(key, "none")
        return steps.NOBODY if value == "none" else self._seat(key, value)

    def by_seat(self, key: str) -> dict[int, object]:
        """Gives a table's values by seat."""
        value = self.get(key, {})
        if not isinstance(value, Mapping):
            raise _wrong(key, value)
        return {self._seat(key, letter): entry for letter, entry in value.items()}

    def list_of(self, key: str, value: object) -> list[object]:
        """Gives a list."""
        if isinstance(value, str) or not isinstance(value, Sequence):
            raise _wrong(key, value)
        return list(value)

    def seats(self, key: str, value: object) -> list[int]:
        """Gives a list of seats."""
        return [self._seat(key, letter) for letter in self.list_of(key, value)]

    def words(self, key: str, value: object, allowed: Sequence[str]) -> list[str]:
        """Gives a list of allowed words."""
        words = self.list_of(key, value)
        for word in words:
            if word not in allowed:
                raise BadPosition(
                    "position-choice", key=key, value=str(word), allowed=", ".join(allowed)
                )
        return [str(word) for word in words]

    def cards_or_number(self, key: str, value: object) -> int | list[object]:
        """Gives a list of cards, or how many arbitrary ones."""
        if isinstance(value, int) and not isinstance(value, bool):
            return value
        return self.list_of(key, value)

    def antes(self, *, in_ante_phase: bool) -> dict[int, object]:
        """Gives the antes by seat; a list has no owners, its cards lie in seat order."""
        value = self.get("ante", {})
        if isinstance(value, Mapping):
            return {seat: card for seat, card in self.by_seat("ante").items() if card != "none"}
        cards = self.list_of("ante", value)
        if in_ante_phase:
            raise BadPosition("position-ante-owners", key="ante")
        if len(cards) > self._players:
            raise BadPosition("position-antes", key="ante", found=len(cards), limit=self._players)
        return dict(enumerate(cards))

    def debts(self) -> list[tuple[int, int, int]]:
        """Gives the debts as debtor, creditor (a seat or the stakes), amount."""
        debts = []
        for number, entry in enumerate(self.list_of("debts", self.get("debts", [])), start=1):
            key = f"debts[{number}]"
            if not isinstance(entry, Mapping) or set(entry) != {"debtor", "creditor", "amount"}:
                raise BadPosition("position-debt", key=key)
            debtor = self._seat(f"{key}.debtor", entry["debtor"])
            to_stakes = entry["creditor"] == "stakes"
            creditor = (
                steps.STAKES if to_stakes else self._seat(f"{key}.creditor", entry["creditor"])
            )
            if debtor == creditor:
                raise BadPosition("position-debt", key=key)
            debts.append((debtor, creditor, self._number(f"{key}.amount", entry["amount"], 1)))
        return debts

    def must_be_empty(self, key: str) -> None:
        """Refuses a key that means nothing in this phase."""
        if self.get(key, {}):
            raise BadPosition("position-not-now", key=key)

    def _number(self, key: str, value: object, low: int = 0) -> int:
        if isinstance(value, bool) or not isinstance(value, int):
            raise _wrong(key, value)
        if not low <= value <= LARGEST:
            raise BadPosition("position-range", key=key, value=value, low=low, high=LARGEST)
        return value

    def _seat(self, key: str, value: object) -> int:
        seats = SEATS[: self._players]
        if not isinstance(value, str) or len(value) != 1 or value not in seats:
            raise BadPosition("position-no-seat", key=key, seat=str(value), seats=" ".join(seats))
        return seats.index(value)


def _wrong(key: str, value: object) -> BadPosition:
    return BadPosition("position-type", key=key, value=str(value))
