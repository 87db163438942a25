"""Turns the core's notes into events, each with those who may know its secrets."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from drakehall.games.three_dragon_ante.cards import COLOURS, word_of
from drakehall.games.three_dragon_ante.core import cards as core
from drakehall.games.three_dragon_ante.core import notes, steps
from drakehall.games.three_dragon_ante.words import ABILITIES, QUESTIONS, full_text, without_place
from drakehall.kernel.events import Event, Value
from drakehall.kernel.notation import SEATS

REASONS: Final = {
    notes.BY_ANTE: "ante",
    notes.BY_HIGHEST: "highest",
    notes.BY_HOLD: "again",
    notes.BY_PRIEST: "priest",
}
STAKES: Final = "stakes"
NOBODY: Final = "none"
POSITION: Final = "position"
HELD: Final = "held"
"""Events that the shell tells of a position before the first note of the core."""


def seat_word(seat: int) -> str:
    """Gives a seat's letter, ``stakes`` for the stakes, ``none`` for nobody."""
    if seat == steps.STAKES:
        return STAKES
    return NOBODY if seat == steps.NOBODY else SEATS[seat]


def card_word(card: int) -> str:
    """Gives a card's word, ``none`` for no card."""
    return NOBODY if card == core.NONE else word_of(card)


def move_word(action: int) -> str:
    """Gives an answer's text; its place is left out, since the answer is done."""
    return without_place(full_text(action))


# The name and meaning of each value of a note, in order.
Reader = Callable[[int], Value]
SEAT: Final[Reader] = seat_word
CARD: Final[Reader] = card_word
NUMBER: Final[Reader] = int
QUESTION: Final[Reader] = QUESTIONS.__getitem__
MOVE: Final[Reader] = move_word
WHY: Final[Reader] = REASONS.__getitem__
COLOUR: Final[Reader] = COLOURS.__getitem__
ABILITY: Final[Reader] = ABILITIES.__getitem__

SHAPES: Final[dict[int, tuple[str, tuple[tuple[str, Reader], ...]]]] = {
    notes.GAMBIT: ("gambit", (("gambit", NUMBER),)),
    notes.ANTE: ("ante", (("seat", SEAT), ("card", CARD))),
    notes.REVEAL: ("reveal", (("seat", SEAT), ("card", CARD))),
    notes.VOID: ("void", ()),
    notes.LEAD: ("lead", (("seat", SEAT), ("why", WHY))),
    notes.PRICE: ("price", (("gold", NUMBER),)),
    notes.PAY: ("pay", (("seat", SEAT), ("to", SEAT), ("gold", NUMBER))),
    notes.DEBT: ("debt", (("debtor", SEAT), ("creditor", SEAT), ("gold", NUMBER))),
    notes.REPAY: ("repay", (("debtor", SEAT), ("creditor", SEAT), ("gold", NUMBER))),
    notes.STEAL: ("steal", (("seat", SEAT), ("gold", NUMBER))),
    notes.ROUND: ("round", (("round", NUMBER), ("seat", SEAT))),
    notes.PLAY: ("play", (("seat", SEAT), ("card", CARD), ("total", NUMBER))),
    notes.SKIP: ("skip", (("seat", SEAT),)),
    notes.WAKES: ("wakes", (("seat", SEAT), ("card", CARD), ("power", CARD))),
    notes.SLEEPS: ("sleeps", (("seat", SEAT), ("card", CARD), ("before", NUMBER))),
    notes.DRAW: ("draw", (("seat", SEAT), ("card", CARD))),
    notes.BUY: ("buy", (("seat", SEAT), ("card", CARD), ("gold", NUMBER))),
    notes.REPLACE: ("replace", (("seat", SEAT), ("old", CARD), ("new", CARD))),
    notes.STAY: ("stay", (("seat", SEAT), ("card", CARD))),
    notes.SLAY: ("slay", (("seat", SEAT), ("victim", SEAT), ("card", CARD))),
    notes.GIVE: ("give", (("seat", SEAT), ("to", SEAT), ("card", CARD))),
    notes.SHOW: ("show", (("seat", SEAT), ("to", SEAT), ("card", CARD))),
    notes.ROB: ("rob", (("seat", SEAT), ("victim", SEAT), ("card", CARD))),
    notes.TAKE: ("take", (("seat", SEAT), ("card", CARD))),
    notes.DISCARD: ("discard", (("seat", SEAT), ("card", CARD))),
    notes.DRUID: ("druid", (("seat", SEAT),)),
    notes.PRIEST: ("priest", (("seat", SEAT),)),
    notes.COLOUR_FLIGHT: ("colour-flight", (("seat", SEAT), ("colour", COLOUR), ("gold", NUMBER))),
    notes.STRENGTH_FLIGHT: ("strength-flight", (("seat", SEAT), ("strength", NUMBER))),
    notes.RENEW: ("renew", (("cards", NUMBER),)),
    notes.EMPTIED: ("emptied", ()),
    notes.BARRED: ("barred", (("seat", SEAT),)),
    notes.BARS_CANCEL: ("bars-cancel", ()),
    notes.TIE: ("tie", ()),
    notes.WIN: ("win", (("seat", SEAT), ("gold", NUMBER), ("total", NUMBER))),
    notes.NO_WINNER: ("no-winner", ()),
    notes.WRITE_OFF: ("write-off", (("debtor", SEAT), ("creditor", SEAT), ("gold", NUMBER))),
    notes.OVER: ("over", ()),
    notes.ANSWER: ("answer", (("seat", SEAT), ("kind", QUESTION), ("move", MOVE))),
    notes.BLIND: ("ante", (("seat", SEAT), ("card", CARD))),
    notes.DRAW_BLIND: ("draw", (("seat", SEAT), ("card", CARD))),
    notes.LOOK: ("look", (("seat", SEAT), ("victim", SEAT))),
    notes.SEEN: ("seen", (("seat", SEAT), ("victim", SEAT), ("card", CARD))),
    notes.SWAP: ("swap", (("seat", SEAT), ("old", CARD), ("new", CARD))),
    notes.USE: ("use", (("seat", SEAT), ("ability", ABILITY))),
    notes.HAND_OVER: ("hand-over", (("seat", SEAT), ("to", SEAT))),
    notes.WILD: ("wild", (("seat", SEAT), ("colour", COLOUR))),
    notes.PICK: ("pick", (("seat", SEAT), ("ability", ABILITY))),
    notes.FORGIVE: ("forgive", (("debtor", SEAT), ("creditor", SEAT), ("gold", NUMBER))),
    notes.OUT: ("out", (("seat", SEAT),)),
    notes.JOIN: ("join", (("seat", SEAT),)),
    notes.LEAVE: ("leave", (("seat", SEAT),)),
    notes.RATE: ("rate", (("factor", NUMBER),)),
    notes.TURN: ("turn", (("seat", SEAT), ("card", CARD))),
    notes.DROP: ("drop", (("seat", SEAT), ("card", CARD))),
    notes.FORCED: ("forced", (("seat", SEAT), ("kind", QUESTION), ("move", MOVE))),
}


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
    return Event(name, args, *_secret(note))


def _secret(note: tuple[int, int, int, int]) -> tuple[frozenset[str], frozenset[int]]:
    """Says which values are secret and for whom they are not: drawn, chosen and stolen cards."""
    kind, first, second, _ = note
    if kind in {notes.BLIND, notes.DRAW_BLIND}:
        return frozenset({"card"}), frozenset()
    if kind in {notes.DRAW, notes.ANTE, notes.SEEN}:
        return frozenset({"card"}), frozenset({first})
    if kind == notes.ROB:
        return frozenset({"card"}), frozenset({first, second})
    if kind == notes.ANSWER and second == steps.ASK_ANTE:
        return frozenset({"move"}), frozenset({first})
    return frozenset(), frozenset()


def forced_lines(journal: Sequence[int]) -> list[str]:
    """Gives the answers that the rules gave by themselves, as lines of notation."""
    return [
        f"{SEATS[seat]} {move_word(action)}"
        for kind, seat, _, action in each_note(journal)
        if kind == notes.FORCED
    ]
