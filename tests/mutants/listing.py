"""The lists of mutants: each breaks one rule in one place of a game's source.

A list is a TOML file in the folder of its game. Its tables are named after source files, and a
line ``name = ["text", "replacement"]`` is a mutant; the text stands exactly once in that file.
A third text says why no case can notice the mutant; a test still may.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
SOURCE: Final = ROOT / "src"
LISTS: Final = Path(__file__).parent
PART: Final = 15
"""How many mutants the ordinary tests try at a time."""


@dataclass(frozen=True)
class Mutant:
    """One change of the source; ``excuse`` says why no case notices it, if none does."""

    game: str
    name: str
    file: Path
    text: str
    replacement: str
    excuse: str = ""

    @property
    def source(self) -> str:
        """The whole file with the change."""
        return self.file.read_text(encoding="utf-8").replace(self.text, self.replacement)

    @property
    def count(self) -> int:
        """How often the text stands in the file; a mutant fits if it does once."""
        return self.file.read_text(encoding="utf-8").count(self.text)


def games() -> list[str]:
    """Gives the games that have mutants."""
    return sorted({file.parent.name for file in LISTS.glob("*/*.toml")})


def mutants_of(game: str) -> list[Mutant]:
    """Gives all mutants of a game, in the order of their lists."""
    package = SOURCE / "drakehall/games" / game.replace("-", "_")
    found = []
    for file in sorted((LISTS / game).glob("*.toml")):
        for name, lines in tomllib.loads(file.read_text(encoding="utf-8")).items():
            for mutant, texts in lines.items():
                found.append(Mutant(game, mutant, package / name, *texts))
    return found


def part_of(mutants: Sequence[Mutant], number: int) -> list[Mutant]:
    """Gives a part of those that have to be noticed; after the last part comes the first.

    A part takes mutants from all over the list, not neighbours.
    """
    due = [mutant for mutant in mutants if not mutant.excuse]
    parts = -(-len(due) // PART)
    return due[number % parts :: parts]
