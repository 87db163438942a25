"""The player by rules of thumb, the very one that plays on inside the compiled core."""

from __future__ import annotations

from drakehall.bots.contract import Bot, Budget
from drakehall.bots.three_dragon_ante.luck import number_of
from drakehall.games.three_dragon_ante.beliefs import Belief
from drakehall.games.three_dragon_ante.players import chooser, seating
from drakehall.kernel.chance import Seed
from drakehall.kernel.questions import Observation


class RulesBot(Bot):
    """Takes the answer that the rules of thumb think best.

    ``slack`` lets it draw among answers that are at most so many 1024ths of a gold worse.
    """

    def __init__(self, seed: Seed, budget: Budget | None = None, *, slack: int = 0) -> None:
        super().__init__(seed, budget)
        self._slack = slack

    def choose(self, view: Observation) -> int:
        """Gives the action of the best option, judged on a table with blanks."""
        blank = Belief(view).blank
        minds = seating.house_of(blank.n, self._slack)
        if self._slack:
            minds.rng = number_of(self._seed, view) | 1
        return chooser.choose(minds, blank)
