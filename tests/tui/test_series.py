"""Several games in a row: saved as one file, resumed anywhere, added up at the end."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import cast

import pytest
from click.testing import CliRunner, Result

from drakehall.cli import main
from drakehall.games import new_game
from drakehall.kernel.contract import State
from drakehall.kernel.record import Record, replay
from drakehall.kernel.series import Series, Totals

ENOUGH = 3000
SHORT = "--set starting_gold=15 --set gambit_limit=2"
DEBTS = f"{SHORT} --set settle_debts=carry_over --set bankruptcy_ends=false --games 3"
BOTS = "--seats bot:random,bot:random,bot:random --seed 3"

Play = Callable[..., Result]


def run(command: str, *typed: str) -> Result:
    text = "".join(f"{line}\n" for line in typed)
    return CliRunner().invoke(main, ["--lang", "en", *command.split()], input=text)


def only_file(folder: Path) -> Path:
    (file,) = folder.glob("*.toml")
    return file


def read(folder: Path) -> Series:
    return Series.parse(only_file(folder).read_text("utf-8"))


def end_of(record: Record) -> State:
    return replay(record, new_game(record.game, len(record.players), record.options))


def test_series_is_one_file_of_records_that_each_replay(play: Play, home: Path) -> None:
    result = play(f"{BOTS} {DEBTS} --lang en")
    series = read(home / "finished")

    assert result.exit_code == 0, result.output
    assert series.games == len(series.records) == 3
    assert list((home / "running").iterdir()) == []
    assert len({record.seed for record in series.records}) == 3
    assert all(end_of(record).is_terminal for record in series.records)


def test_each_game_begins_with_what_the_one_before_left(play: Play, home: Path) -> None:
    play(f"{BOTS} {DEBTS} --lang en")
    first, second, third = read(home / "finished").records

    assert first.start is None
    assert second.start  # with this seed somebody owes
    for before, after in ((first, second), (second, third)):
        end = end_of(before)
        assert (after.start or {}) == end.game.hand_over(end).start


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_standings_are_added_up_after_each_game(play: Play, home: Path, lang: str) -> None:
    shown = play(f"{BOTS} {SHORT} --games 2 --lang {lang}").stdout
    ends = [end_of(record) for record in read(home / "finished").records]
    totals = Totals.of(ends)

    for ended in (ends[:1], ends):
        for score in Totals.of(ended).scores.values():
            assert f"{score:+}" in shown
    assert sum(totals.scores.values()) == sum(
        sum(cast("dict[str, int]", end.facts()["score"]).values()) for end in ends
    )
    heading = {"en": "After game 2 of 2", "ja": "2ゲーム中、第2ゲームまでの成績"}
    assert heading[lang] in shown


def test_series_goes_on_from_the_middle_of_its_second_game(play: Play, home: Path) -> None:
    arguments = f"--seats you:Aki,bot:random --seed 9 --lang en {SHORT} --games 3"
    play(arguments, *["1"] * ENOUGH)
    whole = read(home / "finished")
    only_file(home / "finished").unlink()
    first = end_of(whole.records[0]).lines
    typed = sum(line.startswith("A ") for line in first) + 3

    play(arguments, *["1"] * typed)
    assert len(read(home / "running").records) == 2
    resumed = run("play --resume", *["1"] * ENOUGH)

    assert "Game 2 of 3" in resumed.stdout
    assert "Game 1 of 3" not in resumed.stdout
    assert "After game 3 of 3" in resumed.stdout
    assert read(home / "finished") == whole


def test_series_broken_off_between_two_games_goes_on_with_the_next(play: Play, home: Path) -> None:
    play(f"{BOTS} {SHORT} --games 2")
    whole = read(home / "finished")
    file = only_file(home / "finished")
    file.unlink()
    half = home / "running" / file.name
    half.write_text(Series(whole.records[:1], 2).to_toml(), "utf-8")

    result = run("play --resume --seats bot:random,bot:random,bot:random")

    assert result.exit_code == 0, result.output
    assert read(home / "finished") == whole


def test_finished_series_cannot_be_resumed(play: Play, home: Path) -> None:
    play(f"{BOTS} {SHORT} --games 2")

    result = run(f"play --resume {only_file(home / 'finished')}")
    assert (result.exit_code, "is over" in result.stderr) == (2, True)


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_series_is_played_back(play: Play, home: Path, lang: str) -> None:
    play(f"{BOTS} {DEBTS}")
    file = only_file(home / "finished")
    shown = CliRunner().invoke(main, ["--lang", lang, "replay", str(file)])
    series = read(home / "finished")
    moves = sum(len(record.moves) for record in series.records)

    assert (shown.exit_code, shown.stderr) == (0, "")
    numbers = [int(n) for n in re.findall(r"^ *(\d+)  ", shown.stdout, flags=re.MULTILINE)]
    assert numbers == sorted(set(numbers))
    assert numbers[-1] == moves - sum(  # chance that the table wrote is no move
        line.startswith("*") for record in series.records for line in record.moves
    )
    heading = {"en": "Game 3 of 3", "ja": "3ゲーム中の第3ゲーム"}
    assert heading[lang] in shown.stdout


def test_series_is_played_back_from_a_move_of_its_second_game(play: Play, home: Path) -> None:
    play(f"{BOTS} {SHORT} --games 2")
    first = len(read(home / "finished").records[0].moves)
    file = only_file(home / "finished")

    shown = run(f"replay {file} --from {first + 1}").stdout

    assert "Game 1 of 2" not in shown
    assert "Game 2 of 2" in shown


@pytest.mark.parametrize("games", ["0", "-1", "x", "1001"])
def test_impossible_number_of_games_is_refused(play: Play, home: Path, games: str) -> None:
    result = play(f"--games {games} --lang en")

    assert result.exit_code == 2
    assert "--games" in result.stderr
    assert not home.exists()
