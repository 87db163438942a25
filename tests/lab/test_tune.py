"""Tuning moves weights towards what wins, and is the same every time."""

import pytest
from click.testing import CliRunner

from drakehall.games.draco.players import tuned as draco_tuned
from drakehall.games.draco.players import weights as draco_weights
from drakehall.games.three_dragon_ante.players import tuned, weights
from drakehall.lab.tune import draco, three_dragon_ante
from drakehall.lab.tune.__main__ import GAMES, main
from drakehall.lab.tune.spsa import Plan, Tables, Weight, tune, whole


def start(tables: Tables) -> list[int]:
    return whole(weight.start for weight in tables.weights)


@pytest.mark.parametrize(("game", "players"), [("three-dragon-ante", 6), ("draco", 3)])
def test_same_plan_gives_the_same_weights_and_another_seed_others(game: str, players: int) -> None:
    tables = GAMES[game](players)
    plan = Plan(steps=2, deals=3, seed=1, gain=2)

    assert tune(tables, plan) == tune(tables, plan) != start(tables)
    assert tune(tables, Plan(2, 3, 2, 2)) != tune(tables, plan)


@pytest.mark.parametrize(
    ("game", "players"), [("three-dragon-ante", 3), ("draco", 2), ("draco", 3)]
)
def test_edge_of_one_is_the_loss_of_the_other(game: str, players: int) -> None:
    tables = GAMES[game](players)
    one = start(tables)
    other = {"three-dragon-ante": tuned, "draco": draco_tuned}[game].weights_of(players)
    edge = tables.edge(one, other, range(3))

    assert tables.edge(one, one, range(3)) == 0
    assert tables.edge(other, one, range(3)) == -edge


def test_tuned_weights_beat_those_they_were_tuned_from() -> None:
    dragons, thieves = three_dragon_ante.Tables(2), draco.Tables(3)

    assert dragons.edge(tuned.weights_of(2), start(dragons), range(6)) > 0.3
    assert thieves.edge(draco_tuned.weights_of(3), start(thieves), range(60)) > 0.08


def test_every_weight_with_a_meaning_is_shaken() -> None:
    wide = [weight.shake for weight in three_dragon_ante.Tables(2).weights]
    unused = {place for place in range(weights.COUNT) if not wide[place]}

    assert unused == set(range(weights.PAY + 1, weights.OWN))
    assert all(weight.shake for weight in draco.Tables(2).weights)
    assert len(draco.Tables(2).weights) == draco_weights.COUNT


def test_weights_stay_within_their_limits() -> None:
    tables = draco.Tables(2)
    tables.weights = [
        Weight(weight.start, 1000, weight.low, weight.high) for weight in tables.weights
    ]
    found = tune(tables, Plan(steps=6, deals=4, seed=3, gain=3))

    assert all(w.low <= value <= w.high for w, value in zip(tables.weights, found, strict=True))
    assert found != start(tables)


def test_command_prints_the_line_that_is_kept() -> None:
    args = ["--game", "draco", "--players", "2", "--steps", "1", "--deals", "1", "--fresh", "1"]
    done = CliRunner().invoke(main, args)

    assert done.exit_code == 0
    assert done.output.startswith("2: (")
    assert "edge over the start" in done.output


def test_command_refuses_a_game_or_a_table_that_there_is_not() -> None:
    assert CliRunner().invoke(main, ["--game", "chess"]).exit_code == 2
    assert CliRunner().invoke(main, ["--game", "draco", "--players", "9"]).exit_code == 2
