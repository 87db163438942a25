"""The weights of the rules of thumb for Draco, by the number of seats, in the order of ``weights``.

Made by `python -m drakehall.lab.tune --game draco`; decision 0022 has how and what came of it.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

WEIGHTS: Final[dict[int, tuple[int, ...]]] = {
    2: (38, 1384, -6, 28, 43, 39, 147, 23, 115, 15, -18),
    3: (53, 1347, 15, 101, 52, 87, 72, 59, 46, 100, 11),
    4: (67, 913, -2, 59, 72, 92, 81, 43, 55, 100, 4),
}


def weights_of(players: int, without: Collection[int] = ()) -> list[int]:
    """Gives the weights for a table of so many seats by their numbers, some of them as 0."""
    return [0 if place in without else weight for place, weight in enumerate(WEIGHTS[players])]
