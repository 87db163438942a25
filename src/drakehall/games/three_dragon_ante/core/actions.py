"""The numbers of the actions: one meaning each, whatever the question.

An action speaks of a kind of card, never of a copy; only ``slay`` also names the seat, since
there the effect differs. [notation 2.1, 2.3]
"""

from __future__ import annotations

from typing import Final

ANTE: Final = 0
PLAY: Final = 70
GIVE: Final = 140
TAKE: Final = 210
COPY: Final = 280
DISCARD: Final = 350
TRIGGER: Final = 420
SLAY: Final = 490
"""Plus seat * 70 + kind."""
TARGET: Final = 910
PAY: Final = 916
DONE: Final = 917
STEAL: Final = 918
LEVY: Final = 919
TRIO_COLOUR: Final = 920
"""Plus the colour."""
TRIO_STRENGTH: Final = 930
"""Plus the strength, 1 … 13."""
LEAD: Final = 944
"""Plus the seat."""
PASS: Final = 950
LOOK: Final = 951
SWAP: Final = 952
KEEP: Final = 953
USE: Final = 954
WILD: Final = 955
"""Plus the colour."""
PICK: Final = 965
"""Plus the ability."""
COUNT: Final = 973
