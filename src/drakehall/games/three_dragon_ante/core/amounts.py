"""The gold that the cards speak of, as printed. [section 4]"""

from __future__ import annotations

from typing import Final

RED: Final = 1
GREEN: Final = 5
BRASS: Final = 5
BLACK: Final = 2
WHITE: Final = 3
BAHAMUT: Final = 10
FEE: Final = 1
"""What six of the seven mortals pay to the stakes first."""
THIEF: Final = 7
