"""Runs the server until it is told to stop."""

from __future__ import annotations

import gc
import json
import logging
import time
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Final

import uvicorn

from drakehall.server.app import create_app
from drakehall.server.settings import Settings
from drakehall.wire import MAX_FRAME

PLAIN: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}


class JsonLines(logging.Formatter):
    """One JSON object a line; no log line holds what people wrote or played."""

    def format(self, record: logging.LogRecord) -> str:
        """Gives the line."""
        line: dict[str, object] = {
            "time": self.formatTime(record),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        line |= {k: v for k, v in vars(record).items() if k not in PLAIN and _is_plain(v)}
        if record.exc_info and record.exc_info[1] is not None:
            line["error"] = type(record.exc_info[1]).__name__
            line["at"] = _places(record.exc_info[1])
        return json.dumps(line)


class _Server(uvicorn.Server):
    """Says when it is ready; ends after ``lonely`` seconds in which nobody came or was there."""

    def __init__(
        self, config: uvicorn.Config, ready: Callable[[str], None], lonely: float | None
    ) -> None:
        super().__init__(config)
        self._ready = ready
        self._lonely = lonely
        self._seen = time.monotonic()
        self._requests = 0

    async def startup(self, sockets: list[object] | None = None) -> None:  # type: ignore[override]
        await super().startup(sockets)  # type: ignore[arg-type]
        if self.started:
            host, port = self.servers[0].sockets[0].getsockname()[:2]
            self._ready(f"http://{f'[{host}]' if ':' in host else host}:{port}")

    async def on_tick(self, counter: int) -> bool:
        """Looks about, ten times a second, whether it is time to end."""
        state = self.server_state
        if state.connections or state.total_requests != self._requests:
            self._requests = state.total_requests
            self._seen = time.monotonic()
        elif self._lonely is not None and time.monotonic() - self._seen > self._lonely:
            return True
        return await super().on_tick(counter)


def run(
    settings: Settings,
    host: str,
    port: int,
    ready: Callable[[str], None],
    lonely: float | None = None,
) -> bool:
    """Serves; calls ``ready`` with the address; tells whether it ever started.

    With ``lonely`` it ends by itself after so many seconds without anybody.
    """
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    config = uvicorn.Config(
        create_app(settings),
        host=host,
        port=port,
        ws="websockets-sansio",
        ws_max_size=MAX_FRAME * 4,
        ws_per_message_deflate=False,
        ws_ping_interval=10.0,
        ws_ping_timeout=10.0,
        log_config=None,
        access_log=False,
        server_header=False,
        date_header=False,
        timeout_graceful_shutdown=2,
        backlog=4096,
    )
    server = _Server(config, ready, lonely)
    _rarely_collect()
    server.run()
    return server.started


def _rarely_collect() -> None:
    """Keeps the collector of cycles from walking through all tables every few seconds.

    A table lives long and has no cycles of its own, and each walk stops every table: with 200
    of them it was all of the slowest hundredth of moves.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)


def _places(error: BaseException) -> list[str]:
    """Gives where an error came from; what it says may speak of cards or names."""
    frames = traceback.extract_tb(error.__traceback__)
    return [f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in frames]


def _is_plain(value: object) -> bool:
    return isinstance(value, str | int | float)
