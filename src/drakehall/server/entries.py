"""The log of a table: what is committed before anybody is told, and read again at reopening.

A table is nothing but the sum of its entries. An entry is decided on once; folding it into the
table again asks no more questions. Seats are numbers here.
"""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

from drakehall.wire import Clock, HintLevel

Kind = Literal["person", "bot", "open"]
By = Literal["seat", "bot", "relief", "clock", "stand-in"]
"""Who chose a move: the seat's person, its own bot, the bot in the place of a person who is gone
or out of time, or the quick bot that stands in for one that failed or took too long."""


class Entry(Struct, frozen=True, tag_field="type"):
    """One line of the log; ``cid`` is who asked for it and under which id, if somebody did."""

    cid: str = ""


class SeatPlan(Struct, frozen=True):
    """A seat as the table is made."""

    kind: Kind
    name: str = ""
    level: str = ""
    token: str = ""


class Opened(Entry, frozen=True, kw_only=True):
    """The table is there."""

    game: str
    options: dict[str, Any]
    seats: list[SeatPlan]
    secret: str
    clock: Clock | None = None
    spectators: bool = True
    patience: int = 60
    hints: HintLevel | None = None


class Sat(Entry, frozen=True, kw_only=True):
    """A person takes a seat; ``token`` is the hash of what proves it."""

    seat: int
    name: str
    token: str


class Placed(Entry, frozen=True, kw_only=True):
    """A bot takes a seat, or it is open again."""

    seat: int
    kind: Literal["bot", "open"]
    level: str = ""


class Switched(Entry, frozen=True, kw_only=True):
    """Two seats of the lobby change places, with whoever sits there."""

    seat: int
    to: int


class Readied(Entry, frozen=True, kw_only=True):
    """A seat is ready, or is not any more."""

    seat: int
    ready: bool


class Contributed(Entry, frozen=True, kw_only=True):
    """A seat adds to the seed."""

    seat: int
    text: str


class Dealt(Entry, frozen=True, kw_only=True):
    """The game begins; bots of this level take what seats are open (``""``: none do).

    ``start`` is what it takes over from the game before it.
    """

    seed: str
    chance: list[str] = []
    level: str = "rules"
    start: dict[str, Any] = {}


class Moved(Entry, frozen=True, kw_only=True):
    """A question is answered; ``changes`` are the seats that came or went because of it.

    ``spent`` of the bank are milliseconds; ``paused`` tells that the clock stood still meanwhile.
    """

    seat: int
    action: int
    by: By = "seat"
    changes: list[str] = []
    spent: int = 0
    paused: bool = False


class Wished(Entry, frozen=True, kw_only=True):
    """A seat of a ring game wants to join or leave before the next gambit."""

    seat: int
    change: Literal["join", "leave"]


class Relieved(Entry, frozen=True, kw_only=True):
    """A bot of this level plays for a person who is gone; ``""``: the person is back."""

    seat: int
    level: str


class Vacated(Entry, frozen=True, kw_only=True):
    """A person gives the seat up for good; ``level`` is the bot that has it from now on."""

    seat: int
    level: str = ""


class Reconsidered(Entry, frozen=True, kw_only=True):
    """A secret answer is taken back while others are still choosing theirs."""

    seat: int


class Undone(Entry, frozen=True, kw_only=True):
    """Moves are taken back, until so many are left."""

    left: int


class Renewed(Entry, frozen=True, kw_only=True):
    """The next game of the series: back to the lobby with a new secret."""

    secret: str


class Ended(Entry, frozen=True):
    """The table is broken off for good."""


AnyEntry = (
    Opened
    | Sat
    | Placed
    | Switched
    | Readied
    | Contributed
    | Dealt
    | Moved
    | Wished
    | Relieved
    | Vacated
    | Reconsidered
    | Undone
    | Renewed
    | Ended
)

decode_entry: Final = msgspec.json.Decoder(AnyEntry).decode
encode_entry: Final = msgspec.json.Encoder().encode
