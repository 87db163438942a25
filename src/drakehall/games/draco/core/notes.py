"""What the core tells of what it does: numbers of notes, and the journal they go into.

Playouts carry no journal and pay nothing for it but a comparison.
"""

from __future__ import annotations

from typing import Final

ROUND: Final = 0  # number, captain
FLIP: Final = 1  # seat, card
CURSE: Final = 2  # seat, curses turned up so far
FINAL: Final = 3
DUEL: Final = 4  # captain, 1 for the cursed duel
SWORD: Final = 5  # seat, sword, strength
PASS: Final = 6  # seat
TAKE: Final = 7  # seat, card
LEFT: Final = 8  # what becomes of unclaimed cards, how many
DOWN: Final = 9  # seat
GIFT: Final = 10  # seat, cards
GAIN: Final = 11  # seat, card
REPLACE: Final = 12  # seat
REFUSE: Final = 13  # seat
RECOVER: Final = 14
SCORE: Final = 15  # seat, score
OVER: Final = 16
ANSWER: Final = 17  # seat, phase, action
FORCED: Final = 18  # seat, phase, action
STOP: Final = 19  # seat

WIDTH: Final = 4
"""Numbers a note takes in the journal: its kind and up to three values."""


class Journal:
    """Collects notes as a flat run of numbers, ``WIDTH`` for each note."""

    notes: list[int]

    def __init__(self) -> None:
        self.notes = []

    def add(self, kind: int, a: int, b: int, c: int) -> None:
        """Writes one note down."""
        self.notes.append(kind)
        self.notes.append(a)
        self.notes.append(b)
        self.notes.append(c)
