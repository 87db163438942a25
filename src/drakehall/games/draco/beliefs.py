"""What a seat can know of the deck: exact chances, from its own view alone.

With piles, a curse tells something: the next pile has one of its own, and the longer a pile has
shown none, the nearer it is. [rules 3.2] Where the view shows how many cards are left of each
pile, that is used too. ``Belief`` deals whole states by the same chances, for programs that
think ahead.
"""

from __future__ import annotations

import json
from bisect import bisect_right
from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache
from itertools import accumulate, islice, product
from typing import Final

from drakehall.games.draco.cards import CURSE, word_of
from drakehall.games.draco.core import phases, worlds
from drakehall.games.draco.core.rules import Rules
from drakehall.games.draco.core.table import State as Table
from drakehall.games.draco.core.worlds import Worlds
from drakehall.games.draco.image import read_image
from drakehall.games.draco.memory import Memory, known_ends
from drakehall.games.draco.piles import Pile, likelihood, orders
from drakehall.kernel.events import InformationState
from drakehall.kernel.questions import Observation

MOST_ORDERS: Final = 5000
"""Orders of the piles that are looked at, enough for any deck of up to six piles."""
MOST_KEPT: Final = 256
"""Lists of orders that are remembered: a deck stays as it is for many questions."""


class Belief:
    """What a seat may take for possible, from its view alone.

    ``blank`` is the table without its deck; ``worlds`` deals whole tables inside compiled code.
    """

    def __init__(self, view: Observation) -> None:
        assert view.seat is not None, "a spectator has no image"
        assert view.image is not None, "a spectator has no image"
        self.seat = view.seat
        unseen, piles, shown, held, ends = json.loads(view.image.known)
        self.blank = read_image(view.image.ruleset, view.image.table, held)
        self.worlds = Worlds(self.blank, unseen, held)
        seen = tuple(bool(s) for s in shown)
        for way in _ways(tuple(Pile(*p) for p in piles), seen, frozenset(ends)):
            self.worlds.add_way(*way)

    def sample(self, seed: int) -> Table:
        """Gives a whole table that fits what the seat knows, drawn by its chances."""
        worlds.seed(self.worlds, seed)
        table = Table(self.blank.rules)
        worlds.deal(self.worlds, table)
        return table


@lru_cache(maxsize=MOST_KEPT)
def _ways(
    piles: tuple[Pile, ...], shown: tuple[bool, ...], ends: frozenset[int]
) -> list[tuple[int, list[int], list[int]]]:
    """Gives the orders of the piles that fit what was shown: weights so far, sizes, curses.

    Six piles have 90 orders at most. Of more than there is room for, some are taken at even
    steps of their weights.
    """
    ways = list(islice(orders(piles, shown, len(shown), ends), MOST_ORDERS))
    total = sum(weight for weight, _ in ways)
    sums = list(accumulate(weight / total for weight, _ in ways))
    if len(ways) > phases.WAYS:
        steps = [Fraction(2 * step + 1, 2 * phases.WAYS) for step in range(phases.WAYS)]
        ways = [ways[bisect_right(sums, step)] for step in steps]
        sums = [Fraction(step + 1, phases.WAYS) for step in range(phases.WAYS)]
    return [
        (int(so_far * phases.WHOLE), [pile.size for pile in left], [pile.curses for pile in left])
        for so_far, (_, left) in zip(sums, ways, strict=True)
    ]


class Outlook:
    """The chances of the cards that come next, as one seat has to reckon them.

    ``size`` is how many cards the deck has left.
    """

    def __init__(self, rules: Rules, information: InformationState, view: Observation) -> None:
        self._memory = Memory(rules)
        for event in information.events:
            self._memory.learn(event)
        self._ends = known_ends(self._memory, view.facts.get("piles"))
        self._top = len(self._memory.shown)
        self._now = likelihood(self._memory.piles, self._memory.shown, self._top, self._ends)
        self.size = self._memory.left + self._memory.under

    @property
    def curse(self) -> Fraction:
        """The chance that the next card is a curse; 0 when the deck is empty."""
        return 1 - self.safe(1) if self.size else Fraction(0)

    @property
    def cards(self) -> dict[str, Fraction]:
        """The chance of each card to be the next, by its word; cards without any are left out.

        Whatever the curses do, each unseen treasure is equally likely to be the next treasure.
        """
        curse, unseen = self.curse, self._memory.unseen.total()
        found = {CURSE: curse} if curse else {}
        if self.size and curse < 1:
            share = (1 - curse) / unseen
            found |= {
                word_of(card): share * n for card, n in sorted(self._memory.unseen.items()) if n
            }
        return found

    def safe(self, count: int) -> Fraction:
        """Gives the chance that the next ``count`` cards hold no curse; fewer if fewer are left."""
        if count > self._memory.left and self._memory.under:
            return Fraction(0)
        return self._chance([False] * min(count, self._memory.left))

    def curses_among(self, count: int) -> list[Fraction]:
        """Gives the chances of 0, 1, 2, … curses among the next cards, as a gift draws them."""
        drawn = min(count, self.size)
        hidden = min(drawn, self._memory.left)
        chances = [Fraction(0)] * (drawn + 1)
        for cards in product((False, True), repeat=hidden):
            chances[sum(cards) + drawn - hidden] += self._chance(cards)
        return chances

    def _chance(self, cards: Sequence[bool]) -> Fraction:
        shown = [*self._memory.shown, *cards]
        return likelihood(self._memory.piles, shown, self._top, self._ends) / self._now
