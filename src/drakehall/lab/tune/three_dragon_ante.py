"""Tunes the weights of the rules of thumb for Three-Dragon Ante by playing them against themselves.

    python -m drakehall.lab.tune --players 2

What it prints last stands in ``games/three_dragon_ante/players/tuned.py``. Each step shakes all
weights at once, each up or down (SPSA: Spall, 1992), and lets the two shaken players play the
same deals from each other's seats; every weight then moves towards the side that won. Deals are
numbered from ``FIRST_DEAL`` on, so that nothing here meets a deal that measures strength. The
same command gives the same weights.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from random import Random
from typing import Final

from drakehall.games.three_dragon_ante.core import cards, copying
from drakehall.games.three_dragon_ante.game import ThreeDragonAnte
from drakehall.games.three_dragon_ante.players import minds, playing, scale, seating, weights

LIMIT: Final = 20_000
"""Decisions after which a game counts as it stands."""
FIRST_DEAL: Final = 1_000_000_000
"""Deals from here on are for tuning; measurements take lower numbers."""
LEAST_SHAKE: Final = {weights.OWN: 160, weights.TRUST: 28}
"""How far weights are shaken that are small or 0: gold of a card, trust in a power."""
SHAKE: Final = 0.1
"""How far others are shaken, as a part of themselves."""
FIRST: Final = {
    weights.CARD: 1946,
    weights.FEW: 358,
    weights.MANY: 154,
    weights.KEEPING: 143,
    weights.USUAL: 1741,
    weights.USUAL_WEAK: 1024,
    weights.PLAYED: 218,
    weights.SPREAD: 768,
    weights.LEAD: 1229,
    weights.HELP: 123,
    weights.MIDDLING: 1536,
    weights.EAGER: 2048,
    weights.OFF_MIDDLE: 410,
    weights.LIKELY: 614,
    weights.LESS_LIKELY: 410,
    weights.LAST_GAMBIT: 4096,
    weights.SLAY: 36,
    weights.STAKES: 256,
    weights.STAND_IN: 1536,
    weights.WANTED: 5376,
    weights.PAY: 256,
    weights.OWN + cards.THIEF: 3072,
    weights.OWN + cards.DRUID: 1024,
    weights.OWN + cards.PRINCESS: 512,
    weights.OWN + cards.DRAGONSLAYER: 512,
    weights.OWN + cards.BAHAMUT: 1024,
    **{weights.TRUST + power: scale.POINT for power in range(20)},
}
"""The weights that tuning starts from, set by hand."""


@dataclass
class Plan:
    """What a run of the tuner does."""

    players: int
    steps: int
    deals: int
    seed: int
    gain: float


class Arena:
    """Lets two sets of weights meet at a table."""

    def __init__(self, players: int) -> None:
        self.players = players
        self._empty = ThreeDragonAnte(players, {}).empty_table()
        self._table = copying.clone(self._empty)
        self._minds = minds.Minds()

    def shares(self, deal: int) -> list[float]:
        """Plays a deal and gives each seat's part of the win."""
        self._minds.rng = deal + 1
        playing.play_game(self._minds, self._table, self._empty, deal, LIMIT)
        seats = range(self.players)
        return [playing.win_share(self._table, seat) / scale.WHOLE for seat in seats]

    def edge(self, one: list[int], other: list[int], deals: range) -> float:
        """Gives how much more ``one`` wins than ``other``, -1 … 1; each deal is played twice.

        They sit alternately, then exchange their seats.
        """
        total = 0.0
        for deal in deals:
            for shift in (0, 1):
                sides = [(seat + shift + deal // 7) % 2 for seat in range(self.players)]
                for seat, side in enumerate(sides):
                    seating.sit(self._minds, seat, other if side else one)
                won = self.shares(deal)
                mine = sum(share for share, side in zip(won, sides, strict=True) if not side)
                seats = sides.count(0)
                total += mine / seats - (1 - mine) / (self.players - seats)
        return total * self.players / 2 / (2 * len(deals))


def shakes(start: list[int]) -> list[float]:
    """Gives how far each weight is shaken; 0 for places without a meaning."""
    wide = [abs(number) * SHAKE for number in start]
    for power in range(20):
        for base, least in LEAST_SHAKE.items():
            wide[base + power] = max(wide[base + power], least)
    return wide


def tune(plan: Plan, start: list[int]) -> list[int]:
    """Gives the weights after all steps; prints them now and then."""
    arena = Arena(plan.players)
    luck = Random(plan.seed)
    wide = shakes(start)
    now = [float(number) for number in start]
    deal = FIRST_DEAL + plan.seed * 10_000_000
    for step in range(plan.steps):
        part = 1 / (1 + step / plan.steps * 3)
        flips = [luck.choice((-1, 1)) for _ in now]
        around = [part**0.3 * width * flip for width, flip in zip(wide, flips, strict=True)]
        up = [round(number + by) for number, by in zip(now, around, strict=True)]
        down = [round(number - by) for number, by in zip(now, around, strict=True)]
        edge = arena.edge(up, down, range(deal, deal + plan.deals))
        deal += plan.deals
        now = [n + plan.gain * part * edge * by for n, by in zip(now, around, strict=True)]
        if (step + 1) % 500 == 0:
            print(step + 1, [round(number) for number in now], flush=True)  # noqa: T201
    return [round(number) for number in now]


def main() -> None:
    """Runs the tuner as the command line says, and prints what came of it."""
    parser = argparse.ArgumentParser(prog="python -m drakehall.lab.tune")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--steps", type=int, default=4000)
    parser.add_argument("--deals", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--gain", type=float, default=0.7)
    plan = Plan(**vars(parser.parse_args()))
    start = [FIRST.get(index, 0) for index in range(weights.COUNT)]
    end = tune(plan, start)
    fresh = range(FIRST_DEAL - 2000, FIRST_DEAL)
    edge = Arena(plan.players).edge(end, start, fresh)
    print(f"{plan.players}: {tuple(end)},  # edge over the start {edge:+.3f}")  # noqa: T201


if __name__ == "__main__":
    main()
