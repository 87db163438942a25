"""Games inside the core, for bots that can be asked on its table: no views, no words, no history.

The engine says what is legal and what follows, and chance comes from the same streams of the
seed, so each game is the one that the game's shell would play, a hundred times sooner.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

from drakehall.games.draco import views as draco_views
from drakehall.games.draco.core import copying as draco_copying
from drakehall.games.draco.core import engine as draco_engine
from drakehall.games.draco.core import phases, scoring
from drakehall.games.draco.core.table import State as DracoTable
from drakehall.games.draco.game import Draco, DracoState
from drakehall.games.three_dragon_ante import fate, views
from drakehall.games.three_dragon_ante.core import chance_kinds, copying, engine, reading, steps
from drakehall.games.three_dragon_ante.core.luck import Feed
from drakehall.games.three_dragon_ante.core.table import State as Table
from drakehall.games.three_dragon_ante.game import TableState, ThreeDragonAnte
from drakehall.kernel.contract import Game, State

NOTHING: Final = fate.Given((), 0)


class Course(ABC):
    """The course of one game: its table, moved from question to question."""

    table: Any
    """The core's table, its question open."""

    @property
    @abstractmethod
    def seat(self) -> int:
        """The seat that is asked, -1 when the game is over."""

    @abstractmethod
    def apply(self, action: int) -> None:
        """Answers the open question with a legal action."""

    @abstractmethod
    def groups(self) -> Sequence[Sequence[str]]:
        """Gives the letters of the seats in groups of equal rank, best first."""

    @abstractmethod
    def results(self) -> list[float]:
        """Gives what each seat has won or lost in the end."""


class ThreeDragonAnteCourse(Course):
    """A game of Three-Dragon Ante."""

    def __init__(self, game: ThreeDragonAnte, seed: str) -> None:
        self._game = game
        self._seed = seed
        self.table = copying.clone(_dealt(game, seed))
        self._room = Table(game.rules)

    @property
    def seat(self) -> int:
        """The seat that is asked, -1 when the game is over."""
        table = self.table
        return -1 if table.over else reading.asked(table)

    def apply(self, action: int) -> None:
        """Answers the open question; where chance is needed, again with what came of it."""
        room, feed = self._room, Feed()
        while True:
            copying.copy(room, self.table)
            room.feed = feed
            engine.apply(room, action, steps.NOBODY)
            if feed.want == chance_kinds.NOTHING:
                break
            feed.add_outcome(fate.outcome_of(feed, self._seed, NOTHING))
            feed.rewind()
        room.feed = None
        self.table, self._room = room, self.table

    def groups(self) -> Sequence[Sequence[str]]:
        """Gives the letters of the seats in groups of equal rank, best first."""
        return views.rank_groups(self.table)

    def results(self) -> list[float]:
        """Gives the gold that each seat has won or lost."""
        gold, usual = self.table.gold, self._game.rules.starting_gold
        return [float(gold[seat] - usual) for seat in self._game.seats()]


class DracoCourse(Course):
    """A game of Draco, all of whose chance lies in the deal."""

    def __init__(self, game: Draco, seed: str) -> None:
        self._game = game
        self.table = draco_copying.clone(_draco_dealt(game, seed))

    @property
    def seat(self) -> int:
        """The seat that is asked, -1 when the game is over."""
        return -1 if self.table.phase == phases.OVER else int(self.table.turn)

    def apply(self, action: int) -> None:
        """Answers the open question."""
        draco_engine.apply(self.table, action)

    def groups(self) -> Sequence[Sequence[str]]:
        """Gives the letters of the seats in groups of equal rank, best first."""
        return draco_views.ranking(self.table)

    def results(self) -> list[float]:
        """Gives the score of each seat."""
        return [float(scoring.score(self.table, seat)) for seat in self._game.seats()]


def course(game: Game, seed: str) -> Course:
    """Begins a game inside the core, as the game's shell would deal it."""
    if isinstance(game, ThreeDragonAnte):
        return ThreeDragonAnteCourse(game, seed)
    assert isinstance(game, Draco)
    return DracoCourse(game, seed)


def tells_all(game: Game) -> bool:
    """Tells whether a bot finds on the table just what its view would show it.

    Where won treasure of Draco is hidden, the table shows more.
    """
    return game.options.get("won_treasure_visible", True) is True


def table_of(state: State) -> Table | DracoTable:
    """Gives the core's table behind a state."""
    assert isinstance(state, TableState | DracoState)
    return state.table


@lru_cache(maxsize=1)
def _dealt(game: ThreeDragonAnte, seed: str) -> Table:
    return game.deal({}, seed, NOTHING)[0]


@lru_cache(maxsize=1)
def _draco_dealt(game: Draco, seed: str) -> DracoTable:
    return game.new_state(seed).table
