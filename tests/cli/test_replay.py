"""``drakehall replay``: a record as text, from any move on, through any seat's eyes."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from drakehall.cli import main
from drakehall.games import new_game
from drakehall.kernel.record import Record

NAMES = ("Aki", "Ben", "Chie")


def replay(file: Path, *args: str, lang: str = "en") -> Result:
    return CliRunner().invoke(main, ["--lang", lang, "replay", str(file), *args])


@pytest.fixture
def record() -> Record:
    state = new_game("three-dragon-ante", 3).new_state("harbour")
    while not state.is_terminal and len(state.lines) < 40:
        state.apply(state.legal_actions()[-1])
    return Record.of(state, NAMES)


@pytest.fixture
def file(tmp_path: Path, record: Record) -> Path:
    path = tmp_path / "game.toml"
    path.write_text(record.to_toml(), encoding="utf-8")
    return path


def numbers(result: Result) -> list[int]:
    """Returns the numbers of the moves that are shown."""
    return [int(line[:4]) for line in result.stdout.splitlines() if line[:4].strip().isdecimal()]


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_whole_record_is_shown(file: Path, record: Record, lang: str) -> None:
    result = replay(file, lang=lang)

    assert (result.exit_code, result.stderr) == (0, "")
    assert all(name in result.stdout.splitlines()[0] for name in NAMES)
    assert numbers(result)[-1] == len(record.moves)


def test_record_is_shown_from_a_move_on(file: Path) -> None:
    whole, part = replay(file), replay(file, "--from", "20")

    assert min(numbers(part)) >= 20
    assert whole.stdout.endswith(part.stdout.partition("\n")[2])


def test_seat_sees_no_more_than_it_saw(file: Path) -> None:
    everything, little = replay(file), replay(file, "--eyes", "b")

    assert everything.stdout != little.stdout
    assert len(everything.stdout.splitlines()) == len(little.stdout.splitlines())


def test_cut_off_record_is_shown_to_its_last_whole_move(file: Path, record: Record) -> None:
    file.write_text(record.to_toml()[:-8], encoding="utf-8")

    result = replay(file)

    assert result.exit_code == 0
    assert str(len(record.moves) - 1) in result.stderr
    assert numbers(result)[-1] <= len(record.moves) - 1


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (("A ante", "A play"), "Move 1"),
        (("rules = 1", "rules = 7"), "7"),
        (("drakehall = 1", "drakehall = 8"), "8"),
        (("three-dragon-ante", "chess"), "chess"),
        (('"Chie"', '"C", "D", "E", "F", "G"'), "7"),
        (("options.starting_gold", "options.starting_glod"), "starting_glod"),
        (("moves =", "movez ="), "movez"),
        (("players = [", "players = ("), "TOML"),
    ],
)
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_broken_record_gets_one_sentence_and_nothing_is_shown(
    file: Path, record: Record, change: tuple[str, str], said: str, lang: str
) -> None:
    file.write_text(record.to_toml().replace(*change), encoding="utf-8")

    result = replay(file, lang=lang)

    assert (result.exit_code, result.stdout) == (2, "")
    assert said in result.stderr or (lang, said) == ("ja", "Move 1")
    assert len(result.stderr.splitlines()) == 1


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["--from", "999"], "999"),
        (["--from", "0"], "--from"),
        (["--from", "x"], "--from"),
        (["--eyes", "F"], "F"),
        (["--eyes", "G"], "--eyes"),
    ],
)
def test_question_that_the_record_cannot_answer(file: Path, args: list[str], said: str) -> None:
    result = replay(file, *args)

    assert (result.exit_code, result.stdout) == (2, "")
    assert said in result.stderr


def test_missing_file_is_named(tmp_path: Path) -> None:
    result = replay(tmp_path / "nothing.toml")

    assert (result.exit_code, result.stdout) == (2, "")
    assert "nothing.toml" in result.stderr


def test_name_that_the_terminal_cannot_show_does_not_stop_it(file: Path, record: Record) -> None:
    file.write_text(record.to_toml().replace("Chie", "千恵"), encoding="utf-8")

    result = subprocess.run(
        [sys.executable, "-c", "from drakehall.cli import main; main()", "replay", file],
        env={**os.environ, "PYTHONIOENCODING": "latin-1"},
        capture_output=True,
        check=False,
    )

    assert (result.returncode, result.stderr) == (0, b"")
    assert b"??" in result.stdout
