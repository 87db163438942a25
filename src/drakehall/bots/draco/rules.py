"""The player that goes by rules of thumb; they run inside the core."""

from __future__ import annotations

from collections.abc import Collection

from drakehall.bots.contract import Budget, TableBot
from drakehall.games.draco.core.rules import Rules
from drakehall.games.draco.core.table import State as Table
from drakehall.games.draco.players import thumb, tuned
from drakehall.games.draco.players.mind import Mind
from drakehall.games.draco.sight import table_of
from drakehall.kernel.chance import Seed
from drakehall.kernel.questions import Observation


class RulesBot(TableBot):
    """Takes the answer that the rules of thumb think best, of equals the first.

    Weights in ``without`` count for nothing.
    """

    def __init__(
        self, seed: Seed, budget: Budget | None = None, without: Collection[int] = ()
    ) -> None:
        super().__init__(seed, budget)
        self._without = without
        self._mind: Mind | None = None
        self._rules: Rules | None = None

    def choose(self, view: Observation) -> int:
        """Gives the action of the best option."""
        return self.answer(table_of(view))

    def answer(self, table: Table) -> int:
        """Gives the action of the best option."""
        if self._mind is None or table.rules is not self._rules:
            self._rules = table.rules
            numbers = tuned.weights_of(table.n, self._without)
            self._mind = Mind(table.rules, numbers)
        return thumb.choose(self._mind, table)
