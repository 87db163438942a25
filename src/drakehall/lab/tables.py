"""Tables for simulations: what playouts, checksums and measurements do with a game's core.

Game number i is dealt from the number i, so that no result depends on who plays it.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from typing import Final, Protocol

from drakehall.games.draco.core import copying as draco_copying
from drakehall.games.draco.core import playout as draco_playout
from drakehall.games.draco.core.layout import STATE as DRACO_FIELDS
from drakehall.games.draco.core.table import State as DracoState
from drakehall.games.draco.game import Draco
from drakehall.games.three_dragon_ante.core import copying, playout
from drakehall.games.three_dragon_ante.core.layout import STATE as FIELDS
from drakehall.games.three_dragon_ante.core.table import State
from drakehall.games.three_dragon_ante.game import ThreeDragonAnte
from drakehall.kernel.contract import Game

try:
    from drakehall.games.draco.core.crowd import Walk as DracoWalk
    from drakehall.games.draco.core.crowd import checksum as draco_checksum
    from drakehall.games.draco.core.crowd import play_games as draco_play_games
    from drakehall.games.three_dragon_ante.core.crowd import Walk, checksum, play_games
except ImportError:  # not built: the plain functions, which keep Python's lock
    from drakehall.games.draco.core.playout import Walk as DracoWalk  # type: ignore[assignment]
    from drakehall.games.draco.core.playout import checksum as draco_checksum
    from drakehall.games.draco.core.playout import play_games as draco_play_games
    from drakehall.games.three_dragon_ante.core.playout import (  # type: ignore[assignment]
        Walk,
        checksum,
        play_games,
    )

LONGEST: Final = 100_000
"""Decisions after which a random game is left as it is: rulesets without an end exist."""


class Table(Protocol):
    """A table of one thread: it plays whole random games, again and again."""

    def play(self, first: int, games: int) -> int:
        """Plays games inside the core, with Python's lock released; gives their decisions."""

    def checksum(self, first: int, games: int, longest: int = LONGEST) -> int:
        """Plays like ``play`` and folds all that happens into one number."""

    def step(self, first: int, games: int, numbers: Iterator[int]) -> int:
        """Plays games move by move from Python, each move a number; gives the decisions."""

    def clone(self, times: int) -> None:
        """Copies a table in the middle of a game again and again."""

    def size(self) -> int:
        """Gives the bytes that a table takes."""


class ThreeDragonAnteTable:
    """A table of Three-Dragon Ante."""

    def __init__(self, game: ThreeDragonAnte) -> None:
        self._empty = game.empty_table()
        self._table = State(game.rules)
        self._middle = State(game.rules)
        copying.copy(self._middle, self._empty)
        playout.deal(self._middle, 1)
        playout.play_on(self._middle, 30)

    def play(self, first: int, games: int) -> int:
        """Plays games inside the core, with Python's lock released; gives their decisions."""
        return play_games(self._table, self._empty, first, games, LONGEST)

    def checksum(self, first: int, games: int, longest: int = LONGEST) -> int:
        """Plays like ``play`` and folds all that happens into one number."""
        return checksum(self._table, self._empty, first, games, longest)

    def step(self, first: int, games: int, numbers: Iterator[int]) -> int:
        """Plays games move by move from Python, each move a number; gives the decisions."""
        step = Walk(self._table).step
        decisions = 0
        for number in range(first, first + games):
            copying.copy(self._table, self._empty)
            playout.deal(self._table, number)
            decisions += walk_on(step, numbers)
        return decisions

    def clone(self, times: int) -> None:
        """Copies a table in the middle of a game again and again."""
        clone, table = copying.clone, self._middle
        for _ in range(times):
            clone(table)

    def size(self) -> int:
        """Gives the bytes that a table takes."""
        return size_of(self._table, FIELDS)


class DracoTable:
    """A table of Draco no Yamawake."""

    def __init__(self, game: Draco) -> None:
        self._empty = DracoState(game.rules)
        self._table = DracoState(game.rules)
        self._middle = DracoState(game.rules)
        draco_playout.deal(self._middle, 1)
        draco_playout.play_on(self._middle, 30)

    def play(self, first: int, games: int) -> int:
        """Plays games inside the core, with Python's lock released; gives their decisions."""
        return draco_play_games(self._table, self._empty, first, games, LONGEST)

    def checksum(self, first: int, games: int, longest: int = LONGEST) -> int:
        """Plays like ``play`` and folds all that happens into one number."""
        return draco_checksum(self._table, self._empty, first, games, longest)

    def step(self, first: int, games: int, numbers: Iterator[int]) -> int:
        """Plays games move by move from Python, each move a number; gives the decisions."""
        step = DracoWalk(self._table).step
        decisions = 0
        for number in range(first, first + games):
            draco_copying.copy(self._table, self._empty)
            draco_playout.deal(self._table, number)
            decisions += walk_on(step, numbers)
        return decisions

    def clone(self, times: int) -> None:
        """Copies a table in the middle of a game again and again."""
        clone, table = draco_copying.clone, self._middle
        for _ in range(times):
            clone(table)

    def size(self) -> int:
        """Gives the bytes that a table takes."""
        return size_of(self._table, DRACO_FIELDS)


def walk_on(step: Callable[[int], int], numbers: Iterator[int]) -> int:
    """Moves a game to its end, or for as long as games are played; gives the decisions."""
    decisions = 0
    for number in islice(numbers, LONGEST):
        decisions += 1
        if step(number) == 0:
            break
    return decisions


def table_of(game: Game) -> Table:
    """Makes a table for simulations of a game."""
    if isinstance(game, ThreeDragonAnte):
        return ThreeDragonAnteTable(game)
    assert isinstance(game, Draco)
    return DracoTable(game)


def size_of(table: State | DracoState, fields: Iterable[str]) -> int:
    """Gives the bytes of a compiled table, or of a plain one with its lists.

    The arrays of a compiled one are private.
    """
    if not hasattr(table, "deck"):
        return type(table).__basicsize__
    parts = [table, *(getattr(table, name) for name in fields)]
    return sum(sys.getsizeof(part) for part in parts if not isinstance(part, int))
