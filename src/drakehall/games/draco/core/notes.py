"""What the core tells of what it does: the numbers of its notes."""

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
ROOM: Final = 4096
"""Notes that the journal of one move has room for."""
