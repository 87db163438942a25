"""The numbers of the actions: one meaning each, whatever the question. [notation 2.2]"""

from __future__ import annotations

from typing import Final

FLIP: Final = 0
STOP: Final = 1
PASS: Final = 2
ACCEPT: Final = 3
REFUSE: Final = 4
SWORD: Final = 4
"""Plus the sword's number, 1 … 30."""
TAKE: Final = 35
"""Plus the treasure."""
COUNT: Final = 275
