"""One connection: reads frames, hands commands to the table, sends what the table says."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from http.cookies import SimpleCookie
from typing import Any, Final, cast
from urllib.parse import urlsplit

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State as AppState
from litestar.exceptions import WebSocketDisconnect

from drakehall import wire
from drakehall.server.hall import Hall
from drakehall.server.limits import Bucket, Limits
from drakehall.server.refused import Refused
from drakehall.server.settings import Settings
from drakehall.server.task import TableTask, hashed
from drakehall.server.viewer import Viewer

log = logging.getLogger(__name__)

POLICY: Final = 1008
TOO_BIG: Final = 1009
TRY_LATER: Final = 1013
STATUS: Final = {"too-big": TOO_BIG, "full": TRY_LATER, "failed": TRY_LATER}
COOKIE: Final = "drakehall-"
BURST: Final = 60.0
AGAIN: Final = 10
"""Another hello counts as so many messages: the whole game may have to be told again."""
MOST_UNHEARD: Final = 40

Socket = WebSocket[Any, Any, AppState]


@websocket("/socket", name="socket")
async def table_socket(socket: Socket) -> None:
    """Serves one connection until either side ends it."""
    state = socket.app.state
    settings, limits, hall = state.settings, state.limits, state.hall
    await socket.accept()
    address = socket.client.host if socket.client else ""
    connection = Connection(socket, settings, hall)
    try:
        check_origin(socket.headers.get("origin"), socket.headers.get("host"), settings)
        with cast("Limits", limits).connection(address):
            await connection.serve()
    except Refused as refused:
        await connection.refuse(refused)


def check_origin(origin: str | None, host: str | None, settings: Settings) -> None:
    """Raises ``Refused`` for the page of another site; programs send no origin."""
    ours = {urlsplit(settings.public_url).netloc, host} - {"", None}
    if origin is not None and urlsplit(origin).netloc not in ours:
        raise Refused("origin")


def tokens_in(cookies: str | None, table: str) -> list[str]:
    """Gives the tokens for a table in a cookie header."""
    jar: SimpleCookie = SimpleCookie()
    with suppress(Exception):  # a header may hold anything
        jar.load(cookies or "")
    morsel = jar.get(f"{COOKIE}{table}")
    return morsel.value.split(".")[:6] if morsel else []


class Connection:
    """A socket, and the table it has said hello to."""

    def __init__(self, socket: Socket, settings: Settings, hall: Hall) -> None:
        self._socket = socket
        self._settings = settings
        self._hall = hall
        self._bucket = Bucket(settings.messages_a_second, BURST)
        self._bad = Bucket(settings.rejections_a_minute / 60, settings.rejections_a_minute)
        self._viewer: Viewer | None = None
        self._table: TableTask | None = None
        self._rejected = 0

    async def serve(self) -> None:
        """Reads until the end; raises ``Refused`` for what ends the connection before hello."""
        writer: asyncio.Task[None] | None = None
        try:
            hello = await self._hello()
            self._table = await self._hall.find(hello.table)
            table_id = self._table.table.id
            sent = [*hello.tokens, *tokens_in(self._socket.headers.get("cookie"), table_id)]
            self._viewer = Viewer([hashed(token) for token in sent])
            writer = asyncio.create_task(self._write(self._viewer))
            self._table.arrive(self._viewer, hello)
            while (message := await self._read()) is not None:
                self._hear(self._table, self._viewer, message)
        except Refused as refused:
            if self._viewer is None:
                raise
            self._viewer.close(_closing(refused))  # the writing side sends it last, and closes
            log.info("connection refused", extra={"code": refused.code})
        finally:
            if self._table is not None and self._viewer is not None:
                self._table.depart(self._viewer)
                self._viewer.close()
            if writer is not None:
                await _ended(writer)

    async def refuse(self, refused: Refused) -> None:
        """Says why, and closes."""
        with suppress(Exception):  # the other side may be gone
            await self._socket.send_text(wire.encode(_closing(refused)).decode())
            await self._socket.close(STATUS.get(refused.code, POLICY), refused.code)
        log.info("connection refused", extra={"code": refused.code})

    async def _hello(self) -> wire.Hello:
        try:
            async with asyncio.timeout(self._settings.hello_seconds):
                message = await self._read()
        except TimeoutError:
            raise Refused("slow") from None
        if not isinstance(message, wire.Hello):
            raise Refused("bad-message")
        if message.protocol != wire.PROTOCOL:
            raise Refused("protocol")
        return message

    async def _read(self) -> wire.ClientMessage | None:
        """Gives the next message; ``None`` at the end; raises ``Refused`` for a malformed one."""
        try:
            text = await self._socket.receive_data(mode="text")
        except WebSocketDisconnect:
            return None
        except (KeyError, TypeError, AttributeError):  # a binary frame
            raise Refused("bad-message") from None
        if not self._bucket.take():
            raise Refused("too-fast")
        if not isinstance(text, str):
            raise Refused("bad-message")
        if len(text) > wire.MAX_FRAME:
            raise Refused("too-big")
        try:
            return wire.decode_client(text)
        except (msgspec.DecodeError, RecursionError, ValueError):
            raise Refused("bad-message") from None

    def _hear(self, table: TableTask, viewer: Viewer, message: wire.ClientMessage) -> None:
        while self._rejected < viewer.rejected:
            self._rejected += 1
            if not self._bad.take():
                raise Refused("too-fast")
        if isinstance(message, wire.Ping):
            viewer.tell(wire.Pong(message.number))
        elif isinstance(message, wire.Hello):
            if message.table not in {table.table.id, table.table.code}:
                raise Refused("bad-message")
            if not self._bucket.take(AGAIN):
                raise Refused("too-fast")
            table.arrive(viewer, message)
        elif viewer.unheard >= MOST_UNHEARD:
            raise Refused("too-fast")
        else:
            table.say(viewer, message)

    async def _write(self, viewer: Viewer) -> None:
        """Sends what is queued; a connection that breaks ends the reading side too."""
        with suppress(Exception):
            while (message := await viewer.outgoing.get()) is not None:
                await self._socket.send_text(message.decode())
            await self._socket.close(STATUS.get(viewer.why, POLICY), viewer.why)


def _closing(refused: Refused) -> wire.Closing:
    return wire.Closing(refused.code, wire.Text(refused.message, {**refused.args_}))


async def _ended(writer: asyncio.Task[None]) -> None:
    """Waits a moment for the last messages, then ends the writing side."""
    with suppress(TimeoutError):
        async with asyncio.timeout(1.0):
            await writer
