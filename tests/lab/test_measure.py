"""A measurement names what it measured. How fast it was is no matter of a test."""

import json
import signal
import subprocess
import sys
import time

import pytest
from click.testing import CliRunner

from drakehall.cli import main
from drakehall.games import REGISTRY
from drakehall.lab import measure
from drakehall.lab.builds import COMPILED, build_of

FIGURES = (
    *("decisions_per_s", "games_per_s", "step_from_python_per_s", "clone_ns", "state_bytes"),
    "yardstick_per_s",
)


def test_bench_prints_the_figures_of_each_game_as_json() -> None:
    result = CliRunner().invoke(main, ["bench", "--json", "--seconds", "0.1"])

    found = json.loads(result.stdout)
    assert list(found) == list(REGISTRY)
    for name, figures in found.items():
        assert figures["players"] == 4
        assert figures["compiled"] == (build_of(name) == COMPILED)
        assert all(figures[key] > 0 for key in FIGURES)


def test_bench_takes_a_game_with_players_and_rules() -> None:
    args = ["--game", "draco", "--players", "2", "--seconds", "0.1", "--set", "gift_size=0"]
    result = CliRunner().invoke(main, ["--lang", "en", "bench", *args])

    assert result.stdout.startswith("Draco no Yamawake, 2 players, ")
    assert len(result.stdout.splitlines()) == 9


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["--game", "chess"], "chess"),
        (["--game", "draco", "--players", "6"], "6"),
        (["--game", "draco", "--set", "gold=1"], "gold"),
        (["--players", "0"], "--players"),
        (["--seconds", "0"], "--seconds"),
    ],
)
def test_bench_refuses_what_cannot_be(args: list[str], said: str) -> None:
    result = CliRunner().invoke(main, ["--lang", "en", "bench", *args])

    assert (result.exit_code, result.stdout) == (2, "")
    assert said in result.stderr


def test_playouts_tell_what_was_played() -> None:
    args = ["three-dragon-ante", "--players", "4", "--games", "120", "--threads", "2"]
    result = CliRunner().invoke(main, ["--lang", "en", "playouts", *args])

    assert result.exit_code == 0
    assert result.stdout.startswith("Three-Dragon Ante, 4 players: 120 games with 1")


def test_interrupted_playouts_tell_how_far_they_came() -> None:
    code = "from drakehall.cli import main; main()"
    args = ["--lang", "en", "playouts", "draco", "--games", "100000000"]
    work = subprocess.Popen([sys.executable, "-c", code, *args], stdout=subprocess.PIPE, text=True)
    time.sleep(3)
    work.send_signal(signal.SIGINT)
    said, _ = work.communicate(timeout=60)

    assert work.returncode == 130
    assert said.startswith("Draco no Yamawake, 3 players: ")


def test_the_processor_has_a_name() -> None:
    assert measure.processor()
