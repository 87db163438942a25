"""Measures the compiled cores beside their peers, in one interleaved run, and prints a table.

    bench/run [--rounds N] [--seconds S] [--core C] [--json FILE]

Each round takes one sample of everything, right after each other, on one core of the machine;
a ratio is formed within a round, and its median over all rounds counts.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path
from statistics import median

import peers

from drakehall import __version__
from drakehall.games import new_game
from drakehall.lab.builds import COMPILED, check_build
from drakehall.lab.measure import Gauge, processor, yardstick

ROOT = Path(__file__).parents[1]
LEAST_ROUNDS = 7
NAMES = ("three-dragon-ante", "draco")
RULES = {
    "abilities": {"abilities": "draft"},
    "local rules": {
        "abilities": "draft",
        "ante_tie": "cascade",
        "round_tie": "cascade",
        "all_barred": "extra_round",
        "bronze_one_slot": "choose",
    },
}
PLAIN = """
from drakehall.games import new_game
from drakehall.lab.builds import INTERPRETED, check_build
from drakehall.lab.measure import Gauge, yardstick
check_build(INTERPRETED)
print(Gauge(new_game("three-dragon-ante", 4)).playouts({s}) / yardstick({s}))
"""
FIRST = """
from time import perf_counter
start = perf_counter()
from drakehall.games.three_dragon_ante.core import copying, playout, rules, table
state = table.State(rules.Rules(4, list(range(70)), 1))
playout.deal(state, 1)
playout.play_on(state, 100000)
print(perf_counter() - start)
"""

Sample = Callable[[float], float]


def main() -> int:
    """Measures and tells; gives the exit status."""
    given = arguments()
    check_build(COMPILED)
    os.sched_setaffinity(0, {given.core})
    samples = samples_of_all()
    rounds = []
    for number in range(max(given.rounds, LEAST_ROUNDS)):
        print(f"\rround {number + 1}", end="", file=sys.stderr, flush=True)
        rounds.append({name: sample(given.seconds) for name, sample in samples.items()})
    print(file=sys.stderr)
    report = {"machine": machine(given.core), **figures(rounds)}
    for line in table(report):
        print(line)
    given.json.parent.mkdir(parents=True, exist_ok=True)
    given.json.write_text(json.dumps(report, indent=2) + "\n", encoding="utf-8")
    print(f"The same as JSON, with each round: {given.json}")
    return 0


def arguments() -> argparse.Namespace:
    """Reads the command line."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=LEAST_ROUNDS)
    parser.add_argument("--seconds", type=float, default=0.3, help="of each sample")
    parser.add_argument("--core", type=int, default=max(os.sched_getaffinity(0)))
    parser.add_argument("--json", type=Path, default=ROOT / "build" / "bench" / "bench.json")
    return parser.parse_args()


def samples_of_all() -> dict[str, Sample]:
    """Gives what a round takes samples of, in order; the yardstick comes several times."""
    base = Gauge(new_game("three-dragon-ante", 4))
    small = Gauge(new_game("draco", 4))
    samples: dict[str, Sample] = {"yardstick": yardstick, "playouts": base.playouts}
    samples |= {f"rollouts {name}": peers.rollouts(name) for name in peers.ROLLOUT_GAMES}
    samples |= {
        "games": lambda s: base.playouts(s) / base.decisions_per_game(),
        "games of hearts": peers.whole_games(),
        "draco games": lambda s: small.playouts(s) / small.decisions_per_game(),
        "stepping": base.stepping,
        "stepping hearts": peers.stepping(),
        "draco stepping": small.stepping,
        "stepping uno": peers.rlcard_uno(),
        "stepping hold'em": peers.pokerkit_holdem(),
        "clones": base.clones,
        "clones of hearts": peers.clones(),
        "yardstick again": yardstick,
        "draco": small.playouts,
    }
    for players in (2, 6):
        samples[f"{players} players"] = Gauge(new_game("three-dragon-ante", players)).playouts
    for name, options in RULES.items():
        samples[name] = Gauge(new_game("three-dragon-ante", 4, options)).playouts
    samples["interpreted / yardstick"] = interpreted
    samples["import and first playout"] = first_playout
    return samples


def interpreted(seconds: float) -> float:
    """Gives the interpreted playouts for each step of the yardstick, in a process of its own."""
    return outcome(PLAIN.format(s=seconds), ROOT / "src")


def first_playout(_: float) -> float:
    """Gives the seconds from a fresh Python to the end of its first random game."""
    return outcome(FIRST, ROOT / "build" / "compiled" / "lib")


def outcome(code: str, library: Path) -> float:
    """Gives the number that a new Python prints."""
    env = {**os.environ, "PYTHONPATH": str(library)}
    done = subprocess.run(
        [sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True
    )
    return float(done.stdout)


def figures(rounds: list[dict[str, float]]) -> dict[str, object]:
    """Gives the medians of all samples and of the ratios within a round."""

    def ratio(ours: str, *theirs: str) -> float:
        return round(median(row[ours] / max(row[name] for name in theirs) for row in rounds), 4)

    four = [f"rollouts {name}" for name in peers.ROLLOUT_GAMES[1:5]]
    ratios = {
        "playouts x hearts rollouts": ratio("playouts", "rollouts hearts"),
        "playouts x the fastest of spades, oh_hell, euchre, leduc": ratio("playouts", *four),
        "playouts x gin_rummy rollouts": ratio("playouts", "rollouts gin_rummy"),
        "whole games x evaluate_bots hearts": ratio("games", "games of hearts"),
        "draco whole games x evaluate_bots hearts": ratio("draco games", "games of hearts"),
        "stepping x hearts from Python": ratio("stepping", "stepping hearts"),
        "draco stepping x hearts from Python": ratio("draco stepping", "stepping hearts"),
        "stepping x RLCard uno": ratio("stepping", "stepping uno"),
        "stepping x PokerKit hold'em": ratio("stepping", "stepping hold'em"),
        "clone, times faster than hearts": ratio("clones", "clones of hearts"),
        "playouts x yardstick, compiled": ratio("playouts", "yardstick", "yardstick again"),
        "playouts x yardstick, interpreted": median_of(rounds, "interpreted / yardstick"),
        "draco playouts x yardstick": ratio("draco", "yardstick again"),
        **{f"{name} x base": ratio(name, "playouts") for name in ("2 players", "6 players")},
        **{f"{name} x base": ratio(name, "playouts") for name in RULES},
    }
    sizes = {f"bytes a state, {name}": Gauge(new_game(name, 4)).size for name in NAMES}
    medians = {name: median_of(rounds, name) for name in rounds[0]}
    return {"ratios": ratios, "sizes": sizes, "medians": medians, "rounds": rounds}


def median_of(rounds: list[dict[str, float]], name: str) -> float:
    """Gives the median of a sample, with five digits."""
    return float(f"{median(row[name] for row in rounds):.5g}")


def machine(core: int) -> dict[str, object]:
    """Gives what was measured on."""
    packages = ("open_spiel", "rlcard", "pokerkit")
    return {
        "processor": processor(),
        "core": core,
        "load": os.getloadavg()[0],
        "python": platform.python_version(),
        "drakehall": __version__,
        **{name: version(name) for name in packages},
    }


def table(report: dict[str, dict[str, float]]) -> list[str]:
    """Gives the report as lines."""
    about = ", ".join(f"{name} {value}" for name, value in report["machine"].items())
    lines = [about, "", "ratios: medians over the rounds, Three-Dragon Ante with 4 if nothing else"]
    lines += [f"{value:>14,.4g}  {name}" for name, value in report["ratios"].items()]
    lines += ["", "sizes"]
    lines += [f"{value:>14,}  {name}" for name, value in report["sizes"].items()]
    lines += ["", "samples: medians, a second (the last two as they say)"]
    lines += [f"{value:>14,.5g}  {name}" for name, value in report["medians"].items()]
    return lines


if __name__ == "__main__":
    sys.exit(main())
