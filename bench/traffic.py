"""The traffic that servers are measured with: six-seat tables, a random legal move every 5 s.

Moves are sent by the clock, not when the last one was answered: a server that stalls is seen.
"""

from __future__ import annotations

import asyncio
import random
import time
from abc import ABC, abstractmethod
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

PLAYERS = 6
EVERY = 5.0
AT_ONCE = 16


class Seat(ABC):
    """One socket of one seat; ``seq`` and ``choices`` are what its last view said.

    ``reply`` is what the server wants to hear at once, if anything.
    """

    def __init__(self) -> None:
        self.socket: ClientConnection
        self.seq = -1
        self.choices: Sequence[int] = ()
        self.gaps = 0
        self.reply = ""

    @abstractmethod
    def address(self) -> str:
        """Gives where the socket is."""

    @abstractmethod
    async def greet(self) -> None:
        """Says who is here, and what has been seen already."""

    @abstractmethod
    def hear(self, text: str) -> bool:
        """Takes a message; tells whether it was a view."""

    @abstractmethod
    def answer(self, choice: int, number: int) -> str:
        """Gives the message that chooses."""

    async def open(self) -> None:
        """Connects."""
        self.socket = await connect(
            self.address(),
            compression=None,
            proxy=None,
            ping_interval=None,
            max_size=None,
            open_timeout=60,
        )
        await self.greet()


@dataclass
class Move:
    """A move that has been sent, and how many seats have seen it."""

    sent: float
    seq: int
    views: int = 0


@dataclass
class Table:
    """Six sockets, and the move that is on its way."""

    seats: list[Seat]
    move: Move | None = None

    def is_settled(self) -> bool:
        """Tells whether all seats have seen the same."""
        return len({seat.seq for seat in self.seats}) == 1


class Peer(ABC):
    """A server of some kind: starts it, and makes tables that are ready to play."""

    name: str
    pid: int

    @abstractmethod
    async def table(self, number: int) -> Table:
        """Makes a table, with everybody connected."""

    @abstractmethod
    async def begin(self, table: Table) -> None:
        """Starts the game."""


@dataclass
class Traffic:
    """All tables of a server, playing."""

    peer: Peer
    tables: list[Table] = field(default_factory=list)
    times: list[float] = field(default_factory=list)
    stalled: int = 0
    measuring: bool = False
    _tasks: list[asyncio.Task[None]] = field(default_factory=list)

    async def fill(self, count: int) -> None:
        """Makes the tables, some at a time."""
        room = asyncio.Semaphore(AT_ONCE)

        async def one(number: int) -> None:
            async with room:
                table = await self.peer.table(number)
                self.tables.append(table)
                for seat in table.seats:
                    self._tasks.append(asyncio.create_task(self._listen(table, seat)))
                await self.peer.begin(table)

        await asyncio.gather(*(one(number) for number in range(count)))

    def play(self) -> None:
        """Lets every table play from now on."""
        for number, table in enumerate(self.tables):
            chance = random.Random(number)
            self._tasks.append(asyncio.create_task(self._play(table, chance)))

    async def stop(self) -> None:
        """Closes all."""
        for task in self._tasks:
            task.cancel()
        for table in self.tables:
            for seat in table.seats:
                seat.socket.transport.abort()
        await asyncio.sleep(0.5)

    async def reconnect(self, table: Table, seat: Seat) -> float:
        """Cuts a seat that is asked; gives the seconds until its question is there again."""
        seat.socket.transport.abort()
        seat.choices = ()
        began = time.perf_counter()
        await seat.open()
        while not seat.choices:
            seat.hear(str(await seat.socket.recv()))
        passed = time.perf_counter() - began
        self._tasks.append(asyncio.create_task(self._listen(table, seat)))
        return passed

    async def _listen(self, table: Table, seat: Seat) -> None:
        with suppress(ConnectionClosed):
            async for text in seat.socket:
                before = seat.seq
                is_view = seat.hear(str(text))
                if seat.reply:
                    await seat.socket.send(seat.reply)
                    seat.reply = ""
                if not is_view:
                    continue
                seat.gaps += before >= 0 and seat.seq > before + 1
                move = table.move
                if move is not None and before < move.seq <= seat.seq:
                    move.views += 1
                    if move.views == len(table.seats):
                        if self.measuring:
                            self.times.append(1000 * (time.perf_counter() - move.sent))
                        table.move = None

    async def _play(self, table: Table, chance: random.Random) -> None:
        due, number = time.perf_counter() + chance.uniform(0, EVERY), 0
        while True:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            due += EVERY
            asked = [seat for seat in table.seats if seat.choices]
            if table.move is not None:
                self.stalled += self.measuring
            elif asked and table.is_settled():
                seat = chance.choice(asked)
                number += 1
                text = seat.answer(chance.choice(seat.choices), number)
                table.move = Move(time.perf_counter(), seat.seq + 1)
                await seat.socket.send(text)
