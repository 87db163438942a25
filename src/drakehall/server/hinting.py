"""Asks for the hints of a table, and tells each one to whoever wanted it."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from drakehall import wire
from drakehall.kernel.notation import SEATS
from drakehall.kernel.questions import Observation
from drakehall.review.hints import Hint
from drakehall.server import labels
from drakehall.server.advisers import Advisers
from drakehall.server.decide import own
from drakehall.server.refused import Refused
from drakehall.server.table import Table
from drakehall.server.viewer import Viewer

log = logging.getLogger(__name__)

MOST_ASKING: Final = 8
"""Commands of one table that may wait for hints: more of them is no person."""
Key = tuple[str, int]
"""The name of a question, and the seat that it is put to."""


class Hinting:
    """The hints to the questions that are open at a table; each is worked out once."""

    def __init__(self, table: Table, advisers: Advisers) -> None:
        self._table = table
        self._advisers = advisers
        self._hints: dict[Key, asyncio.Task[Hint]] = {}
        self._asking: dict[tuple[Viewer, str], asyncio.Task[None]] = {}

    def ask(self, viewer: Viewer, command: wire.Advise) -> None:
        """Sees to it that a hint is told when it is there; raises ``Refused``."""
        table, seat = self._table, own(self._table, command.seat, viewer.seats)
        if table.hints not in {"numbers", "advice"}:
            raise Refused("no-hints")
        if table.phase != "playing" or table.state is None or seat not in table.questions:
            raise Refused("not-asked")
        if table.questions[seat] != command.question:
            raise Refused("stale")
        key = (viewer, command.id)
        if key in self._asking:
            return  # sent again, since it took long
        if len(self._asking) >= MOST_ASKING:
            raise Refused("hint-late")
        view = table.state.observation(seat)
        telling = asyncio.create_task(self._tell(viewer, command, view, self._found(seat, view)))
        self._asking[key] = telling
        telling.add_done_callback(lambda _: self._asking.pop(key, None))

    async def stop(self) -> None:
        """Ends all that goes on."""
        tasks = [*self._asking.values(), *self._hints.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _found(self, seat: int, view: Observation) -> asyncio.Task[Hint]:
        """Gives the hint to a seat's question, or the task that is at it; old ones are dropped."""
        open_now = {(name, asked) for asked, name in self._table.questions.items()}
        for key in self._hints.keys() - open_now:
            self._hints.pop(key).cancel()
        key = (self._table.questions[seat], seat)
        known = self._hints.get(key)
        if known is None or (known.done() and (known.cancelled() or known.exception())):
            seed = f"{self._table.id}/{key[0]}/{seat}/hint"
            self._hints[key] = asyncio.create_task(self._advisers.hint(seed, view))
        return self._hints[key]

    async def _tell(
        self, viewer: Viewer, command: wire.Advise, view: Observation, found: asyncio.Task[Hint]
    ) -> None:
        await asyncio.wait([found])
        if found.cancelled():
            viewer.reject(command.id, Refused("stale"))
        elif found.exception() is not None:
            log.warning("there is no hint", exc_info=found.exception())
            viewer.reject(command.id, Refused("hint-late"))
        else:
            viewer.tell(_shown(self._table, command, view, found.result()))


def _shown(table: Table, command: wire.Advise, view: Observation, found: Hint) -> wire.Hint:
    """Gives of a hint what the table's level allows."""
    chances = dict(zip(SEATS, found.chances, strict=False))
    if table.hints != "advice" or view.question is None:
        return wire.Hint(command.id, command.seat, command.question, chances)
    options = view.question.options
    moves = [wire.Advised(options[move.option].action, move.chance) for move in found.moves]
    sentence = labels.sentence(table.opened.game, found.sentences, found.args)
    return wire.Hint(command.id, command.seat, command.question, chances, moves, sentence)
