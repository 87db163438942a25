"""Lets bots think in processes of their own: they are given a view, and give an action."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import threading
from collections import Counter
from collections.abc import Callable, Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, replace
from functools import partial
from multiprocessing import connection, get_context, parent_process
from typing import Final

from drakehall.bots import make_bot
from drakehall.kernel.questions import Observation

log = logging.getLogger(__name__)

STAND_IN: Final = "rules"
"""Answers for a bot that fails or takes too long: a table never waits for a program."""
ATTEMPTS: Final = 2
"""A bot whose process broke down, perhaps because of another bot, is asked once more."""
GRACE: Final = 1.0
HUNG: Final = 70
Mind = Callable[[str, str, Observation], int]
"""Takes the level of a bot, its seed and a view; gives the action it chooses."""


@dataclass(frozen=True)
class Choice:
    """The action that a bot chose, and whether the stand-in chose it instead."""

    action: int
    stands_in: bool = False


class Workers:
    """Processes for bots, started when the first one is asked."""

    def __init__(self, count: int, seconds: float, mind: Mind | None = None) -> None:
        self._count = count
        self._seconds = seconds
        self._mind = mind or think
        self._pool: ProcessPoolExecutor | None = None
        self.failures: Counter[str] = Counter()

    async def choose(self, level: str, seed: str, view: Observation) -> Choice:
        """Gives what a bot chooses from what its seat sees, or the stand-in in its place."""
        for _ in range(ATTEMPTS):
            pool = self._ready()
            try:
                return Choice(await self._think(pool, level, seed, view))
            except BrokenProcessPool:
                log.warning("the processes of the bots broke down", extra={"bot": level})
                self._drop(pool)
            except TimeoutError:
                log.warning("a bot took too long", extra={"bot": level})
                break
            except Exception:
                log.exception("a bot failed", extra={"bot": level})
                break
        self.failures[level] += 1
        return Choice(await asyncio.to_thread(_stand_in, seed, view), stands_in=True)

    async def _think(
        self, pool: ProcessPoolExecutor, level: str, seed: str, view: Observation
    ) -> int:
        job = partial(bounded, self._mind, self._seconds, level, seed, plain(view))
        thought = asyncio.get_running_loop().run_in_executor(pool, job)
        return await asyncio.wait_for(thought, self._seconds)

    async def close(self) -> None:
        """Ends the processes."""
        if self._pool is not None:
            await asyncio.to_thread(self._pool.shutdown, wait=True, cancel_futures=True)

    def _drop(self, pool: ProcessPoolExecutor) -> None:
        """Lets go of processes that broke down; somebody else may have done so already."""
        pool.shutdown(wait=False, cancel_futures=True)
        if self._pool is pool:
            self._pool = None

    def _ready(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._count, mp_context=get_context("spawn"), initializer=_follow_parent
            )
        return self._pool


def bounded(mind: Mind, seconds: float, level: str, seed: str, view: Observation) -> int:
    """Lets a bot choose in a process that ends itself if the bot does not come to an end.

    The server has its answer from the stand-in by then; but a process that hangs would be
    missing for all other bots.
    """
    end = threading.Timer(seconds + GRACE, os._exit, (HUNG,))
    end.daemon = True
    end.start()
    try:
        return mind(level, seed, view)
    finally:
        end.cancel()


def think(level: str, seed: str, view: Observation) -> int:
    """Lets a bot choose."""
    return make_bot(level, seed).choose(view)


def _stand_in(seed: str, view: Observation) -> int:
    """Lets the stand-in choose; should even it fail, the first answer is as good as any."""
    try:
        return think(STAND_IN, seed, view)
    except Exception:
        log.exception("the stand-in failed")
        assert view.question is not None
        return view.question.options[0].action


def plain(view: Observation) -> Observation:
    """Gives the same view in types that travel between processes."""
    question = view.question
    if question is not None:
        options = tuple(replace(o, preview=dict(o.preview)) for o in question.options)
        question = replace(question, options=options, facts=dict(question.facts))
    return replace(view, facts=_plain(view.facts), question=question)


def _plain(facts: Mapping[str, object]) -> dict[str, object]:
    return {
        key: _plain(value) if isinstance(value, Mapping) else value for key, value in facts.items()
    }


def _follow_parent() -> None:
    """Ends this process when the server is gone, even if it was killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    if parent is not None:
        sentinel = parent.sentinel
        threading.Thread(
            target=lambda: (connection.wait([sentinel]), os._exit(0)), daemon=True
        ).start()
