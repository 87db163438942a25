"""The server is killed during play, again and again: no acknowledged move is lost.

Each server is a process of its own, on real sockets and a database on the disk. It is split off
from one that has loaded everything, so that 500 starts take minutes.
"""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections import Counter
from collections.abc import Mapping
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path

from drakehall import wire
from drakehall.client import Address, TableClient
from server.live import AlteredServer
from server.scripted import FULL, begin, settled, table_for

KILLS = 500 if FULL else 6
SERVERS = 3
"""So many are killed side by side: most of the time is waiting for the next start."""
POINTS = ("received", "decided", "written", "committed", "told")
"""Where a server stands still when it is killed: on the way from an answer to its word of it."""
TABLES: tuple[tuple[str, int, Mapping[str, object]], ...] = (
    ("three-dragon-ante", 3, {}),
    ("draco", 4, {}),
    ("three-dragon-ante", 6, {"abilities": "draft", "ask_optional": True}),
    ("three-dragon-ante", 2, {"gambit_limit": 2}),
)


@dataclass
class Player:
    """Plays all seats of people at a table, and keeps what the server has acknowledged."""

    client: TableClient
    chance: random.Random
    kept: list[tuple[str, str]] = field(default_factory=list)
    seqs: list[int] = field(default_factory=list)
    games: int = 1

    async def play(self, pause: asyncio.Event) -> None:
        """Answers until it shall pause; an answer on its way is waited for."""
        while not pause.is_set():
            question = self.client.question()
            if question is not None:
                option = self.chance.choice(question.options)
                result = await self.client.answer(question, option.id)
                assert isinstance(result, wire.Ack), result
                self.kept.append((question.seat, option.move))
                self.seqs.append(result.seq)
            elif self.client.table is not None and self.client.table.phase == "over":
                await self._again()
            else:
                await asyncio.sleep(0.002)

    async def _again(self) -> None:
        self.games += 1
        await self.client.do(wire.Rematch(f"again-{self.games}"))
        await self.client.do(wire.Start(f"start-{self.games}"))
        self.kept.clear()

    async def check(self, number: int, told: dict[str | None, list[wire.Event]]) -> None:
        """Reads the table anew: what was acknowledged, and what anybody was told, is in it."""
        assert len(self.seqs) == len(set(self.seqs)), "one number, one move"
        async with TableClient(self.client.address) as fresh:
            await settled(fresh, self.client.seq)
            for seat in fresh.seats:
                kept = [move for who, move in self.kept if who == seat]
                assert answers(fresh.log[seat], seat) == kept
                if fresh.table is not None and fresh.table.number == number:
                    assert fresh.log[seat][: len(told[seat])] == told[seat]
            assert fresh.table is not None
            assert fresh.table.phase == "over" or fresh.table.pending
            assert shown(fresh) == shown(self.client)


def shown(client: TableClient) -> list[object]:
    """Gives what lies on the table now, as each seat sees it, and what it is asked."""
    return [(eye.seat, eye.facts, eye.question) for eye in client.eyes.values()]


def answers(log: list[wire.Event], seat: str) -> list[str]:
    """Gives the answers of a seat among the events."""
    mine = [event for event in log if event.kind == "answer" and event.args["seat"] == seat]
    return [str(event.args["move"]) for event in mine]


@dataclass
class Tally:
    """Counts kills: where the server stood, or ``""`` when it was running."""

    kills: Counter[str] = field(default_factory=Counter)
    answers: int = 0
    games: int = 0


def test_no_acknowledged_move_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    tally = Tally()

    async def play() -> None:
        worlds = [world(tmp_path / f"{n}.db", n, tally) for n in range(SERVERS)]
        await asyncio.gather(*worlds)

    asyncio.run(play())

    kills, held = tally.kills.total(), tally.kills.total() - tally.kills[""]
    print(f"{kills} kills, {held} between the receipt of an answer and its acknowledgement:")
    print(f"{dict(tally.kills)}; {tally.answers} answers, {tally.games} games")
    assert kills >= KILLS
    assert held >= KILLS * 2 // 5
    assert set(tally.kills) >= set(POINTS)


async def world(db: Path, number: int, tally: Tally) -> None:
    """Kills one server its share of times, with several tables at play."""
    server = AlteredServer(db)
    await asyncio.to_thread(server.start)
    try:
        async with AsyncExitStack() as stack:
            players = [
                Player(
                    await stack.enter_async_context(TableClient(make(server.base, table))),
                    random.Random(f"{number} {table}"),
                )
                for table in range(len(TABLES))
            ]
            for player in players:
                await settled(player.client, 0)
                await begin([player.client])
            for kill in range(number, KILLS, SERVERS):
                tally.kills[await run(server, players, kill)] += 1
        tally.answers += sum(len(player.seqs) for player in players)
        tally.games += sum(player.games for player in players)
    finally:
        await asyncio.to_thread(server.stop)
    with sqlite3.connect(db) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]


def make(base: str, table: int) -> Address:
    """Makes a table of people."""
    game, players, options = TABLES[table]
    return table_for(base, game, players, options=options)


async def run(server: AlteredServer, players: list[Player], number: int) -> str:
    """Plays until the server is killed, and on after; gives where it stood, ``""`` if nowhere."""
    chance, pause = random.Random(number), asyncio.Event()
    point = (*POINTS, "", "", "")[number % 8]
    playing = [asyncio.create_task(player.play(pause)) for player in players]
    if point:
        server.halt_at(point, chance.randrange(1, 12))
        assert await asyncio.to_thread(server.line) == "halted\n"
    else:
        await asyncio.sleep(chance.uniform(0.0, 0.1))
    await asyncio.to_thread(server.kill)
    pause.set()
    told = [told_to(player.client) for player in players]
    await asyncio.to_thread(server.start)
    async with asyncio.timeout(90):
        await asyncio.gather(*playing)
        await asyncio.gather(*(settled_again(player.client) for player in players))
    for player, heard in zip(players, told, strict=True):
        await player.check(*heard)
    return point


def told_to(client: TableClient) -> tuple[int, dict[str | None, list[wire.Event]]]:
    """Gives the number of the game at a table, and all that its seats have been told."""
    assert client.table is not None
    return client.table.number, {seat: list(log) for seat, log in client.log.items()}


async def settled_again(client: TableClient) -> None:
    """Waits until the table tells that it is waiting for one of the client's seats, or is over."""
    changes = client.changes()
    while client.question() is None and (client.table is None or client.table.phase != "over"):
        await anext(changes)
