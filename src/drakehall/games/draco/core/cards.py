"""The cards as small integers: a treasure is its colour and value, all curses are alike.

Copies of a card are the same number, since nothing in the game tells them apart. Which cards a
deck holds, and how many of each, is the ruleset's. [rules 2.2]
"""

from __future__ import annotations

from typing import Final

COLOURS: Final = 8
VALUES: Final = 30
KINDS: Final = 240
"""Treasures: colour * 30 + value - 1."""
CURSE: Final = 240
WORDS: Final = 241
NONE: Final = 255

COLOUR: Final[list[int]] = [kind // VALUES for kind in range(KINDS)]
VALUE: Final[list[int]] = [kind % VALUES + 1 for kind in range(KINDS)]
