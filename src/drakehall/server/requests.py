"""What the HTTP part takes and gives; the interface description is made from these.

Fields that are not known are ignored, as everywhere on the wire.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

from drakehall.server.knobs import Knob
from drakehall.wire import Clock, Event, HintLevel, Table

Name = Annotated[str, Meta(max_length=200)]
Letter = Annotated[str, Meta(pattern="^[A-F]$", max_length=1)]


class SeatWish(Struct):
    """A seat of a new table: a person at this device, a bot, or open for somebody else."""

    kind: Literal["person", "bot", "open"]
    name: Name = ""
    level: Annotated[str, Meta(max_length=20)] = "rules"


class NewTable(Struct):
    """A table to be made; several people among its seats share the device (hot-seat).

    Without ``hints`` there is advice while one person plays against bots, and else none.
    """

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=6)]
    preset: Annotated[str, Meta(max_length=40)] = ""
    options: dict[str, Any] = {}
    clock: Clock | None = None
    spectators: bool = True
    patience: Annotated[int, Meta(ge=5, le=3600)] = 60
    hints: HintLevel | None = None


class SeatToken(Struct):
    """The right to a seat: its token, and the link that brings its owner back."""

    seat: str
    token: str
    link: str


class TableMade(Struct):
    """A table that was made: its link and short code for others, and the maker's own seats."""

    table: Table
    link: str
    code: str
    seats: list[SeatToken]


class SeatRequest(Struct):
    """A nickname, and a seat if it matters which."""

    name: Name
    seat: Letter | None = None


class SeatGiven(Struct):
    """The seat that somebody got."""

    table: Table
    seat: SeatToken


class GameInfo(Struct):
    """A game that can be played: how many play it, its options, presets and cards.

    ``knobs`` says of the options that are numbers or choices what they can be.
    """

    id: str
    min_players: int
    max_players: int
    options: dict[str, Any]
    presets: dict[str, dict[str, Any]] = {}
    deck: dict[str, int] = {}
    knobs: list[Knob] = []


class BotInfo(Struct):
    """A kind of bot that can sit at a table; ``name`` is the id of the text that names it."""

    level: str
    name: str


class Offer(Struct):
    """What this server offers."""

    version: str
    protocol: int
    games: list[GameInfo]
    bots: list[BotInfo]


class Health(Struct):
    """The server is ready."""

    status: Literal["ready"] = "ready"
    tables: int = 0
    connections: int = 0


class Problem(Struct):
    """Why not: a code for programs, the id of a text with its arguments for people."""

    code: str
    id: str
    args: dict[str, Any] = {}


class Frame(Struct, frozen=True):
    """What the eyes saw after a move, and what had happened since the one before."""

    facts: dict[str, Any]
    events: list[Event]


class Replay(Struct, frozen=True):
    """A game from its deal to its last move; ``open`` are the eyes that one may look through."""

    table: Table
    number: int
    eyes: str
    open: list[str]
    frames: list[Frame]


class Part(Struct, frozen=True):
    """A gambit or round: what each seat held when it was over, and the frame that ended it."""

    number: int
    frame: int
    amounts: dict[str, int]


class Turn(Struct, frozen=True):
    """Where a game turned: the place of the part from which on the winner was ahead.

    ``frame`` is what brought them furthest forward in it, with what happened there.
    """

    part: int
    seat: str
    frame: int
    events: list[Event]


class Course(Struct, frozen=True):
    """How a game went that is over: what everybody began with, and held after each part.

    There is no ``turn`` if several won.
    """

    number: int
    kind: Literal["gambit", "round"]
    start: dict[str, int]
    parts: list[Part]
    turn: Turn | None = None


ALL: Final = (NewTable, TableMade, SeatRequest, SeatGiven, Offer, Health, Problem, Replay, Course)
"""The bodies of requests and answers."""
