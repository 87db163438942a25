"""The messages between a table and those who sit at it or watch: one JSON text a frame.

Every message is an object whose ``type`` says which of these it is. Fields that a reader does
not know are ignored. Seats are letters, cards are words of the notation. No message holds a
sentence: a ``Text`` is the id of a message in the Fluent files with its arguments, and whoever
shows it words it in the language of the reader.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct

from drakehall.kernel.questions import Image

PROTOCOL: Final = 1
MAX_FRAME: Final = 16_384
"""A frame of a client that is longer than this closes its connection."""

Seat = Annotated[str, Meta(pattern="^[A-F]$", max_length=1)]  # "$" also stands before a line break
Id = Annotated[str, Meta(min_length=1, max_length=64)]
Token = Annotated[str, Meta(min_length=1, max_length=64)]
Value = str | int | bool | list[str]
By = Literal["", "relief", "clock", "stand-in"]
SeatChange = Literal["join", "leave"]
Level = Annotated[str, Meta(min_length=1, max_length=20)]
StampName = Literal["hello", "thanks", "nice", "ouch", "wow", "hurry", "sorry", "good-game"]
"""What players may show each other; whoever reads it has it in a language of their own."""
HintLevel = Literal["off", "reasons", "numbers", "advice"]
"""How much help a table gives, each with what those before it give: none; what a move would do,
which the previews say; chances to win; the best moves and what decides."""


class Text(Struct, frozen=True):
    """A sentence by its id; arguments are seats, words of the notation and numbers."""

    id: str
    args: dict[str, Value] = {}


# --- what a client says ---------------------------------------------------------------------


class Said(Struct, frozen=True, tag_field="type"):
    """What a client says."""


class Hello(Said, frozen=True, tag="hello"):
    """Opens the conversation; ``have`` is the last sequence number seen, -1 for none.

    ``images`` asks for what programs reckon with, beside what people see.
    """

    table: Annotated[str, Meta(min_length=1, max_length=32)]
    tokens: Annotated[list[Token], Meta(max_length=6)] = []
    have: int = -1
    protocol: int = PROTOCOL
    watch: bool = False
    images: bool = False


class Ping(Said, frozen=True, tag="ping"):
    """Asks for a pong with the same number."""

    number: int = 0


class Command(Said, frozen=True):
    """Asks for a change; ``id`` is the client's own: the same id never works twice."""

    id: Id


class Answer(Command, frozen=True, tag="answer"):
    """Answers an open question with the number of one of its options."""

    seat: Seat
    question: Id
    option: int


class Ready(Command, frozen=True, tag="ready"):
    """Says in the lobby that a seat is ready, or is not any more."""

    seat: Seat
    ready: bool = True


class Contribute(Command, frozen=True, tag="contribute"):
    """Adds a seat's text to the seed of the deal, once a game."""

    seat: Seat
    text: Annotated[str, Meta(min_length=1, max_length=64)]


class Place(Command, frozen=True, tag="place"):
    """Puts a bot into a seat of the lobby that nobody has taken, or opens it again."""

    seat: Seat
    kind: Literal["bot", "open"]
    level: Level = "rules"


class Switch(Command, frozen=True, tag="switch"):
    """Changes two seats of the lobby, with whoever sits there: partners sit opposite.

    A person moves to a seat that no other person has; the host arranges all.
    """

    seat: Seat
    to: Seat


class Start(Command, frozen=True, tag="start"):
    """Deals; bots take what seats are open."""


class Rematch(Command, frozen=True, tag="rematch"):
    """Begins the next game of the series: back to the lobby, everybody in their seats."""


class Leave(Command, frozen=True, tag="leave"):
    """Gives a seat up: for a bot in a game, for anybody in the lobby."""

    seat: Seat


class Join(Command, frozen=True, tag="join"):
    """Enters a ring game again, before the next gambit."""

    seat: Seat


class End(Command, frozen=True, tag="end"):
    """Breaks the table off for good; the secret of the deal is shown. For its host alone."""


class Reconsider(Command, frozen=True, tag="reconsider"):
    """Takes a secret answer back while others are still choosing theirs; it is asked again."""

    seat: Seat


class Undo(Command, frozen=True, tag="undo"):
    """Asks to take the seat's last move back, or answers such a wish."""

    seat: Seat
    say: Literal["ask", "agree", "refuse"]


class Absent(Command, frozen=True, tag="absent"):
    """Says what shall be done about a seat whose player is gone."""

    seat: Seat
    say: Literal["wait", "bot"]


class Stamp(Command, frozen=True, tag="stamp"):
    """Shows everybody at the table one of a few words; nothing of it is kept."""

    seat: Seat
    stamp: StampName


class Advise(Command, frozen=True, tag="advise"):
    """Asks for a hint to an open question of one's own seat; a ``Hint`` answers it.

    Nothing changes, and however often it is asked, the hint to a question stays the same.
    """

    seat: Seat
    question: Id


Commands = (
    Answer
    | Advise
    | Stamp
    | Ready
    | Contribute
    | Place
    | Switch
    | Start
    | Rematch
    | Leave
    | Join
    | End
    | Reconsider
    | Undo
    | Absent
)
ClientMessage = Hello | Ping | Commands


# --- what a table says ------------------------------------------------------------------------


class Option(Struct, frozen=True):
    """A legal answer: its number, its move in the notation, its label, and what it would do."""

    id: int
    move: str
    label: Text
    preview: dict[str, Value] = {}


class Question(Struct, frozen=True):
    """A decision put to a seat; ``prompt`` says who decides what, and because of which card."""

    id: str
    seat: str
    kind: str
    prompt: Text
    options: list[Option]
    source: str | None = None
    owner: str | None = None
    facts: dict[str, Value] = {}


class Event(Struct, frozen=True):
    """Something that happened, as this seat saw it; ``text`` is ``None`` if it needs no words.

    ``by`` marks what came of a choice that the seat's own person or bot did not make: of the bot
    in the place of somebody who is gone, of the clock, of the quick bot that stood in for one
    that failed or took too long.
    """

    number: int
    kind: str
    args: dict[str, Value]
    text: str | None = None
    by: By = ""


class Eye(Struct, frozen=True):
    """What one seat (``None``: a spectator) sees now, and what has happened since.

    ``odds`` are chances that follow from what it has seen: of a curse, in Draco.
    ``image`` is there for a seat that is asked, on a connection that wants images.
    """

    seat: str | None
    facts: Mapping[str, Any]
    events: list[Event]
    question: Question | None = None
    odds: dict[str, Value] = {}
    image: Image | None = None


class SeatInfo(Struct, frozen=True):
    """Who sits there; a person's ``relief`` is the bot that plays while they are gone.

    ``stand_ins`` are the moves of this game for which the quick bot stood in for the seat's own.
    ``wish`` is what happens to the seat of a ring game before the next gambit.
    """

    seat: str
    kind: Literal["person", "bot", "open"]
    name: str
    level: str = ""
    ready: bool = False
    online: bool = False
    relief: str = ""
    bank: int | None = None
    stand_ins: int = 0
    wish: Literal[""] | SeatChange = ""


class Fair(Struct, frozen=True):
    """Where the seed comes from; secret and seed are there when the game is over."""

    commitment: str
    contributions: dict[str, str] = {}
    secret: str | None = None
    seed: str | None = None


class Clock(Struct, frozen=True):
    """Time for each decision and a bank for all of them, in seconds."""

    decision: Annotated[int, Meta(ge=1, le=86_400)]
    bank: Annotated[int, Meta(ge=0, le=604_800)] = 0


class Debt(Struct, frozen=True):
    """Gold that is still owed outside the games; the creditor is a seat or the stakes."""

    debtor: str
    creditor: str
    amount: int


class Series(Struct, frozen=True):
    """What the seats have won in the games that are over."""

    games: int
    wins: dict[str, int]
    prizes: dict[str, int]
    scores: dict[str, int]
    ledger: list[Debt] = []


class Table(Struct, frozen=True):
    """All that everybody may know about a table but the game itself.

    ``pending`` seats are asked; ``locked`` ones have answered and may still reconsider.
    """

    id: str
    code: str
    game: str
    options: Mapping[str, Any]
    phase: Literal["lobby", "playing", "over", "ended"]
    number: int
    host: str | None
    seats: list[SeatInfo]
    fair: Fair
    clock: Clock | None = None
    spectators: bool = True
    patience: int = 60
    hints: HintLevel = "off"
    pending: list[str] = []
    locked: list[str] = []
    deadlines: dict[str, int] = {}
    paused: dict[str, int] = {}
    leaving: dict[str, int] = {}
    undo: str | None = None
    undo_agreed: list[str] = []
    series: Series | None = None
    now: int = 0


class Told(Struct, frozen=True, tag_field="type"):
    """What a table says."""


class Welcome(Told, frozen=True, tag="welcome"):
    """Answers a hello: the seats that this connection holds, none for a spectator."""

    protocol: int
    table: str
    seats: list[str]


class Snapshot(Told, frozen=True, tag="snapshot"):
    """Everything as it is now; events begin with the first of the game."""

    seq: int
    table: Table
    eyes: list[Eye]


class Update(Told, frozen=True, tag="update"):
    """Everything as it is now; events are those after the last sequence number sent."""

    seq: int
    table: Table
    eyes: list[Eye]


class Status(Told, frozen=True, tag="status"):
    """Something about the table changed that is not part of the game: who is there, a clock."""

    table: Table


class Ack(Told, frozen=True, tag="ack"):
    """The command has been carried out, and kept for good, as part of this sequence number."""

    id: str
    seq: int


class Reject(Told, frozen=True, tag="reject"):
    """The command changed nothing; ``question`` is what is open for the seat now."""

    id: str
    code: str
    reason: Text
    question: Question | None = None


class Advised(Struct, frozen=True):
    """A move of a hint: the number of its option, and the chance to win with it, in hundredths."""

    option: int
    value: int


class Hint(Told, frozen=True, tag="hint"):
    """Answers the command ``advise`` of the same ``id``, as far as the table's level allows.

    ``chances`` are those of each seat to win, in hundredths. ``moves`` are the best three, best
    first, and ``sentence`` says what decided between them.
    """

    id: str
    seat: str
    question: str
    chances: dict[str, int] = {}
    moves: list[Advised] = []
    sentence: Text | None = None


class Stamped(Told, frozen=True, tag="stamped"):
    """A seat shows a stamp; this is told once, and to whoever looks at this moment."""

    seat: str
    stamp: StampName


class Pong(Told, frozen=True, tag="pong"):
    """Answers a ping."""

    number: int


class Closing(Told, frozen=True, tag="closing"):
    """The last message before the table closes the connection."""

    code: str
    reason: Text


ServerMessage = (
    Welcome | Snapshot | Update | Status | Ack | Reject | Hint | Stamped | Pong | Closing
)

decode_client: Final = msgspec.json.Decoder(ClientMessage).decode
decode_server: Final = msgspec.json.Decoder(ServerMessage).decode
encode: Final = msgspec.json.Encoder().encode


def json_schema(*more: type[Struct]) -> dict[str, Any]:
    """Gives the JSON Schema of all messages, and of ``more``: the source of other languages."""
    types = (ClientMessage, ServerMessage, *more)
    schemas, components = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")
    unions = {"ClientMessage": schemas[0], "ServerMessage": schemas[1]}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Drakehall table protocol",
        "description": f"Version {PROTOCOL}",
        "$defs": {**components, **unions},
        "anyOf": [{"$ref": f"#/$defs/{name}"} for name in unions] + list(schemas[2:]),
    }
