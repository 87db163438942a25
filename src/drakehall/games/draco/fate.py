"""Where chance comes from: a deal that was given, else the seed's streams.

From a seed: ``captain`` draws the seat. ``deal`` shuffles the treasures, sorted by the order of
the words; treasure j goes to pile j modulo the number of piles, curse i to pile i; ``pile`` with
number i shuffles pile i, ``stack`` the order of the piles. Without piles, ``deal`` shuffles
treasures and curses together. [rules 3.2, 3.4]
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from drakehall.games.draco.cards import card_of, word_of
from drakehall.games.draco.core import cards as core
from drakehall.games.draco.core import phases
from drakehall.games.draco.core.luck import Feed
from drakehall.games.draco.core.rules import Rules
from drakehall.games.draco.piles import split
from drakehall.kernel.chance import Seed, Stream
from drakehall.kernel.errors import IllegalMove
from drakehall.kernel.notation import CHANCE, SEATS, seat_number

CAPTAIN: Final = "captain"
DEAL: Final = "deal"


class Given:
    """Chance outcomes from outside, taken in order; all of them have to be used."""

    def __init__(self, lines: Sequence[str]) -> None:
        self._lines = [line.removeprefix(CHANCE).split() for line in lines]
        if any(not line for line in self._lines):
            raise IllegalMove("chance-empty")

    def take(self, purpose: str) -> list[str] | None:
        """Gives the words of the next outcome if it is of this purpose, else ``None``."""
        if not self._lines or self._lines[0][0] != purpose:
            return None
        return self._lines.pop(0)[1:]

    def finish(self) -> None:
        """Raises ``IllegalMove`` if an outcome is left that nothing asked for."""
        if self._lines:
            raise IllegalMove("chance-not-now", outcome=" ".join(self._lines[0]))


def deal(rules: Rules, seed: Seed | None, lines: Sequence[str]) -> Feed:
    """Gives the deal of a new game; raises ``IllegalMove`` for one that cannot be."""
    given = Given(lines)
    captain = _captain(rules, seed, given.take(CAPTAIN))
    words = given.take(DEAL)
    given.finish()
    if words is not None:
        order, blocks = _given_deck(rules, words)
    else:
        order, blocks = _deck(rules, seed)
    return Feed(captain, order, blocks)


def _captain(rules: Rules, seed: Seed | None, words: list[str] | None) -> int:
    fixed = rules.start_captain
    if words is not None:
        if len(words) != 1:
            raise IllegalMove("draco-chance-one", outcome=CAPTAIN)
        seat = seat_number(words[0], rules.players)
        if fixed not in {phases.NOBODY, seat}:
            raise IllegalMove("draco-chance-captain", seat=SEATS[fixed])
        return seat
    if fixed != phases.NOBODY:
        return fixed
    if seed is None:
        raise IllegalMove("chance-missing", outcome=CAPTAIN)
    return Stream(seed, CAPTAIN).below(rules.players)


def _given_deck(rules: Rules, words: list[str]) -> tuple[list[int], list[int]]:
    order = [card_of(word) for word in words]
    left = Counter(rules.treasures())
    left[core.CURSE] = rules.cursed_count
    for card in order:
        if not left[card]:
            raise IllegalMove("chance-no-card", outcome=DEAL, card=word_of(card))
        left[card] -= 1
    if left.total():
        size = len(order) + left.total()
        raise IllegalMove("chance-count", outcome=DEAL, count=size, found=len(order))
    blocks = split(rules, [card == core.CURSE for card in order])
    if blocks is None:
        raise IllegalMove("draco-chance-piles", piles=rules.pile_count)
    return order, blocks


def _deck(rules: Rules, seed: Seed | None) -> tuple[list[int], list[int]]:
    curses = [core.CURSE] * rules.cursed_count
    if seed is None:
        raise IllegalMove("chance-missing", outcome=DEAL)
    if rules.pile_count == 1:
        return Stream(seed, DEAL).shuffled([*rules.treasures(), *curses]), [
            rules.treasure_count + rules.cursed_count
        ]
    treasure = Stream(seed, DEAL).shuffled(rules.treasures())
    count = rules.pile_count
    piles = [
        Stream(seed, "pile", number).shuffled([*treasure[number::count], *curses[number::count]])
        for number in range(count)
    ]
    stack = Stream(seed, "stack").shuffled(piles)
    return [card for pile in stack for card in pile], [len(pile) for pile in stack]
