"""Names of phases, limits and ruleset values that the modules of the core share."""

from __future__ import annotations

from typing import Final

# Phases; each but the last puts a question to the seat whose turn it is. [rules 4]
CAPTAIN: Final = 0
DUEL: Final = 1
DIVISION: Final = 2
GIFT: Final = 3
OVER: Final = 4

# Limits of the arrays.
SEATS: Final = 4
DECK: Final = 120
PILES: Final = 30
SWORDS: Final = 10
SWORD_VALUES: Final = 30
MOVES: Final = 128
WAYS: Final = 128
"""Orders of the piles that a seat reckons with."""
WHOLE: Final = 0x7FFFFFFF
"""The sum of their weights."""
NOBODY: Final = 7

# Values of the option unclaimed_treasure.
STAYS: Final = 0
DISCARDED: Final = 1
TO_CAPTAIN: Final = 2
