"""A table as the sum of its log: no clock, no connections, no waiting."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, Literal

from drakehall.fairness import Proof, commitment_to
from drakehall.games import new_game
from drakehall.kernel.contract import Game, State
from drakehall.kernel.notation import SEATS
from drakehall.kernel.record import Record
from drakehall.server.entries import (
    AnyEntry,
    Contributed,
    Dealt,
    Ended,
    Kind,
    Moved,
    Opened,
    Placed,
    Readied,
    Relieved,
    Renewed,
    Sat,
    Undone,
    Vacated,
    Wished,
)

STRONGEST: Final = "rules"

Phase = Literal["lobby", "playing", "over", "ended"]


@dataclass
class Seat:
    """A place at the table; ``relief`` is the bot that plays for a person who is gone."""

    kind: Kind
    name: str = ""
    level: str = ""
    token: str = ""
    ready: bool = False
    relief: str = ""
    bank: int = 0

    @property
    def bot(self) -> str:
        """The level of the bot that answers for this seat; ``""`` if a person does."""
        return self.level if self.kind == "bot" else self.relief


@dataclass
class Made:
    """A move that was made, and who chose it: the seat, a bot in its place, or the clock."""

    seat: int
    action: int
    changes: Sequence[str]
    by: str


@dataclass
class Table:
    """Everything that is true of a table; ``fold`` adds an entry of the log."""

    id: str
    code: str
    opened: Opened
    seq: int = 0
    number: int = 1
    phase: Phase = "lobby"
    secret: str = ""
    contributions: dict[str, str] = field(default_factory=dict)
    seats: list[Seat] = field(default_factory=list)
    state: State | None = None
    moves: list[Made] = field(default_factory=list)
    questions: dict[int, str] = field(default_factory=dict)
    wishes: dict[int, str] = field(default_factory=dict)
    answered: dict[str, int] = field(default_factory=dict)
    marks: list[int] = field(default_factory=list)
    broken: int = 0
    _dealt: Dealt | None = None
    _earlier: tuple[int, State] | None = None

    @classmethod
    def open(cls, table_id: str, code: str, opened: Opened) -> Table:
        """Sets up a table from the first entry of its log; raises ``BadOption``."""
        table = cls(table_id, code, opened, secret=opened.secret)
        table.seats = [Seat(plan.kind, plan.name, plan.level, plan.token) for plan in opened.seats]
        table.game()
        table.marks.append(0)
        return table

    def game(self) -> Game:
        """Gives the game with the options of this table; raises ``BadOption``."""
        return new_game(self.opened.game, len(self.seats), self.opened.options)

    # --- the log ----------------------------------------------------------------------------

    def fold(self, entry: AnyEntry, after: State | None = None) -> None:
        """Adds an entry; ``after`` is the state it leads to, where that is known already.

        Without it the state of this table moves on in place: a log is read in the time that its
        moves take, however long the game has become.
        """
        self.seq += 1
        if entry.cid:
            self.answered[entry.cid] = self.seq
        if isinstance(entry, Moved):
            self._move(entry, after)
        elif isinstance(entry, Dealt | Undone | Renewed | Ended):
            self._change_game(entry)
        elif isinstance(entry, Sat | Placed | Readied | Relieved | Vacated):
            self._change_seat(entry)
        elif isinstance(entry, Wished):
            self.wishes[entry.seat] = entry.change
        elif isinstance(entry, Contributed):
            self.contributions[SEATS[entry.seat]] = entry.text
        else:
            raise TypeError("a table is opened once")
        self.marks.append(len(self.state.history) if self.state else 0)

    def _change_game(self, entry: Dealt | Undone | Renewed | Ended) -> None:
        match entry:
            case Dealt():
                self._deal(entry)
            case Undone():
                self._take_back(entry.left)
            case Renewed():
                self._renew(entry)
            case Ended():
                self.phase = "ended"

    def _change_seat(self, entry: Sat | Placed | Readied | Relieved | Vacated) -> None:
        seat = self.seats[entry.seat]
        match entry:
            case Sat():
                self.seats[entry.seat] = Seat(
                    "person", entry.name, token=entry.token, bank=self._bank()
                )
            case Placed():
                self.seats[entry.seat] = Seat(entry.kind, level=entry.level)
            case Readied():
                seat.ready = entry.ready
            case Relieved():
                seat.relief = entry.level
            case Vacated():
                kind: Kind = "bot" if entry.level else "open"
                self.seats[entry.seat] = Seat(kind, level=entry.level)

    def _deal(self, entry: Dealt) -> None:
        for number, seat in enumerate(self.seats):
            if seat.kind == "open":
                self.seats[number] = Seat("bot", level=entry.level)
            seat.bank = self._bank()
        self._dealt = entry
        self.phase = "playing"
        self.moves = []
        self.questions = {}
        self.state = self.game().new_state(entry.seed, entry.chance)
        self._earlier = None
        self.broken = self.seq
        self._ask(None)

    def _move(self, entry: Moved, after: State | None) -> None:
        assert self.state is not None
        if after is None:
            self.state.apply(entry.action, entry.seat, entry.changes)
        else:
            if entry.by == "seat":
                self._earlier = (len(self.moves), self.state)
            self.state = after
        self.moves.append(Made(entry.seat, entry.action, entry.changes, entry.by))
        self.seats[entry.seat].bank = max(0, self.seats[entry.seat].bank - entry.spent)
        if entry.changes:
            self.wishes.clear()
        if self.state.is_terminal:
            self.phase = "over"
        self._ask(entry.seat)

    def _take_back(self, left: int) -> None:
        self.state = self.state_after(left)
        self._earlier = None
        self.moves = self.moves[:left]
        self.phase = "playing"
        self.broken = self.seq
        self.questions = {}
        self._ask(None)

    def _renew(self, entry: Renewed) -> None:
        self.number += 1
        self.phase = "lobby"
        self.secret = entry.secret
        self.contributions = {}
        self.state = None
        self._earlier = None
        self.moves = []
        self.questions = {}
        self.wishes = {}
        self.broken = self.seq
        for seat in self.seats:
            seat.ready = False

    def _ask(self, answered: int | None) -> None:
        """Names the questions that are open; one that stays open keeps its name."""
        assert self.state is not None
        kept = {s: q for s, q in self.questions.items() if s != answered}
        pending = self.state.pending_seats
        stays = len(pending) > 1 or not kept.keys().isdisjoint(pending)
        self.questions = {
            seat: kept[seat] if stays and seat in kept else f"{self.number}.{self.seq}"
            for seat in pending
        }

    def _bank(self) -> int:
        return self.opened.clock.bank * 1000 if self.opened.clock else 0

    # --- what can be asked of it --------------------------------------------------------------

    @property
    def host(self) -> int | None:
        """The first seat with a person in it."""
        return next((n for n, seat in enumerate(self.seats) if seat.kind == "person"), None)

    @property
    def is_closed(self) -> bool:
        """Whether the game, or the whole table, has come to its end: secrets may be shown."""
        return self.phase in {"over", "ended"}

    def held_by(self, tokens: Sequence[str]) -> list[int]:
        """Gives the seats that these (hashed) tokens prove."""
        return [n for n, seat in enumerate(self.seats) if seat.token and seat.token in tokens]

    def people(self) -> list[int]:
        """Gives the seats of people."""
        return [n for n, seat in enumerate(self.seats) if seat.kind == "person"]

    def history_after(self, seq: int) -> int | None:
        """Gives how many events there were at a sequence number; ``None``: start afresh."""
        if not self.broken <= seq <= self.seq:
            return None
        return self.marks[seq]

    def state_after(self, moves: int) -> State:
        """Gives a copy of the game as it was after so many moves.

        The state before a person's last move, the only one that can be taken back, is kept;
        any other is played again from the deal.
        """
        assert self._dealt is not None
        if self._earlier is None or self._earlier[0] != moves:
            state = self.game().new_state(self._dealt.seed, self._dealt.chance)
            for made in self.moves[:moves]:
                state.apply(made.action, made.seat, made.changes)
            self._earlier = (moves, state)
        return self._earlier[1].clone()

    def proof(self) -> Proof:
        """Gives where the seed comes from; to be shown when the table is closed."""
        return Proof(commitment_to(self.secret), self.secret, self.contributions)

    def record(self, names: Mapping[int, str]) -> str:
        """Gives the game as a record with its proof at the head."""
        if self.state is None:
            return self.proof().to_comments()
        record = Record.of(self.state, [names[seat] for seat in range(len(self.seats))])
        return self.proof().to_comments() + record.to_toml()
