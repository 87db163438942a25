"""The numbers of the weights that the rules of thumb go by; their values are tuned.

Money is counted in hundredths of a point, shares and chances in hundredths.
"""

from __future__ import annotations

from typing import Final

COUNT: Final = 11

FUTURE: Final = 0
"""How much of an even share of what is still to come a seat will have in each colour."""
CURSE: Final = 1
"""What a curse costs the captain: its points, and the second sword."""
RIVALS: Final = 2
"""How much of the others' gain speaks against another card, which brings a choice as well."""
SWORD: Final = 3
"""What it costs to have a sword less until all come back."""
STRENGTH: Final = 4
"""What each point of its strength costs besides."""
LAST: Final = 5
"""How much of that counts in the last round, after which no sword is of use."""
DENIAL: Final = 6
"""How much of a rival's gain counts as one's own when picking."""
GIFT: Final = 7
"""The risk at which unseen cards are better left alone."""
OTHERS: Final = 8
"""How much of the others' gain speaks against one's own in the duel."""
MIDDLE: Final = 9
"""Which of their free swords others are thought to play: 0 the weakest, 100 the strongest."""
SCARCE: Final = 10
"""How much more a sword costs for each that the others have more of on the average."""
