"""The command line as a whole: versions, languages, and what it says to wrong usage."""

import pytest
from click.testing import CliRunner

from drakehall import __version__
from drakehall.cli import main
from drakehall.lab.builds import build_of


@pytest.mark.parametrize("args", [["version"], ["--version"], ["--lang", "ja", "version"]])
def test_version(args: list[str]) -> None:
    result = CliRunner().invoke(main, args)

    first, *cores = result.stdout.splitlines()
    assert (result.exit_code, first) == (0, f"drakehall {__version__}")
    assert len(cores) == (2 if "version" in args else 0)


def test_version_says_what_the_cores_are() -> None:
    said = CliRunner().invoke(main, ["--lang", "en", "version"]).stdout

    wanted = {"compiled": "compiled core", "interpreted": "plain Python core"}
    assert f"Three-Dragon Ante: {wanted[build_of('three-dragon-ante')]}\n" in said
    assert f"Draco no Yamawake: {wanted[build_of('draco')]}\n" in said


WRONG = [
    (["shuffle"], "shuffle"),
    (["check"], "PATH"),
    (["check", "--colour", "x"], "--colour"),
    (["check", "--lang"], "--lang"),
    (["--lang", "fr", "version"], "--lang"),
    (["--colour"], "--colour"),
    (["version", "--version=3"], "--version"),
    (["version", "now"], ""),
    (["replay", "x", "--from", "none"], "--from"),
    (["replay", "x", "--eyes", "Q"], "--eyes"),
]


@pytest.mark.parametrize(("args", "said"), WRONG)
def test_wrong_usage_gets_one_sentence(args: list[str], said: str) -> None:
    result = CliRunner().invoke(main, args, env={"LC_ALL": "C"})

    assert (result.exit_code, result.stdout) == (2, "")
    assert said in result.stderr
    assert len(result.stderr.splitlines()) == 1
    assert result.stderr.isascii()


@pytest.mark.parametrize(("args", "said"), WRONG)
def test_wrong_usage_is_told_in_the_language_asked_for(args: list[str], said: str) -> None:
    result = CliRunner().invoke(main, ["--lang=ja", *args])

    assert result.exit_code == 2
    assert said in result.stderr
    assert "書き方" in result.stderr or "コマンド" in result.stderr


def test_language_of_the_system_is_taken() -> None:
    result = CliRunner().invoke(main, ["shuffle"], env={"LC_ALL": "ja_JP.UTF-8"})

    assert "コマンドはありません" in result.stderr


@pytest.mark.parametrize("asked", [["--lang", "ja"], ["--lang=ja"]])
def test_language_of_a_command_wins(asked: list[str]) -> None:
    result = CliRunner().invoke(main, ["--lang", "en", "replay", "none.toml", *asked])

    assert "none.toml" in result.stderr
    assert not result.stderr.isascii()


@pytest.mark.parametrize(
    "command", [[], ["check"], ["page"], ["play"], ["replay"], ["rules"], ["version"]]
)
@pytest.mark.parametrize(("lang", "word"), [("en", "Usage:"), ("ja", "使い方:")])
def test_help_speaks_the_language_asked_for(command: list[str], lang: str, word: str) -> None:
    result = CliRunner().invoke(main, ["--lang", lang, *command, "--help"])

    assert result.exit_code == 0
    assert result.stdout.startswith(" ".join([word, "drakehall", *command]))
    assert "--help" in result.stdout
    assert result.stdout.isascii() == (lang == "en")
