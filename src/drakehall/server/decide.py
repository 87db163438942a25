"""Turns what somebody asks for into an entry of the log, or says why not. Nothing is changed."""

from __future__ import annotations

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
    Renewed,
    Vacated,
    Wished,
)
from drakehall.server.refused import Refused
from drakehall.server.table import STRONGEST, Table


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


def decide(table: Table, command: wire.Commands, seats: list[int], luck: Luck) -> Decision:
    """Decides on a command of somebody who holds ``seats``; raises ``Refused``."""
    cid = cid_of(command, seats)
    match command:
        case wire.Answer():
            seat = own(table, command.seat, seats)
            return move(table, seat, command.question, command.option, cid=cid)
        case wire.Start():
            return Decision(_start(table, seats, cid, luck))
        case wire.Rematch():
            _need(bool(seats), "not-your-seat")
            _need(table.phase == "over", "not-over")
            return Decision(Renewed(cid, secret=luck.secret()))
        case wire.End():
            _need(table.host in seats, "not-host")
            _need(table.phase != "ended", "no-table")
            return Decision(Ended(cid))
        case wire.Place():
            return Decision(_place(table, command, seats, cid))
        case wire.Undo() | wire.Absent():
            raise TypeError("the table's task decides on courtesies")
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
    changes = [f"{change} {SEATS[who]}" for who, change in table.wishes.items()]
    for attempt in [changes, []] if changes else [[]]:
        after = table.state.clone()
        try:
            after.apply(action, seat, attempt)
        except IllegalMove as refusal:
            # Seats come and go only where a gambit ends; until then the wish waits.
            if attempt and refusal.message.startswith("chance"):
                continue
            raise Refused("illegal") from refusal
        except (IndexError, OverflowError) as error:
            raise Refused("illegal") from error
        return Decision(Moved(cid, seat=seat, action=action, by=by, changes=attempt), after)
    raise Refused("illegal")


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
        case wire.Join():
            _need(table.phase == "playing", "not-playing")
            _need(_is_ring(table), "not-ring")
            return Wished(cid, seat=seat, change="join")
    raise TypeError(f"nobody decides on {type(command).__name__}")


def _leave(table: Table, seat: int, cid: str) -> AnyEntry:
    _need(table.phase != "ended", "no-table")
    if table.phase == "playing" and _is_ring(table) and table.wishes.get(seat) != "leave":
        return Wished(cid, seat=seat, change="leave")
    return Vacated(cid, seat=seat, level=STRONGEST if table.phase == "playing" else "")


def _place(table: Table, command: wire.Place, seats: list[int], cid: str) -> Placed:
    _need(table.host in seats, "not-host")
    _need(table.phase == "lobby", "not-lobby")
    seat = SEATS.index(command.seat)
    _need(seat < len(table.seats), "no-seat", seat=command.seat)
    _need(table.seats[seat].kind != "person", "seat-taken", seat=command.seat)
    level = command.level if command.kind == "bot" else ""
    _need(not level or level in KINDS, "no-bot", level=level)
    return Placed(cid, seat=seat, kind=command.kind, level=level)


def _start(table: Table, seats: list[int], cid: str, luck: Luck) -> Dealt:
    _need(bool(seats), "not-your-seat")
    _need(table.phase == "lobby", "not-lobby")
    waiting = [seat for seat in table.people() if not table.seats[seat].ready and seat not in seats]
    _need(not waiting, "not-ready", count=len(waiting))
    seed = seed_from(table.secret, table.contributions)
    return Dealt(cid, seed=seed, chance=luck.deal(seed))


def _is_ring(table: Table) -> bool:
    return table.opened.options.get("ring_game") is True


def _need(holds: bool, code: str, **args: str | int) -> None:
    if not holds:
        raise Refused(code, **args)
