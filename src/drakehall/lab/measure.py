"""Measures how fast a game's core is on this machine, beside a loop of plain Python.

Rates differ from minute to minute; the yardstick, run right beside each sample, makes runs
comparable: trust the ratios.
"""

from __future__ import annotations

import platform
from collections.abc import Callable, Iterator
from itertools import cycle
from random import Random
from statistics import median
from time import perf_counter
from typing import Final

from drakehall import __version__
from drakehall.kernel.contract import Game
from drakehall.lab.builds import COMPILED, build_of
from drakehall.lab.tables import table_of

ROUNDS: Final = 5
SHARES: Final = 4
"""Kinds of samples in a round: yardstick, playouts, stepping, clones."""
NUMBERS: Final = 4_099
NUMBER_BITS: Final = 16
"""Random moves are drawn beforehand: what is measured is the game, not the drawing."""

Sample = Callable[[float], float]


def yardstick(seconds: float) -> float:
    """Gives the steps a second of a fixed multiply-and-add loop of plain Python."""
    return rate_of(_multiply, 20_000, seconds)


def _multiply(times: int) -> int:
    x = 1
    for _ in range(times):
        x = (x * 1103515245 + 12345) & 0x7FFFFFFF
    return times


def rate_of(work: Callable[[int], int], count: int, seconds: float) -> float:
    """Gives what ``work(count)``, called for so many seconds, does a second."""
    done = 0
    start = perf_counter()
    while True:
        done += work(count)
        passed = perf_counter() - start
        if passed >= seconds:
            return done / passed


def random_numbers() -> Iterator[int]:
    """Gives numbers without end that choose moves; the first ones come again after a while."""
    luck = Random(0)
    return cycle([luck.getrandbits(NUMBER_BITS) for _ in range(NUMBERS)])


class Gauge:
    """Takes samples of one game; each sample plays other games than the one before."""

    def __init__(self, game: Game) -> None:
        self._table = table_of(game)
        self._numbers = random_numbers()
        self._next = 1
        self._games = self._decisions = 0
        self.size = self._table.size()

    def playouts(self, seconds: float) -> float:
        """Gives the decisions a second of random games inside the core, with their deals."""
        return rate_of(self._play, 20, seconds)

    def stepping(self, seconds: float) -> float:
        """Gives the decisions a second of random games moved from Python, with their deals."""
        return rate_of(self._step, 1, seconds)

    def clones(self, seconds: float) -> float:
        """Gives the copies a second of a table in the middle of a game, called from Python."""
        return rate_of(self._clone, 1_000, seconds)

    def decisions_per_game(self) -> float:
        """Gives the mean length of the games played inside the core."""
        return self._decisions / self._games

    def _play(self, games: int) -> int:
        decisions = self._table.play(self._next, games)
        self._next += games
        self._games += games
        self._decisions += decisions
        return decisions

    def _step(self, games: int) -> int:
        self._next += games
        return self._table.step(self._next - games, games, self._numbers)

    def _clone(self, times: int) -> int:
        self._table.clone(times)
        return times


def measure(game: Game, seconds: float) -> dict[str, object]:
    """Gives the figures of a game, medians of interleaved rounds; raises ``Refusal``.

    It refuses a core of which a part is compiled and another is not.
    """
    build = build_of(game.id)
    gauge = Gauge(game)
    share = seconds / ROUNDS / SHARES
    samples: list[Sample] = [yardstick, gauge.playouts, gauge.stepping, gauge.clones]
    rounds = [[sample(share) for sample in samples] for _ in range(ROUNDS)]
    yard, playouts, stepping, clones = map(median, zip(*rounds, strict=True))
    return {
        "players": game.players,
        "compiled": build == COMPILED,
        "decisions_per_s": round(playouts),
        "games_per_s": round(playouts / gauge.decisions_per_game(), 1),
        "decisions_per_game": round(gauge.decisions_per_game(), 1),
        "step_from_python_per_s": round(stepping),
        "clone_ns": round(1e9 / clones, 1),
        "state_bytes": gauge.size,
        "yardstick_per_s": round(yard),
        "playouts_per_yardstick": round(median(row[1] / row[0] for row in rounds), 4),
        "version": __version__,
        "python": platform.python_version(),
        "processor": processor(),
    }


def processor() -> str:
    """Gives the name of this machine's processor."""
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as file:  # noqa: PTH123 - not everywhere
            names = [line.partition(":")[2].strip() for line in file if "model name" in line]
    except OSError:
        names = []
    return names[0] if names else platform.processor() or platform.machine()
