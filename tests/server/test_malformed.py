"""Nothing that a client sends breaks a table, changes it unasked, or reaches other seats."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import sqlite3
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field, replace
from hashlib import sha256
from pathlib import Path
from typing import Any, Self

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from drakehall import wire
from drakehall.client import Address, TableClient
from drakehall.games import REGISTRY
from server.bad_messages import CLASSES, Bad, Bare, Frame, Pieces, Situation, Text, Who
from server.live import AlteredServer
from server.scenes import KINDS, Scene, act, scenes, table_of
from server.scripted import FULL, table_for

MESSAGES = 200_000 if FULL else 1
"""At least so many are sent in all."""
SCENES = sum(len(kinds) for kinds in KINDS.values())
BURST = 19 if FULL else 1
SHARE = len(CLASSES) if FULL else -(-len(CLASSES) // 4)
"""How many classes are sent at each kind of question; in short runs they take turns."""


@pytest.mark.parametrize("game", REGISTRY)
def test_bad_messages_change_nothing_at_any_kind_of_question(
    altered: AlteredServer, game: str
) -> None:
    sent, chance = Counter[str](), random.Random(8)
    elsewhere = table_for(altered.base, game, 2)

    async def play() -> None:
        there = await fingerprint(altered.db, elsewhere)
        names = itertools.cycle(chance.sample(sorted(CLASSES), len(CLASSES)))
        for scene in scenes(game):
            turn = list(itertools.islice(names, SHARE))
            await harass(altered, scene, elsewhere, chance, turn, sent)
        assert await fingerprint(altered.db, elsewhere) == there

    asyncio.run(play())

    kinds = len(KINDS[game])
    print(
        f"{game}: {sent.total()} bad messages of {len(sent)} classes at {kinds} kinds of question"
    )
    assert set(sent) == set(CLASSES)
    assert len(CLASSES) >= 40
    assert altered.process.poll() is None


@pytest.mark.parametrize(
    ("message", "times", "code", "status"),
    [
        ('{"type":"ping"}', 200, "too-fast", 1008),
        ('{"type":"start","id":"x"}', 90, "too-fast", 1008),
        ('{"type":"hello","table":"TABLE"}', 25, "too-fast", 1008),
        ('{"type":"ping","x":"' + "a" * 17_000 + '"}', 1, "too-big", 1009),
        ("{}", 1, "bad-message", 1008),
    ],
)
def test_who_sends_too_much_is_told_why_and_shown_out(
    server: str, message: str, times: int, code: str, status: int
) -> None:
    address = table_for(server, "draco", 2)

    async def flood() -> tuple[wire.ServerMessage, int | None]:
        async with await open_socket(address) as socket:
            await socket.send(wire.encode(wire.Hello(address.table)).decode())
            last: wire.ServerMessage = wire.Pong(0)
            with suppress(ConnectionClosed):
                for _ in range(times):
                    await socket.send(message.replace("TABLE", address.table))
                    if message.startswith('{"type":"start"'):
                        await asyncio.sleep(0.02)  # slow enough for all other limits
                await asyncio.sleep(0)
            with suppress(ConnectionClosed):
                while True:
                    last = wire.decode_server(await socket.recv())
            return last, socket.close_code

    last, closed = asyncio.run(asyncio.wait_for(flood(), 30))

    assert isinstance(last, wire.Closing)
    assert (last.code, closed) == (code, status)


async def harass(
    server: AlteredServer,
    scene: Scene,
    elsewhere: Address,
    chance: random.Random,
    names: list[str],
    sent: Counter[str],
) -> None:
    """Plays to a question, sends messages of these classes, and finds everything as it was."""
    address = table_of(server.base, scene)
    async with TableClient(address) as client:
        acted = await act(client, scene)
        at = Situation(acted.question, address.table, acted.kept, elsewhere.table)
        asked = "ABCDEF".index(at.seat)
        others = replace(address, tokens=address.tokens[:asked] + address.tokens[asked + 1 :])
        crowd = Crowd(address, elsewhere, at, client.seq)
        async with Listener(others) as listener, crowd:
            before = await fingerprint(server.db, address)
            enough = sent.total() + MESSAGES / SCENES
            while sent.total() < enough:
                for name in chance.sample(names, len(names)):
                    sent[name] += await crowd.send(name, CLASSES[name], chance)
                assert await fingerprint(server.db, address) == before
                await listener.check()
        answer = wire.Answer("right", at.seat, at.question.id, at.question.options[0].id)
        assert isinstance(await client.do(answer), wire.Ack)


# --- those who send -------------------------------------------------------------------------------


@dataclass
class Crowd:
    """Connections of all kinds of senders, opened again when the server has closed them."""

    address: Address
    elsewhere: Address
    at: Situation
    seq: int
    number: int = 0
    sockets: dict[Who, ClientConnection] = field(default_factory=dict)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        for socket in self.sockets.values():
            await socket.close()

    async def send(self, name: str, bad: Bad, chance: random.Random) -> int:
        """Sends a message of a class, and more if they leave the connection open; says how many."""
        await self._say(bad, chance)
        if not await self._dealt_with(name, bad):
            return 1
        for _ in range(BURST):
            await self._say(bad, chance)
        await self._dealt_with(name, bad)
        return 1 + BURST

    async def _say(self, bad: Bad, chance: random.Random) -> None:
        made = bad.make(self.at, chance)
        for message in made if isinstance(made, list) else [made]:
            socket = await self._socket(bad.who)
            with suppress(ConnectionClosed):
                await send_frame(socket, message)

    async def _dealt_with(self, name: str, bad: Bad) -> bool:
        """Waits until the table has dealt with what was sent; tells whether it listens still."""
        socket = await self._socket(bad.who)
        self.number += 1
        last = wire.Join(f"last-{self.number}", "F")  # the table itself refuses it, in turn
        try:
            await socket.send(wire.encode(last).decode())
            async with asyncio.timeout(20):
                while True:
                    told = wire.decode_server(await socket.recv())
                    if isinstance(told, wire.Ack):
                        assert bad.known, f"{name}: {told}"
                        assert told.seq <= self.seq
                    elif isinstance(told, wire.Reject) and told.id == last.id:
                        return True
        except ConnectionClosed:
            del self.sockets[bad.who]
            return False
        except TimeoutError:
            raise AssertionError(f"{name}: no word") from None

    async def _socket(self, who: Who) -> ClientConnection:
        if who in self.sockets and self.sockets[who].close_code is None:
            return self.sockets[who]
        socket = await open_socket(self.address)
        self.sockets[who] = socket
        if who != "silent":
            hello = wire.Hello(self.address.table, self._tokens(who), watch=who == "watcher")
            await socket.send(wire.encode(hello).decode())
        return socket

    def _tokens(self, who: Who) -> list[str]:
        seat = {"asked": self.at.seat, "other": self.at.other}.get(who)
        if seat is not None:
            return [self.address.tokens["ABCDEF".index(seat)]]
        return {"stranger": ["forged"], "guest": list(self.elsewhere.tokens)}.get(who, [])


async def open_socket(address: Address) -> ClientConnection:
    """Opens a connection that never stops the server from sending."""
    return await connect(
        address.socket, compression=None, proxy=None, max_size=None, max_queue=None
    )


async def send_frame(socket: ClientConnection, message: Frame) -> None:
    """Sends a message in the way that it asks for."""
    match message:
        case Text():
            await socket.send(message.data, text=True)
        case Pieces():
            await socket.send(message.parts)
        case Bare():
            socket.transport.write(message.data)
            await asyncio.sleep(0)
            socket.transport.close()
            await socket.wait_closed()
        case _:
            await socket.send(message)


# --- what must not change ------------------------------------------------------------------------


class Listener:
    """Sits at a table and hears nothing but who is there."""

    def __init__(self, address: Address) -> None:
        self._address = address

    async def __aenter__(self) -> Self:
        self._socket = await open_socket(self._address)
        hello = wire.Hello(self._address.table, list(self._address.tokens))
        await self._socket.send(wire.encode(hello).decode())
        while not isinstance(wire.decode_server(await self._socket.recv()), wire.Status):
            pass
        self._table = await self._pong()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._socket.close()

    async def check(self) -> None:
        """Asserts that no more has come since than who is there."""
        table = await self._pong()
        assert table is None or self._table is None or public(table) == public(self._table)

    async def _pong(self) -> wire.Table | None:
        await self._socket.send('{"type":"ping"}')
        table = None
        while not isinstance(told := wire.decode_server(await self._socket.recv()), wire.Pong):
            assert isinstance(told, wire.Status), told
            table = told.table
        return table


def public(table: wire.Table) -> dict[str, Any]:
    """Gives what is known of a table, but for who is there at this moment."""
    known: dict[str, Any] = json.loads(wire.encode(table))
    del known["now"]
    for seat in known["seats"]:
        del seat["online"]
    return known


async def fingerprint(db: Path, address: Address) -> str:
    """Gives the hash of a table: its log on the disk, and all that its seats see."""
    async with await open_socket(address) as socket:
        hello = wire.Hello(address.table, list(address.tokens))
        await socket.send(wire.encode(hello).decode())
        while not isinstance(told := wire.decode_server(await socket.recv()), wire.Snapshot):
            assert isinstance(told, wire.Welcome), told
    seen = [told.seq, public(told.table), wire.encode(told.eyes).decode()]
    with sqlite3.connect(f"file:{db}?mode=ro", uri=True) as connection:
        query = "SELECT seq, data FROM entries WHERE table_id = ? ORDER BY seq"
        log = connection.execute(query, [address.table]).fetchall()
    return sha256(repr([seen, log]).encode()).hexdigest()
