"""A player that goes by rules of thumb, as a person does who knows the game a little."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from drakehall.bots.contract import Bot, question_of
from drakehall.bots.rules import draco, three_dragon_ante
from drakehall.kernel.questions import Observation

RULES: Final[Mapping[str, Callable[[Observation], list[float]]]] = {
    "three-dragon-ante": three_dragon_ante.weigh,
    "draco": draco.weigh,
}
"""For each game, what says how good each option of a view's question is."""


class RulesBot(Bot):
    """Takes the answer that the rules of thumb of the game think best."""

    def choose(self, view: Observation) -> int:
        """Gives the action of the best option; among equals the seed decides."""
        options = question_of(view).options
        worths = RULES[str(view.facts["game"])](view)
        best = max(worths)
        equals = [o.action for o, worth in zip(options, worths, strict=True) if worth == best]
        return equals[0] if len(equals) == 1 else self.draw(view, equals)
