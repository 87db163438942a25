"""Rates a field of bots by the games they played, with OpenSkill's Plackett-Luce model."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from openskill.models import PlackettLuce

from drakehall.lab.arena.contest import Contest
from drakehall.lab.arena.play import Deal

ORDERS: Final = 3
"""How often the games are rated, each time in another order: the order is chance."""
MOST: Final = 4_000
"""Games that are rated in one order: more change nothing but the time it takes."""
STEADY: Final = 1e-3
"""How much a bot's skill may change between two games: it does not."""


@dataclass(frozen=True)
class Rating:
    """A bot's skill on OpenSkill's scale, where a newcomer has 25, and how unsure it is."""

    mu: float
    sigma: float


def rate(contests: Sequence[tuple[Contest, Sequence[Deal]]]) -> dict[str, Rating]:
    """Gives the rating of each bot of some contests that were played."""
    names = list(dict.fromkeys(name for contest, _ in contests for name in contest.names))
    games = [
        (contest.seating(shift), game.ranks)
        for contest, deals in contests
        for deal in sorted(deals, key=lambda deal: deal.number)
        for shift, game in enumerate(deal.games)
    ]
    runs = [_rated(names, games, Random(f"order {order}")) for order in range(ORDERS)]
    return {
        name: Rating(
            sum(run[name].mu for run in runs) / ORDERS,
            sum(run[name].sigma for run in runs) / ORDERS,
        )
        for name in names
    }


def _rated(
    names: Sequence[str], games: Sequence[tuple[list[str], Sequence[float]]], chance: Random
) -> dict[str, Rating]:
    model = PlackettLuce(tau=STEADY)
    skill = {name: Rating(model.mu, model.sigma) for name in names}
    for seating, ranks in chance.sample(list(games), min(MOST, len(games))):
        teams = [[model.rating(skill[bot].mu, skill[bot].sigma)] for bot in seating]
        rated = model.rate(teams, ranks=list(ranks))
        for name in set(seating):
            own = [team[0] for team, bot in zip(rated, seating, strict=True) if bot == name]
            mu, sigma = (sum(r.mu for r in own), sum(r.sigma for r in own))
            skill[name] = Rating(mu / len(own), sigma / len(own))
    return skill
