"""Processes in which bots think: each job has a time limit, and none of them stops the server."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import threading
from collections.abc import Callable, Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace
from functools import partial
from multiprocessing import connection, get_context, parent_process
from typing import Final, TypeVar

from drakehall.kernel.questions import Observation

log = logging.getLogger(__name__)

T = TypeVar("T")
ATTEMPTS: Final = 2
"""A job whose process broke down, perhaps because of another job, is done once more."""
GRACE: Final = 1.0
HUNG: Final = 70


class Pool:
    """Some processes, started when the first job comes."""

    def __init__(self, count: int, seconds: float) -> None:
        self._count = count
        self._seconds = seconds
        self._executor: ProcessPoolExecutor | None = None

    async def run(self, job: Callable[[], T]) -> T:
        """Gives what a job gives; raises what it raises, or ``TimeoutError``.

        The time limit counts from now on: who waits behind others does not wait for longer.
        """
        for _ in range(ATTEMPTS):
            executor = self._ready()
            try:
                bound = partial(bounded, self._seconds, job)
                done = asyncio.get_running_loop().run_in_executor(executor, bound)
                return await asyncio.wait_for(done, self._seconds)
            except BrokenProcessPool:
                log.warning("the processes of the bots broke down")
                self._drop(executor)
        raise BrokenProcessPool("the processes of the bots broke down again")

    async def close(self) -> None:
        """Ends the processes."""
        if self._executor is not None:
            await asyncio.to_thread(self._executor.shutdown, wait=True, cancel_futures=True)

    def _drop(self, executor: ProcessPoolExecutor) -> None:
        """Lets go of processes that broke down; somebody else may have done so already."""
        executor.shutdown(wait=False, cancel_futures=True)
        if self._executor is executor:
            self._executor = None

    def _ready(self) -> ProcessPoolExecutor:
        if self._executor is None:
            self._executor = ProcessPoolExecutor(
                self._count, mp_context=get_context("spawn"), initializer=_follow_parent
            )
        return self._executor


def bounded(seconds: float, job: Callable[[], T]) -> T:
    """Does a job in a process that ends itself if the job does not come to an end.

    The server waits no longer by then; but a process that hangs would be missing for all others.
    """
    end = threading.Timer(seconds + GRACE, os._exit, (HUNG,))
    end.daemon = True
    end.start()
    try:
        return job()
    finally:
        end.cancel()


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
