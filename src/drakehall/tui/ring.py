"""Decides who sits down and who gets up between the gambits of a ring game. [7.6, 7.13]

Bots that are broke buy in again at once. A person gets up by command, or by being broke, and is
asked between gambits, and between games of a series, whether to sit down again.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, cast

from drakehall.kernel.contract import State
from drakehall.kernel.notation import SEATS
from drakehall.tui.seats import Seat

BETWEEN: Final = frozenset(("gambit", "leave"))
"""Events that tell that a gambit is over and the game might go on."""


class Ring:
    """The chairs of one table; ``sits_down`` asks a person, by seat, whether to sit down."""

    def __init__(self, seats: Sequence[Seat], sits_down: Callable[[int], bool]) -> None:
        self._seats = seats
        self._sits_down = sits_down
        self._getting_up: set[int] = set()

    def get_up(self, seat: int) -> bool:
        """Notes, or takes back, that a seat leaves after this gambit; gives which it was."""
        self._getting_up ^= {seat}
        return seat in self._getting_up

    def changes(self, before: State, after: State) -> list[str]:
        """Gives the lines of chance for a move, if it led from one gambit to the next."""
        if not after.game.options.get("ring_game"):
            return []
        news = after.history[len(before.history) :]
        drafting = before.facts()["gambit"] == 0  # the first gambit follows none
        if drafting or not any(event.kind in BETWEEN for event in news):
            return []
        away = seats_away(after)
        leave = [seat for seat in sorted(self._getting_up) if seat not in away]
        self._getting_up.clear()
        return [f"leave {SEATS[s]}" for s in leave] + [f"join {SEATS[s]}" for s in self.back(away)]

    def back(self, away: Sequence[int]) -> list[int]:
        """Gives the seats that sit down again, of those that are empty."""
        return [seat for seat in away if self._seats[seat].bot or self._sits_down(seat)]


def seats_away(state: State) -> list[int]:
    """Gives the empty seats."""
    groups = cast("Sequence[Sequence[str]]", state.facts()["out"])
    return sorted(SEATS.index(letter) for group in groups for letter in group)
