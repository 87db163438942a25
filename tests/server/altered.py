"""Runs the server with what no command line has: fixed luck, wide limits, and halts.

``python altered.py '{"db": "FILE", "port": 0, "wide": true}'`` reads orders, a line each. ``start``
makes a server: a process of its own, split off from this one, which has loaded everything already.
``halt POINT N`` lets it stand still, and say so, when the Nth answer from then on reaches a point
between its receipt and its acknowledgement; there a test kills it. ``reap`` waits for its end.
"""

from __future__ import annotations

import json
import os
import sys
import threading
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from sqlalchemy import Engine, event

from drakehall import wire
from drakehall.server.entries import Moved, decode_entry
from drakehall.server.run import run
from drakehall.server.settings import Chance, Settings
from drakehall.server.store import Store
from drakehall.server.task import TableTask
from drakehall.server.viewer import Viewer

SECRET = "not kept"  # noqa: S105 - it guards nothing here
WIDE = {
    "per_address": 1_000_000,
    "messages_a_second": 1e9,
    "rejections_a_minute": 1_000_000_000,
    "requests_a_minute": 1_000_000_000,
}


class KnownSecret(Chance):
    """Gives every deal the same secret: the contributions of the seats alone make the seed."""

    def secret(self) -> str:
        """Gives the secret."""
        return SECRET


class Halts:
    """Stands still for good where it was told to."""

    def __init__(self) -> None:
        self._point = ""
        self._left = 0
        self._writing_move = False

    def listen(self, orders: int) -> None:
        """Takes orders from a pipe."""
        with os.fdopen(orders) as lines:
            for line in lines:
                _, self._point, left = line.split()
                self._left = int(left)

    def reach(self, point: str) -> None:
        """Is called at a point on the way of every answer."""
        if point == self._point:
            self._left -= 1
            if self._left == 0:
                print("halted", flush=True)
                threading.Event().wait()

    def install(self) -> None:
        """Puts the points into the server."""
        say, append, tell = TableTask.say, Store.append, Viewer.tell

        def halting_say(task: TableTask, viewer: Viewer, command: wire.Commands) -> None:
            if isinstance(command, wire.Answer):
                self.reach("received")
            say(task, viewer, command)

        async def halting_append(store: Store, table_id: str, seq: int, data: bytes) -> None:
            if not isinstance(decode_entry(data), Moved):
                await append(store, table_id, seq, data)
                return
            self.reach("decided")
            self._writing_move = True
            await append(store, table_id, seq, data)
            self._writing_move = False
            self.reach("committed")

        def halting_tell(viewer: Viewer, message: wire.ServerMessage) -> None:
            tell(viewer, message)
            if isinstance(message, wire.Ack):
                self.reach("told")

        def before_commit(_: object) -> None:
            if self._writing_move:
                self.reach("written")

        _replace(TableTask, "say", halting_say)
        _replace(Store, "append", halting_append)
        _replace(Viewer, "tell", halting_tell)
        event.listen(Engine, "commit", before_commit)


def _replace(owner: type, name: str, function: Callable[..., Any]) -> None:
    setattr(owner, name, function)


def serve(wanted: dict[str, Any], orders: int) -> None:
    """Runs a server until it is told to stop, or killed."""
    halts = Halts()
    halts.install()
    threading.Thread(target=halts.listen, args=[orders], daemon=True).start()
    limits: dict[str, Any] = WIDE if wanted.get("wide") else {}
    settings = Settings(Path(wanted["db"]), luck=KnownSecret(), **limits)
    run(settings, "127.0.0.1", wanted["port"], partial(print, flush=True))


def main() -> None:
    """Takes orders until there are no more."""
    wanted = json.loads(sys.argv[1])
    child = pipe = 0
    for order in sys.stdin:
        match order.split():
            case ["start"]:
                orders, pipe = os.pipe()
                child = os.fork()
                if not child:
                    os.close(pipe)
                    print(os.getpid(), flush=True)
                    serve(wanted, orders)
                    os._exit(0)
                os.close(orders)
            case ["reap"]:
                os.close(pipe)
                os.waitpid(child, 0)
                print("reaped", flush=True)
            case _:
                os.write(pipe, order.encode())


if __name__ == "__main__":
    main()
