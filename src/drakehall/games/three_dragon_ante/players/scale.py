"""The units in which players count: whole numbers, so that all machines agree to the last bit."""

from __future__ import annotations

from typing import Final

ONE: Final = 1024
"""One gold in a worth; certainty in a chance."""
BITS: Final = 10
POINT: Final = 256
"""One point of strength in an expected total; a factor of one."""
POINT_BITS: Final = 8
STEPS: Final = 128
"""Entries of the logistic curve, for 0 … 8 in steps of a sixteenth."""
STEP_BITS: Final = 4
ROOTS: Final = 16
"""Entries of the table of square roots."""
OUTLOOK: Final = 4
"""Numbers that say how gold and hands between two gambits make a win."""
OUTLOOK_BITS: Final = 10
"""An outlook's number of 2621 (2.56 times 1024) for ten gold makes them a factor of e."""
FADING: Final = 2048
"""Entries of the table of falling powers of e, for 0 … 8 in steps of a 256th."""
FADING_ONE: Final = 65536
"""The first of them."""
SURE: Final = 16384
"""A win for certain, as a playout's outcome."""
SURE_BITS: Final = 14

# What an outcome is made of, as bits of a mask and as places 0 … 5.
POT: Final = 0
"""The stakes that somebody wins at the end of the gambit."""
PURSE: Final = 1
"""Gold that the player gains or loses in another way."""
PURSES: Final = 2
"""The same of the others."""
HAND: Final = 3
"""The player's cards for the gambits to come."""
HELD: Final = 4
"""The cards of the others."""
FINISH: Final = 5
"""That the game is over."""
PARTS: Final = 6
VIEWS: Final = 7
"""An outcome as it is, then without each of its parts."""

FAIR_TRIAL: Final = 8
"""Playouts that each move shall have; of more moves than that some are not tried."""
LOOK: Final = 4
"""Worlds after which it is looked whether something is plain by now."""
HOPELESS: Final = 25
"""Tenths of the error of a mean by which a move has to be worse to be given up at once."""
CLEAR: Final = 35
"""The same for a move that is better, so that nothing more needs to be tried."""
DOUBT: Final = 7
"""The same for a move that is taken in the end instead of the favourite."""
PRIOR: Final = 20000
"""Regrets at which an ante counts that the rules of thumb would lay."""
HANDS: Final = 3
"""Kinds of hands that ante alike: weak, middling, strong."""
WHOLE: Final = 60
"""A win in shares that two to six winners can split evenly."""
MOST_GOLD: Final = 4000
"""More gold than this counts as this much, so that products fit."""
LONGEST: Final = 2000
"""Decisions after which a playout is left as it is."""
MEAN_STRENGTH: Final = 6
"""The strength of a card that is neither weak nor strong."""
LATER: Final = 262144
"""More than any power is worth, to put one last."""

# Kinds of players.
CHANCE: Final = 0
RULES: Final = 1
