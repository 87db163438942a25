"""A table as the sum of its log: no clock, no connections, no waiting."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final, Literal

from drakehall import wire
from drakehall.fairness import Proof, commitment_to
from drakehall.games import new_game
from drakehall.kernel.contract import Game, State
from drakehall.kernel.notation import SEATS
from drakehall.server.entries import (
    AnyEntry,
    By,
    Contributed,
    Dealt,
    Ended,
    Moved,
    Opened,
    Placed,
    Readied,
    Reconsidered,
    Relieved,
    Renewed,
    Sat,
    Switched,
    Undone,
    Vacated,
    Wished,
)
from drakehall.server.seats import Seat
from drakehall.server.series import Finished, Series

Phase = Literal["lobby", "playing", "over", "ended"]
MARKS: Final[Mapping[By, wire.By]] = {"relief": "relief", "clock": "clock", "stand-in": "stand-in"}
"""How choices are marked that the seat's own person or bot did not make."""
NEXT_GAMBIT: Final = "gambit"
"""The event at which seats of a ring game have come and gone."""


@dataclass
class Made:
    """A move that was made, and who chose it: the seat, a bot in its place, or the clock."""

    seat: int
    action: int
    changes: Sequence[str]
    by: By


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
    series: Series = field(default_factory=Series)
    moves: list[Made] = field(default_factory=list)
    authors: list[wire.By] = field(default_factory=list)
    questions: dict[int, str] = field(default_factory=dict)
    locked: dict[int, int] = field(default_factory=dict)
    """Seats whose secret answer nobody has seen yet, with the number of its move."""
    wishes: dict[int, wire.SeatChange] = field(default_factory=dict)
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
        elif isinstance(entry, Dealt | Reconsidered | Undone | Renewed | Ended):
            self._change_game(entry)
        elif isinstance(entry, Sat | Placed | Readied | Relieved | Vacated):
            self._change_seat(entry)
        elif isinstance(entry, Switched):
            self._switch(entry.seat, entry.to)
        elif isinstance(entry, Wished):
            self.wishes[entry.seat] = entry.change
        elif isinstance(entry, Contributed):
            self.contributions[SEATS[entry.seat]] = entry.text
        else:
            raise TypeError("a table is opened once")
        self.marks.append(len(self.state.history) if self.state else 0)

    def _change_game(self, entry: Dealt | Reconsidered | Undone | Renewed | Ended) -> None:
        match entry:
            case Dealt():
                self._deal(entry)
            case Reconsidered():
                self._ask_again(entry.seat)
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
                self._vacate(entry.seat, entry.level)

    def _vacate(self, seat: int, level: str) -> None:
        if level:
            self.seats[seat] = Seat("bot", level=level)
        else:
            self.seats[seat] = Seat("open", self.seats[seat].name)
            self.wishes.pop(seat, None)

    def _switch(self, one: int, other: int) -> None:
        seats, texts = self.seats, self.contributions
        seats[one], seats[other] = seats[other], seats[one]
        seats[one].ready = seats[other].ready = False
        letters = {SEATS[one]: SEATS[other], SEATS[other]: SEATS[one]}
        self.contributions = {letters.get(seat, seat): text for seat, text in texts.items()}

    def _deal(self, entry: Dealt) -> None:
        for number, seat in enumerate(self.seats):
            if seat.kind == "open" and entry.level:
                self.seats[number] = Seat("bot", level=entry.level)
            seat.bank = self._bank()
            seat.stand_ins = 0
            seat.had_pause = False
        self._dealt = entry
        self.phase = "playing"
        self.moves = []
        self.questions, self.locked = {}, {}
        self.state = self.game().new_state_from(entry.start, entry.seed, entry.chance)
        self.authors = [""] * len(self.state.history)
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
        seat = self.seats[entry.seat]
        seat.bank = max(0, seat.bank - entry.spent)
        seat.stand_ins += entry.by == "stand-in"
        seat.had_pause |= entry.paused
        happened = self.state.history[len(self.authors) :]
        self.authors += [MARKS.get(entry.by, "")] * len(happened)
        for change in entry.changes:
            self._come_or_go(change)
        if any(event.kind == NEXT_GAMBIT for event in happened):
            self.wishes.clear()
        if self.state.is_terminal:
            self._finish()
        self._ask(entry.seat)
        if entry.by == "seat" and self._goes_on():
            self.locked[entry.seat] = len(self.moves) - 1

    def _come_or_go(self, change: str) -> None:
        """Opens the seat of somebody who has left a ring game for others."""
        verb, _, letter = change.partition(" ")
        if verb == "leave":
            self._vacate(SEATS.index(letter), "")

    def _finish(self) -> None:
        self.phase = "over"
        self.series = self.series.grown(self._finished())

    def _take_back(self, left: int) -> None:
        self.state = self.state_after(left)
        self.authors = self.authors[: len(self.state.history)]
        self._earlier = None
        self.moves = self.moves[:left]
        self.broken = self.seq
        self.questions = {}
        self._ask(None)

    def _ask_again(self, seat: int) -> None:
        gone = self.locked.pop(seat)
        del self.moves[gone]
        self.locked = {other: at - (at > gone) for other, at in self.locked.items()}
        self.state, self.authors = self._played_again(self.moves)
        self._earlier = None
        self.broken = self.seq
        self._ask(None)

    def _renew(self, entry: Renewed) -> None:
        self.number += 1
        self.phase = "lobby"
        self.secret = entry.secret
        self.contributions = {}
        self.state = None
        self._earlier = None
        self.moves = []
        self.questions, self.locked = {}, {}
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
        if not self._goes_on():
            self.locked = {}

    def _goes_on(self) -> bool:
        """Tells whether a question is still open that the last entry of the log has not put."""
        return any(name != f"{self.number}.{self.seq}" for name in self.questions.values())

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
        if self._earlier is None or self._earlier[0] != moves:
            self._earlier = (moves, self._played_again(self.moves[:moves])[0])
        return self._earlier[1].clone()

    def without(self, seat: int) -> State:
        """Gives the game as if a seat that is locked had not answered yet."""
        gone = self.locked[seat]
        return self._played_again(self.moves[:gone] + self.moves[gone + 1 :])[0]

    def _played_again(self, moves: Sequence[Made]) -> tuple[State, list[wire.By]]:
        """Plays moves from the deal; gives the state and who chose what led to each event."""
        assert self._dealt is not None
        dealt = self._dealt
        state = self.game().new_state_from(dealt.start, dealt.seed, dealt.chance)
        authors: list[wire.By] = [""] * len(state.history)
        for made in moves:
            state.apply(made.action, made.seat, made.changes)
            authors += [MARKS.get(made.by, "")] * (len(state.history) - len(authors))
        return state, authors

    def proof(self) -> Proof:
        """Gives where the seed comes from; to be shown when the table is closed."""
        return Proof(commitment_to(self.secret), self.secret, self.contributions)

    def finished(self, number: int | None = None) -> Finished | None:
        """Gives a game of the series by its number (default: this one) once it is closed."""
        if number is None or number == self.number:
            return self._finished() if self.is_closed else None
        games = self.series.games
        return games[number - 1] if 0 < number <= len(games) else None

    @property
    def hints(self) -> wire.HintLevel:
        """How much help there is: what was chosen, or all of it where nobody plays but one."""
        if self.opened.hints is not None:
            return self.opened.hints
        is_alone = [seat.kind for seat in self.seats if seat.kind != "bot"] == ["person"]
        return "advice" if is_alone else "off"

    def sits_out(self, seat: int) -> bool:
        """Tells whether a seat is not in the game that is going on."""
        groups = self.state.facts().get("out", []) if self.state else []
        assert isinstance(groups, list)
        return any(SEATS[seat] in group for group in groups)

    @property
    def is_ring(self) -> bool:
        """Whether seats may come and go between gambits."""
        return self.opened.options.get("ring_game") is True

    def _finished(self) -> Finished:
        seats = [replace(seat) for seat in self.seats]
        return Finished(self.state, seats, self.proof())
