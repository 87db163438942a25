"""Plays the same random games on every build and compares what came of them.

    python -m checksums                    all three builds, made before by tools/build.py
    python -m checksums --print BUILD      the checksums of this build, which has to be BUILD

Each line is a game, a number of players, a ruleset, and the checksum of its random games.
``DRAKEHALL_GAMES`` says how many games a number of players gets.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
import zlib
from collections.abc import Iterator, Mapping
from itertools import chain
from pathlib import Path

from drakehall.bots import Budget, make_bot
from drakehall.games import REGISTRY, new_game
from drakehall.games.draco.game import Draco
from drakehall.games.three_dragon_ante.core import copying, engine, playout, steps
from drakehall.games.three_dragon_ante.game import ThreeDragonAnte
from drakehall.games.three_dragon_ante.players import chooser, seating
from drakehall.lab.builds import COMPILED, INTERPRETED, check_build
from drakehall.lab.tables import table_of
from games.draco import random_rules as draco
from games.three_dragon_ante import random_rules as three_dragon_ante

ROOT = Path(__file__).parents[1]
GAMES = int(os.environ.get("DRAKEHALL_GAMES", "150"))
RULESETS = max(20, GAMES // 10)
GAMES_A_RULESET = 3
LONGEST = 3_000
"""Decisions after which a game is left: some rulesets have no end."""
LIBRARIES = {
    "interpreted": ROOT / "src",
    "compiled": ROOT / "build" / "compiled" / "lib",
    "trapped": ROOT / "build" / "trapped" / "lib",
}


def main() -> int:
    """Prints the checksums of this build, or compares those of all."""
    if sys.argv[1:2] == ["--print"]:
        check_build(sys.argv[2])
        for line in chain(checksums(), thoughts()):
            print(line)
        return 0
    return compare()


def checksums() -> Iterator[str]:
    """Gives a line for each game, number of players and ruleset."""
    for name, kind in REGISTRY.items():
        for players in range(kind.min_players, kind.max_players + 1):
            yield line(name, players, {}, GAMES)
            choose = random.Random(players)
            for _ in range(RULESETS):
                yield line(name, players, draw(name, players, choose), GAMES_A_RULESET)


def thoughts() -> Iterator[str]:
    """Gives a line for what the players of Three-Dragon Ante choose, by rules and by search."""
    for players in range(ThreeDragonAnte.min_players, ThreeDragonAnte.max_players + 1):
        choose = random.Random(players)
        for options in ({}, *(draw(ThreeDragonAnte.id, players, choose) for _ in range(1))):
            game = ThreeDragonAnte(players, options)
            yield f"rules {players} {dict(options)}: {by_rules(game)}, {by_search(game)}"


def by_rules(game: ThreeDragonAnte) -> int:
    """Gives the checksum of what players by rules of thumb choose in a few games."""
    empty, total = game.empty_table(), 0
    minds, table = seating.house(game.players, slack=300), copying.clone(empty)
    for number in range(GAMES_A_RULESET):
        copying.copy(table, empty)
        playout.deal(table, number)
        for _ in range(LONGEST // 10):
            if table.over:
                break
            action = chooser.choose(minds, table)
            total = playout.fold(total, action)
            engine.apply(table, action, steps.NOBODY)
    return total


def by_search(game: ThreeDragonAnte) -> int:
    """Gives the checksum of what a player that searches chooses, with its report, for a while."""
    state, total = game.new_state(1), 0
    bot = make_bot("search", 1, Budget(playouts=10))
    while not state.is_terminal and len(state.lines) < 12:
        advice = bot.advise(state.observation(state.current_player))
        total = playout.fold(total, zlib.crc32(repr(advice).encode()) >> 1)
        state.apply(advice.action)
    return total


def line(name: str, players: int, options: Mapping[str, object], games: int) -> str:
    """Gives the checksum of some games with what they were."""
    total = table_of(new_game(name, players, options)).checksum(0, games, LONGEST)
    return f"{name} {players} {dict(options)} {games} games: {total}"


def draw(name: str, players: int, choose: random.Random) -> Mapping[str, object]:
    """Draws a ruleset."""
    if name == Draco.id:
        return draco.draw_options(choose)
    pinned = choose.choice(three_dragon_ante.ALL_ROWS)
    return three_dragon_ante.draw_ruleset(players, choose, pinned).options


def compare() -> int:
    """Runs all builds at once and tells where they differ; gives the exit status."""
    runs = {build: start(build, library) for build, library in LIBRARIES.items()}
    found = {build: run.communicate()[0].splitlines() for build, run in runs.items()}
    failed = [build for build, run in runs.items() if run.returncode]
    for build in failed:
        print(f"{build}: the games could not be played to their end", file=sys.stderr)
    if failed:
        return 1
    lines = found["interpreted"]
    different = {
        build: [a for a, b in zip(lines, other, strict=True) if a != b]
        for build, other in found.items()
    }
    for build, unlike in different.items():
        for text in unlike:
            print(f"{build} differs: {text}", file=sys.stderr)
    if not any(different.values()):
        print(f"{len(lines)} checksums are the same on {', '.join(found)}")
    return int(any(different.values()))


def start(build: str, library: Path) -> subprocess.Popen[str]:
    """Starts the games of one build."""
    claimed = INTERPRETED if build == INTERPRETED else COMPILED
    path = os.pathsep.join([str(library), str(ROOT / "tests")])
    return subprocess.Popen(
        [sys.executable, "-m", "checksums", "--print", claimed],
        env={**os.environ, "PYTHONPATH": path},
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
    )


if __name__ == "__main__":
    sys.exit(main())
