"""What a move showed to whom: undo never goes past something revealed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final, Literal

from drakehall.kernel.contract import State
from drakehall.kernel.notation import SEATS
from drakehall.server.refused import Refused
from drakehall.server.table import Table

PLACES: Final = ("hand", "ante", "flight", "deck", "discard", "table", "treasure")
"""Keys of the facts of both games under which cards lie."""
NO_CARD: Final = {"?", "-", "none", *SEATS}


def reveals(before: State, after: State, seat: int, action: int) -> bool:
    """Tells whether a move let anybody learn a card that its player did not choose to show.

    What the player names is the player's to show. A pile that changed, or a card that anybody
    knows now and did not know before, is more than that.
    """
    if before.facts().get("deck") != after.facts().get("deck"):
        return True
    shown = Counter(before.game.full_text(action).replace("@", " ").split())
    for eyes in range(before.game.players):
        learned = _known(after, eyes) - _known(before, eyes)
        if eyes == seat and learned:
            return True
        if learned - shown:
            return True
    return False


def left_after_undo(table: Table, seat: int) -> int | None:
    """Gives how many moves are left when a seat takes its last one back; ``None``: it cannot.

    Moves that bots have made since go with it; a person's do not. When the game is over its
    secret has been shown.
    """
    left = _own_last_move(table, seat)
    if left is None or table.phase != "playing":
        return None
    state = table.state_after(left)
    for made in table.moves[left:]:
        before = state.clone()
        state.apply(made.action, made.seat, made.changes)
        if reveals(before, state, made.seat, made.action):
            return None
    return left


def is_secret_still(table: Table, seat: int) -> bool:
    """Tells whether the answer of a seat that is locked has shown nobody else a card."""
    assert table.state is not None
    without = table.without(seat)
    others = [eyes for eyes in range(len(table.seats)) if eyes != seat]
    return not any(_known(table.state, eyes) - _known(without, eyes) for eyes in others)


def _own_last_move(table: Table, seat: int) -> int | None:
    for number in range(len(table.moves) - 1, -1, -1):
        if table.moves[number].by == "seat":
            return number if table.moves[number].seat == seat else None
    return None


def _known(state: State, eyes: int) -> Counter[str]:
    facts = state.observation(eyes).facts
    return Counter(word for place in PLACES for word in _words(facts.get(place)))


def _words(value: object) -> list[str]:
    if isinstance(value, str):
        return [] if value in NO_CARD else [value]
    if isinstance(value, Mapping):
        return [word for item in value.values() for word in _words(item)]
    if isinstance(value, Sequence):
        return [word for item in value for word in _words(item)]
    return []


class UndoWish:
    """A seat's wish to take its last move back, and who has agreed; there is one at a time.

    It ends with the next entry of the log.
    """

    def __init__(self) -> None:
        self.seat: int | None = None
        self.agreed: set[int] = set()
        # Found out once: it replays the game, and somebody may ask again and again.
        self._left: dict[int, int | None] = {}

    def say(self, table: Table, said: Literal["ask", "agree", "refuse"], seats: list[int]) -> None:
        """Takes what a person says for their seats, the first of which speaks.

        Raises ``Refused`` if there is nothing to agree to, or nothing that can be taken back.
        """
        if said == "ask":
            if self._left_for(table, seats[0]) is None:
                raise Refused("no-undo")
            self.seat, self.agreed = seats[0], set(seats)
        elif self.seat is None:
            raise Refused("no-undo")
        elif said == "refuse":
            self.seat = None
        else:
            self.agreed |= set(seats)

    def granted(self, table: Table, asked: set[int]) -> int | None:
        """Gives how many moves are left if all seats that were asked agree; ``None``: not yet."""
        if self.seat is None or not self.agreed >= asked:
            return None
        return self._left_for(table, self.seat)

    def _left_for(self, table: Table, seat: int) -> int | None:
        if seat not in self._left:
            self._left[seat] = left_after_undo(table, seat)
        return self._left[seat]
