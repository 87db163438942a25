"""The places of the weights in a player's list. Gold counts in 1024ths, strength in 256ths."""

from __future__ import annotations

from typing import Final

CARD: Final = 0
"""Gold: a further card in a hand of middling size."""
FEW: Final = 1
"""Factor (256 is one): in a hand of two or fewer."""
MANY: Final = 2
"""Factor: in a hand of six or more."""
KEEPING: Final = 3
"""Gold: what one more point of strength makes a card worth keeping."""
USUAL: Final = 4
"""Strength: what an opponent may be expected to play."""
USUAL_WEAK: Final = 5
"""Strength: the same when the weakest flight wins."""
PLAYED: Final = 6
"""Factor: how much of the strongest cards in hand will come to the table."""
SPREAD: Final = 7
"""Strength: how far one more play moves a flight from what was expected."""
LEAD: Final = 8
"""Gold: to lead the next round, since the leader's card wakes for certain."""
HELP: Final = 9
"""Gold: what each point of a card's strength helps the next player's power to wake."""
MIDDLING: Final = 10
"""Strength: the ante of a hand that is neither good nor bad."""
EAGER: Final = 11
"""Strength: how much stronger than that the best of hands would have it."""
OFF_MIDDLE: Final = 12
"""Gold: what each point of strength away from the wanted ante costs."""
LIKELY: Final = 13
"""Chance: that a colour flight is completed that lacks one card, which is in the hand."""
LESS_LIKELY: Final = 14
"""Chance: the same for two cards."""
LAST_GAMBIT: Final = 15
"""Gold: to end the game while ahead; what it costs to end it while behind."""
SLAY: Final = 16
"""Gold: each point of strength slain, for each gold of the stakes."""
STAKES: Final = 17
"""Factor: the stakes that a play may win."""
STAND_IN: Final = 18
"""Gold: the same for a Copper's newcomer, against its own strength."""
WANTED: Final = 19
"""Strength: what the three best cards of a middling hand add up to."""
PAY: Final = 20
"""Factor: gold paid as tribute against a card given."""
OWN: Final = 24
"""Gold: plus the power, what it adds to a card's worth in the hand."""
TRUST: Final = 44
"""Factor: plus the power, how far its reckoned worth is trusted."""
COUNT: Final = 64
