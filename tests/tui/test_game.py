import re
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

from drakehall.games import new_game
from drakehall.kernel.record import Record, replay

ENOUGH = 3000
END = {"en": "Final ranking", "ja": "最終順位"}


Play = Callable[..., Result]


def only_file(folder: Path) -> Path:
    (file,) = folder.glob("*.toml")
    return file


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("seats", ["you,bot,bot:random,bot:rules", "you:Aki,you,you,you:Bo"])
def test_typed_script_plays_a_game_to_its_end(play: Play, seats: str, lang: str) -> None:
    result = play(f"--seats {seats} --seed 11 --lang {lang}", *["1"] * ENOUGH)

    assert result.exit_code == 0, result.output
    assert END[lang] in result.stdout
    assert result.stderr == ""


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_bots_alone_play_to_the_end(play: Play, lang: str) -> None:
    result = play(f"--seats bot,bot:random --seed 3 --lang {lang}")

    assert result.exit_code == 0, result.output
    assert END[lang] in result.stdout


def test_finished_game_is_kept_as_a_record_that_replays(play: Play, home: Path) -> None:
    play("--seats bot:random,bot:random --seed 3 --set starting_gold=20")

    record = Record.parse(only_file(home / "finished").read_text("utf-8"))
    game = new_game(record.game, len(record.players), record.options)

    assert list((home / "running").iterdir()) == []
    assert record.options["starting_gold"] == 20
    assert replay(record, game).is_terminal


def test_same_seed_and_answers_give_the_same_game(play: Play) -> None:
    games = [play("--seed 5", *["1"] * ENOUGH).stdout for _ in range(2)]

    first, second = (re.sub(r"finished.*", "", game) for game in games)
    assert first == second


def test_language_follows_the_system(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "ja_JP.UTF-8")

    assert "アンティを1枚選んでください" in play("").stdout
