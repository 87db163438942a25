"""Plays many deals on all cores of this machine, or, with Ray, of several."""

from __future__ import annotations

import signal
import warnings
from collections.abc import Generator, Iterable, Iterator
from contextlib import contextmanager
from importlib import import_module
from itertools import islice
from multiprocessing import parent_process
from typing import Final

import joblib

from drakehall.kernel.errors import Refusal
from drakehall.lab.arena.contest import Contest
from drakehall.lab.arena.play import Deal, play_deal

LOKY: Final = "loky"
RAY: Final = "ray"
BACKENDS: Final = (LOKY, RAY)
RAY_MODULE: Final = "ray.util.joblib"
BATCH: Final = 64
"""Deals that Ray is given at a time."""


def play_deals(
    contest: Contest, deals: Iterable[int], workers: int | None = None, backend: str = LOKY
) -> Generator[Deal]:
    """Plays deals and gives each when it is ready, in any order; a deal depends on no other.

    Whoever stops to listen ends the work. Without a number of workers, there is one for each
    core. Raises ``Refusal`` where a back end is not installed.
    """
    if workers == 1 and backend == LOKY:
        yield from (play_deal(contest, deal) for deal in deals)
        return
    with _backend(backend), warnings.catch_warnings():
        # Work that nobody listens to any more is dropped on purpose.
        warnings.filterwarnings("ignore", module="joblib", category=UserWarning)
        if backend == RAY:
            yield from _in_batches(contest, deals, workers)
        else:
            yield from _as_they_come(contest, deals, workers)


def _as_they_come(contest: Contest, deals: Iterable[int], workers: int | None) -> Generator[Deal]:
    parallel = joblib.Parallel(n_jobs=workers or -1, return_as="generator_unordered")
    yield from parallel(joblib.delayed(_work)(contest, deal) for deal in deals)


def _in_batches(contest: Contest, deals: Iterable[int], workers: int | None) -> Generator[Deal]:
    """Plays deals in batches: Ray gives results only when all of a call are there."""
    left = iter(deals)
    parallel = joblib.Parallel(n_jobs=workers or -1)
    while batch := list(islice(left, BATCH)):
        yield from parallel(joblib.delayed(_work)(contest, deal) for deal in batch)


def _work(contest: Contest, deal: int) -> Deal:
    """Plays a deal in a process of its own, which leaves Ctrl-C to the one that listens."""
    if parent_process() is not None:
        signal.signal(signal.SIGINT, signal.SIG_IGN)
    return play_deal(contest, deal)


@contextmanager
def _backend(name: str) -> Iterator[None]:
    if name == RAY:
        try:
            import_module(RAY_MODULE).register_ray()
        except ImportError:
            raise Refusal("arena-no-ray") from None
    with joblib.parallel_config(backend=name):
        yield
