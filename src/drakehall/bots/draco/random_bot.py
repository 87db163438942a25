"""The player that every other has to beat; it draws inside the core."""

from __future__ import annotations

from drakehall.bots.contract import Budget, TableBot
from drakehall.games.draco.core.table import State as Table
from drakehall.games.draco.players import chance
from drakehall.games.draco.players.mind import Mind
from drakehall.games.draco.sight import table_of
from drakehall.kernel.chance import Seed
from drakehall.kernel.questions import Observation


class RandomBot(TableBot):
    """Takes any legal answer, each equally likely."""

    def __init__(self, seed: Seed, budget: Budget | None = None) -> None:
        super().__init__(seed, budget)
        self._mind: Mind | None = None

    def choose(self, view: Observation) -> int:
        """Gives an action at random."""
        return self.answer(table_of(view))

    def answer(self, table: Table) -> int:
        """Gives an action at random."""
        if self._mind is None:
            self._mind = Mind(table.rules, [])
            self._mind.luck = self.luck
        return chance.pick(self._mind, table)
