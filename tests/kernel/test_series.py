"""Series as files: what is written is read again, and what is no series is refused."""

from __future__ import annotations

import tomllib
from dataclasses import replace

import pytest

from drakehall.games import new_game
from drakehall.kernel.errors import BadPosition, BadRecord
from drakehall.kernel.record import Record
from drakehall.kernel.series import Series, seed_of_game

FIRST = Record("three-dragon-ante", ("Aki", "Ben"), ("A ante red-3", "B ante red-2"), seed="x")
SECOND = replace(FIRST, seed="y", start={"gold": {"A": 44, "B": 56}, "stakes": 3})
SERIES = Series((FIRST, SECOND), 3)


def test_series_is_written_as_toml_and_read_again() -> None:
    text = SERIES.to_toml()

    assert Series.parse(text) == SERIES
    assert len(tomllib.loads(text)["record"]) == 2


def test_record_of_a_series_can_be_cut_out() -> None:
    part = SERIES.to_toml().split("[[record]]\n")[2]

    assert Record.parse(part) == SECOND


def test_single_game_is_a_plain_record() -> None:
    assert Series((FIRST,)).to_toml() == FIRST.to_toml()
    assert Series.parse(FIRST.to_toml()) == Series((FIRST,))


def test_series_that_breaks_off_keeps_the_moves_before() -> None:
    series = Series.parse(SERIES.to_toml()[:-8])

    assert series.records[0] == FIRST
    assert series.records[1] == replace(SECOND, moves=("A ante red-3",), cut_off=True)


def test_series_without_a_number_of_games_has_those_it_holds() -> None:
    text = SERIES.to_toml().replace("games = 3\n", "")

    assert Series.parse(text).games == 2


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("games = 3", "games = 1", "series-games"),
        ("games = 3", "games = 1001", "series-games"),
        ("games = 3", 'games = "3"', "series-games"),
        ("games = 3", "games = ", "record-not-toml"),
        ("games = 3", "matches = 3", "record-unknown-key"),
        ("drakehall = 1\ngames", "drakehall = 2\ngames", "record-format"),
        ("games = 3", "games = 3\n[[record]]", "record-missing-key"),
    ],
)
def test_broken_series_is_refused(old: str, new: str, message: str) -> None:
    text = SERIES.to_toml().replace(old, new, 1)

    with pytest.raises(BadRecord, match=message):
        Series.parse(text)


def test_record_that_breaks_off_in_the_middle_of_a_series_is_refused() -> None:
    first, second = SERIES.to_toml().split("\n\n[[record]]\n")[-2:]
    text = first.replace('"""\n', "", 2) + "\n[[record]]\n" + second

    with pytest.raises(BadRecord):
        Series.parse(text)


def test_game_that_is_not_over_has_no_successor() -> None:
    state = new_game("three-dragon-ante", 2).new_state(1)

    SERIES.check_ends([state])
    with pytest.raises(BadRecord, match="series-unfinished"):
        SERIES.check_ends([state, state])


@pytest.mark.parametrize("other", [{"game": "draco"}, {"players": ("Aki", "Chie")}])
def test_records_of_different_games_or_players_are_no_series(other: dict[str, object]) -> None:
    text = Series((FIRST, replace(SECOND, **other)), 3).to_toml()  # type: ignore[arg-type]

    with pytest.raises(BadRecord, match="series-mixed"):
        Series.parse(text)


def test_each_game_of_a_series_has_a_seed_of_its_own() -> None:
    seeds = [seed_of_game("harbour", number) for number in range(1, 50)]

    assert seeds[0] == "harbour"
    assert len(set(seeds)) == len(seeds)


def test_most_games_take_nothing_over() -> None:
    game = new_game("draco", 3)

    assert game.new_state_from({}, 1).facts() == game.new_state(1).facts()
    assert game.hand_over(game.new_state(1)).start == {}
    with pytest.raises(BadPosition, match="start-nothing"):
        game.new_state_from({"gold": {"A": 1}})
