"""Moves all weights at once towards what wins (SPSA: Spall, 1992).

Each step shakes every weight up or down and lets the two shaken players play the same deals from
each other's seats; every weight then moves towards the side that won. Deals are numbered from
``FIRST_DEAL`` on, so that nothing here meets a deal that measures strength. The same plan gives
the same weights.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

import click

FIRST_DEAL: Final = 1_000_000_000
"""Deals from here on are for tuning; measurements take lower numbers."""
TOLD: Final = 500
"""Steps after which the weights are told."""


@dataclass(frozen=True)
class Plan:
    """What a run of the tuner does.

    ``gain`` is how far a weight moves in the first step if one side wins all, as a part of how
    far it is shaken; it falls to a quarter in the last.
    """

    steps: int
    deals: int
    seed: int
    gain: float


@dataclass(frozen=True)
class Weight:
    """Where a weight starts, how far it is shaken, and between what limits it stays."""

    start: float
    shake: float
    low: float = float("-inf")
    high: float = float("inf")

    def within(self, value: float) -> float:
        """Gives the value that is allowed nearest to one."""
        return min(self.high, max(self.low, value))


class Tables(ABC):
    """Lets two sets of weights meet at tables of one game and one size."""

    def __init__(self, players: int, weights: Sequence[Weight]) -> None:
        self.players = players
        self.weights = weights

    @abstractmethod
    def meet(self, one: Sequence[int], other: Sequence[int]) -> None:
        """Takes the two sets of weights that play the next deals."""

    @abstractmethod
    def seatings(self, deal: int) -> Iterable[Sequence[int]]:
        """Gives who sits where in each game of a deal: 0 for one set, 1 for the other."""

    @abstractmethod
    def shares(self, deal: int, sides: Sequence[int]) -> list[float]:
        """Plays a deal and gives each seat's part of the win."""

    def edge(self, one: Sequence[int], other: Sequence[int], deals: Iterable[int]) -> float:
        """Gives how much more ``one`` wins than ``other``: 0 for equals, at most n/2 at n seats."""
        self.meet(one, other)
        total, games = 0.0, 0
        for deal in deals:
            for sides in self.seatings(deal):
                won = self.shares(deal, sides)
                mine = sum(share for share, side in zip(won, sides, strict=True) if not side)
                seats = sides.count(0)
                total += mine / seats - (1 - mine) / (self.players - seats)
                games += 1
        return total * self.players / 2 / games


def tune(tables: Tables, plan: Plan) -> list[int]:
    """Gives the weights after all steps; tells them now and then."""
    luck = Random(plan.seed)
    now = [weight.start for weight in tables.weights]
    deal = FIRST_DEAL + plan.seed * 10_000_000
    for step in range(plan.steps):
        part = 1 / (1 + step / plan.steps * 3)
        flips = [luck.choice((-1, 1)) for _ in now]
        pairs = zip(tables.weights, flips, strict=True)
        around = [part**0.3 * weight.shake * flip for weight, flip in pairs]
        up = _moved(tables.weights, now, around, 1)
        down = _moved(tables.weights, now, around, -1)
        edge = tables.edge(whole(up), whole(down), range(deal, deal + plan.deals))
        deal += plan.deals
        now = _moved(tables.weights, now, around, plan.gain * part * edge)
        if (step + 1) % TOLD == 0:
            click.echo(f"{step + 1} {whole(now)}")
    return whole(now)


def whole(values: Iterable[float]) -> list[int]:
    """Gives the whole numbers nearest to some values."""
    return [round(value) for value in values]


def _moved(
    weights: Sequence[Weight], now: Sequence[float], around: Sequence[float], by: float
) -> list[float]:
    """Gives the weights moved by so much of how far they are shaken, within their limits."""
    rows = zip(weights, now, around, strict=True)
    return [weight.within(value + by * shake) for weight, value, shake in rows]
