"""Options: what is refused and by which names, what is warned of, and that each one matters."""

import pytest

from drakehall.games import new_game
from drakehall.games.draco.game import Draco
from drakehall.games.draco.options import SPECS, TABLES, check_options, defaults
from drakehall.games.draco.origins import SOURCES, Origin, described
from drakehall.kernel.errors import BadOption
from drakehall.kernel.record import Record, replay


@pytest.mark.parametrize(
    ("options", "names"),
    [
        ({"cursed_count": 5}, ["cursed_count", "final_round_at_cursed"]),
        ({"pile_count": 7}, ["pile_count", "cursed_count"]),
        ({"plus_colours": 4}, ["plus_colours", "colours"]),
        ({"min_flips": 3, "max_flips": 2}, ["min_flips", "max_flips"]),
        ({"min_flips": True}, ["min_flips"]),
        ({"pick_mandatory": 1}, ["pick_mandatory"]),
        ({"max_flips": 0}, ["max_flips"]),
        ({"winner_tie_breakers": ["fewest_cursed"]}, ["winner_tie_breakers"]),
        ({"ruleset_id": ""}, ["ruleset_id"]),
        ({"players": {"min": 3, "max": 2}}, ["players"]),
        ({"players": {"min": 1, "max": 4}}, ["players"]),
        ({"players": 3}, ["players"]),
        ({"colours": ["green", "green", "blue"]}, ["colours"]),
        ({"colours": ["mauve", "green", "blue"]}, ["colours"]),
        ({"colours": "green"}, ["colours"]),
        ({"colours": ["green", "yellow", "blue"]}, ["treasure", "colours"]),
        ({"treasure": []}, ["treasure"]),
        ({"treasure": [{"colour": "green", "value": 1}]}, ["treasure[1]"]),
        ({"treasure": [{"colour": "green", "value": 0, "count": 1}]}, ["treasure[1].value"]),
        ({"treasure": [{"colour": "green", "value": 1, "count": -1}]}, ["treasure[1].count"]),
        ({"treasure": [{"colour": "mauve", "value": 1, "count": 1}]}, ["treasure[1].colour"]),
        ({"treasure": [{"colour": "green", "value": 1, "count": 115}]}, ["treasure"]),
        ({"swords_per_player": [0]}, ["swords_per_player"]),
        ({"swords_per_player": [2, 2]}, ["swords_per_player"]),
        ({"swords_per_player": []}, ["swords_per_player"]),
        ({"per_player_count_overrides": {"5": {}}}, ["per_player_count_overrides.5"]),
        ({"per_player_count_overrides": {"2": 7}}, ["per_player_count_overrides.2"]),
        ({"per_player_count_overrides": 7}, ["per_player_count_overrides"]),
        ({"per_player_count_overrides": {"2": {"players": 1}}}, ["2.players"]),
        ({"per_player_count_overrides": {"3": {"min_flips": 99}}}, ["min_flips"]),
        ({"start_captain": "C"}, ["start_captain"]),
        ({"gift": 2}, ["gift"]),
    ],
    ids=str,
)
def test_a_bad_ruleset_is_refused_and_its_fields_are_named(
    options: dict[str, object], names: list[str]
) -> None:
    with pytest.raises(BadOption) as refused:
        Draco(2, options)

    text = " ".join(map(str, refused.value.args_.values()))
    assert [name for name in names if name not in text] == []


@pytest.mark.parametrize("players", [1, 5, True])
def test_two_to_four_play(players: int) -> None:
    with pytest.raises(BadOption, match="players-range"):
        Draco(players, {})


def test_a_set_of_few_swords_is_warned_of_and_played() -> None:
    game = Draco(4, {"swords_per_player": [1, 2, 3, 4]})

    assert [warning.message for warning in game.warnings()] == ["draco-few-swords"]
    assert Draco(4, {}).warnings() == []
    assert Draco(3, {"swords_per_player": [1, 2, 3, 4]}).warnings() == []


def test_an_option_for_a_number_of_players_goes_before_the_one_for_all() -> None:
    options = {"min_flips": 3, "per_player_count_overrides": {"2": {"min_flips": 2}}}

    assert Draco(2, options).options["min_flips"] == 2
    assert Draco(3, options).options["min_flips"] == 3


def test_all_options_of_a_game_make_the_same_game_again() -> None:
    options = {"min_flips": 3, "per_player_count_overrides": {"2": {"min_flips": 2}}}
    once = Draco(2, options)

    assert dict(once.options) == dict(Draco(2, once.options).options)


def test_a_ruleset_goes_through_a_record() -> None:
    game = new_game(
        "draco",
        2,
        {
            "colours": ["red", "blue", "white"],
            "treasure": [
                {"colour": "red", "value": 12, "count": 9},
                {"colour": "blue", "value": 1, "count": 9},
            ],
        },
    )
    state = game.new_state("s")
    record = Record.parse(Record.of(state, ["Aki", "Ben"]).to_toml())
    again = replay(record, new_game("draco", 2, record.options))

    assert again.facts() == state.facts()


def test_the_default_ruleset_is_the_documented_one() -> None:
    options = check_options(3, {})

    assert list(options) == [*TABLES, *SPECS]
    assert options == defaults()
    rules = Draco(3, {}).rules
    assert (rules.treasure_count, rules.cursed_count, rules.blades()) == (43, 6, [1, 2, 3, 4, 5])


def test_the_ruleset_says_of_every_option_how_sure_it_is() -> None:
    lines = {line.name: line for line in described(Draco(2, {"gift_size": 3}).options)}

    assert set(SOURCES) == set(defaults())
    assert set(SOURCES) - {"treasure"} <= set(lines)
    assert lines["treasure purple-10"].origin == Origin.REPORTED
    assert lines["treasure green-3"].origin == Origin.DEFAULT
    assert lines["cursed_count"].origin == Origin.DEFAULT
    assert lines["cursed_points"].origin == Origin.KNOWN
    assert lines["gift_size"].origin == Origin.CHANGED
    assert Origin.CHANGED not in {line.origin for line in described(defaults())}
