"""Lets bots think in processes of their own: they are given a view, and give an action."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import threading
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace
from multiprocessing import connection, get_context, parent_process
from typing import Final

from drakehall.bots import make_bot
from drakehall.kernel.questions import Observation

log = logging.getLogger(__name__)

STAND_IN: Final = "random"
"""Answers for a bot that fails or takes too long: a table never waits for a program."""


class Workers:
    """Processes for bots, started when the first one is asked."""

    def __init__(self, count: int, seconds: float) -> None:
        self._count = count
        self._seconds = seconds
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, level: str, seed: str, view: Observation) -> int:
        """Gives the action that a bot chooses from what its seat sees."""
        loop = asyncio.get_running_loop()
        try:
            job = loop.run_in_executor(self._ready(), think, level, seed, plain(view))
            return await asyncio.wait_for(job, self._seconds)
        except BrokenProcessPool:
            self._pool = None
            log.exception("the processes of the bots broke down")
        except Exception:
            log.exception("bot %s failed", level)
        return think(STAND_IN, seed, view)

    async def close(self) -> None:
        """Ends the processes."""
        if self._pool is not None:
            await asyncio.to_thread(self._pool.shutdown, wait=True, cancel_futures=True)

    def _ready(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._count, mp_context=get_context("spawn"), initializer=_follow_parent
            )
        return self._pool


def think(level: str, seed: str, view: Observation) -> int:
    """Lets a bot choose."""
    return make_bot(level, seed).choose(view)


def plain(view: Observation) -> Observation:
    """Gives the same view in types that travel between processes."""
    question = view.question
    if question is not None:
        options = tuple(replace(o, preview=dict(o.preview)) for o in question.options)
        question = replace(question, options=options, facts=dict(question.facts))
    return Observation(view.seat, _plain(view.facts), question)


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
