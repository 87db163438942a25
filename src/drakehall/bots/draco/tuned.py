"""The weights of the rules of thumb for Draco, as tuning has left them.

The numbers of the weights, and what each means, stand in ``games/draco/core/weights.py``.
"""

from __future__ import annotations

from typing import Final

from drakehall.games.draco.core import weights

USUAL: Final = {
    weights.FUTURE: 60,
    weights.CURSE: 350,
    weights.RIVALS: 39,
    weights.SWORD: 136,
    weights.STRENGTH: 31,
    weights.LAST: 5,
    weights.DENIAL: 53,
    weights.GIFT: 22,
    weights.OTHERS: 88,
    weights.MIDDLE: 50,
    weights.SCARCE: -11,
}
