"""Plays many random games in threads, in chunks, so that it can be stopped in between.

Where the core is compiled, a chunk runs without Python's lock and the threads run in parallel.
Plain files give the same games, one thread at a time.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from threading import local
from typing import Final, NamedTuple

from drakehall.kernel.contract import Game
from drakehall.lab.tables import table_of

CHUNK: Final = 100
"""Games that run without a look at whether to stop: milliseconds when compiled."""


class Played(NamedTuple):
    """How many games have been played, and their decisions."""

    games: int
    decisions: int


def play(game: Game, games: int, first: int = 0, threads: int | None = None) -> Iterator[Played]:
    """Plays games ``first``, ``first`` + 1, …; gives what each chunk played when it is ready.

    Whoever stops to listen, or is interrupted, ends the work: chunks that run are finished,
    those that wait are dropped.
    """
    own = local()

    def work(start: int, count: int) -> Played:
        if not hasattr(own, "table"):
            own.table = table_of(game)
        return Played(count, own.table.play(start, count))

    end = first + games
    pool = ThreadPoolExecutor(threads or os.cpu_count())
    try:
        chunks = [
            pool.submit(work, start, min(CHUNK, end - start)) for start in range(first, end, CHUNK)
        ]
        for chunk in as_completed(chunks):
            yield chunk.result()
    finally:
        pool.shutdown(wait=True, cancel_futures=True)
