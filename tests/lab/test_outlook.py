"""The fit of the outlook finds what is there, and the core counts as the fit does."""

from math import log
from random import Random

import pytest

from drakehall.games.three_dragon_ante.core import playout, reading
from drakehall.games.three_dragon_ante.game import ThreeDragonAnte
from drakehall.games.three_dragon_ante.players import outlook, scale, seating, tuned
from drakehall.lab.outlook import UNIT, Case, calibration, cases, chances, features, fit, loss

TRUE = (0.8, -0.5, 0.2, 0.4)


def drawn(count: int) -> list[Case]:
    """Give cases whose winners are drawn by known weights."""
    luck = Random(1)
    found = []
    for _ in range(count):
        rows = tuple(tuple(luck.gauss(0, 1) for _ in TRUE) for _ in range(3))
        winner = luck.choices(range(3), chances(TRUE, rows))[0]
        found.append(Case(rows, tuple(float(seat == winner) for seat in range(3))))
    return found


def test_fit_finds_the_weights_that_made_the_winners() -> None:
    among = drawn(3000)
    weights = fit(among)

    assert weights == pytest.approx(TRUE, abs=0.12)
    assert loss(weights, among) < loss((0, 0, 0, 0), among) == pytest.approx(log(3))
    assert calibration(weights, among) < 0.02 < calibration([2 * w for w in TRUE], among)


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_core_counts_chances_as_the_fit_does(players: int) -> None:
    table = ThreeDragonAnte(players, {}).empty_table()
    playout.deal(table, players)
    for seat in range(players):
        reading.set_gold(table, seat, 20 + 13 * seat)
    weights = [number / UNIT for number in tuned.outlook_of(players)]
    minds = seating.house(players)
    counted = [outlook.foresee(minds, table, seat) / scale.SURE for seat in range(players)]

    assert counted == pytest.approx(chances(weights, features(table)), abs=0.01)


def test_cases_are_ends_of_gambits_with_the_winner_of_the_game() -> None:
    found = list(cases(4, 2, 1))

    assert len(found) > 4
    assert all(sum(case.won) == pytest.approx(1) for case in found)
    assert all(len(case.seats) == 4 for case in found)
