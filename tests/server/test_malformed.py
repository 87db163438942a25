# ruff: noqa: ARG005 - all makers of messages have one signature
"""Nothing that a client sends breaks a table, changes it unasked, or reaches other seats."""

from __future__ import annotations

import asyncio
import json
import random
import urllib.request
from collections.abc import Callable
from contextlib import suppress

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from drakehall import wire
from drakehall.client import Address, TableClient
from server.scripted import FULL, begin, settled, table_for

MESSAGES = 200_000 if FULL else 200

Bad = Callable[[wire.Question, random.Random], str | bytes]


def _answer(question: wire.Question, /, **changes: object) -> str:
    fields = {
        "type": "answer",
        "id": "x",
        "seat": question.seat,
        "question": question.id,
        "option": question.options[0].id,
    }
    kept = {key: value for key, value in (fields | changes).items() if value != "-"}
    return json.dumps(kept)


def _noise(_: wire.Question, chance: random.Random) -> str:
    return "".join(chr(chance.randrange(1, 0xD7FF)) for _ in range(chance.randrange(1, 200)))


def _cut(question: wire.Question, chance: random.Random) -> str:
    text = _answer(question)
    return text[: chance.randrange(len(text))]


def _flipped(question: wire.Question, chance: random.Random) -> str:
    text = list(_answer(question, option=999))
    text[chance.randrange(len(text))] = chr(chance.randrange(32, 127))
    return "".join(text)


CLASSES: dict[str, Bad] = {
    "empty": lambda q, r: "",
    "blank": lambda q, r: "   ",
    "noise": _noise,
    "cut off": _cut,
    "a letter changed": _flipped,
    "binary": lambda q, r: bytes(r.randrange(256) for _ in range(50)),
    "a number": lambda q, r: "7",
    "null": lambda q, r: "null",
    "a list": lambda q, r: "[]",
    "a string": lambda q, r: '"hello"',
    "no type": lambda q, r: "{}",
    "unknown type": lambda q, r: '{"type":"shutdown","id":"x"}',
    "a type of the server": lambda q, r: '{"type":"ack","id":"x","seq":1}',
    "type is no text": lambda q, r: '{"type":5}',
    "deep": lambda q, r: "[" * 5000,
    "deep and closed": lambda q, r: "[" * 5000 + "]" * 5000,
    "deep inside": lambda q, r: '{"type":"ping","x":' + "[" * 3000 + "]" * 3000 + "}",
    "oversized": lambda q, r: '{"type":"ping","x":"' + "a" * 17_000 + '"}',
    "vast": lambda q, r: "a" * 100_000,
    "two objects": lambda q, r: '{"type":"ping"}{"type":"ping"}',
    "nan": lambda q, r: '{"type":"ping","number":NaN}',
    "huge number": lambda q, r: '{"type":"ping","number":1e999}',
    "long number": lambda q, r: '{"type":"ping","number":' + "9" * 4000 + "}",
    "lone surrogate": lambda q, r: '{"type":"hello","table":"\\ud800"}',
    "hello elsewhere": lambda q, r: '{"type":"hello","table":"elsewhere"}',
    "hello with many tokens": lambda q, r: json.dumps(
        {"type": "hello", "table": "x", "tokens": ["a"] * 50}
    ),
    "no id": lambda q, r: _answer(q, id="-"),
    "empty id": lambda q, r: _answer(q, id=""),
    "long id": lambda q, r: _answer(q, id="i" * 65),
    "id is a number": lambda q, r: _answer(q, id=4),
    "no seat": lambda q, r: _answer(q, seat="-"),
    "seat G": lambda q, r: _answer(q, seat="G"),
    "empty seat": lambda q, r: _answer(q, seat=""),
    "seat is a number": lambda q, r: _answer(q, seat=0),
    "foreign seat": lambda q, r: _answer(q, seat="B" if q.seat == "A" else "A"),
    "seat that is not there": lambda q, r: _answer(q, seat="F"),
    "no question": lambda q, r: _answer(q, question="-"),
    "stale question": lambda q, r: _answer(q, question="1.0"),
    "question to come": lambda q, r: _answer(q, question="9.999"),
    "no option": lambda q, r: _answer(q, option="-"),
    "option is a text": lambda q, r: _answer(q, option="red-5"),
    "option is a fraction": lambda q, r: _answer(q, option=1.5),
    "option is null": lambda q, r: _answer(q, option=None),
    "negative option": lambda q, r: _answer(q, option=-1),
    "option out of range": lambda q, r: _answer(q, option=5000),
    "immense option": lambda q, r: _answer(q, option=2**70),
    "illegal option": lambda q, r: _answer(q, option=_illegal(q, r)),
    "ready in a game": lambda q, r: json.dumps({"type": "ready", "id": "x", "seat": q.seat}),
    "start again": lambda q, r: '{"type":"start","id":"x"}',
    "rematch too early": lambda q, r: '{"type":"rematch","id":"x"}',
    "contribute too late": lambda q, r: json.dumps(
        {"type": "contribute", "id": "x", "seat": q.seat, "text": "late"}
    ),
    "a bot in a game": lambda q, r: '{"type":"place","id":"x","seat":"B","kind":"bot"}',
    "agree to nothing": lambda q, r: json.dumps(
        {"type": "undo", "id": "x", "seat": q.seat, "say": "agree"}
    ),
    "join no ring": lambda q, r: json.dumps({"type": "join", "id": "x", "seat": q.seat}),
    "nobody is absent": lambda q, r: json.dumps(
        {"type": "absent", "id": "x", "seat": q.seat, "say": "bot"}
    ),
}


def _illegal(question: wire.Question, chance: random.Random) -> int:
    legal = {option.id for option in question.options}
    return chance.choice([action for action in range(400) if action not in legal])


@pytest.mark.parametrize("game", ["three-dragon-ante", "draco"])
def test_bad_messages_change_nothing(server: str, game: str) -> None:
    chance = random.Random(8)
    kinds: set[str] = set()

    async def play() -> int:
        sent = 0
        while sent < MESSAGES:
            address = table_for(server, game, 2)
            async with TableClient(address) as players:
                await settled(players, 0)
                await begin([players])
                while sent < MESSAGES and (question := players.question()) is not None:
                    kinds.add(question.kind)
                    before = (players.seq, await snapshot(address))
                    for bad in CLASSES.values():
                        await send_bad(address, question, bad(question, chance))
                        sent += 1
                    assert (players.seq, await snapshot(address)) == before
                    await players.answer(question, chance.choice(question.options).id)
        return sent

    sent = asyncio.run(play())

    print(f"{game}: {sent} bad messages of {len(CLASSES)} classes at {sorted(kinds)}")
    assert len(CLASSES) >= 40
    with urllib.request.urlopen(f"{server}/health", timeout=20) as answer:  # noqa: S310 - our own server
        assert answer.status == 200


async def send_bad(address: Address, question: wire.Question, message: str | bytes) -> None:
    """Sends a message from a connection that holds the asked seat alone."""
    token = address.tokens["ABCDEF".index(question.seat)]
    async with connect(address.socket, compression=None, proxy=None) as socket:
        hello = wire.Hello(address.table, [token])
        await socket.send(wire.encode(hello).decode())
        with suppress(ConnectionClosed):
            await socket.send(message)
            await socket.send('{"type":"ping","number":77}')
            await _until_answered(socket)


async def _until_answered(socket: ClientConnection) -> None:
    """Waits until the server has dealt with the message, or has closed the connection."""
    async with asyncio.timeout(10):
        while True:
            message = wire.decode_server(await socket.recv())
            assert not isinstance(message, wire.Ack), message
            if isinstance(message, wire.Pong) and message.number == 77:
                return


async def snapshot(address: Address) -> object:
    """Gives all that the seats of a table see."""
    async with TableClient(address) as client:
        await settled(client, 0)
        return [(eye.seat, eye.facts, eye.question) for eye in client.eyes.values()]
