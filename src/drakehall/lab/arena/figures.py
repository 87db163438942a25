"""Counts what was played. The deal is the unit: its games are not independent of each other."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist, fmean, pvariance, variance
from typing import Final

from drakehall.lab.arena.contest import Contest
from drakehall.lab.arena.play import Deal, Played
from drakehall.lab.arena.times import Times

CONFIDENCE: Final = 0.95
SLOW: Final = 0.95
"""The share of decisions that are no slower than the time that is told."""

Score = Callable[[Played], Sequence[float]]


@dataclass(frozen=True)
class Interval:
    """A mean over deals, and from where to where the true one lies in 95 of 100 contests."""

    mean: float
    low: float
    high: float


@dataclass(frozen=True)
class Figures:
    """What one bot has reached, for each of its seats on the average.

    ``gain`` says how many times as many games would be needed, each of a deal of its own, for
    an interval as narrow; ``None`` where the deals all ended alike.
    """

    bot: str
    seats: int
    win: Interval
    rank: Interval
    result: Interval
    gain: float | None
    decision_ms: float


def figures(contest: Contest, deals: Sequence[Deal]) -> list[Figures]:
    """Gives the figures of each distinct bot; there has to be a deal at least."""
    ordered = sorted(deals, key=lambda deal: deal.number)
    return [_figures(contest, ordered, bot) for bot in contest.names]


def _figures(contest: Contest, deals: Sequence[Deal], bot: str) -> Figures:
    wins = values(contest, deals, bot, lambda game: game.wins)
    ranks = values(contest, deals, bot, lambda game: game.ranks)
    results = values(contest, deals, bot, lambda game: game.results)
    times = Times()
    for deal in deals:
        times.join(deal.times[bot])
    return Figures(
        bot,
        contest.bots.count(bot),
        share(wins),
        mean(ranks),
        mean(results),
        gain(wins),
        times.milliseconds(SLOW),
    )


def values(contest: Contest, deals: Sequence[Deal], bot: str, score: Score) -> list[list[float]]:
    """Gives for each deal and game what the bot's seats reached on the average."""
    seats = [
        [seat for seat, name in enumerate(contest.seating(shift)) if name == bot]
        for shift in range(len(contest.bots))
    ]
    return [
        [
            fmean(score(game)[seat] for seat in own)
            for own, game in zip(seats, deal.games, strict=True)
        ]
        for deal in deals
    ]


def mean(games: Sequence[Sequence[float]]) -> Interval:
    """Gives the mean of what was reached, by Student's distribution over deals.

    A single deal says nothing of others: then the interval is the mean alone.
    """
    by_deal = [fmean(deal) for deal in games]
    middle = fmean(by_deal)
    if len(by_deal) < 2:
        return Interval(middle, middle, middle)
    reach = student(len(by_deal) - 1) * sqrt(variance(by_deal) / len(by_deal))
    return Interval(middle, middle - reach, middle + reach)


def share(games: Sequence[Sequence[float]]) -> Interval:
    """Gives a share of wins, by Wilson's interval, so that no share is ever certain.

    The number of games that it takes is the effective one: so many independent games would
    spread as the deals do. Where all deals ended alike, each counts as one game.
    """
    by_deal = [fmean(deal) for deal in games]
    middle = fmean(by_deal)
    spread = variance(by_deal) / len(by_deal) if len(by_deal) > 1 else 0.0
    count = middle * (1 - middle) / spread if spread > 0 else float(len(by_deal))
    z = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
    centre = (middle + z * z / (2 * count)) / (1 + z * z / count)
    reach = z * sqrt(middle * (1 - middle) / count + z * z / (4 * count * count))
    reach /= 1 + z * z / count
    return Interval(middle, max(0.0, centre - reach), min(1.0, centre + reach))


def gain(games: Sequence[Sequence[float]]) -> float | None:
    """Gives what duplication gained: the variance of as many single games over that found."""
    by_deal = [fmean(deal) for deal in games]
    spread = variance(by_deal) if len(by_deal) > 1 else 0.0
    if spread < 1e-12:
        return None
    alone = pvariance([value for deal in games for value in deal]) / len(games[0])
    return alone / spread


def student(freedom: int) -> float:
    """Gives the quantile of Student's distribution for the interval.

    It is a series in 1/freedom: 1 % off with 4 deals, half of what it should be with 2.
    """
    z = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
    terms = (
        z,
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
    )
    return float(sum(term / freedom**power for power, term in enumerate(terms)))
