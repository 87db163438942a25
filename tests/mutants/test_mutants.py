import ast
import datetime as dt
import os
import subprocess
import sys

import pytest

from mutants.listing import ROOT, SOURCE, Mutant, games, mutants_of, part_of

MUTANTS = [mutant for game in games() for mutant in mutants_of(game)]


def test_there_are_enough_mutants() -> None:
    assert len(mutants_of("three-dragon-ante")) >= 220
    assert len(mutants_of("draco")) >= 60


def test_each_mutant_still_finds_its_text_once() -> None:
    assert {mutant.name: mutant.count for mutant in MUTANTS if mutant.count != 1} == {}


def test_each_mutant_is_python_that_differs_from_the_source() -> None:
    for mutant in MUTANTS:
        ast.parse(mutant.source, mutant.name)

    assert [mutant.name for mutant in MUTANTS if mutant.text == mutant.replacement] == []


@pytest.mark.parametrize("game", games())
def test_names_tell_the_mutants_of_a_game_apart(game: str) -> None:
    names = [mutant.name for mutant in mutants_of(game)]

    assert sorted(set(names)) == sorted(names)


def test_parts_share_out_all_mutants_that_have_to_be_noticed() -> None:
    file = SOURCE / "drakehall/games/three_dragon_ante/core/dragons.py"
    mutants = [
        Mutant("three-dragon-ante", f"m{n}", file, "", "", "excused" * (n == 1)) for n in range(32)
    ]

    parts = [[mutant.name for mutant in part_of(mutants, number)] for number in range(3)]

    shared = [name for part in parts for name in part]
    assert sorted(shared) == sorted(m.name for m in mutants if m.name != "m1")
    assert max(map(len, parts)) <= 15
    assert part_of(mutants, 3) == part_of(mutants, 0)


@pytest.mark.parametrize("game", games())
def test_a_part_of_the_mutants_is_noticed_another_one_each_day(game: str) -> None:
    part = dt.datetime.now(tz=dt.UTC).toordinal()
    command = [sys.executable, "-m", "mutants", "--game", game, "--part", str(part)]
    path = os.pathsep.join([str(ROOT / "tests"), os.environ.get("PYTHONPATH", "")])

    done = subprocess.run(
        command,
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )

    assert (done.returncode, done.stderr) == (0, ""), done.stdout
