"""One connection to a table that survives its losses: reconnects, resumes, sends again."""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Any, Final, Self

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from drakehall import wire
from drakehall.client.address import Address
from drakehall.kernel.errors import Refusal

PING_SECONDS: Final = 5.0
DEAD_SECONDS: Final = 9.0
RESEND_SECONDS: Final = 2.5
Result = wire.Ack | wire.Reject | wire.Hint
"""What ends a command."""
BACKOFF: Final = (0.0, 0.1, 0.3, 1.0, 2.0, 4.0)
PASSING: Final = {"sleeping", "slow", "too-fast", "full", "failed"}
"""Reasons to close that pass by themselves: the client comes again."""


class Closed(Refusal):
    """The server does not want this client; ``code`` says why."""

    def __init__(self, closing: wire.Closing) -> None:
        args = {k: v for k, v in closing.reason.args.items() if isinstance(v, str | int)}
        super().__init__(closing.reason.id, **args)
        self.code = closing.code


class TableClient:
    """A table as seen from one connection: ``async with TableClient(address) as client``.

    ``eyes`` holds what each of the client's seats sees (``None``: a spectator), ``log`` the
    events of each since the game began. The bots of the house need ``images``.
    """

    def __init__(self, address: Address, *, watch: bool = False, images: bool = False) -> None:
        self.address = address
        self.seats: list[str] = []
        self.seq = -1
        self.table: wire.Table | None = None
        self.eyes: dict[str | None, wire.Eye] = {}
        self.log: dict[str | None, list[wire.Event]] = {}
        self.connections = 0
        self._watch = watch
        self._images = images
        self._socket: ClientConnection | None = None
        self._waiting: dict[str, tuple[wire.Commands, asyncio.Future[Result]]] = {}
        self._changed = asyncio.Event()
        self._news = asyncio.Event()
        self._failures = 0
        self._failure: BaseException | None = None
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        self._task = asyncio.create_task(self._run())
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    # --- what a player does -------------------------------------------------------------------

    async def changes(self) -> AsyncIterator[Self]:
        """Gives the client again whenever something is new; raises ``Closed``."""
        while True:
            await self._changed.wait()
            self._changed.clear()
            self._raise_failure()
            yield self

    async def answer(self, question: wire.Question, option: int) -> Result:
        """Answers a question; returns when the table shows what came of it, or refuses."""
        return await self.do(wire.Answer(_new_id(), question.seat, question.id, option))

    async def do(self, command: wire.Commands) -> Result:
        """Sends a command until it is acknowledged or refused; it works once, however often.

        What it changed is in ``eyes`` and ``table`` when this returns.
        """
        future: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        self._waiting[command.id] = (command, future)
        try:
            while True:
                await self._send(command)
                with suppress(TimeoutError):
                    async with asyncio.timeout(RESEND_SECONDS):
                        result = await asyncio.shield(future)
                    break
                self._raise_failure()
        finally:
            self._waiting.pop(command.id, None)
        while isinstance(result, wire.Ack) and self.seq < result.seq:
            self._raise_failure()
            await self._news.wait()
        return result

    def question(self, seat: str | None = None) -> wire.Question | None:
        """Gives the open question of a seat, or of any of the client's seats."""
        eyes = [self.eyes[seat]] if seat in self.eyes else self.eyes.values()
        return next((eye.question for eye in eyes if eye.question is not None), None)

    async def drop(self) -> None:
        """Cuts the connection, as a bad network does; it comes back by itself."""
        if self._socket is not None:
            self._socket.transport.abort()

    # --- the connection -----------------------------------------------------------------------

    async def _run(self) -> None:
        while True:
            try:
                await self._connected()
            except (OSError, ConnectionClosed, InvalidHandshake, TimeoutError, EOFError):
                self._failures += 1
            except Exception as failure:  # noqa: BLE001 - whoever waits for news is told
                self._failure = failure
                self._tell()
                return
            self._socket = None
            pause = BACKOFF[min(self._failures, len(BACKOFF)) - 1]
            await asyncio.sleep(pause * random.uniform(0.5, 1.0))

    async def _connected(self) -> None:
        """Speaks over one connection until it ends."""
        settings: dict[str, Any] = {"compression": None, "max_size": None, "ping_interval": None}
        async with connect(self.address.socket, open_timeout=5.0, proxy=None, **settings) as socket:
            hello = wire.Hello(
                self.address.table,
                list(self.address.tokens),
                self.seq,
                watch=self._watch,
                images=self._images,
            )
            await socket.send(wire.encode(hello).decode())
            self._socket = socket
            self.connections += 1
            pings = asyncio.create_task(_ping(socket))
            try:
                while True:
                    # Not wait_for: in Python 3.11 it can swallow a cancellation.
                    async with asyncio.timeout(DEAD_SECONDS):
                        text = await socket.recv()
                    await self._hear(wire.decode_server(text))
            finally:
                pings.cancel()

    async def _hear(self, message: wire.ServerMessage) -> None:
        match message:
            case wire.Welcome():
                self.seats = message.seats
                for command, _ in list(self._waiting.values()):
                    await self._send(command)
            case wire.Snapshot() | wire.Update():
                self._take(message)
                self._tell()
            case wire.Status():
                self.table = message.table
                self._tell()
            case wire.Ack() | wire.Reject() | wire.Hint():
                _, future = self._waiting.get(message.id, (None, None))
                if future is not None and not future.done():
                    future.set_result(message)
            case wire.Closing():
                if message.code not in PASSING:
                    raise Closed(message)
            case wire.Pong() | wire.Stamped():
                pass

    def _take(self, message: wire.Snapshot | wire.Update) -> None:
        if isinstance(message, wire.Snapshot):
            self.log = {}
        self.seq = message.seq
        self._failures = 0  # not before: a table may fall after its welcome, again and again
        self.table = message.table
        self.eyes = {eye.seat: eye for eye in message.eyes}
        for eye in message.eyes:
            self.log.setdefault(eye.seat, []).extend(eye.events)

    def _tell(self) -> None:
        self._changed.set()
        self._news.set()
        self._news = asyncio.Event()

    def _raise_failure(self) -> None:
        if self._failure is not None:
            raise self._failure

    async def _send(self, command: wire.Commands) -> None:
        if self._socket is not None:
            with suppress(ConnectionClosed):
                await self._socket.send(wire.encode(command).decode())


async def _ping(socket: ClientConnection) -> None:
    number = 0
    with suppress(ConnectionClosed):
        while True:
            await asyncio.sleep(PING_SECONDS)
            number += 1
            await socket.send(wire.encode(wire.Ping(number)).decode())


def _new_id() -> str:
    return secrets.token_hex(8)
