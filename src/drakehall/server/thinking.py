"""Asks bots for a table, and posts what they chose."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress

from drakehall.server.entries import By
from drakehall.server.table import Table
from drakehall.server.workers import Workers

Post = Callable[[int, str, int, By], None]
"""Takes the seat, the name of its question, the action chosen, and by whom."""


class Thinking:
    """The questions of a table over which bots are thinking."""

    def __init__(self, table: Table, workers: Workers, post: Post) -> None:
        self._table = table
        self._workers = workers
        self._post = post
        self._jobs: dict[str, asyncio.Task[None]] = {}

    def __bool__(self) -> bool:
        return bool(self._jobs)

    def ask_seats(self, *, somebody: bool) -> None:
        """Asks the bots of all seats that are asked; those in a person's place only for people."""
        for number in list(self._table.questions):
            seat = self._table.seats[number]
            if seat.kind == "bot":
                self.ask(number, seat.level, by="bot")
            elif seat.relief and somebody:
                self.ask(number, seat.relief, by="relief")

    def ask(self, seat: int, level: str, by: By) -> None:
        """Asks a bot, unless one is thinking over this question already."""
        name = self._table.questions[seat]
        key = f"{name}/{seat}"
        if key not in self._jobs:
            job = asyncio.create_task(self._think(seat, name, level, by))
            self._jobs[key] = job
            job.add_done_callback(lambda _: self._jobs.pop(key, None))

    async def stop(self) -> None:
        """Lets no bot think any more."""
        for job in list(self._jobs.values()):
            job.cancel()
            with suppress(asyncio.CancelledError):
                await job

    async def _think(self, seat: int, name: str, level: str, by: By) -> None:
        assert self._table.state is not None
        view = self._table.state.observation(seat)
        seed = f"{self._table.id}/{name}/{seat}"
        choice = await self._workers.choose(level, seed, view)
        self._post(seat, name, choice.action, "stand-in" if choice.stands_in else by)
