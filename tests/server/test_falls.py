"""A table that breaks down costs the server nothing, and stands again when it can."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect

from drakehall import wire
from drakehall.client import Address, TableClient
from drakehall.games import new_game
from drakehall.server import audience, hall, show
from drakehall.server.entries import AnyEntry, Dealt, Moved, Opened, SeatPlan
from drakehall.server.settings import Settings
from drakehall.server.table import Table
from server.live import serving_here
from server.scripted import begin, settled, table_for

HOUR = 3_600_000


@dataclass
class Clock:
    """Time that passes when the test says so."""

    now: int = 1_000_000

    def __call__(self) -> int:
        """Gives the time."""
        return self.now


async def greet(address: Address) -> str:
    """Says hello; gives the code with which the table closes, or ``""`` when it shows itself."""
    async with connect(address.socket, compression=None, proxy=None) as socket:
        await socket.send(wire.encode(wire.Hello(address.table, list(address.tokens))).decode())
        async with asyncio.timeout(20):
            while True:
                message = wire.decode_server(await socket.recv())
                if isinstance(message, wire.Closing):
                    return message.code
                if isinstance(message, wire.Snapshot):
                    return ""


def test_a_table_that_cannot_be_shown_is_not_read_again_and_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock, read = Clock(), 0
    fold = Table.fold

    def broken(*_: Any) -> list[wire.Eye]:  # noqa: ANN401 - whatever it is asked
        raise IndexError("a question that nobody can word")

    def counted(self: Table, entry: AnyEntry, after: Any = None) -> None:  # noqa: ANN401
        nonlocal read
        read += isinstance(entry, Dealt)
        fold(self, entry, after)

    with serving_here(Settings(tmp_path / "x.db", now=clock)) as base:
        address = table_for(base, "three-dragon-ante", 2)

        async def play() -> None:
            async with TableClient(address) as client:
                await settled(client, 0)
                await begin([client])
            monkeypatch.setattr(Table, "fold", counted)
            monkeypatch.setattr(audience, "show_eyes", broken)
            assert await greet(address) == "sleeping"
            for _ in range(20):
                assert await greet(address) == "failed"
            assert read == 0, "a table that fell a moment ago is left alone"
            clock.now += HOUR
            assert await greet(address) == "sleeping"
            assert await greet(address) == "failed"
            assert read == 1
            monkeypatch.setattr(audience, "show_eyes", show.show_eyes)
            clock.now += HOUR
            assert await greet(address) == ""

        asyncio.run(play())


def test_a_log_that_cannot_be_read_is_not_read_again_and_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock, read = Clock(), 0

    def broken(_: bytes) -> AnyEntry:
        nonlocal read
        read += 1
        raise ValueError("a page of the log is torn")

    with serving_here(Settings(tmp_path / "x.db", now=clock)) as base:
        address = table_for(base, "draco", 2)
    with serving_here(Settings(tmp_path / "x.db", now=clock)) as base:
        again = Address(base, address.table, address.tokens)
        with monkeypatch.context() as torn:
            torn.setattr(hall, "decode_entry", broken)
            for _ in range(5):
                assert asyncio.run(greet(again)) == "failed"
        assert read == 1
        clock.now += HOUR
        assert asyncio.run(greet(again)) == ""


def test_a_log_is_read_without_a_copy_of_the_game_for_every_move(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seats = [SeatPlan("person", name) for name in ("Aki", "Ben")]
    table = Table.open("a", "b", Opened(game="draco", options={}, seats=seats, secret="x"))  # noqa: S106
    state = new_game("draco", 2).new_state("1")
    log: list[AnyEntry] = [Dealt(seed="1")]
    while not state.is_terminal:
        move = Moved(seat=state.current_player, action=state.legal_actions()[0])
        state.apply(move.action, move.seat)
        log.append(move)

    def copied(_: object) -> None:
        raise AssertionError("the state was copied")

    with monkeypatch.context() as watched:
        watched.setattr(type(state), "clone", copied)
        for entry in log:
            table.fold(entry)

    assert table.phase == "over"
    assert table.state is not None
    assert table.state.facts() == state.facts()
    assert table.state_after(3).lines == state.lines[: len(table.state_after(3).lines)]
