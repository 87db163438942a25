"""The weights of the rules of thumb, by the number of seats, in the order of ``weights``.

Made by `python -m drakehall.lab.tune`; the decision on the bots has the commands.
"""

from __future__ import annotations

from typing import Final

WEIGHTS: Final[dict[int, tuple[int, ...]]] = {
    2: (
        *(3241, 40, 205, 80, 1020, 989, 152, 1208, 740, 105, 1160, 2256, 105, 715, 258, 3668),
        *(43, 144, 1957, 2205, 325, 0, 0, 0, 1335, 1169, -18, 208, 211, 577, -314, 27),
        *(-489, 1222, 478, -646, 255, -289, 129, 1880, 1562, -938, 388, -923, 191, 340, 165, 412),
        *(110, 255, 146, 410, 229, 177, 240, 356, 215, 196, 269, 208, 276, 305, 316, 307),
    ),
    4: (
        *(3119, 82, 198, 119, 1716, 535, 208, 1080, 1191, 96, 1719, 1172, 502, 900, 490, 3442),
        *(38, 159, 1774, 6866, 157, 0, 0, 0, 940, 1152, 267, -270, 906, 531, -406, -410),
        *(-563, 676, 299, -511, 1203, -283, 496, 3475, 716, -257, -124, 608, 278, 356, 153, 320),
        *(231, 354, 138, 327, 196, 264, 371, 305, 251, 341, 324, 254, 249, 264, 339, 345),
    ),
}

OUTLOOKS: Final[dict[int, tuple[int, ...]]] = {
    2: (435, 183, 178, 362),
    3: (474, 364, 220, 338),
    4: (553, 456, 307, 351),
    6: (501, 545, 341, 126),
}
"""What gold and cards are worth between two gambits: see ``outlook``."""


def weights_of(players: int) -> list[int]:
    """Gives the weights for a table of so many seats, or of the nearest number there is."""
    return list(WEIGHTS[nearest(WEIGHTS, players)])


def outlook_of(players: int) -> tuple[int, ...]:
    """Gives the outlook for a table of so many seats, or of the nearest number there is."""
    return OUTLOOKS[nearest(OUTLOOKS, players)]


def nearest(by_players: dict[int, tuple[int, ...]], players: int) -> int:
    """Gives the number of seats that is nearest among those there are, of two the lower."""
    return min(by_players, key=lambda seats: (abs(seats - players), seats))
