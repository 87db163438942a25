"""Our own server as the bench sees it."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import Any

import msgspec
from traffic import PLAYERS, Peer, Seat, Table

LETTERS = "ABCDEF"
SERVE = [sys.executable, "-c", "from drakehall.cli import main; main()", "serve"]


class Option(msgspec.Struct):
    id: int


class Question(msgspec.Struct):
    id: str
    options: list[Option]


class Eye(msgspec.Struct):
    question: Question | None = None


class Heard(msgspec.Struct):
    type: str
    seq: int = -1
    eyes: list[Eye] = []


decode = msgspec.json.Decoder(Heard).decode


class OurSeat(Seat):
    """A seat that speaks the table protocol."""

    def __init__(self, base: str, table: str, token: str, letter: str) -> None:
        super().__init__()
        self.letter = letter
        self._base = base
        self._table = table
        self._token = token
        self._question = ""

    def address(self) -> str:
        return f"ws{self._base.removeprefix('http')}/socket"

    async def greet(self) -> None:
        hello = {"type": "hello", "table": self._table, "tokens": [self._token], "have": self.seq}
        await self.socket.send(json.dumps(hello))

    def hear(self, text: str) -> bool:
        heard = decode(text)
        if heard.type not in {"update", "snapshot"}:
            return False
        question = heard.eyes[0].question if heard.eyes else None
        self.seq = heard.seq
        self.choices = [option.id for option in question.options] if question else ()
        self._question = question.id if question else ""
        return True

    def answer(self, choice: int, number: int) -> str:
        answer = {"type": "answer", "id": f"m{number}", "seat": self.letter}
        return json.dumps(answer | {"question": self._question, "option": choice})


class Drakehall(Peer):
    """``drakehall serve`` with a database on the disk."""

    name = "drakehall"

    def __init__(self, folder: Path) -> None:
        began = time.perf_counter()
        self.process = subprocess.Popen(
            [*SERVE, "--port", "0", "--db", f"{folder}/bench.db", "--per-address", "100000"],
            stdout=subprocess.PIPE,
            text=True,
        )
        self.pid = self.process.pid
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        self.base = next(word for word in line.split() if "://" in word)
        urllib.request.urlopen(f"{self.base}/health").close()
        self.cold_start = time.perf_counter() - began

    async def table(self, number: int) -> Table:  # noqa: ARG002 - it has its own names
        seats = [{"kind": "person", "name": f"P{seat}"} for seat in LETTERS]
        wish = {"game": "three-dragon-ante", "seats": seats}
        made = await asyncio.to_thread(self._post, "/api/tables", wish)
        name = made["table"]["id"]
        table = Table(
            [OurSeat(self.base, name, owned["token"], owned["seat"]) for owned in made["seats"]]
        )
        for seat in table.seats:
            await seat.open()
        return table

    async def begin(self, table: Table) -> None:
        for letter, seat in zip(LETTERS, table.seats, strict=True):
            await seat.socket.send(json.dumps({"type": "ready", "id": "r", "seat": letter}))
        while not (table.is_settled() and table.seats[0].seq >= PLAYERS):
            await asyncio.sleep(0.01)
        await table.seats[0].socket.send('{"type":"start","id":"s"}')

    def stop(self) -> None:
        """Ends the server."""
        self.process.terminate()
        self.process.wait()

    def _post(self, path: str, body: object) -> dict[str, Any]:
        headers = {"Content-Type": "application/json"}
        request = urllib.request.Request(self.base + path, json.dumps(body).encode(), headers)
        with urllib.request.urlopen(request) as answer:
            made: dict[str, Any] = json.load(answer)
            return made
