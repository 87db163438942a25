"""Tunes the rules of thumb for Draco by self-play.

    python -m drakehall.lab.tune_draco --players 2

One weight is changed at a time; the change stays if the changed rules win more than their share
against the rules so far, alone at each table that is named, each deal played from every seat. The
deals of each step are new ones, and none of them is used to measure bots. It prints the weights
for ``games/draco/players/tuned.py``; compiled cores make it a matter of minutes.
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping, Sequence
from math import sqrt
from random import Random
from typing import Final

import click

from drakehall.games.draco.core import playout
from drakehall.games.draco.core.scoring import ranks_above
from drakehall.games.draco.core.table import State
from drakehall.games.draco.game import Draco
from drakehall.games.draco.players import thumb, weights
from drakehall.games.draco.players.mind import Mind
from drakehall.games.draco.players.tuned import TWO, USUAL, listed

STEPS: Final = {
    weights.FUTURE: (15, 0, 150),
    weights.CURSE: (90, 0, 1500),
    weights.RIVALS: (15, -50, 150),
    weights.SWORD: (50, -100, 800),
    weights.STRENGTH: (12, -50, 250),
    weights.LAST: (10, 0, 100),
    weights.DENIAL: (15, -20, 120),
    weights.GIFT: (8, 0, 101),
    weights.OTHERS: (15, 0, 200),
    weights.MIDDLE: (15, 0, 100),
    weights.SCARCE: (10, -50, 100),
}
"""For each weight how far it is moved at first, and its limits."""
FIRST: Final = 1 << 30
"""The number of the first deal; the arena deals by other seeds altogether."""
SURE: Final = 1.5
"""How many standard errors a change has to win by."""

Weights = Mapping[int, int]


def advantage(
    tables: Sequence[int], own: Weights, other: Weights, deals: int, first: int
) -> tuple[float, float]:
    """Gives what one set of weights wins above its even share, and the standard error of that.

    A win counts as 1 less its chance among equals, in units of that chance.
    """
    found = []
    for players in tables:
        rules = Draco(players, {}).rules
        one, two = Mind(rules, listed(own)), Mind(rules, listed(other))
        for number in range(first, first + deals):
            won = sum(_won(State(rules), number, seat, one, two) for seat in range(players))
            found.append(won - 1)
    mean = sum(found) / len(found)
    spread = sum((value - mean) ** 2 for value in found) / len(found)
    return mean, sqrt(spread / len(found))


def _won(table: State, number: int, seat: int, own: Mind, other: Mind) -> float:
    """Plays one deal and gives the share of the win that a seat has."""
    playout.deal(table, number)
    thumb.play_game(table, own, other, seat)
    best = [s for s in range(table.n) if not any(ranks_above(table, o, s) for o in range(table.n))]
    return 1 / len(best) if seat in best else 0.0


def tune(
    tables: Sequence[int], start: Weights, rounds: int, deals: int, seed: int
) -> dict[int, int]:
    """Gives better weights; tells each change that stays."""
    choose = Random(seed)
    now = dict(start)
    first = FIRST + seed * 1_000_000
    for lap in range(rounds):
        names = list(STEPS)
        choose.shuffle(names)
        for name in names:
            step, low, high = STEPS[name]
            reach = max(1, round(step * choose.uniform(0.4, 1.6) / (1 + lap / 3)))
            for change in choose.sample((-reach, reach), 2):
                tried = {**now, name: min(high, max(low, now[name] + change))}
                mean, error = advantage(tables, tried, now, deals, first)
                first += deals
                if mean > SURE * error:
                    now = tried
                    click.echo(f"lap {lap}: weight {name} = {now[name]}, {mean:+.4f} ± {error:.4f}")
                    break
    return now


def main(args: Sequence[str] | None = None) -> None:
    """Tunes, and prints the weights and how they do against those they began as."""
    parser = argparse.ArgumentParser(prog="python -m drakehall.lab.tune_draco")
    parser.add_argument("--players", type=int, nargs="+", default=[3, 4], choices=[2, 3, 4])
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--deals", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(args)
    tables, start = asked.players, TWO if asked.players == [2] else USUAL
    found = tune(tables, start, asked.rounds, asked.deals, asked.seed)
    mean, error = advantage(tables, found, start, 5 * asked.deals, FIRST - 10 * asked.deals)
    click.echo(str({name: found[name] for name in sorted(found)}))
    click.echo(f"against the weights before: {mean:+.4f} ± {error:.4f} of a win at each table")


if __name__ == "__main__":
    main()
