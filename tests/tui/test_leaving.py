"""Leaving, resuming, and what is written meanwhile."""

import builtins
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
from click.testing import CliRunner, Result

from drakehall.bots import make_bot
from drakehall.cli import main
from drakehall.kernel.questions import Observation
from drakehall.kernel.record import Record
from drakehall.tui import session

HOW = "Go on with: drakehall play --resume"


Play = Callable[..., Result]


def resume(*arguments: str, typed: tuple[str, ...] = ()) -> Result:
    text = "".join(f"{line}\n" for line in typed)
    return CliRunner().invoke(main, ["play", "--lang", "en", "--resume", *arguments], input=text)


def only_file(folder: Path) -> Path:
    (file,) = folder.iterdir()
    return file


def type_keys(
    monkeypatch: pytest.MonkeyPatch, *keys: str | type[BaseException]
) -> Iterator[object]:
    rest = iter(keys)

    def pressed(prompt: str) -> str:  # noqa: ARG001
        key = next(rest)
        if isinstance(key, str):
            return key
        raise key

    monkeypatch.setattr(builtins, "input", pressed)
    return rest


def test_end_of_input_leaves_politely(play: Play) -> None:
    result = play("--lang en", "1")

    assert result.exit_code == 0
    assert HOW in result.stdout


def test_q_asks_before_it_leaves(play: Play) -> None:
    stays, leaves = play("--lang en", "q", "n", "?"), play("--lang en", "q", "y", "?")

    assert "shows these lines" in stays.stdout
    assert "shows these lines" not in leaves.stdout
    assert leaves.exit_code == 0
    assert HOW in leaves.stdout


def test_q_takes_a_japanese_yes(play: Play) -> None:
    assert "この説明を表示します" not in play("--lang ja", "q", "はい", "?").stdout


def test_first_ctrl_c_asks_and_the_second_leaves(
    play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    rest = type_keys(monkeypatch, KeyboardInterrupt, "n", "?", KeyboardInterrupt, KeyboardInterrupt)
    result = play("--lang en")

    assert "shows these lines" in result.stdout
    assert result.exit_code == 0
    assert HOW in result.stdout
    assert list(rest) == []


def test_ctrl_c_while_bots_play_asks_too(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    choose = make_bot("random", "luck").choose

    def interrupted(view: Observation) -> int:
        if next(presses, None):
            raise KeyboardInterrupt
        return choose(view)

    presses = iter([True])
    monkeypatch.setattr(session, "make_bot", lambda *_: SimpleNamespace(choose=interrupted))
    rest = type_keys(monkeypatch, "1", "n", "n")
    result = play("--seats bot,bot --seed 3 --lang en")

    assert "Final ranking" in result.stdout
    assert list(rest) == ["n", "n"]


def test_game_is_saved_after_each_move_and_resumed_from_there(play: Play, home: Path) -> None:
    play("--seats you:Aki,bot:random --seed 9 --lang en", "1")
    saved = Record.parse(only_file(home / "running").read_text("utf-8"))
    result = resume(typed=("1",))
    later = Record.parse(only_file(home / "running").read_text("utf-8"))

    assert saved.players == ("Aki", "Bot B")
    assert "Aki, play a card." in result.stdout or "Aki, " in result.stdout
    assert later.moves[: len(saved.moves)] == saved.moves
    assert len(later.moves) > len(saved.moves) >= 2


def test_interrupted_game_goes_on_as_it_would_have(play: Play, home: Path) -> None:
    play("--seats you,bot:random --seed 9 --lang en", *["1"] * 3000)
    whole = Record.parse(only_file(home / "finished").read_text("utf-8"))
    only_file(home / "finished").unlink()

    play("--seats you,bot:random --seed 9 --lang en", *["1"] * 7)
    resume(typed=("1",) * 3000)

    assert Record.parse(only_file(home / "finished").read_text("utf-8")) == whole


def test_resume_takes_a_file_and_leaves_it_as_it_is(play: Play, home: Path, tmp_path: Path) -> None:
    play("--seats you:Aki,bot:random --seed 9", "1")
    mine = only_file(home / "running").rename(tmp_path / "mine.toml")
    before = mine.read_text("utf-8")
    result = resume(str(mine), typed=("1",))

    assert result.exit_code == 0, result.output
    assert mine.read_text("utf-8") == before
    assert len(only_file(home / "running").read_text("utf-8")) > len(before)


def test_resume_can_give_a_seat_to_somebody_else(play: Play) -> None:
    play("--seats you:Aki,bot:random --seed 9", "1")
    result = resume("--seats", "bot:random,bot:random")

    assert "Final ranking" in result.stdout


def test_game_that_cannot_be_saved_goes_on_and_says_so(play: Play, home: Path) -> None:
    home.write_text("a file where a folder should be", "utf-8")
    result = play("--seats bot:random,bot:random --lang en")

    assert result.exit_code == 0
    assert result.stdout.count("It goes on unsaved.") == 1
    assert "Final ranking" in result.stdout


def test_names_of_a_foreign_record_cannot_steer_the_terminal(play: Play, home: Path) -> None:
    play("--seats you:Aki,bot:random --seed 9", "1")
    file = only_file(home / "running")
    file.write_text(file.read_text("utf-8").replace('"Aki"', '"\\u001b[2JAki"'), "utf-8")

    shown = resume().stdout
    assert "?[2JAki" in shown
    assert "\x1b" not in shown


@pytest.mark.parametrize("text", ["", "moves", "game = 'chess'", "\x00", "[options"])
def test_broken_record_is_refused_in_one_sentence(home: Path, tmp_path: Path, text: str) -> None:
    file = tmp_path / "broken.toml"
    file.write_text(text, "utf-8")
    result = resume(str(file))

    assert result.exit_code == 2
    assert result.stdout == ""
    assert len(result.stderr.splitlines()) == 1
    assert not home.exists()


def test_record_with_a_wrong_move_is_refused(play: Play, home: Path) -> None:
    play("--seats you,bot --seed 9", "1")
    file = only_file(home / "running")
    file.write_text(file.read_text("utf-8").replace("A ante", "A play"), "utf-8")
    before = file.read_text("utf-8")
    result = resume()

    assert result.exit_code == 2
    assert len(result.stderr.splitlines()) == 1
    assert file.read_text("utf-8") == before


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ((), "No game waits to be resumed"),
        (("missing.toml",), "There is no file missing.toml."),
        ((".",), ". cannot be read."),
        (("--seed", "4"), "leave out --seed"),
    ],
)
def test_what_cannot_be_resumed_is_said(
    home: Path, arguments: tuple[str, ...], sentence: str
) -> None:
    result = resume(*arguments)

    assert result.exit_code == 2
    assert sentence in result.stderr
    assert not home.exists()


def test_finished_game_cannot_be_resumed(play: Play, home: Path) -> None:
    play("--seats bot:random,bot:random --seed 3")
    result = resume(str(only_file(home / "finished")))

    assert result.exit_code == 2
    assert "is over" in result.stderr


def test_game_broken_off_at_its_very_end_does_not_block_others(play: Play, home: Path) -> None:
    play("--seats you:Aki,bot --seed 4", "1")
    play("--seats bot:random,bot:random --seed 3")
    only_file(home / "finished").rename(home / "running" / "zzz.toml")

    assert "is over" in resume().stderr
    assert "Aki" in resume().stdout
