"""Finds the action that a move's text means now, and the place it names. [notation 2.1]"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from drakehall.games.three_dragon_ante.core import cards as core
from drakehall.games.three_dragon_ante.core import reading, steps
from drakehall.games.three_dragon_ante.core.table import State as Table
from drakehall.games.three_dragon_ante.frames import top_frame
from drakehall.games.three_dragon_ante.words import (
    CARD_VERBS,
    PLACE_MARK,
    check_words,
    full_text,
    is_slay,
    without_place,
)
from drakehall.kernel.errors import IllegalMove
from drakehall.kernel.notation import SEATS, seat_number


@dataclass(frozen=True)
class Answer:
    """An action of a seat; ``place`` is the seat that tells equal words apart, if one does."""

    seat: int
    action: int
    place: int = steps.NOBODY

    @property
    def mark(self) -> str:
        """What a record adds to the action's text."""
        return "" if self.place == steps.NOBODY else PLACE_MARK + SEATS[self.place]


def resolve(table: Table, seat: int, text: str, legal: Sequence[int]) -> Answer | None:
    """Gives the legal answer that a text means, or ``None`` if there is none.

    Raises ``BadNotation`` for unknown words and ``IllegalMove`` for a text that fits several.
    """
    check_words(text)
    word = without_place(text)
    fitting = [action for action in legal if without_place(full_text(action)) == word]
    if not fitting:
        return None
    if PLACE_MARK in text:
        return _at(table, seat, text, fitting)
    if len(fitting) > 1:
        options = ", ".join(full_text(action) for action in fitting)
        raise IllegalMove("move-ambiguous", move=f"{SEATS[seat]} {text}", options=options)
    return Answer(seat, fitting[0])


def _at(table: Table, seat: int, text: str, fitting: Sequence[int]) -> Answer | None:
    if is_slay(fitting[0]):
        return next((Answer(seat, a) for a in fitting if full_text(a) == text), None)
    place = seat_number(text.partition(PLACE_MARK)[2], table.n)
    places = _places(table, seat, fitting[0])
    if place not in places:
        return None
    return Answer(seat, fitting[0], place if len(places) > 1 else steps.NOBODY)


def _places(table: Table, seat: int, action: int) -> list[int]:
    """Gives the seats before which a card of this word lies that the action could mean."""
    verb, _, _ = full_text(action).partition(" ")
    if verb not in CARD_VERBS:
        return []
    kind = action - CARD_VERBS[verb]
    copies = verb == "copy" and top_frame(table).power != core.ARCHMAGE
    if copies:
        return [s for s in range(table.n) if kind in _flight_kinds(table, s)]
    if verb in {"copy", "take"}:
        return [s for s in range(table.n) if table.ante[s] % core.KINDS == kind and _lies(table, s)]
    return [seat]


def _lies(table: Table, seat: int) -> bool:
    return table.ante[seat] != core.NONE


def _flight_kinds(table: Table, seat: int) -> set[int]:
    return {card % core.KINDS for card in reading.flight(table, seat) if card != core.NONE}
