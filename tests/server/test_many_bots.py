"""Many tables with strong bots: no move of a person waits for a bot of another table.

make test-server ARGS="-k many_bots" plays at a hundred tables and shows how long moves took
"""

from __future__ import annotations

import asyncio
import time
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path

import pytest

from drakehall import wire
from drakehall.client import Address, TableClient, make_table
from drakehall.server import hall
from drakehall.server.settings import Settings
from drakehall.server.workers import Workers
from server import minds
from server.live import serving_here
from server.scripted import FULL, begin, settled

TABLES = 100 if FULL else 8
ANSWERS = 12 if FULL else 2
GAMES = ("three-dragon-ante", "draco")
SECONDS = 600.0
"""The bots' time, long enough for all of them to wait for each other."""


def test_no_move_waits_for_a_bot_of_another_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate = tmp_path / "gate"
    monkeypatch.setenv(minds.GATE, str(gate))
    monkeypatch.setattr(hall, "Workers", partial(Workers, mind=minds.gated))
    settings = Settings(tmp_path / "x.db", bot_seconds=SECONDS, per_address=TABLES * 2)
    try:
        with serving_here(settings) as base:
            asyncio.run(_play(base, gate))
    finally:
        gate.touch()


async def _play(base: str, gate: Path) -> None:
    async with AsyncExitStack() as stack:
        clients = []
        for number in range(TABLES):
            address = await asyncio.to_thread(_table, base, GAMES[number % 2])
            clients.append(await stack.enter_async_context(TableClient(address)))
        for client in clients:
            await settled(client, 0)
            await begin([client])
        # The only process of the bots stands still, and every table's bots wait for it.
        asked = [client for client in clients if client.question() is not None]
        assert len(asked) >= TABLES // 2
        behind = [await _answer(client) for client in asked]
        await asyncio.to_thread(gate.touch)
        beside = await asyncio.gather(*(_play_on(client) for client in clients))
        if FULL:
            _show("while no bot moved", behind)
            _show("while all bots thought", [time for times in beside for time in times])


def _table(base: str, game: str) -> Address:
    seats = [{"kind": "person", "name": "Aki"}, {"kind": "bot", "level": "hard"}]
    return make_table(base, game, seats)


async def _play_on(client: TableClient) -> list[float]:
    """Answers whenever the person is asked; gives how long each answer took, in seconds."""
    times: list[float] = []
    while len(times) < ANSWERS and client.table is not None and client.table.phase == "playing":
        if client.question() is None:
            await anext(aiter(client.changes()))
        else:
            times.append(await _answer(client))
    return times


async def _answer(client: TableClient) -> float:
    question = client.question()
    assert question is not None
    begun = time.perf_counter()
    result = await client.answer(question, question.options[-1].id)
    assert isinstance(result, wire.Ack)
    return time.perf_counter() - begun


def _show(what: str, times: list[float]) -> None:
    times = sorted(round(1000 * seconds) for seconds in times)
    middle, late = times[len(times) // 2], times[len(times) * 99 // 100]
    print(f"{TABLES} tables with hard bots, {len(times)} moves of people {what}:")
    print(f"acknowledged within {middle} ms (median), {late} ms (99 %), {times[-1]} ms (all)")
