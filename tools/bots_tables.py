"""Plays the contests that docs/bots.md publishes, and writes its tables.

    python tools/bots_tables.py play [--small] [--only TEXT] [--workers N]
    python tools/bots_tables.py write

``play`` goes on where it was broken off. The results go to docs/bots/NAME.json, one of a
hundred deals with the sums of its games to tests/lab/arena/published.jsonl, where tests play
them again. ``--small`` plays a hundredth and writes to build/bots, to see that all works.
``write`` puts the tables of what is in docs/bots into docs/bots.md.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from drakehall.lab.arena.contest import Contest
from drakehall.lab.arena.journal import Journal
from drakehall.tui.saves import home

ROOT: Final = Path(__file__).parents[1]
PAGE: Final = ROOT / "docs" / "bots.md"
RESULTS: Final = ROOT / "docs" / "bots"
SMALL: Final = ROOT / "build" / "bots"
PUBLISHED: Final = ROOT / "tests" / "lab" / "arena" / "published.jsonl"
SEED: Final = "published 2026"
"""Used for nothing else: tuning and looking around have seeds of their own."""
EVERY: Final = 100
SEATS: Final = {"three-dragon-ante": (2, 3, 4, 6), "draco": (2, 3, 4)}
NAMES: Final = {"three-dragon-ante": "Three-Dragon Ante", "draco": "Draco"}
FAST: Final = 20_000
LEVELS: Final = 1_000
DEEP: Final = 200
"""Deals of the deepest level, which thinks for seconds a game."""
SLOW: Final = {2: 2_000, 4: 1_000, 3: 400, 6: 400}
"""Deals of searching bots by seats, in the order in which they are played."""


@dataclass(frozen=True)
class Pairing:
    """One bot among others of one kind, and how many deals they play."""

    part: str
    game: str
    bot: str
    others: str
    seats: int
    deals: int

    @property
    def name(self) -> str:
        """The name of the file of its result."""
        return f"{self.game}-{self.seats}-{self.bot}-{self.others}"

    @property
    def bots(self) -> list[str]:
        """Who sits at the table."""
        return [self.bot, *[self.others] * (self.seats - 1)]

    def command(self, deals: int, file: str) -> list[str]:
        """Gives the command that plays it, without the program."""
        seats = ",".join(self.bots)
        table = ["--game", self.game, "--seats", seats, "--deals", str(deals), "--seed", SEED]
        return ["arena", *table, "--json", file, "--resume"]


def pairings() -> Iterator[Pairing]:
    """Gives all contests in the order in which they are played."""
    for game, tables in SEATS.items():
        for seats in tables:
            yield Pairing("rules", game, "rules", "random", seats, FAST)
    yield from levels("easy", "fair", "hard")
    yield from searching(2, 4)
    yield from levels("hard", "expert")
    yield from searching(3, 6)


def searching(*sizes: int) -> Iterator[Pairing]:
    """Gives the contests of ``search`` at tables of some sizes."""
    for seats in sizes:
        for others in ("rules", "random"):
            for game, tables in SEATS.items():
                if seats in tables:
                    yield Pairing("search", game, "search", others, seats, SLOW[seats])


def levels(*names: str) -> Iterator[Pairing]:
    """Gives the contests of neighbours among some levels."""
    for game in SEATS:
        for others, bot in pairwise(names):
            deals = DEEP if bot == "expert" else LEVELS
            yield Pairing("levels", game, bot, others, 2, deals)


def play(*, small: bool, only: str, workers: str | None) -> int:
    """Plays all contests that are wanted; gives the exit status."""
    folder = SMALL if small else RESULTS
    folder.mkdir(parents=True, exist_ok=True)
    for pairing in pairings():
        if only not in pairing.name:
            continue
        deals = max(2, pairing.deals // EVERY) if small else pairing.deals
        file = folder / f"{pairing.name}.json"
        command = pairing.command(deals, str(file))
        print(f"{pairing.name}: {deals} deals", flush=True)
        start = "from drakehall.cli import main; main()"
        extra = ["--workers", workers] if workers else []
        done = subprocess.run([sys.executable, "-c", start, *command, *extra], check=False)
        if done.returncode:
            return done.returncode
        if not small:
            publish(pairing)
    return 0


def publish(pairing: Pairing) -> None:
    """Keeps one of a hundred deals of a contest for the tests."""
    contest = Contest.of(pairing.game, pairing.bots, seed=SEED)
    kept = [] if not PUBLISHED.exists() else PUBLISHED.read_text(encoding="utf-8").splitlines()
    rows = [json.loads(line) for line in kept]
    rows = [row for row in rows if (row["game"], row["seats"]) != (contest.game, pairing.bots)]
    head = {"game": contest.game, "seats": pairing.bots, "seed": SEED}
    for number, deal in sorted(Journal(home() / "arena", contest).read().items()):
        if number % EVERY == 0 and number < pairing.deals:
            rows.append({**head, "deal": number, "sums": [game.checksum for game in deal.games]})
    rows.sort(key=lambda row: (row["game"], row["seats"], row["deal"]))
    PUBLISHED.write_text("".join(json.dumps(row) + "\n" for row in rows), encoding="utf-8")


def write() -> int:
    """Writes the tables into the page, each between its marks."""
    text = PAGE.read_text(encoding="utf-8")
    for part in ("rules", "search", "levels"):
        begin, end = f"<!-- table {part} -->", f"<!-- end {part} -->"
        before, _, rest = text.partition(begin)
        after = rest.partition(end)[2]
        text = f"{before}{begin}\n{table(part)}\n{end}{after}"
    PAGE.write_text(text, encoding="utf-8")
    return 0


def table(part: str) -> str:
    """Gives the table of the contests of one part of which there are results."""
    names = ("game", "seats", "bot among others", "share of wins (95 %)", "mean rank")
    names += ("gold or points", "one decision, 95 %", "variance gain", "deals")
    lines = [f"| {' | '.join(names)} |", "|---" * len(names) + "|"]
    for pairing in sorted(pairings(), key=order_in_table):
        file = RESULTS / f"{pairing.name}.json"
        if pairing.part == part and file.exists():
            lines.append(row(pairing, json.loads(file.read_text(encoding="utf-8"))))
    return "\n".join(lines) if len(lines) > 2 else "Not measured yet."


def order_in_table(pairing: Pairing) -> tuple[object, ...]:
    """Gives where a contest stands: by opponents and game, then by seats."""
    games, kinds = list(SEATS), ["rules", "random", "easy", "fair", "hard"]
    return kinds.index(pairing.others), games.index(pairing.game), pairing.seats


def row(pairing: Pairing, result: dict[str, Any]) -> str:
    """Gives the line of a contest: the figures of the one bot among the others."""
    entry = next(entry for entry in result["entries"] if entry["bot"] == pairing.bot)
    low, high = entry["win_low"] * 100, entry["win_high"] * 100
    gain = entry["variance_gain"]
    cells = [
        NAMES[pairing.game],
        str(pairing.seats),
        f"`{pairing.bot}` among `{pairing.others}`",
        f"**{entry['win_share'] * 100:.1f} %** ({low:.1f} – {high:.1f})",
        f"{entry['mean_rank']:.2f}",
        f"{entry['mean_result']:+.1f}",
        time(entry["decision_ms_p95"]),
        "–" if gain is None else f"{gain:.2f}",
        f"{result['deals']:,}",
    ]
    return "| " + " | ".join(cells) + " |"


def time(milliseconds: float) -> str:
    """Gives a time in a unit that fits."""
    return f"{milliseconds * 1000:.0f} µs" if milliseconds < 1 else f"{milliseconds:.0f} ms"


def main(args: Sequence[str] | None = None) -> int:
    """Does what the command line says; gives the exit status."""
    parser = argparse.ArgumentParser(prog="python tools/bots_tables.py")
    parser.add_argument("what", choices=["play", "write"])
    parser.add_argument("--small", action="store_true")
    parser.add_argument("--only", default="", metavar="TEXT")
    parser.add_argument("--workers", metavar="N")
    asked = parser.parse_args(args)
    if asked.what == "write":
        return write()
    return play(small=asked.small, only=asked.only, workers=asked.workers)


if __name__ == "__main__":
    sys.exit(main())
