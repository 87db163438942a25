"""Chance from outside: outcomes that the shell feeds to the core.

Without a feed the core draws from the small generator inside the state. With one, each chance
event takes the next outcome; where none is left it says what it would need (``want``,
``cards``) and goes on with any outcome, so the shell throws that attempt away, finds the
outcome, and lets the same move run again on the untouched state.
"""

from __future__ import annotations

from typing import Final

NOTHING: Final = 0
SHUFFLE: Final = 1
RANDOM: Final = 2


class Feed:
    """Holds chance outcomes as cards: a shuffle is its cards from the top, a theft one card.

    ``changes`` are the seats that join (seat) or leave (seat + 8) a ring game after this
    gambit, in order; ``taken`` counts those that could happen, ``changed`` says all could.
    """

    outcomes: list[int]
    at: int
    want: int
    number: int
    cards: list[int]
    changes: list[int]
    changed: bool
    taken: int

    def __init__(self) -> None:
        self.outcomes = []
        self.changes = []
        self.rewind()

    def rewind(self) -> None:
        """Starts again from the first outcome."""
        self.at = 0
        self.want = NOTHING
        self.number = 0
        self.cards = []
        self.changed = False
        self.taken = 0

    def has(self, count: int) -> bool:
        """Tells whether the next ``count`` cards of outcomes are there."""
        return self.at + count <= len(self.outcomes)

    def take(self) -> int:
        """Gives the next card of the outcomes."""
        card = self.outcomes[self.at]
        self.at += 1
        return card

    def need(self, want: int, number: int) -> bool:
        """Says that an outcome is missing; tells whether it is the first one missing."""
        if self.want != NOTHING:
            return False
        self.want = want
        self.number = number
        return True
