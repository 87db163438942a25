"""Chance from outside: outcomes that the shell feeds to the core.

Without a feed the core draws from the small generator inside the state. With one, each chance
event takes the next outcome; where none is left it says what it would need (``want``,
``cards_wanted``) and goes on with any outcome, so the shell throws that attempt away, finds the
outcome, and lets the same move run again on the untouched state.
"""

from __future__ import annotations

from typing import Final

from drakehall.games.three_dragon_ante.core import cards, chance_kinds

PLAIN: Final = __file__.endswith(".py")


class Feed:
    """Holds chance outcomes as cards: a shuffle is its cards from the top, a theft one card.

    ``changes`` are the seats that join (seat) or leave (seat + 8) a ring game after this
    gambit, in order; ``taken`` counts those that could happen, ``changed`` says all could.
    """

    outcomes: list[int]
    size: int
    at: int
    want: int
    number: int
    cards: list[int]
    cards_size: int
    changes: list[int]
    changes_size: int
    changed: int
    taken: int

    def __init__(self) -> None:
        if PLAIN:
            setattr(self, "outcomes", [0] * chance_kinds.OUTCOMES)  # noqa: B010
            setattr(self, "cards", [0] * cards.PHYSICAL)  # noqa: B010
            setattr(self, "changes", [0] * chance_kinds.CHANGES)  # noqa: B010
        self.size = 0
        self.changes_size = 0
        self.rewind()

    def rewind(self) -> None:
        """Starts again from the first outcome."""
        self.at = 0
        self.want = chance_kinds.NOTHING
        self.number = 0
        self.cards_size = 0
        self.changed = 0
        self.taken = 0

    def has(self, count: int) -> bool:
        """Tells whether the next ``count`` cards of outcomes are there."""
        return self.at + count <= self.size

    def take(self) -> int:
        """Gives the next card of the outcomes."""
        card = self.outcomes[self.at]
        self.at += 1
        return card

    def need(self, want: int, number: int) -> bool:
        """Says that an outcome is missing; tells whether it is the first one missing."""
        if self.want != chance_kinds.NOTHING:
            return False
        self.want = want
        self.number = number
        return True

    def wish(self, card: int) -> None:
        """Adds a card to those that the missing outcome is about."""
        self.cards[self.cards_size] = card
        self.cards_size += 1

    def cards_wanted(self) -> list[int]:
        """Gives the cards that the missing outcome is about."""
        return [self.cards[place] for place in range(self.cards_size)]

    def add_outcome(self, chosen: list[int]) -> None:
        """Adds the cards of one outcome."""
        assert self.size + len(chosen) <= chance_kinds.OUTCOMES
        for card in chosen:
            self.outcomes[self.size] = card
            self.size += 1

    def add_change(self, change: int) -> None:
        """Adds a seat that joins or leaves."""
        assert self.changes_size < chance_kinds.CHANGES
        self.changes[self.changes_size] = change
        self.changes_size += 1
