"""The player that tries its answers out: in many worlds, to the end of the game.

A world is the deck as it may lie, drawn by the exact odds. In each of them every answer is tried
and the rules of thumb play on for everybody. Near the end, where all that can happen can be gone
through, it does so instead.
"""

from __future__ import annotations

from typing import Final

from drakehall.bots.contract import Bot, Budget
from drakehall.bots.draco.rules import listed
from drakehall.bots.draco.tuned import USUAL
from drakehall.games.draco.beliefs import Belief
from drakehall.games.draco.core import engine, search, solve, worlds
from drakehall.games.draco.core.mind import Mind
from drakehall.games.draco.core.table import State as Table
from drakehall.kernel.chance import Seed
from drakehall.kernel.questions import Observation

EDGE: Final = 20
"""How much of the value of a game is its margin instead of the win, in hundredths."""
PLAYOUTS: Final = 300
LOOKS: Final = 100
"""Questions of the endgame that may be looked at for each playout."""
MOST: Final = 60_000
"""Questions of the endgame that are looked at, however many playouts there are."""
DEPTH: Final = 40
FEW: Final = 2
"""Cards of the deck with which the endgame may be solved before the last round."""


class SearchBot(Bot):
    """Tries every answer in the same worlds and takes the one that wins most."""

    def __init__(self, seed: Seed, budget: Budget | None = None, usual: int = PLAYOUTS) -> None:
        super().__init__(seed, budget)
        self._usual = usual

    def choose(self, view: Observation) -> int:
        """Gives the action of the best option."""
        belief = Belief(view)
        playouts = self._budget.playouts or self._usual
        solved = _solved(belief, min(MOST, playouts * LOOKS))
        if solved:
            return max(solved, key=lambda action: solved[action])
        table = belief.blank
        engine.list_moves(table)
        mind = Mind(table.rules, listed(USUAL))
        room = Table(table.rules), Table(table.rules)
        found = search.Search(belief.worlds, *room, mind, EDGE, 0)
        worlds.seed(belief.worlds, self.luck(view).getrandbits(30))
        search.think(found, playouts)
        return search.findings(found)[search.best(found)][0]


def _solved(belief: Belief, looks: int) -> dict[int, int]:
    """Gives what each answer is worth if all can be gone through with so many looks."""
    near = belief.blank.final == 1 or belief.blank.pile <= FEW
    if not (near and worlds.is_one_pile(belief.worlds)):
        return {}
    table = belief.sample(0)
    stack = [Table(table.rules) for _ in range(DEPTH)]
    left = [looks]
    found = {}
    for action in engine.legal_actions(table):
        values = solve.after(table, stack[0], stack, 0, action, left)
        if not values:
            return {}
        found[action] = values[table.turn]
    return found
