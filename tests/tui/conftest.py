"""Runs ``drakehall play`` with typed lines, in a home of its own."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from drakehall.cli import main

Play = Callable[..., Result]


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder in which games are saved."""
    folder = tmp_path / "home"
    monkeypatch.setenv("DRAKEHALL_HOME", str(folder))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    return folder


@pytest.fixture
def play(home: Path) -> Play:  # noqa: ARG001 - no test may save games elsewhere
    """A function that plays a game: arguments of the command line, and what is typed."""

    def run(arguments: str, *typed: str, game: str = "three-dragon-ante") -> Result:
        words = ["play", game, *arguments.split()]
        return CliRunner().invoke(main, words, input="".join(f"{line}\n" for line in typed))

    return run
