from __future__ import annotations

import pytest

from drakehall.games import new_game
from drakehall.games.three_dragon_ante.options import SPECS
from drakehall.kernel.errors import BadOption

GAME = "three-dragon-ante"


def test_every_option_has_a_default_that_it_accepts() -> None:
    assert all(spec.accepts(spec.default) for spec in SPECS.values())
    assert new_game(GAME, 3, {}).options["starting_gold"] == 50


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("starting_gold", 0),
        ("starting_gold", 1001),
        ("starting_gold", True),
        ("starting_gold", "50"),
        ("starting_gold", 1.5),
        ("hand_limit", 11),
        ("end_draw", -1),
        ("min_rounds", 6),
        ("ante_tie", "all"),
        ("slain_counts_for_lead", 1),
        ("all_barred", True),
        ("sets", 4),
        ("refresh_at", 0),
        ("refresh_at", 1.5),
        ("min_strength", 14),
        ("remove_cards", "thief"),
        ("remove_cards", ["thief", "red-9"]),
    ],
)
def test_a_value_out_of_range_is_refused_with_its_name(name: str, value: object) -> None:
    with pytest.raises(BadOption) as refused:
        new_game(GAME, 3, {name: value})

    assert refused.value.args_["key"] == name


@pytest.mark.parametrize("players", [-1, 0, 1, 7, True])
def test_an_impossible_number_of_players_is_refused(players: int) -> None:
    with pytest.raises(BadOption, match="players-range"):
        new_game(GAME, players)


def test_an_unknown_game_or_option_is_refused() -> None:
    with pytest.raises(BadOption, match="game-unknown"):
        new_game("poker", 3)
    with pytest.raises(BadOption, match="option-unknown"):
        new_game(GAME, 3, {"starting_silver": 1})


@pytest.mark.parametrize(
    ("options", "named"),
    [
        ({"hand_start": 4, "buy_to": 2}, {"hand_start", "hand_limit"}),
        ({"hand_start": 2, "buy_to": 4}, {"buy_to", "hand_limit"}),
        ({}, {"hand_start", "buy_to", "hand_limit"}),
    ],
)
def test_a_clash_names_every_option_in_it(options: dict[str, object], named: set[str]) -> None:
    with pytest.raises(BadOption, match="option-clash-hand") as refused:
        new_game(GAME, 2, {"hand_limit": 3} | options)

    assert set(str(refused.value.args_["key"]).split(" + ")) == named
