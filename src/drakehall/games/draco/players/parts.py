"""The scales of values, and the numbers of the parts of a game that can speak for an answer."""

from __future__ import annotations

from typing import Final

WHOLE: Final = 10_000
"""A game that is won alone, in playouts."""
CLEAR: Final = 40
"""Points by which a game is as good as won: the lead counts for a part of the value."""
WON: Final = 1_000_000
"""A game that is won alone, in exact solutions; points decide among equal chances to win."""
LEAD: Final = 200
"""Points of lead that exact solutions tell apart, either way."""

COUNT: Final = 4

TAKE: Final = 0
"""The treasure that the seat gets in this round."""
DENY: Final = 1
"""The treasure that the others get in this round."""
CURSE: Final = 2
"""The curses that the seat gets in this round."""
LATER: Final = 3
"""All that comes after this round: who has swords left, above all."""

FAIR_TRIAL: Final = 8
"""Playouts that each answer shall have; of more answers than that some are not tried."""
LOOK: Final = 4
"""Worlds after which it is looked whether something is plain by now."""
HOPELESS: Final = 25
"""Tenths of the error of a mean by which an answer has to be worse to be given up at once."""
SURE: Final = 35
"""The same for an answer that is better, so that nothing more needs to be tried."""
DOUBT: Final = 7
"""The same for an answer that is taken in the end instead of the favourite."""
