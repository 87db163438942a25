"""``drakehall check``: a line for each failure, a summary, and a status that scripts can use."""

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from drakehall.cli import main

POSITION = """
title = "The leader's Black Dragon steals two"
game = "three-dragon-ante"
players = 3
[position]
phase = "play"
stakes = 30
gold = { A = 40, B = 40, C = 40 }
hand = { A = ["black-5", "red-3"], B = ["black-7", "gold-2"], C = ["black-2", "silver-3"] }
ante = { A = "red-10", B = "gold-9", C = "blue-4" }
"""
HOLDS = '[[step]]\ndo = ["A play black-5"]\nexpect = { stakes = 28, gold = { A = 42 } }\n'
FAILS = '[[step]]\ndo = ["A play black-5"]\nexpect = { stakes = 27, hand = { A = ["thief"] } }\n'


def check(*paths: Path, lang: str = "en") -> Result:
    return CliRunner().invoke(main, ["check", "--lang", lang, *map(str, paths)])


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Holds a scenario that holds, deeper down, and whatever a test adds."""
    (tmp_path / "deep" / "er").mkdir(parents=True)
    (tmp_path / "deep" / "er" / "holds.toml").write_text(POSITION + HOLDS, encoding="utf-8")
    (tmp_path / "notes.txt").write_text("no scenario", encoding="utf-8")
    return tmp_path


def test_folder_without_failure(folder: Path) -> None:
    result = check(folder)

    assert (result.exit_code, result.stdout, result.stderr) == (0, "1 cases, 0 failed\n", "")


def test_failures_are_told_line_by_line(folder: Path) -> None:
    file = folder / "fails.toml"
    file.write_text(POSITION + FAILS, encoding="utf-8")

    result = check(folder)

    assert result.exit_code == 1
    assert result.stdout.splitlines() == [
        f"{file}: step 1: stakes: expected 27, found 28",
        f'{file}: step 1: hand.A: expected ["thief"], found ["red-3"]',
        "2 cases, 1 failed",
    ]


def test_failures_are_told_in_japanese(folder: Path) -> None:
    file = folder / "fails.toml"
    file.write_text(POSITION + FAILS, encoding="utf-8")

    result = check(file, lang="ja")

    assert result.stdout.splitlines() == [
        f"{file}: ステップ 1: stakes: 期待は 27、実際は 28",
        f'{file}: ステップ 1: hand.A: 期待は ["thief"]、実際は ["red-3"]',
        "1 件中、失敗 1 件",
    ]


def test_refused_move_is_told_with_its_reason(folder: Path) -> None:
    file = folder / "fails.toml"
    file.write_text(POSITION + HOLDS.replace("black-5", "thief"), encoding="utf-8")

    first, last = check(file).stdout.splitlines()

    assert first.startswith(f'{file}: step 1: do: expected "A play thief", found that it was refu')
    assert "thief" in first.partition("refused:")[2]
    assert last == "1 cases, 1 failed"


@pytest.mark.parametrize(
    ("change", "key"),
    [
        (("players = 3", "players = 9"), "players"),
        (("players = 3", "colour = 3"), "colour"),
        (('"three-dragon-ante"', '"chess"'), "game"),
        (('"red-3"', '"black-7"'), "position"),
        (("stakes = 30", "stake = 30"), "position"),
        (("expect = {", "expect = { golld = 3,"), "step[1].expect.golld"),
    ],
)
def test_wrong_file_is_named_and_the_others_still_run(
    folder: Path, change: tuple[str, str], key: str
) -> None:
    file = folder / "wrong.toml"
    file.write_text((POSITION + HOLDS).replace(*change), encoding="utf-8")

    result = check(folder)

    assert result.exit_code == 2
    assert result.stderr.startswith(f"{file}: {key}")
    assert len(result.stderr.splitlines()) == 1
    assert result.stdout == "1 cases, 0 failed\n"


@pytest.mark.parametrize("name", ["missing.toml", "empty", "bytes.toml", "empty.toml"])
def test_what_cannot_be_read_is_named(folder: Path, name: str) -> None:
    (folder / "empty").mkdir()
    (folder / "bytes.toml").write_bytes(b"\xff")
    (folder / "empty.toml").touch()

    result = check(folder / name, folder / "deep")

    assert result.exit_code == 2
    assert str(folder / name) in result.stderr
    assert result.stdout == "1 cases, 0 failed\n"


def test_wrong_weighs_more_than_failed(folder: Path) -> None:
    (folder / "fails.toml").write_text(POSITION + FAILS, encoding="utf-8")
    (folder / "wrong.toml").touch()

    assert check(folder).exit_code == 2


@pytest.mark.parametrize("part", ["position.stake", "no key stake", "stake という", "stake"])
def test_refused_position_may_be_quoted_in_either_language(folder: Path, part: str) -> None:
    position = POSITION.replace("stakes", "stake").replace("[pos", f'refused = "{part}"\n[pos')
    (folder / "refused.toml").write_text(position, encoding="utf-8")

    result = check(folder)

    assert (result.exit_code == 0) == (part != "position.stake")


def test_position_that_is_not_refused_fails(folder: Path) -> None:
    file = folder / "refused.toml"
    file.write_text(POSITION.replace("[pos", 'refused = "gold"\n[pos'), encoding="utf-8")

    result = check(file)

    assert result.exit_code == 1
    assert result.stdout.startswith(f'{file}: refused: expected "gold", found that it was accepted')
