"""The player that tries its moves in worlds that fit what it knows."""

from __future__ import annotations

import time
from collections.abc import Collection, Iterator
from typing import Final

from drakehall.bots.contract import Advice, Bot, Budget, Reason, Weighed, question_of
from drakehall.games.three_dragon_ante.beliefs import Belief
from drakehall.games.three_dragon_ante.core import actions, cards, copying, reading, steps, worlds
from drakehall.games.three_dragon_ante.players import mixing, scale, seating, trial
from drakehall.games.three_dragon_ante.players.minds import Minds
from drakehall.kernel.chance import Seed
from drakehall.kernel.events import Value
from drakehall.kernel.questions import Observation, Question

try:
    from drakehall.games.three_dragon_ante.players.crowd import learn, run, search
except ImportError:  # not built: the plain functions, which keep Python's lock
    from drakehall.games.three_dragon_ante.players.mixing import learn
    from drakehall.games.three_dragon_ante.players.trial import run, search

PARTS: Final = ("pot", "purse", "purses", "hand", "held", "finish")
"""The features of a reason, in the order of the parts of an outcome."""
PROBE: Final = 64
"""Playouts that show how many more fit into the time there is."""
SPARE: Final = 0.8
"""The part of the time that is planned for, so that it is not overrun."""
USUAL: Final = 40
"""Playouts of a decision where the budget names none."""
ANTE: Final = 6
MOST_ANTE: Final = 9000
"""An ante takes so many times the playouts, up to a bound: mixing well needs many worlds."""
FAR: Final = 1000
"""Playouts from which on they go to the end of the next gambit, whose noise drowns fewer."""
COMPARED: Final = 100
"""Worlds in which an ante is compared with the best other one, for the report."""
RARE: Final = 0.15
"""Antes laid less often than this part of the likeliest one are not laid at all."""
SHOWN: Final = 3


class SearchBot(Bot):
    """Deals worlds, plays every move out in each, and takes what went best.

    Playouts go by rules of thumb to the end of the gambit, where gold and hands say how likely
    each seat is to win the game; where there are many, to the end of the next one. The secret
    ante is mixed.
    """

    def __init__(self, seed: Seed, budget: Budget | None = None, *, usual: int = USUAL) -> None:
        super().__init__(seed, budget)
        self._usual = usual
        self._houses: dict[int, Minds] = {}

    def choose(self, view: Observation) -> int:
        """Gives the action that went best."""
        options = question_of(view).options
        if len(options) == 1:
            return options[0].action
        return self._think(view).decide(self._budget, self._usual)

    def advise(self, view: Observation, without: Collection[str] = ()) -> Advice:
        """Gives the choice with its report; ``without`` names parts that count for nothing."""
        thought = self._think(view, reasons=True, without=without)
        action = thought.decide(self._budget, self._usual)
        return thought.report(action)

    def _think(
        self, view: Observation, *, reasons: bool = False, without: Collection[str] = ()
    ) -> Thought:
        belief = Belief(view)
        players = belief.blank.n
        if players not in self._houses:
            self._houses[players] = seating.house(players)
        minds = self._houses[players]
        minds.rng = self.number(view) | 1
        return Thought(question_of(view), belief, minds, reasons=reasons, without=without)


class Thought:
    """What is found out at one question."""

    def __init__(
        self,
        question: Question,
        belief: Belief,
        house: Minds,
        *,
        reasons: bool,
        without: Collection[str],
    ) -> None:
        self._question = question
        self._blank = belief.blank
        self._worlds = belief.worlds
        worlds.seed(self._worlds, house.rng)
        self._root = copying.clone(belief.blank)
        self._table = copying.clone(belief.blank)
        self._minds = house
        self._mix = mixing.Mix()
        self._trial = trial.Trial()
        self._trial.reasons = int(reasons)
        self._trial.mask = sum(1 << PARTS.index(part) for part in set(without))
        self._mix.mask = self._trial.mask
        self._playouts = 0

    def decide(self, budget: Budget, usual: int) -> int:
        """Spends the budget and gives the action."""
        playouts = budget.playouts or usual
        if budget.seconds is not None:
            begun = time.perf_counter()
            self._spend(PROBE)
            pace = (time.perf_counter() - begun) / self._playouts
            playouts = max(PROBE, int(budget.seconds * SPARE / pace) - PROBE)
            if playouts >= FAR:  # then each takes twice as long
                playouts = max(FAR - 1, playouts // 2)
        return self._spend(playouts)

    def _spend(self, playouts: int) -> int:
        tables = self._root, self._table
        self._trial.gambits = 2 if playouts >= FAR else 1
        if self._question.kind == "ante":
            worth = max(playouts, min(ANTE * playouts, MOST_ANTE))
            learn(self._mix, self._minds, self._worlds, *tables, worth)
            self._playouts += self._mix.playouts
            return self._draw()
        at = search(self._trial, self._minds, self._worlds, *tables, playouts)
        self._playouts += sum(self._trial.tries)
        return self._trial.actions[at]

    # --- the ante ---------------------------------------------------------------------------

    def _shares(self) -> dict[int, float]:
        """Gives how often each ante is laid; what is hardly ever laid is left out."""
        held = reading.hand(self._blank, self._question.seat)
        laid: dict[int, float] = dict.fromkeys((o.action for o in self._question.options), 0.0)
        for card, average in zip(held, self._mix.average, strict=False):
            laid[actions.ANTE + card % cards.KINDS] += average
        most = max(laid.values())
        kept = {action: part if part >= RARE * most else 0.0 for action, part in laid.items()}
        total = sum(kept.values())
        return {action: part / total for action, part in kept.items()}

    def _draw(self) -> int:
        """Draws an ante by the shares."""
        at = self._minds.draw(1 << 20) / (1 << 20)
        shares = self._shares()
        for action, share in shares.items():
            at -= share
            if at < 0:
                return action
        return max(shares, key=lambda action: shares[action])

    def _worths(self) -> dict[int, float]:
        """Gives each ante's win chance against what the others lay."""
        held = reading.hand(self._blank, self._question.seat)
        scaled = max(1, self._mix.rounds) * scale.SURE
        return {
            actions.ANTE + card % cards.KINDS: worth / scaled
            for card, worth in zip(held, self._mix.worth, strict=False)
        }

    # --- the report -------------------------------------------------------------------------

    def report(self, action: int) -> Advice:
        """Gives the choice with the best moves, the chances, and what decided."""
        shares = {action: 1.0}
        worths: dict[int, float] = {}
        if not self._playouts:  # there is one move, which was not tried
            self._compare(action)
        if self._question.kind == "ante":
            shares, worths = self._shares(), self._worths()
            rival = max((a for a in worths if a != action), key=worths.__getitem__, default=action)
            self._compare(action, rival)
        else:
            tries = self._trial.tries
            worths = {a: self._mean(place) for place, a in self._tried().items() if tries[place]}
        if not self._trial.mask:  # what dropped out early was tried in fewer worlds
            worths = {a: min(worth, worths[action]) for a, worth in worths.items()}
        texts = {option.action: option.text for option in self._question.options}
        order = sorted(worths, key=lambda a: (a != action, self._rank(a), -worths[a], a))
        return Advice(
            action,
            tuple(
                Weighed(a, texts[a], worths[a], worths[a], shares.get(a, 0.0))
                for a in order[:SHOWN]
            ),
            self._chances(action),
            tuple(self._reasons(action)),
            self._playouts,
        )

    def _compare(self, *moves: int) -> None:
        """Tries a few moves only, to learn what sets them apart."""
        worlds.deal(self._worlds, self._root)
        self._trial.start(self._root)
        for place, action in self._tried().items():
            if action not in moves:
                self._trial.drop(place)
        run(self._trial, self._minds, self._worlds, self._root, self._table, COMPARED)
        self._playouts += sum(self._trial.tries)

    def _tried(self) -> dict[int, int]:
        """Gives the actions by their places in the trial."""
        return dict(enumerate(self._trial.actions[: self._trial.count]))

    def _place(self, action: int) -> int:
        return next(place for place, a in self._tried().items() if a == action)

    def _rank(self, action: int) -> int:
        """Gives how soon a move was given up, the last first."""
        if self._question.kind == "ante":
            return 0
        return -self._trial.dropped[self._place(action)]

    def _mean(self, place: int, view: int = 0) -> float:
        """Gives a move's mean outcome, as it is or without one of its parts."""
        tries = max(1, self._trial.tries[place])
        return self._trial.sums[place * scale.VIEWS + view] / tries / scale.SURE

    def _chances(self, action: int) -> tuple[float, ...]:
        base = self._place(action) * steps.SEATS
        sums = self._trial.chances[base : base + self._blank.n]
        return tuple(part / max(1, sum(sums)) for part in sums)

    def _reasons(self, action: int) -> Iterator[Reason]:
        """Gives the parts of the outcome by what each adds to the margin, the greatest first."""
        mine = self._place(action)
        others = [place for place in self._tried() if place != mine and self._trial.tries[place]]
        if not self._trial.reasons or not others:
            return
        rival = max(others, key=lambda place: (self._trial.tries[place], self._mean(place)))
        margin = self._mean(mine) - self._mean(rival)
        if margin <= 0 and not self._trial.mask:
            return
        found = []
        for part, name in enumerate(PARTS):
            rest = self._mean(mine, part + 1) - self._mean(rival, part + 1)
            found.append(Reason(name, margin - rest, self._facts(part, mine, rival)))
        yield from sorted(found, key=lambda reason: -reason.weight)

    def _facts(self, part: int, mine: int, rival: int) -> dict[str, Value]:
        """Gives what came of the choice and of the best other move, on the average."""
        counts = {
            scale.POT: self._trial.wins,
            scale.PURSE: self._trial.gold,
            scale.HAND: self._trial.cards,
            scale.FINISH: self._trial.ends,
        }.get(part)
        texts = {option.action: option.text for option in self._question.options}
        facts: dict[str, Value] = {"other": texts[self._trial.actions[rival]]}
        if counts is not None:
            for name, place in (("here", mine), ("there", rival)):
                facts[name] = round(100 * counts[place] / max(1, self._trial.tries[place]))
        return facts
