"""Wrong command lines: one clear sentence, status 2, nothing written."""

from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from drakehall.cli import main

Play = Callable[..., Result]


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        ("--set dragons=3", "dragons"),
        ("--set starting_gold=0", "starting_gold"),
        ("--set starting_gold=", "starting_gold="),
        ("--set starting_gold", "NAME=VALUE"),
        ("--set ante_tie=coin", "ante_tie"),
        ("--set sets=[[[", "sets=[[["),
        ("--seats you", "1"),
        ("--seats you,bot,bot,bot,bot,bot,bot", "room for 6"),
        ("--seats you,cat", '"cat"'),
        ("--seats you,,bot", '""'),
        ("--seats you:,bot", "1 to 20 characters"),
        (f"--seats you:{'x' * 21},bot", "1 to 20 characters"),
        ("--seats you:\x1b[2J,bot", "1 to 20 characters"),
        ("--seats you:Aki,you:Aki", "Aki"),
        ("--rules missing.toml", "missing.toml"),
        ("--lang de", "--lang"),
        ("--colour", "--colour"),
    ],
)
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_wrong_command_line_is_refused(
    play: Play, home: Path, arguments: str, part: str, lang: str
) -> None:
    result = play(f"--lang {lang} {arguments}", "1")

    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    assert len(result.stderr.strip().splitlines()) == 1
    assert part in result.stderr or lang == "ja"
    assert not home.exists()


def test_unknown_game_is_refused() -> None:
    result = CliRunner().invoke(main, ["play", "chess", "--lang", "en"])

    assert result.exit_code == 2
    assert "chess" in result.stderr


def test_missing_game_is_asked_for() -> None:
    result = CliRunner().invoke(main, ["play", "--lang", "en"])

    assert result.exit_code == 2
    assert "three-dragon-ante" in result.stderr


def test_rules_come_from_a_file_and_the_command_line_wins(play: Play, tmp_path: Path) -> None:
    file = tmp_path / "rules.toml"
    file.write_text('starting_gold = 30\nante_tie = "cascade"\n', "utf-8")

    assert "(you): 30 gold" in play(f"--rules {file} --lang en").stdout
    assert "(you): 35 gold" in play(f"--rules {file} --set starting_gold=35 --lang en").stdout


def test_bare_words_and_toml_texts_are_the_same_value(play: Play) -> None:
    assert play("--set ante_tie=cascade").exit_code == 0
    assert play('--set ante_tie="cascade"').exit_code == 0


@pytest.mark.parametrize("text", ["starting_gold =", "\udcff", "[" * 9000])
def test_rules_that_are_no_toml_are_refused(
    play: Play, home: Path, tmp_path: Path, text: str
) -> None:
    file = tmp_path / "rules.toml"
    file.write_bytes(text.encode("utf-8", "surrogateescape"))
    result = play(f"--rules {file} --lang en")

    assert result.exit_code == 2
    assert len(result.stderr.splitlines()) == 1
    assert not home.exists()
