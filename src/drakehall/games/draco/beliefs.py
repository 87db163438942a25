"""What a seat can know of the deck: exact chances, from its own view alone.

With piles, a curse tells something: the next pile has one of its own, and the longer a pile has
shown none, the nearer it is. [rules 3.2] Where the view shows how many cards are left of each
pile, that is used too.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from fractions import Fraction
from itertools import accumulate, product
from typing import Final

from drakehall.games.draco.cards import CURSE, NUMBERS, word_of
from drakehall.games.draco.chronicle import DEAL, HELD, POSITION
from drakehall.games.draco.core.rules import Rules
from drakehall.games.draco.piles import ANYWHERE, Pile, likelihood, piles_of
from drakehall.kernel.events import UNKNOWN, Event, InformationState
from drakehall.kernel.questions import Observation

TURNED_UP: Final = ("flip", "gain")
PUT_UNDER: Final = "replace"


class Outlook:
    """The chances of the cards that come next, as one seat has to reckon them.

    ``size`` is how many cards the deck has left.
    """

    def __init__(self, rules: Rules, information: InformationState, view: Observation) -> None:
        self._unseen = Counter(rules.treasures())
        self._curses = rules.cursed_count
        self._piles: tuple[Pile, ...] = piles_of(rules)
        self._shown: list[bool] = []
        self._dealt = 0
        self._under = 0
        for event in information.events:
            self._learn(event)
        self._ends = self._known_ends(view)
        self._top = len(self._shown)
        self._now = likelihood(self._piles, self._shown, self._top, self._ends)
        self.size = self._left() + self._under

    @property
    def curse(self) -> Fraction:
        """The chance that the next card is a curse; 0 when the deck is empty."""
        return 1 - self.safe(1) if self.size else Fraction(0)

    @property
    def cards(self) -> dict[str, Fraction]:
        """The chance of each card to be the next, by its word; cards without any are left out.

        Whatever the curses do, each unseen treasure is equally likely to be the next treasure.
        """
        curse, unseen = self.curse, self._unseen.total()
        found = {CURSE: curse} if curse else {}
        if self.size and curse < 1:
            share = (1 - curse) / unseen
            found |= {word_of(card): share * n for card, n in sorted(self._unseen.items()) if n}
        return found

    def safe(self, count: int) -> Fraction:
        """Gives the chance that the next ``count`` cards hold no curse; fewer if fewer are left."""
        if count > self._left() and self._under:
            return Fraction(0)
        return self._chance([False] * min(count, self._left()))

    def curses_among(self, count: int) -> list[Fraction]:
        """Gives the chances of 0, 1, 2, … curses among the next cards, as a gift draws them."""
        drawn = min(count, self.size)
        hidden = min(drawn, self._left())
        chances = [Fraction(0)] * (drawn + 1)
        for cards in product((False, True), repeat=hidden):
            chances[sum(cards) + drawn - hidden] += self._chance(cards)
        return chances

    def _chance(self, cards: Sequence[bool]) -> Fraction:
        shown = [*self._shown, *cards]
        return likelihood(self._piles, shown, self._top, self._ends) / self._now

    def _left(self) -> int:
        """Gives how many cards are left of the deck as it was dealt."""
        return max(0, self._dealt - len(self._shown))

    def _learn(self, event: Event) -> None:
        """Takes in what an event shows of the deck."""
        if event.kind in {DEAL, POSITION}:
            self._dealt = int(str(event.args["cards"]))
        if event.kind == POSITION:
            self._see(str(event.args["seen"]).split())
            self._as_one_pile()
        elif event.kind == HELD and event.args["held"] != UNKNOWN:
            self._see(str(event.args["held"]).split())
            self._as_one_pile()
        elif event.kind in TURNED_UP or event.kind == PUT_UNDER:
            word = str(event.args.get("card", CURSE))
            if self._left():
                self._shown.append(word == CURSE)
                self._see([word])
            else:
                self._under -= 1
            self._under += event.kind == PUT_UNDER

    def _see(self, words: Iterable[str]) -> None:
        for word in words:
            if word == CURSE:
                self._curses -= 1
            else:
                self._unseen[NUMBERS[word]] -= 1

    def _as_one_pile(self) -> None:
        """Takes the deck of a position for a shuffled one: how it came about is not known."""
        self._piles = (Pile(self._unseen.total() + self._curses, self._curses),)

    def _known_ends(self, view: Observation) -> frozenset[int]:
        """Gives the places in the deck as dealt where piles end, if the view shows them."""
        sizes: object = view.facts.get("piles")
        if not isinstance(sizes, list) or len(self._piles) == 1:
            return ANYWHERE
        own = sizes[:-1] if self._under else sizes
        return frozenset(accumulate(own, initial=len(self._shown))) - {len(self._shown)}
