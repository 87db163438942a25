"""The player that goes by rules of thumb; they run inside the core."""

from __future__ import annotations

from collections.abc import Mapping

from drakehall.bots.contract import Budget, TableBot
from drakehall.games.draco.core.rules import Rules
from drakehall.games.draco.core.table import State as Table
from drakehall.games.draco.players import thumb, weights
from drakehall.games.draco.players.mind import Mind
from drakehall.games.draco.players.tuned import USUAL
from drakehall.games.draco.sight import table_of
from drakehall.kernel.chance import Seed
from drakehall.kernel.questions import Observation


class RulesBot(TableBot):
    """Takes the answer that the rules of thumb think best, of equals the first."""

    def __init__(
        self, seed: Seed, budget: Budget | None = None, tuned: Mapping[int, int] = USUAL
    ) -> None:
        super().__init__(seed, budget)
        self._weights = listed(tuned)
        self._mind: Mind | None = None
        self._rules: Rules | None = None

    def choose(self, view: Observation) -> int:
        """Gives the action of the best option."""
        return self.answer(table_of(view))

    def answer(self, table: Table) -> int:
        """Gives the action of the best option."""
        if self._mind is None or table.rules is not self._rules:
            self._rules = table.rules
            self._mind = Mind(table.rules, self._weights)
        return thumb.choose(self._mind, table)


def listed(tuned: Mapping[int, int]) -> list[int]:
    """Gives all weights in the order of their numbers; those that are not named are 0."""
    return [tuned.get(number, 0) for number in range(weights.COUNT)]
