"""Where cards lie that a seat does not see, and how many ways of that are reckoned with."""

from __future__ import annotations

from typing import Final

HAND: Final = 0
"""Plus the seat: its hand, with an ante that it chose and has not shown."""
ANTE: Final = 6
"""Plus the seat: an ante that nobody has seen."""
TOP: Final = 12
"""The top of the pile: the card that was turned and put back."""
SKIP: Final = 13
"""No place: what is left of the first ``limit`` cards of the pool is out of the game."""

CARD: Final = 512
"""A slot with this number or a greater one holds a known card: its number is what is above."""

WHOLE: Final = 0x7FFFFFFF
"""The sum of the weights of all ways."""
WAYS: Final = 64
SLOTS: Final = 72

SWEEPS: Final = 8
"""How often each hidden card is offered for exchange, where a world is to follow leanings."""
FRACTIONS: Final = 64
"""Leanings are in such parts of a power of two."""
CERTAIN: Final = 1 << 16
"""Certainty, where a world is to follow leanings."""
POWERS: Final[list[int]] = [round(CERTAIN * 2 ** (part / FRACTIONS)) for part in range(FRACTIONS)]
"""Powers of two between two whole ones, in parts of ``CERTAIN``."""
