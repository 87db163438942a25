"""A player that goes by rules of thumb, as a person does who knows the game a little."""

from __future__ import annotations

from collections.abc import Callable

from drakehall.bots.contract import Bot, Budget, question_of
from drakehall.kernel.chance import Seed
from drakehall.kernel.questions import Observation

Weigh = Callable[[Observation], list[float]]
"""Says how good each option of a view's question is."""


class ThumbBot(Bot):
    """Takes the answer that the rules of thumb of the game think best."""

    def __init__(self, weigh: Weigh, seed: Seed, budget: Budget | None = None) -> None:
        super().__init__(seed, budget)
        self._weigh = weigh

    def choose(self, view: Observation) -> int:
        """Gives the action of the best option; among equals the seed decides."""
        options = question_of(view).options
        worths = self._weigh(view)
        best = max(worths)
        equals = [o.action for o, worth in zip(options, worths, strict=True) if worth == best]
        return equals[0] if len(equals) == 1 else self.draw(view, equals)
