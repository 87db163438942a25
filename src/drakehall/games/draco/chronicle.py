"""Turns the core's notes into events. All of them are public. [P1: open information]"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from drakehall.games.draco.cards import word_of
from drakehall.games.draco.core import notes, phases
from drakehall.games.draco.words import QUESTIONS, full_text
from drakehall.kernel.events import Event, Value
from drakehall.kernel.notation import SEATS

LEFT: Final = {phases.STAYS: "stay", phases.DISCARDED: "discard", phases.TO_CAPTAIN: "captain"}


def _yes(value: int) -> Value:
    return value == 1


# The name and meaning of each value of a note, in order.
Reader = Callable[[int], Value]
SEAT: Final[Reader] = SEATS.__getitem__
CARD: Final[Reader] = word_of
NUMBER: Final[Reader] = int
YES: Final[Reader] = _yes
QUESTION: Final[Reader] = QUESTIONS.__getitem__
MOVE: Final[Reader] = full_text
WHAT: Final[Reader] = LEFT.__getitem__

SHAPES: Final[dict[int, tuple[str, tuple[tuple[str, Reader], ...]]]] = {
    notes.ROUND: ("round", (("round", NUMBER), ("seat", SEAT))),
    notes.FLIP: ("flip", (("seat", SEAT), ("card", CARD))),
    notes.CURSE: ("curse", (("seat", SEAT), ("curses", NUMBER))),
    notes.FINAL: ("final", ()),
    notes.DUEL: ("duel", (("seat", SEAT), ("cursed", YES))),
    notes.SWORD: ("sword", (("seat", SEAT), ("sword", NUMBER), ("strength", NUMBER))),
    notes.PASS: ("pass", (("seat", SEAT),)),
    notes.TAKE: ("take", (("seat", SEAT), ("card", CARD))),
    notes.LEFT: ("left", (("what", WHAT), ("count", NUMBER))),
    notes.DOWN: ("down", (("seat", SEAT),)),
    notes.GIFT: ("gift", (("seat", SEAT), ("count", NUMBER))),
    notes.GAIN: ("gain", (("seat", SEAT), ("card", CARD))),
    notes.REPLACE: ("replace", (("seat", SEAT),)),
    notes.REFUSE: ("refuse", (("seat", SEAT),)),
    notes.RECOVER: ("recover", ()),
    notes.SCORE: ("score", (("seat", SEAT), ("score", NUMBER))),
    notes.OVER: ("over", ()),
    notes.STOP: ("stop", (("seat", SEAT),)),
    notes.ANSWER: ("answer", (("seat", SEAT), ("kind", QUESTION), ("move", MOVE))),
    notes.FORCED: ("forced", (("seat", SEAT), ("kind", QUESTION), ("move", MOVE))),
}
DEAL: Final = "deal"
POSITION: Final = "position"
HELD: Final = "held"
OPENINGS: Final = (DEAL, POSITION, HELD)
"""Events that the shell tells before the first note of the core."""
KINDS: Final = (*OPENINGS, *(name for name, _ in SHAPES.values()))


def each_note(journal: Sequence[int]) -> Iterator[tuple[int, int, int, int]]:
    """Gives the notes of a journal one by one: kind and three values."""
    for at in range(0, len(journal), notes.WIDTH):
        yield journal[at], journal[at + 1], journal[at + 2], journal[at + 3]


def event_of(note: tuple[int, int, int, int], winners: tuple[str, ...]) -> Event:
    """Gives the event that a note tells of; ``winners`` are named when the game is over."""
    name, shape = SHAPES[note[0]]
    args: dict[str, Value] = {
        key: read(value) for (key, read), value in zip(shape, note[1:], strict=False)
    }
    if note[0] == notes.OVER:
        args["winners"] = winners
    return Event(name, args)


def forced_lines(journal: Sequence[int]) -> list[str]:
    """Gives the answers that the rules gave by themselves, as lines of notation."""
    return [
        f"{SEATS[seat]} {full_text(action)}"
        for kind, seat, _, action in each_note(journal)
        if kind == notes.FORCED
    ]
