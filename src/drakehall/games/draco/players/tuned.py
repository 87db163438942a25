"""The weights of the rules of thumb for Draco, as tuning has left them.

The numbers of the weights, and what each means, stand in ``weights.py``.
"""

from __future__ import annotations

from typing import Final

from drakehall.games.draco.players import weights

USUAL: Final = {
    weights.FUTURE: 52,
    weights.CURSE: 614,
    weights.RIVALS: 46,
    weights.SWORD: 177,
    weights.STRENGTH: 56,
    weights.LAST: 5,
    weights.DENIAL: 84,
    weights.GIFT: 22,
    weights.OTHERS: 66,
    weights.MIDDLE: 50,
    weights.SCARCE: -3,
}
