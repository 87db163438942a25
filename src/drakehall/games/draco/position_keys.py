"""Reads the keys of a position with their types, and words what is wrong with one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from drakehall.kernel.errors import BadPosition
from drakehall.kernel.notation import SEATS

KNOWN: Final = frozenset(
    (
        *("phase", "round", "captain", "turn", "deck", "deck_exact", "table", "swords", "played"),
        *("treasure", "cursed", "curses_revealed", "flipped", "cursed_duel", "opportunity"),
        *("final", "picked", "discard"),
    )
)
LARGEST: Final = 10_000


class Keys:
    """A position's values by key; every reader refuses a wrong type with the key."""

    def __init__(self, position: Mapping[str, object], players: int) -> None:
        self._values = position
        self._players = players
        for key in position:
            if key not in KNOWN:
                raise BadPosition("position-unknown-key", key=key)

    def has(self, key: str) -> bool:
        """Tells whether the position names a key."""
        return key in self._values

    def number(self, key: str, default: int, low: int = 0, high: int = LARGEST) -> int:
        """Gives a whole number within a range."""
        return self._number(key, self._values.get(key, default), low, high)

    def numbers(self, key: str, high: int) -> list[int]:
        """Gives a number for each seat, 0 where none is named."""
        found = [0] * self._players
        for seat, value in self._by_seat(key).items():
            found[seat] = self._number(f"{key}.{SEATS[seat]}", value, 0, high)
        return found

    def flag(self, key: str, *, default: bool) -> bool:
        """Gives true or false."""
        value = self._values.get(key, default)
        if not isinstance(value, bool):
            raise _wrong(key, value)
        return value

    def choice(self, key: str, choices: Sequence[str], default: str) -> str:
        """Gives one of several words."""
        value = self._values.get(key, default)
        if not isinstance(value, str) or value not in choices:
            raise BadPosition(
                "position-choice", key=key, value=str(value), allowed=", ".join(choices)
            )
        return value

    def seat(self, key: str, default: int) -> int:
        """Gives a seat."""
        return self._seat(key, self._values.get(key, SEATS[default]))

    def seats(self, key: str) -> list[int]:
        """Gives a list of seats."""
        return [self._seat(key, letter) for letter in self._list(key, self._values.get(key, []))]

    def cards(self, key: str) -> list[object]:
        """Gives a list of cards, still as words."""
        return self._list(key, self._values.get(key, []))

    def cards_by_seat(self, key: str) -> dict[int, list[object]]:
        """Gives a list of cards for each seat that is named."""
        return {s: self._list(f"{key}.{SEATS[s]}", v) for s, v in self._by_seat(key).items()}

    def swords(self, key: str, full_set: Sequence[int]) -> dict[int, int]:
        """Gives swords as bits for each seat that is named; each is one of the set."""
        found: dict[int, int] = {}
        for seat, value in self._by_seat(key).items():
            place = f"{key}.{SEATS[seat]}"
            bits = 0
            for sword in self._list(place, value):
                if isinstance(sword, bool) or not isinstance(sword, int) or sword not in full_set:
                    allowed = ", ".join(map(str, full_set))
                    raise BadPosition(
                        "position-choice", key=place, value=str(sword), allowed=allowed
                    )
                if bits >> sword & 1:
                    raise BadPosition("draco-position-sword-twice", key=place, sword=sword)
                bits |= 1 << sword
            found[seat] = bits
        return found

    def must_be_empty(self, key: str) -> None:
        """Refuses a key that means nothing in this phase."""
        value = self._values.get(key)
        if value and not (isinstance(value, Mapping) and not any(value.values())):
            raise BadPosition("position-not-now", key=key)

    def _by_seat(self, key: str) -> dict[int, object]:
        value = self._values.get(key, {})
        if not isinstance(value, Mapping):
            raise _wrong(key, value)
        return {self._seat(key, letter): entry for letter, entry in value.items()}

    def _list(self, key: str, value: object) -> list[object]:
        if isinstance(value, str) or not isinstance(value, Sequence):
            raise _wrong(key, value)
        return list(value)

    def _number(self, key: str, value: object, low: int, high: int) -> int:
        if isinstance(value, bool) or not isinstance(value, int):
            raise _wrong(key, value)
        if not low <= value <= high:
            raise BadPosition("position-range", key=key, value=value, low=low, high=high)
        return value

    def _seat(self, key: str, value: object) -> int:
        seats = SEATS[: self._players]
        if not isinstance(value, str) or len(value) != 1 or value not in seats:
            raise BadPosition("position-no-seat", key=key, seat=str(value), seats=" ".join(seats))
        return seats.index(value)


def _wrong(key: str, value: object) -> BadPosition:
    return BadPosition("position-type", key=key, value=str(value))
