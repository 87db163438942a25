"""Lets bots think in processes of their own: they are given a view, and give an action."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

from drakehall.bots import Budget, make_bot
from drakehall.games.three_dragon_ante.core import table as core
from drakehall.kernel.questions import Observation
from drakehall.server.pool import Pool, plain

log = logging.getLogger(__name__)

STAND_IN: Final = "rules"
"""Answers for a bot that fails or takes too long: a table never waits for a program."""
IS_COMPILED: Final = not str(core.__file__).endswith(".py")
DEEP: Final = {"expert"}
"""Levels that take several seconds for a decision where the games are plain Python."""
PLAIN_SECONDS: Final = 0.5
"""What they get then; an ante takes up to five times as long."""
Mind = Callable[[str, str, Observation], int]
"""Takes the level of a bot, its seed and a view; gives the action it chooses."""


@dataclass(frozen=True)
class Choice:
    """The action that a bot chose, and whether the stand-in chose it instead."""

    action: int
    stands_in: bool = False


class Workers:
    """Processes for the bots of all tables."""

    def __init__(self, count: int, seconds: float, mind: Mind | None = None) -> None:
        self._pool = Pool(count, seconds)
        self._mind = mind or think
        self.failures: Counter[str] = Counter()

    async def choose(self, level: str, seed: str, view: Observation) -> Choice:
        """Gives what a bot chooses from what its seat sees, or the stand-in in its place."""
        try:
            return Choice(await self._pool.run(partial(self._mind, level, seed, plain(view))))
        except TimeoutError:
            log.warning("a bot took too long", extra={"bot": level})
        except Exception:
            log.exception("a bot failed", extra={"bot": level})
        self.failures[level] += 1
        return Choice(await asyncio.to_thread(_stand_in, seed, view), stands_in=True)

    async def close(self) -> None:
        """Ends the processes."""
        await self._pool.close()


def think(level: str, seed: str, view: Observation) -> int:
    """Lets a bot choose; where nothing is compiled, the deepest searches get a time limit.

    Six of them at one table, asked for their antes together, would else take a minute.
    """
    budget = None if IS_COMPILED or level not in DEEP else Budget(seconds=PLAIN_SECONDS)
    return make_bot(level, seed, budget).choose(view)


def _stand_in(seed: str, view: Observation) -> int:
    """Lets the stand-in choose; should even it fail, the first answer is as good as any."""
    try:
        return think(STAND_IN, seed, view)
    except Exception:
        log.exception("the stand-in failed")
        assert view.question is not None
        return view.question.options[0].action
