"""Real servers for tests: a process of its own on a free port of this machine, or in-process."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

import uvicorn

from drakehall.server.app import create_app
from drakehall.server.settings import Settings
from drakehall.wire import MAX_FRAME

COMMAND = [sys.executable, "-c", "from drakehall.cli import main; main()", "serve"]
ALTERED = [sys.executable, str(Path(__file__).with_name("altered.py"))]


S = TypeVar("S", bound="Server")


class Server:
    """``drakehall serve`` as a process that can be killed and started again."""

    def __init__(self, db: Path, *arguments: str) -> None:
        self.db = db
        self.port = free_port()
        self._arguments = arguments
        self._process: subprocess.Popen[str] | None = None

    @property
    def base(self) -> str:
        """Its address."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def process(self) -> subprocess.Popen[str]:
        """Its process, while it runs."""
        assert self._process is not None
        return self._process

    @property
    def command(self) -> list[str]:
        """What starts it."""
        return [*COMMAND, "--port", str(self.port), "--db", str(self.db), *self._arguments]

    def start(self) -> None:
        """Starts it and waits until it says that it is ready."""
        self._process = self.popen()
        line = self.line()
        assert re.search(r"http://127\.0\.0\.1:\d+", line), f"the server said {line!r}"

    def popen(self) -> subprocess.Popen[str]:
        """Starts the process."""
        return subprocess.Popen(
            self.command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "LC_ALL": "C.UTF-8"},
        )

    def line(self) -> str:
        """Waits for the next line that it says."""
        assert self.process.stdout is not None
        return self.process.stdout.readline()

    def kill(self) -> None:
        """Ends it at once, as a power cut does."""
        self._stop(signal.SIGKILL)

    def stop(self) -> None:
        """Ends it politely."""
        self._stop(signal.SIGTERM)

    def _stop(self, how: signal.Signals) -> None:
        if self._process is not None:
            self._process.send_signal(how)
            self._process.communicate(timeout=20)
            self._process = None


class AlteredServer(Server):
    """The server with what no command line has: see ``altered``."""

    def __init__(self, db: Path, *, wide: bool = False) -> None:
        super().__init__(db)
        self._wide = wide
        self._child = 0

    @property
    def command(self) -> list[str]:
        """What starts the process that servers split off from."""
        return [*ALTERED, json.dumps({"db": str(self.db), "port": self.port, "wide": self._wide})]

    def start(self) -> None:
        """Starts a server, the first time after all that it needs has been loaded."""
        if self._process is None:
            self._process = self.popen()
        self._order("start")
        self._child = int(self.line())
        line = self.line()
        assert line.startswith("http://"), f"the server said {line!r}"

    def halt_at(self, point: str, answer: int) -> None:
        """Lets it stand still when so many answers from now have come to a point."""
        self._order(f"halt {point} {answer}")

    def kill(self) -> None:
        """Ends the server at once; another can be started."""
        os.kill(self._child, signal.SIGKILL)
        self._order("reap")
        while self.line() != "reaped\n":
            pass

    def stop(self) -> None:
        """Ends the server politely, and what it split off from."""
        os.kill(self._child, signal.SIGTERM)
        self.process.communicate("reap\n", timeout=20)
        self._process = None

    def _order(self, order: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{order}\n")
        self.process.stdin.flush()


@contextmanager
def running(server: S) -> Iterator[S]:
    """Runs a server while the block runs."""
    server.start()
    try:
        yield server
    finally:
        server.stop()


@contextmanager
def serving(db: Path, *arguments: str) -> Iterator[Server]:
    """Runs ``drakehall serve`` while the block runs."""
    with running(Server(db, *arguments)) as server:
        yield server


@contextmanager
def serving_here(settings: Settings) -> Iterator[str]:
    """Runs a server in a thread, with settings that no command line has; gives its address."""
    listener = socket.create_server(("127.0.0.1", 0), backlog=512)
    config = uvicorn.Config(
        create_app(settings),
        ws="websockets-sansio",
        ws_max_size=MAX_FRAME * 4,
        ws_per_message_deflate=False,
        log_config=None,
        lifespan="on",
        timeout_graceful_shutdown=1,
    )
    server = uvicorn.Server(config)
    thread = threading.Thread(target=lambda: asyncio.run(server.serve([listener])))
    thread.start()
    try:
        while not server.started:
            assert thread.is_alive(), "the server did not start"
            threading.Event().wait(0.01)
        yield f"http://127.0.0.1:{listener.getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join(timeout=20)
        listener.close()


def free_port() -> int:
    """Gives a port that nothing listens at."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port: int = listener.getsockname()[1]
        return port
