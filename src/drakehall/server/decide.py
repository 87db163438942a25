"""Turns what somebody asks for into an entry of the log, or says why not. Nothing is changed."""

from __future__ import annotations

from collections.abc import Container
from contextlib import suppress
from dataclasses import dataclass
from typing import Protocol

from drakehall import wire
from drakehall.bots import KINDS
from drakehall.fairness import CONTRIBUTION, seed_from
from drakehall.kernel.contract import State
from drakehall.kernel.errors import IllegalMove
from drakehall.kernel.notation import SEATS
from drakehall.server.entries import (
    AnyEntry,
    By,
    Contributed,
    Dealt,
    Ended,
    Moved,
    Placed,
    Readied,
    Reconsidered,
    Renewed,
    Switched,
    Vacated,
    Wished,
)
from drakehall.server.refused import Refused
from drakehall.server.seats import relief_level
from drakehall.server.table import Table
from drakehall.server.undo import is_secret_still


class Luck(Protocol):
    """Where the server's own chance comes from; tests bring their own."""

    def secret(self) -> str:
        """Gives a new secret for a deal."""

    def token(self) -> str:
        """Gives a new token for a seat."""

    def table_id(self) -> str:
        """Gives a new id for a table."""

    def code(self) -> str:
        """Gives a new short code."""

    def deal(self, seed: str) -> list[str]:
        """Gives outcomes of chance that are set from outside; in play there are none."""


@dataclass(frozen=True)
class Decision:
    """What is to be committed, and the state of the game that it leads to."""

    entry: AnyEntry
    after: State | None = None


def decide(
    table: Table,
    command: wire.Commands,
    seats: list[int],
    luck: Luck,
    gone: Container[int] = (),
) -> Decision:
    """Decides on a command of somebody who holds ``seats``; raises ``Refused``.

    Nobody waits in the lobby for the people of the seats in ``gone``.
    """
    cid = cid_of(command, seats)
    match command:
        case wire.Answer():
            seat = own(table, command.seat, seats)
            return move(table, seat, command.question, command.option, cid=cid)
        case wire.Place() | wire.Switch() | wire.Start() | wire.Rematch() | wire.End():
            return Decision(_for_table(table, command, seats, luck, gone))
        case wire.Undo() | wire.Absent() | wire.Advise():
            raise TypeError("the table's task decides on courtesies and hints")
    seat = own(table, command.seat, seats)
    return Decision(_for_seat(table, command, seat, cid))


def cid_of(command: wire.Commands, seats: list[int]) -> str:
    """Gives the name under which a command is remembered: two people may use the same id."""
    seat = getattr(command, "seat", None) or (SEATS[seats[0]] if seats else "-")
    return f"{seat}/{command.id}"


def own(table: Table, letter: str, seats: list[int]) -> int:
    """Gives the number of a seat that the speaker holds; raises ``Refused``."""
    seat = SEATS.index(letter)
    _need(seat < len(table.seats), "no-seat", seat=letter)
    _need(seat in seats, "not-your-seat", seat=letter)
    return seat


def move(
    table: Table, seat: int, question: str, action: int, *, cid: str = "", by: By = "seat"
) -> Decision:
    """Decides on an answer; raises ``Refused`` for one that is late, foreign or illegal."""
    _need(table.phase == "playing" and table.state is not None, "not-playing")
    _need(seat in table.questions, "not-asked")
    _need(table.questions[seat] == question, "stale")
    assert table.state is not None
    changes: list[str] = []
    after = _after(table.state, action, seat, changes)
    for who, wish in table.wishes.items():
        # Seats come and go only where a gambit ends, and some of them cannot even then.
        with suppress(Refused):
            attempt = [*changes, f"{wish} {SEATS[who]}"]
            after, changes = _after(table.state, action, seat, attempt), attempt
    return Decision(Moved(cid, seat=seat, action=action, by=by, changes=changes), after)


def _after(state: State, action: int, seat: int, changes: list[str]) -> State:
    after = state.clone()
    try:
        after.apply(action, seat, changes)
    except (IllegalMove, IndexError, OverflowError) as error:
        raise Refused("illegal") from error
    return after


def _for_table(
    table: Table,
    command: wire.Place | wire.Switch | wire.Start | wire.Rematch | wire.End,
    seats: list[int],
    luck: Luck,
    gone: Container[int],
) -> AnyEntry:
    cid = cid_of(command, seats)
    match command:
        case wire.Place():
            return _place(table, command, seats, gone)
        case wire.Switch():
            return _switch(table, command, seats, cid)
        case wire.Start():
            return _start(table, seats, cid, luck, gone)
        case wire.Rematch():
            _need(bool(seats), "not-your-seat")
            _need(table.phase == "over", "not-over")
            return Renewed(cid, secret=luck.secret())
        case wire.End():
            _need(table.host in seats, "not-host")
            _need(table.phase != "ended", "no-table")
            return Ended(cid)


def _for_seat(table: Table, command: wire.Commands, seat: int, cid: str) -> AnyEntry:
    match command:
        case wire.Ready():
            _need(table.phase == "lobby", "not-lobby")
            return Readied(cid, seat=seat, ready=command.ready)
        case wire.Contribute():
            _need(table.phase == "lobby", "not-lobby")
            _need(SEATS[seat] not in table.contributions, "contributed")
            _need(CONTRIBUTION.fullmatch(command.text) is not None, "bad-contribution")
            return Contributed(cid, seat=seat, text=command.text)
        case wire.Leave():
            return _leave(table, seat, cid)
        case wire.Reconsider():
            _need(table.phase == "playing", "not-playing")
            _need(seat in table.locked and is_secret_still(table, seat), "no-change")
            return Reconsidered(cid, seat=seat)
        case wire.Join():
            _need(table.phase == "playing", "not-playing")
            _need(table.is_ring, "not-ring")
            return Wished(cid, seat=seat, change="join")
    raise TypeError(f"nobody decides on {type(command).__name__}")


def _leave(table: Table, seat: int, cid: str) -> AnyEntry:
    _need(table.phase != "ended", "no-table")
    plays = table.phase == "playing" and not table.sits_out(seat)
    if plays and table.is_ring and table.wishes.get(seat) != "leave":
        return Wished(cid, seat=seat, change="leave")
    level = relief_level(table.seats) if plays else ""
    return Vacated(cid, seat=seat, level=level)


def _place(table: Table, command: wire.Place, seats: list[int], gone: Container[int]) -> Placed:
    _need(table.host in seats, "not-host")
    _need(table.phase == "lobby", "not-lobby")
    seat = SEATS.index(command.seat)
    _need(seat < len(table.seats), "no-seat", seat=command.seat)
    taken = table.seats[seat].kind == "person" and seat not in gone
    _need(not taken, "seat-taken", seat=command.seat)
    level = command.level if command.kind == "bot" else ""
    _need(not level or level in KINDS, "no-bot", level=level)
    return Placed(cid_of(command, seats), seat=seat, kind=command.kind, level=level)


def _switch(table: Table, command: wire.Switch, seats: list[int], cid: str) -> Switched:
    """Lets a person move to a seat that nobody has, and the host arrange all of them."""
    one, other = SEATS.index(command.seat), SEATS.index(command.to)
    for seat in (one, other):
        _need(seat < len(table.seats), "no-seat", seat=SEATS[seat])
    _need(table.phase == "lobby", "not-lobby")
    if table.host not in seats:
        _need(one in seats, "not-your-seat", seat=command.seat)
        taken = table.seats[other].kind == "person" and other not in seats
        _need(not taken, "seat-taken", seat=command.to)
    return Switched(cid, seat=one, to=other)


def _start(table: Table, seats: list[int], cid: str, luck: Luck, gone: Container[int]) -> Dealt:
    _need(bool(seats), "not-your-seat")
    _need(table.phase == "lobby", "not-lobby")
    there = [seat for seat in table.people() if seat not in seats and seat not in gone]
    waiting = [seat for seat in there if not table.seats[seat].ready]
    _need(not waiting, "not-ready", count=len(waiting))
    seed = seed_from(table.secret, table.contributions)
    start = {**table.series.start}
    if table.is_ring:
        return Dealt(cid, seed=seed, chance=luck.deal(seed), level="", start=_ring(table, start))
    level = relief_level(table.seats)
    return Dealt(cid, seed=seed, chance=luck.deal(seed), level=level, start=start)


def _ring(table: Table, start: dict[str, object]) -> dict[str, object]:
    """Gives the start of a ring game: open seats stay empty, all others are in again."""
    empty = [SEATS[n] for n, seat in enumerate(table.seats) if seat.kind == "open"]
    _need(len(table.seats) - len(empty) > 1, "too-few")
    return {**start, "out": [empty]} if empty else {k: v for k, v in start.items() if k != "out"}


def _need(holds: bool, code: str, **args: str | int) -> None:
    if not holds:
        raise Refused(code, **args)
