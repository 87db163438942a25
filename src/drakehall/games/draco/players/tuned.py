"""The weights of the rules of thumb for Draco, as tuning has left them, by the number of seats.

The numbers of the weights, and what each means, stand in ``weights.py``. Made by
`python -m drakehall.lab.tune_draco`; decisions 0022 and 0028 have what came of it.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final

from drakehall.games.draco.players import weights

USUAL: Final[Mapping[int, int]] = {
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
"""The weights at tables that have none of their own."""
TWO: Final[Mapping[int, int]] = {
    weights.FUTURE: 37,
    weights.CURSE: 793,
    weights.RIVALS: 29,
    weights.SWORD: 93,
    weights.STRENGTH: 56,
    weights.LAST: 25,
    weights.DENIAL: 120,
    weights.GIFT: 22,
    weights.OTHERS: 89,
    weights.MIDDLE: 46,
    weights.SCARCE: -3,
}
"""The weights at a table of two."""


def weights_of(players: int, without: Collection[int] = ()) -> list[int]:
    """Gives the weights for a table of so many seats by their numbers, some of them as 0."""
    return listed(TWO if players == 2 else USUAL, without)


def listed(named: Mapping[int, int], without: Collection[int] = ()) -> list[int]:
    """Gives all weights by their numbers; those that are not named are 0."""
    kept = {number: weight for number, weight in named.items() if number not in without}
    return [kept.get(number, 0) for number in range(weights.COUNT)]
