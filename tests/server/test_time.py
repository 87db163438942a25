"""Clocks, and what they do when a connection is lost; time passes when the test says so."""

from __future__ import annotations

from drakehall.server.entries import Dealt, Moved, Opened, Renewed, SeatPlan
from drakehall.server.table import Table
from drakehall.server.timing import Timing
from drakehall.wire import Clock

SECOND = 1000
MINUTE = 60 * SECOND
BOTH = {0: 1, 1: 1}


def playing() -> tuple[Table, Timing]:
    """Gives a table with ten seconds a decision and half a minute in the bank, just dealt."""
    plans = [SeatPlan("person", name) for name in ("Aki", "Ben")]
    opened = Opened(
        game="draco",
        options={},
        seats=plans,
        secret="x",  # noqa: S106 - no password
        clock=Clock(10, 30),
    )
    table = Table.open("a", "b", opened)
    table.fold(Dealt(seed="1"))
    timing = Timing(0)
    timing.seen(table, BOTH, 0)
    timing.questions(table, 0)
    return table, timing


def asked(table: Table) -> int:
    """Gives the seat that is asked."""
    (seat,) = table.questions
    return seat


def others(table: Table) -> dict[int, int]:
    """Gives who is there when the seat that is asked is not."""
    return {seat: 1 for seat in BOTH if seat != asked(table)}


def test_a_lost_connection_stops_the_clock_and_spares_the_bank() -> None:
    table, timing = playing()
    seat = asked(table)
    assert timing.deadlines(table) == {seat: 40 * SECOND}

    timing.seen(table, others(table), 4 * SECOND)
    assert timing.paused(table) == {seat: 64 * SECOND}
    assert timing.deadlines(table) == {seat: 100 * SECOND}, "the latest that it can be"
    timing.seen(table, BOTH, 24 * SECOND)

    assert timing.paused(table) == {}
    assert timing.deadlines(table) == {seat: 60 * SECOND}
    assert timing.spent(table, seat, 30 * SECOND) == 0
    assert timing.spent(table, seat, 35 * SECOND) == 5 * SECOND


def test_the_clock_stands_still_for_a_minute_at_most() -> None:
    table, timing = playing()
    seat = asked(table)
    timing.seen(table, others(table), 0)

    assert timing.spent(table, seat, 70 * SECOND) == 0
    assert timing.spent(table, seat, 75 * SECOND) == 5 * SECOND
    timing.seen(table, BOTH, 90 * SECOND)
    assert timing.deadlines(table) == {seat: 100 * SECOND}


def test_the_clock_stands_still_once_a_game() -> None:
    table, timing = playing()
    seat = asked(table)
    timing.seen(table, others(table), 1 * SECOND)
    timing.seen(table, BOTH, 2 * SECOND)
    timing.seen(table, others(table), 3 * SECOND)
    assert timing.paused(table) == {}
    assert timing.deadlines(table) == {seat: 41 * SECOND}

    while table.phase == "playing":
        who = next(iter(table.questions))
        table.fold(Moved(seat=who, action=table.state.legal_actions(who)[0]))  # type: ignore[union-attr]
        timing.questions(table, 3 * SECOND)
    table.fold(Renewed(secret="y"))  # noqa: S106 - no password
    table.fold(Dealt(seed="2"))
    timing.seen(table, others(table), MINUTE)
    timing.questions(table, MINUTE)
    assert timing.paused(table) == {asked(table): 2 * MINUTE}


def test_the_clock_has_stood_still_also_for_a_table_read_again() -> None:
    table, timing = playing()
    seat = asked(table)
    timing.seen(table, others(table), 1 * SECOND)
    timing.seen(table, BOTH, 2 * SECOND)
    while True:
        who = asked(table)
        paused = timing.has_paused(table, who)
        assert paused == (table.seq == 1)
        action = table.state.legal_actions(who)[0]  # type: ignore[union-attr]
        table.fold(Moved(seat=who, action=action, paused=paused))
        timing.questions(table, 3 * SECOND)
        if asked(table) == seat:
            break

    again = Timing(4 * SECOND)
    again.questions(table, 4 * SECOND)
    again.seen(table, others(table), 4 * SECOND)
    assert again.paused(table) == {}


def test_who_is_asked_while_gone_has_time_too() -> None:
    table, timing = playing()
    first = asked(table)
    timing.seen(table, {first: 1}, 0)
    assert timing.paused(table) == {}
    while asked(table) == first:
        action = table.state.legal_actions(first)[0]  # type: ignore[union-attr]
        table.fold(Moved(seat=first, action=action))
    timing.questions(table, 5 * SECOND)

    assert timing.paused(table) == {1 - first: 65 * SECOND}


def test_a_table_read_again_gives_grace_and_keeps_the_pause() -> None:
    table, _ = playing()
    timing = Timing(0)
    timing.questions(table, 20 * SECOND)
    timing.seen(table, {}, 20 * SECOND)
    seat = asked(table)
    timing.seen(table, BOTH, 2 * SECOND)

    assert timing.deadlines(table) == {seat: 60 * SECOND}
    timing.seen(table, others(table), 30 * SECOND)
    assert timing.paused(table) == {seat: 90 * SECOND}


def test_no_clock_runs_while_nobody_is_there() -> None:
    table, timing = playing()
    seat = asked(table)
    timing.seen(table, {}, 4 * SECOND)
    assert timing.deadlines(table) == {}

    timing.seen(table, BOTH, 4 * SECOND + MINUTE)
    assert timing.deadlines(table) == {seat: 40 * SECOND + MINUTE}
    timing.seen(table, others(table), 5 * SECOND + MINUTE)
    assert timing.paused(table) == {seat: 65 * SECOND + MINUTE}, "the pause is still to be had"


def test_who_sits_down_is_not_taken_for_who_left_the_seat() -> None:
    table, timing = playing()
    seat = asked(table)
    timing.seen(table, others(table), 1 * SECOND)
    assert timing.leaving(table, somebody=True) == {seat: MINUTE + SECOND}
    timing.changed(seat)
    timing.seen(table, others(table), 50 * SECOND)

    assert timing.leaving(table, somebody=True) == {seat: MINUTE + 50 * SECOND}
