"""A boardgame.io server as the bench sees it; it keeps its tables in memory, as it comes."""

from __future__ import annotations

import json
import shutil
import socket
import subprocess
from pathlib import Path
from typing import Any

import msgspec
from traffic import PLAYERS, Peer, Seat, Table

HERE = Path(__file__).parent / "boardgame"
PLACE = Path(__file__).parents[1] / "build" / "bench" / "boardgame"
GAME = "/hidden-hands"
EVENT = f"42{GAME},"


class Context(msgspec.Struct):
    current: str = msgspec.field(name="currentPlayer")


class Cards(msgspec.Struct):
    hands: list[list[Any]]


class GameState(msgspec.Struct):
    G: Cards
    ctx: Context
    number: int = msgspec.field(name="_stateID")


class Synced(msgspec.Struct):
    state: GameState


decode_event = msgspec.json.Decoder(list[msgspec.Raw]).decode
decode_state = msgspec.json.Decoder(GameState).decode
decode_synced = msgspec.json.Decoder(Synced).decode


class BoardgameSeat(Seat):
    """A seat that speaks as boardgame.io's own client does, over Socket.IO."""

    def __init__(self, port: int, match: str, number: int) -> None:
        super().__init__()
        self._port = port
        self._match = match
        self._number = str(number)

    def address(self) -> str:
        return f"ws://127.0.0.1:{self._port}/socket.io/?EIO=4&transport=websocket"

    async def greet(self) -> None:
        assert str(await self.socket.recv()).startswith("0")
        await self.socket.send(f"40{GAME},")
        assert str(await self.socket.recv()).startswith(f"40{GAME}")
        await self._emit("sync", self._match, self._number, None, PLAYERS)

    def hear(self, text: str) -> bool:
        if text == "2":  # it asks whether we are there
            self.reply = "3"
            return False
        if not text.startswith(EVENT):
            return False
        name, *arguments = decode_event(text[len(EVENT) :])
        if bytes(name) == b'"update"':
            state = decode_state(arguments[1])
        elif bytes(name) == b'"sync"':
            state = decode_synced(arguments[1]).state
        else:
            return False
        self.seq = state.number
        mine = state.ctx.current == self._number
        self.choices = range(len(state.G.hands[int(self._number)])) if mine else ()
        return True

    def answer(self, choice: int, number: int) -> str:  # noqa: ARG002 - moves have no ids here
        payload = {"type": "play", "args": [choice], "playerID": self._number, "credentials": None}
        action = {"type": "MAKE_MOVE", "payload": payload}
        return EVENT + json.dumps(["update", action, self.seq, self._match, self._number])

    async def _emit(self, *event: object) -> None:
        await self.socket.send(EVENT + json.dumps(event))


class Boardgame(Peer):
    """A server of boardgame.io with a game of six hidden hands."""

    name = "boardgame.io"

    def __init__(self) -> None:
        with socket.create_server(("127.0.0.1", 0)) as listener:
            self.port: int = listener.getsockname()[1]
        self.process = subprocess.Popen(
            [tool("node"), "server.js", str(self.port)],
            cwd=PLACE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        self.pid = self.process.pid
        assert self.process.stdout is not None
        while "ready" not in (line := self.process.stdout.readline()):
            assert line, "boardgame.io did not start"

    async def table(self, number: int) -> Table:
        table = Table([BoardgameSeat(self.port, f"m{number}", seat) for seat in range(PLAYERS)])
        for seat in table.seats:
            await seat.open()
            while seat.seq < 0:
                seat.hear(str(await seat.socket.recv()))
        return table

    async def begin(self, table: Table) -> None:
        """Has begun already."""

    def stop(self) -> None:
        """Ends the server."""
        self.process.terminate()
        self.process.wait()


def tool(name: str) -> str:
    """Finds a program, or ends with a sentence."""
    found = shutil.which(name)
    if found is None:
        raise SystemExit(f"boardgame.io needs {name}; --alone measures without it")
    return found


def install() -> None:
    """Installs boardgame.io in a folder of its own, once."""
    PLACE.mkdir(parents=True, exist_ok=True)
    wanted = (HERE / "package.json").read_text()
    shutil.copy(HERE / "server.js", PLACE)
    stamp = PLACE / "ready"
    if stamp.exists() and stamp.read_text() == wanted:
        return
    print("Installing boardgame.io …", flush=True)
    shutil.copy(HERE / "package.json", PLACE)
    options = ["--no-audit", "--no-fund", "--no-package-lock", "--ignore-scripts"]
    subprocess.run([tool("npm"), "install", "--silent", *options], cwd=PLACE, check=True)
    stamp.write_text(wanted)
