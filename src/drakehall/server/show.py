"""Shows a table: what everybody may know about it, and what each seat sees of the game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

import msgspec

from drakehall import wire
from drakehall.kernel.notation import SEATS
from drakehall.server import labels
from drakehall.server.odds import odds
from drakehall.server.seats import Seat
from drakehall.server.table import Table


@dataclass
class Presence:
    """What is true at this moment and in no log: who is there, and whose time runs."""

    online: Mapping[int, int] = field(default_factory=dict)
    deadlines: Mapping[int, int] = field(default_factory=dict)
    paused: Mapping[int, int] = field(default_factory=dict)
    leaving: Mapping[int, int] = field(default_factory=dict)
    undo: int | None = None
    agreed: Sequence[int] = ()
    now: int = 0


def show_table(table: Table, presence: Presence) -> wire.Table:
    """Gives the public description of a table."""
    opened = table.opened
    return wire.Table(
        id=table.id,
        code=table.code,
        game=opened.game,
        options=opened.options,
        phase=table.phase,
        number=table.number,
        host=None if table.host is None else SEATS[table.host],
        seats=[_seat(table, number, seat, presence) for number, seat in enumerate(table.seats)],
        fair=_fair(table),
        clock=opened.clock,
        spectators=opened.spectators,
        patience=opened.patience,
        hints=table.hints,
        pending=[SEATS[seat] for seat in table.questions],
        locked=[SEATS[seat] for seat in sorted(table.locked)],
        deadlines=_lettered(presence.deadlines),
        paused=_lettered(presence.paused),
        leaving=_lettered(presence.leaving),
        undo=None if presence.undo is None else SEATS[presence.undo],
        undo_agreed=[SEATS[seat] for seat in presence.agreed],
        series=_series(table),
        now=presence.now,
    )


def show_eyes(
    table: Table, seats: Sequence[int], first: int, *, images: bool = False
) -> list[wire.Eye]:
    """Gives what seats see (none: a spectator), with the events from number ``first`` on."""
    return [show_eye(table, seat, first, images=images) for seat in seats or (None,)]


def show_eye(table: Table, seat: int | None, first: int, *, images: bool = False) -> wire.Eye:
    """Gives what one seat sees, with its image if programs want one."""
    letter = None if seat is None else SEATS[seat]
    if table.state is None:
        return wire.Eye(letter, {}, [])
    view = table.state.observation(seat)
    history, authors = table.state.history[first:], table.authors[first:]
    happened = labels.events(table.opened.game, history, authors, seat, first)
    asked, image = None, None
    if view.question is not None and seat in table.questions:
        asked = labels.question(table.opened.game, view.question, table.questions[seat])
        image = view.image if images else None
    return wire.Eye(letter, view.facts, happened, asked, odds(table.state, view), image)


def open_question(table: Table, seat: int | None) -> wire.Question | None:
    """Gives the question that is open for a seat."""
    if seat is None or seat not in table.questions or table.state is None:
        return None
    asked = table.state.question(seat)
    if asked is None:
        return None
    return labels.question(table.opened.game, asked, table.questions[seat])


def _seat(table: Table, number: int, seat: Seat, presence: Presence) -> wire.SeatInfo:
    return wire.SeatInfo(
        seat=SEATS[number],
        kind=seat.kind,
        name="" if seat.kind == "open" else seat.name,
        level=seat.level,
        ready=seat.ready,
        online=presence.online.get(number, 0) > 0,
        relief=seat.relief,
        bank=seat.bank if table.opened.clock and seat.kind == "person" else None,
        stand_ins=seat.stand_ins,
        wish=table.wishes.get(number, ""),
    )


def _lettered(moments: Mapping[int, int]) -> dict[str, int]:
    return {SEATS[seat]: at for seat, at in moments.items()}


def _series(table: Table) -> wire.Series | None:
    totals = table.series.totals
    if totals is None:
        return None
    sums = (dict(totals.wins), dict(totals.prizes), dict(totals.scores))
    ledger = msgspec.convert(list(totals.ledger), list[wire.Debt])
    return wire.Series(len(table.series.games), *sums, ledger)


def _fair(table: Table) -> wire.Fair:
    proof = table.proof()
    if not table.is_closed:
        return wire.Fair(proof.commitment, dict(table.contributions))
    seed = table.state.seed if table.state else None
    shown_seed = None if seed is None else str(seed)
    return wire.Fair(proof.commitment, dict(table.contributions), proof.secret, shown_seed)
