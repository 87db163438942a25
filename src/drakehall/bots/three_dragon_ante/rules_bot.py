"""The player by rules of thumb, the very one that plays on inside the compiled core."""

from __future__ import annotations

from drakehall.bots.contract import Budget, TableBot
from drakehall.games.three_dragon_ante.beliefs import Belief
from drakehall.games.three_dragon_ante.core.table import State as Table
from drakehall.games.three_dragon_ante.players import chance, chooser, seating
from drakehall.kernel.chance import Seed
from drakehall.kernel.questions import Observation


class RulesBot(TableBot):
    """Takes the answer that the rules of thumb think best.

    ``slack`` lets it draw among answers that are at most so many 1024ths of a gold worse.
    """

    def __init__(self, seed: Seed, budget: Budget | None = None, *, slack: int = 0) -> None:
        super().__init__(seed, budget)
        self._slack = slack

    def choose(self, view: Observation) -> int:
        """Gives the action of the best option, judged on a table with blanks."""
        return self.answer(Belief(view).blank)

    def answer(self, table: Table) -> int:
        """Gives the action of the best option."""
        minds = seating.house_of(table.n, self._slack)
        if self._slack:
            minds.luck = self.luck
            chance.start(minds, table)
        return chooser.choose(minds, table)
