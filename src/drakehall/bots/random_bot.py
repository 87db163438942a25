"""The player that every other has to beat."""

from __future__ import annotations

from drakehall.bots.contract import Bot, question_of
from drakehall.kernel.questions import Observation


class RandomBot(Bot):
    """Takes any legal answer, each equally likely."""

    def choose(self, view: Observation) -> int:
        """Gives an action at random."""
        return self.draw(view, [option.action for option in question_of(view).options])
