"""Tuning moves weights towards what wins, and is the same every time."""

from drakehall.games.three_dragon_ante.players import tuned, weights
from drakehall.lab.tune import FIRST, Arena, Plan, shakes, tune


def start() -> list[int]:
    return [FIRST.get(index, 0) for index in range(weights.COUNT)]


def test_same_plan_gives_the_same_weights_and_another_seed_others() -> None:
    plan = Plan(players=6, steps=2, deals=1, seed=1, gain=0.7)

    assert tune(plan, start()) == tune(plan, start()) != start()
    assert tune(Plan(6, 2, 1, 2, 0.7), start()) != tune(plan, start())


def test_edge_of_one_is_the_loss_of_the_other() -> None:
    arena = Arena(3)
    one, other = start(), tuned.weights_of(3)

    assert arena.edge(one, one, range(3)) == 0
    assert arena.edge(one, other, range(3)) == -arena.edge(other, one, range(3))


def test_tuned_weights_beat_those_they_were_tuned_from() -> None:
    assert Arena(2).edge(tuned.weights_of(2), start(), range(6)) > 0.3


def test_every_weight_with_a_meaning_is_shaken() -> None:
    wide = shakes(start())
    unused = {index for index in range(weights.COUNT) if not wide[index]}

    assert unused == set(range(weights.PAY + 1, weights.OWN))
