"""Plays at a real table: one connection a seat, each answering by chance from its own view."""

from __future__ import annotations

import asyncio
import json
import os
import random
import urllib.request
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import AsyncExitStack
from dataclasses import replace

from drakehall import wire
from drakehall.client import Address, TableClient, make_table
from drakehall.games import new_game
from drakehall.kernel.contract import State
from drakehall.kernel.notation import SEATS
from drakehall.kernel.record import Record, replay

FULL = os.environ.get("DRAKEHALL_PROOF") == "full"
"""The named targets of the Makefile run the long versions of these tests."""

BeforeAnswer = Callable[[TableClient, wire.Question], Awaitable[None]]


def table_for(base: str, game: str, players: int, **settings: object) -> Address:
    """Makes a table with a person in every seat."""
    seats = [{"kind": "person", "name": f"P{number}"} for number in range(players)]
    return make_table(base, game, seats, **settings)


def seat_by_seat(address: Address) -> list[Address]:
    """Gives an address for each seat, as if everybody sat at a device of their own."""
    return [replace(address, tokens=(token,)) for token in address.tokens]


async def play_table(
    address: Address,
    seed: int,
    *,
    limit: int = 100_000,
    before: BeforeAnswer | None = None,
) -> int:
    """Plays a table to its end, or for so many answers; gives how many there were."""
    choose = random.Random(seed)
    async with AsyncExitStack() as stack:
        clients = [
            await stack.enter_async_context(TableClient(one)) for one in seat_by_seat(address)
        ]
        await asyncio.gather(*(settled(client, 0) for client in clients))
        await begin(clients)
        return await answer_all(clients, choose, limit, before)


async def begin(clients: Sequence[TableClient]) -> None:
    """Gets everybody ready, and starts, if that has not been done."""
    first = clients[0]
    if first.table is None or first.table.phase != "lobby":
        return
    for client in clients:
        for seat in client.seats:
            await client.do(wire.Ready(f"ready-{seat}", seat))
    await clients[0].do(wire.Start("start"))


async def answer_all(
    clients: Sequence[TableClient],
    choose: random.Random,
    limit: int = 100_000,
    before: BeforeAnswer | None = None,
    moves: list[tuple[int, int]] | None = None,
) -> int:
    """Answers question after question, one at a time, whoever is asked."""
    answers = 0
    seq = max(client.seq for client in clients)
    while answers < limit:
        await asyncio.gather(*(settled(client, seq) for client in clients))
        if clients[0].table is not None and clients[0].table.phase == "over":
            break
        asked = [(client, q) for client in clients if (q := client.question()) is not None]
        client, question = choose.choice(asked)
        if before is not None:
            await before(client, question)
        option = choose.choice(question.options).id
        result = await client.answer(question, option)
        assert isinstance(result, wire.Ack), result
        seq = result.seq
        if moves is not None:
            moves.append((SEATS.index(question.seat), option))
        answers += 1
    return answers


async def settled(client: TableClient, seq: int, seconds: float = 60.0) -> None:
    """Waits until a client has seen a sequence number."""
    async with asyncio.timeout(seconds):
        while client.seq < seq or client.table is None:
            await anext(aiter(client.changes()))


def record_of(address: Address) -> Record:
    """Gets the record of a game that is over."""
    return Record.parse(record_text(address))


def record_text(address: Address) -> str:
    """Gets the text of the record of a game that is over."""
    url = f"{address.base}/api/tables/{address.table}/record"
    with urllib.request.urlopen(url, timeout=20) as answer:  # noqa: S310 - our own server
        text: str = answer.read().decode()
        return text


def plain(values: Mapping[str, object]) -> object:
    """Gives values as they read after a journey as JSON."""
    return json.loads(json.dumps(dict(values)))


def replayed(record: Record) -> State:
    """Lets the engine alone play the record."""
    return replay(record, new_game(record.game, len(record.players), record.options))
