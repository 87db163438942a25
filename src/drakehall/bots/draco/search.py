"""The player that tries its answers out: in many worlds, to the end of the game.

A world is the deck as it may lie, drawn by the exact odds. In each of them every answer is tried
and the rules of thumb play on for everybody. Near the end, where all that can happen can be gone
through, it does so instead.
"""

from __future__ import annotations

from collections.abc import Collection
from time import perf_counter
from typing import Final

from drakehall.bots.contract import Advice, Bot, Budget, Reason
from drakehall.bots.draco.report import BEGIN, Answer, bits, reasons, weighed
from drakehall.games.draco.beliefs import Belief
from drakehall.games.draco.core import actions, engine, worlds
from drakehall.games.draco.core.table import State as Table
from drakehall.games.draco.players import parts, search, solve, thumb, tuned
from drakehall.games.draco.players.mind import Mind
from drakehall.kernel.chance import Seed
from drakehall.kernel.questions import Observation

try:
    from drakehall.games.draco.players.crowd import think, try_worlds
except ImportError:  # not built: the plain functions, which keep Python's lock
    from drakehall.games.draco.players.search import think, try_worlds

EDGE: Final = 20
"""How much of the value of a game is its margin instead of the win, in hundredths."""
PLAYOUTS: Final = 64
LOOKS: Final = 100
"""Questions of the endgame that may be looked at for each playout."""
MOST: Final = 60_000
"""Questions of the endgame that are looked at, however many playouts there are."""
DEPTH: Final = 40
FEW: Final = 2
"""Cards of the deck with which the endgame may be solved before the last round."""
SHOWN: Final = 3
"""Moves that a report shows."""


class SearchBot(Bot):
    """Tries every answer in the same worlds and takes the one that wins most."""

    def __init__(self, seed: Seed, budget: Budget | None = None, usual: int = PLAYOUTS) -> None:
        super().__init__(seed, budget)
        self._usual = usual

    def choose(self, view: Observation) -> int:
        """Gives the action of the best option."""
        belief = Belief(view)
        solved = _solved(belief, self._looks)
        if solved:
            return max(solved, key=lambda action: (solved[action], -action))
        found = self._search(view, belief)
        return search.action_at(found, search.best(found))

    def advise(self, view: Observation, without: Collection[str] = ()) -> Advice:
        """Gives the choice with its report; features that do not count change values alone."""
        belief = Belief(view)
        solved = _solved(belief, self._looks)
        found = self._search(view, belief, asked=1, masked=bits(without))
        players = belief.blank.n
        answers = [Answer.of(row, players) for row in search.findings(found)]
        # Playouts judge what the solver has not: a masked value is the exact one less the part.
        worth = {a.action: solved.get(a.action, a.value) for a in answers}
        values = {a.action: worth[a.action] + (a.masked - a.value) * bool(without) for a in answers}
        chosen = search.action_at(found, search.best(found))
        best = next(answer for answer in answers if answer.action == chosen)
        if solved:
            best = max(answers, key=lambda answer: (worth[answer.action], -answer.action))
        rest = sorted((a for a in answers if a is not best), key=lambda a: -worth[a.action])
        if not without:  # what dropped out early was tried in fewer worlds, perhaps with luck
            values = {action: min(value, values[best.action]) for action, value in values.items()}
        why = reasons(best, rest[: SHOWN - 1])
        if not why and thumb.begins(belief.blank) and BEGIN not in without:
            values[actions.STOP] = 0.0
            why = (Reason(BEGIN, values[best.action]),)
        moves = [
            weighed(a, values[a.action], solved.get(a.action, a.chances[belief.seat]), a is best)
            for a in [best, *rest[: SHOWN - 1]]
        ]
        return Advice(best.action, tuple(moves), best.chances, why, found.spent)

    @property
    def _looks(self) -> int:
        """How many questions of the endgame may be looked at."""
        return min(MOST, (self._budget.playouts or self._usual) * LOOKS)

    def _search(
        self, view: Observation, belief: Belief, asked: int = 0, masked: int = 0
    ) -> search.Search:
        """Tries the answers of a view's question, by playouts or by the clock."""
        table = belief.blank
        engine.list_moves(table)
        room = Table(table.rules), Table(table.rules)
        mind = Mind(table.rules, tuned.weights_of(table.n))
        found = search.Search(belief.worlds, *room, mind, EDGE, asked, masked)
        worlds.seed(belief.worlds, self.number(view) >> 1)
        if self._budget.seconds is None:
            think(found, self._budget.playouts or self._usual)
        else:
            _think_for(found, self._budget.seconds)
        return found


def _think_for(found: search.Search, seconds: float) -> None:
    """Tries answers until the time is up, half of those left dropping out again and again."""
    left = search.favour(found, found.answers)
    laps = max(1, (left - 1).bit_length())
    for _ in range(laps):
        end = perf_counter() + seconds / laps
        try_worlds(found, 1)
        while perf_counter() < end:
            try_worlds(found, 1)
        left = max(2, left - left // 2)
        while search.count_running(found) > left:
            search.drop_last(found)


def _solved(belief: Belief, looks: int) -> dict[int, float]:
    """Gives each answer's chance to win if all can be gone through with so many looks.

    Among equal chances the lead in points decides: it is in the value, too small to matter else.
    """
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
        found[action] = values[table.turn] / parts.WON
    return found
