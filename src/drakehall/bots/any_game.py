"""A kind of bot at whatever game it is shown."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from drakehall.bots.contract import Advice, Bot, Budget, Maker
from drakehall.kernel.chance import Seed
from drakehall.kernel.questions import Observation


class AnyGame(Bot):
    """Plays every game of the house: hands each view to the bot made for its game."""

    def __init__(
        self, makers: Mapping[str, Maker], seed: Seed, budget: Budget | None = None
    ) -> None:
        super().__init__(seed, budget)
        self._makers = makers
        self._players: dict[str, Bot] = {}

    def choose(self, view: Observation) -> int:
        """Gives the action that the game's own bot chooses."""
        return self.at(str(view.facts["game"])).choose(view)

    def advise(self, view: Observation, without: Collection[str] = ()) -> Advice:
        """Gives what the game's own bot says."""
        return self.at(str(view.facts["game"])).advise(view, without)

    def at(self, game: str) -> Bot:
        """Gives the bot that plays a game."""
        if game not in self._players:
            self._players[game] = self._makers[game](self._seed, self._budget)
        return self._players[game]
