"""The player that every other has to beat; it draws inside the core."""

from __future__ import annotations

from drakehall.bots.contract import Budget, TableBot
from drakehall.games.three_dragon_ante.beliefs import Belief
from drakehall.games.three_dragon_ante.core.table import State as Table
from drakehall.games.three_dragon_ante.players import chance
from drakehall.games.three_dragon_ante.players.minds import Minds
from drakehall.kernel.chance import Seed
from drakehall.kernel.questions import Observation


class RandomBot(TableBot):
    """Takes any legal answer, each equally likely."""

    def __init__(self, seed: Seed, budget: Budget | None = None) -> None:
        super().__init__(seed, budget)
        self._minds = Minds()
        self._minds.luck = self.luck

    def choose(self, view: Observation) -> int:
        """Gives an action at random."""
        return self.answer(Belief(view).blank)

    def answer(self, table: Table) -> int:
        """Gives an action at random."""
        return chance.pick(self._minds, table)
