"""A ring game at the terminal: chairs that empty and fill between gambits."""

from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

from drakehall.games import new_game
from drakehall.kernel.record import Record, replay

ENOUGH = 3000
POOR = "--preset ring --set starting_gold=10 --lang en"

Play = Callable[..., Result]


def record_of(folder: Path) -> Record:
    (file,) = folder.glob("*.toml")
    return Record.parse(file.read_text("utf-8"))


def test_bot_that_is_broke_buys_in_again_at_once(play: Play, home: Path) -> None:
    result = play(f"{POOR} --seats bot:random,bot:random,bot:random --seed 3")
    record = record_of(home / "finished")
    end = replay(record, new_game(record.game, 3, record.options))

    assert result.exit_code == 0, result.output
    assert any(line.startswith("* join") for line in record.moves)
    assert (end.is_terminal, end.facts()["gambit"]) == (True, 12)
    assert "leaves the table." in result.stdout
    assert "sits down at the table." in result.stdout


def test_getting_up_can_be_taken_back(play: Play, home: Path) -> None:
    arguments = "--preset ring --set gambit_limit=2 --seats you:Aki,bot,bot --seed 4 --lang en"
    shown = play(arguments, "u", "u", *["1"] * ENOUGH).stdout

    assert "You stay." in shown
    assert "* leave A" not in record_of(home / "finished").moves


@pytest.mark.parametrize(("answer", "comes_back"), [("y", True), ("n", False)])
def test_person_gets_up_by_command_and_is_asked_back(
    play: Play, home: Path, answer: str, comes_back: bool
) -> None:
    arguments = "--preset ring --set gambit_limit=6 --seats you:Aki,bot,bot --seed 4 --lang en"
    typed = [word for _ in range(400) for word in ("1", answer)]
    shown = play(arguments, "u", *typed).stdout
    moves = record_of(home / "finished").moves

    assert "You will get up after this gambit." in shown
    assert "* leave A" in moves
    assert "Aki, your chair is empty. Sit down again with 50 gold? (y/n)" in shown
    assert ("* join A" in moves) == comes_back


def test_who_gets_up_before_the_first_gambit_leaves_after_it(play: Play, home: Path) -> None:
    arguments = "--preset ring --preset abilities --seats you:Aki,bot,bot --seed 4 --lang en"
    result = play(f"{arguments} --set gambit_limit=2", "u", *["1"] * ENOUGH)
    moves = record_of(home / "finished").moves

    assert result.exit_code == 0, result.output
    assert moves.index("* leave A") > moves.index("A pick bluff")


def test_command_to_get_up_exists_only_in_a_ring_game(play: Play) -> None:
    assert "gets up after this gambit" in play("--preset ring --lang en", "?").stdout
    usual = play("--lang en", "?", "u").stdout

    assert "gets up after this gambit" not in usual
    assert "That is no choice here." in usual


def test_series_of_ring_games_keeps_chairs_empty(play: Play, home: Path) -> None:
    arguments = "--preset ring --set gambit_limit=1 --seats you:Aki,bot,bot --seed 4 --lang en"
    result = play(f"{arguments} --games 2 --set gambit_limit=2", "u", *["1"] * ENOUGH)
    (file,) = (home / "finished").glob("*.toml")

    assert result.exit_code == 0, result.output
    assert 'start = { out = [["A"]] }' in file.read_text("utf-8")
