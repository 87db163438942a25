"""The tables of Draco at which weights meet, and those that tuning starts from."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from drakehall.games.draco.core import playout
from drakehall.games.draco.core.table import State
from drakehall.games.draco.game import Draco
from drakehall.games.draco.players import thumb, weights, winning
from drakehall.games.draco.players.mind import Mind
from drakehall.lab.tune import spsa

FIRST: Final = {
    weights.FUTURE: spsa.Weight(50, 10, 0, 150),
    weights.CURSE: spsa.Weight(500, 60, 0, 1500),
    weights.RIVALS: spsa.Weight(50, 10, -50, 150),
    weights.SWORD: spsa.Weight(200, 30, -100, 800),
    weights.STRENGTH: spsa.Weight(50, 8, -50, 250),
    weights.LAST: spsa.Weight(20, 8, 0, 100),
    weights.DENIAL: spsa.Weight(50, 10, -20, 150),
    weights.GIFT: spsa.Weight(25, 6, 0, 101),
    weights.OTHERS: spsa.Weight(50, 10, 0, 200),
    weights.MIDDLE: spsa.Weight(50, 10, 0, 100),
    weights.SCARCE: spsa.Weight(0, 6, -50, 100),
}
"""The weights that tuning starts from, set by hand."""


class Tables(spsa.Tables):
    """Lets one sit alone among others, from every seat, then the other way round."""

    def __init__(self, players: int) -> None:
        super().__init__(players, [FIRST[place] for place in range(weights.COUNT)])
        self._rules = Draco(players, {}).rules
        self._minds: list[Mind] = []

    def meet(self, one: Sequence[int], other: Sequence[int]) -> None:
        """Takes the two sets of weights that play the next deals."""
        self._minds = [Mind(self._rules, list(side)) for side in (one, other)]

    def seatings(self, deal: int) -> Iterable[Sequence[int]]:  # noqa: ARG002
        """Gives who sits where in each game of a deal."""
        for alone in (0, 1) if self.players > 2 else (0,):
            for seat in range(self.players):
                yield [alone if other == seat else 1 - alone for other in range(self.players)]

    def shares(self, deal: int, sides: Sequence[int]) -> list[float]:
        """Plays a deal and gives each seat's part of the win."""
        lone = sides.index(min((0, 1), key=sides.count))
        table = State(self._rules)
        playout.deal(table, deal)
        mind = self._minds[sides[lone]]
        thumb.play_game(table, mind, self._minds[1 - sides[lone]], lone)
        part = 1 / winning.count_winners(table)
        return [part * winning.is_winner(table, seat) for seat in range(self.players)]
