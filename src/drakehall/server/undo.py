"""What a move showed to whom: undo never goes past something revealed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from drakehall.kernel.contract import State
from drakehall.kernel.notation import SEATS
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

    Moves that bots have made since go with it; a person's do not.
    """
    left = _own_last_move(table, seat)
    if left is None:
        return None
    state = table.state_after(left)
    for made in table.moves[left:]:
        before = state.clone()
        state.apply(made.action, made.seat, made.changes)
        if reveals(before, state, made.seat, made.action):
            return None
    return left


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
