"""Plays many random games in threads, in chunks, so that it can be stopped in between.

Where the core is compiled, a chunk runs without Python's lock and the threads run in parallel.
Plain files give the same games, one thread at a time.
"""

from __future__ import annotations

import os
from collections.abc import Generator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from itertools import islice
from threading import local
from typing import Final, NamedTuple

from drakehall.kernel.contract import Game
from drakehall.lab.tables import table_of

CHUNK: Final = 100
"""Games that run without a look at whether to stop: milliseconds when compiled."""
AHEAD: Final = 4
"""Chunks that wait for each thread, so that none is idle."""


class Played(NamedTuple):
    """How many games have been played, and their decisions."""

    games: int
    decisions: int


def play(game: Game, games: int, first: int = 0, threads: int | None = None) -> Generator[Played]:
    """Plays games ``first``, ``first`` + 1, …; gives what each chunk played when it is ready.

    Whoever stops to listen, or is interrupted, ends the work: chunks that run are finished,
    those that wait are dropped.
    """
    own = local()

    def work(start: int, count: int) -> Played:
        if not hasattr(own, "table"):
            own.table = table_of(game)
        return Played(count, own.table.play(start, count))

    threads = threads or os.cpu_count() or 1
    end = first + games
    starts = iter(range(first, end, CHUNK))
    pool = ThreadPoolExecutor(threads)

    def submit(count: int) -> set[Future[Played]]:
        return {pool.submit(work, at, min(CHUNK, end - at)) for at in islice(starts, count)}

    try:
        waiting = submit(threads * AHEAD)
        while waiting:
            ready, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            waiting |= submit(len(ready))
            yield from (chunk.result() for chunk in ready)
    finally:
        pool.shutdown(wait=True, cancel_futures=True)
