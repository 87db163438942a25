"""Fits how gold and hands between two gambits of Three-Dragon Ante make a win.

    python -m drakehall.lab.outlook --players 4

Players by rules of thumb play whole games; every gambit's end is a case: the seats' gold and
hands, and who won the game. The chances are a softmax of four numbers a seat (``features``), so
fitting is convex: Newton's method, a handful of steps. What is printed last stands in
``games/three_dragon_ante/players/tuned.py``. Half of the games are kept to measure the fit.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from math import exp, log
from typing import Final, NamedTuple

from drakehall.games.three_dragon_ante.core import cards, copying, playout, reading
from drakehall.games.three_dragon_ante.core.table import State as Table
from drakehall.games.three_dragon_ante.game import ThreeDragonAnte
from drakehall.games.three_dragon_ante.players import playing, scale, seating

FIRST_DEAL: Final = 1_500_000_000
"""Deals from here on are for fitting; measurements take lower numbers."""
LIMIT: Final = 20_000
STEPS: Final = 8
UNIT: Final = 2621.44
"""A factor of e for each ten gold, card or ten points of strength, as the core counts it."""
BINS: Final = 15

Row = tuple[float, ...]


class Case(NamedTuple):
    """What a gambit left: each seat's features, and its part of the win of the game."""

    seats: tuple[Row, ...]
    won: tuple[float, ...]


def features(table: Table) -> tuple[Row, ...]:
    """Gives for each seat tens of gold, the same near an end, cards, and tens of strength.

    Gold counts as if there were fifty for each seat. Near an end, when somebody is nearly
    broke, it counts for more.
    """
    seats = range(table.n)
    unit = 50 * table.n / max(1, sum(table.gold[seat] for seat in seats))
    urgent = 10 / (min(table.gold[seat] for seat in seats) * unit + 5)
    rows = []
    for seat in seats:
        hand = reading.hand(table, seat)
        tens = table.gold[seat] * unit / 10
        beyond = sum(cards.STRENGTHS[card] - scale.MEAN_STRENGTH for card in hand)
        rows.append((tens, urgent * tens, float(len(hand)), beyond / 10))
    return tuple(rows)


def cases(players: int, games: int, first: int) -> Iterator[Case]:
    """Plays games and gives the cases of each."""
    empty = ThreeDragonAnte(players, {}).empty_table()
    table = copying.clone(empty)
    minds = seating.house(players)
    for number in range(first, first + games):
        copying.copy(table, empty)
        playout.deal(table, number)
        seen: list[tuple[Row, ...]] = []
        while True:
            playing.play_gambits(minds, table, table.gambit, 1, LIMIT)
            if table.over or len(seen) == LIMIT:
                break
            seen.append(features(table))
        won = tuple(playing.win_share(table, seat) / scale.WHOLE for seat in range(players))
        yield from (Case(rows, won) for rows in seen)


def chances(weights: Sequence[float], rows: Sequence[Row]) -> list[float]:
    """Gives the seats' chances to win."""
    scores = [sum(w * x for w, x in zip(weights, row, strict=True)) for row in rows]
    best = max(scores)
    powers = [exp(score - best) for score in scores]
    total = sum(powers)
    return [power / total for power in powers]


def loss(weights: Sequence[float], among: Sequence[Case]) -> float:
    """Gives the mean surprise, in nats, at who won."""
    surprise = 0.0
    for case in among:
        for chance, won in zip(chances(weights, case.seats), case.won, strict=True):
            surprise -= won * log(max(chance, 1e-12))
    return surprise / len(among)


def fit(among: Sequence[Case]) -> list[float]:
    """Gives the weights that are least surprised, by Newton's method."""
    size = len(among[0].seats[0])
    weights = [0.0] * size
    for _ in range(STEPS):
        slope = [0.0] * size
        bend = [[1e-6 * (i == j) for j in range(size)] for i in range(size)]
        for case in among:
            parts = chances(weights, case.seats)
            mean = [
                sum(p * row[i] for p, row in zip(parts, case.seats, strict=True))
                for i in range(size)
            ]
            for part, row, won in zip(parts, case.seats, case.won, strict=True):
                off = [x - m for x, m in zip(row, mean, strict=True)]
                for i in range(size):
                    slope[i] += (won - part) * row[i]
                    for j in range(size):
                        bend[i][j] += part * off[i] * off[j]
        weights = [w + s for w, s in zip(weights, solve(bend, slope), strict=True)]
    return weights


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Solves a small system of linear equations by elimination."""
    size = len(right)
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for i in range(size):
        pivot = max(range(i, size), key=lambda r: abs(rows[r][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        for r in range(size):
            if r != i:
                factor = rows[r][i] / rows[i][i]
                rows[r] = [a - factor * b for a, b in zip(rows[r], rows[i], strict=True)]
    return [rows[i][size] / rows[i][i] for i in range(size)]


def calibration(weights: Sequence[float], among: Sequence[Case]) -> float:
    """Gives the mean distance of chances from what came true, over bins of equal size."""
    told = sorted(
        (chance, won)
        for case in among
        for chance, won in zip(chances(weights, case.seats), case.won, strict=True)
    )
    distance = 0.0
    for number in range(BINS):
        part = told[number * len(told) // BINS : (number + 1) * len(told) // BINS]
        distance += abs(sum(chance - won for chance, won in part))
    return distance / len(told)


def main() -> None:
    """Fits and measures as the command line says."""
    parser = argparse.ArgumentParser(prog="python -m drakehall.lab.outlook")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--cases", type=int, default=40_000)
    asked = parser.parse_args()
    games = 1 + asked.cases // 10
    found = list(cases(asked.players, games, FIRST_DEAL))[: asked.cases]
    kept = list(cases(asked.players, games, FIRST_DEAL + games))[: asked.cases]
    weights = fit(found)
    even = log(asked.players)
    print(  # noqa: T201 - this is its output
        f"{asked.players}: {tuple(round(w * UNIT) for w in weights)},"
        f"  # {loss(weights, kept):.4f} nat ({even:.4f} even),"
        f" off by {calibration(weights, kept):.4f}"
    )


if __name__ == "__main__":
    main()
