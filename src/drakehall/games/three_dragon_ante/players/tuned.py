"""The weights of the rules of thumb, by the number of seats, in the order of ``weights``.

Made by `python -m drakehall.lab.tune` and `python -m drakehall.lab.outlook`, each with
`--players N`; decision 0020 has what came of it.
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
    3: (
        *(3530, 68, 201, 216, 1385, 819, 161, 1217, 1066, 96, 2085, 2478, 284, 701, 355, 2501),
        *(35, 166, 2158, 5024, 175, 0, 0, 0, 1350, 1771, 361, -29, 995, 694, -558, -312),
        *(-720, 1265, -112, -94, 681, -435, -105, 3144, 1729, -917, 524, -47, 247, 310, 173, 433),
        *(160, 293, 149, 364, 204, 217, 277, 270, 175, 243, 244, 276, 139, 393, 263, 382),
    ),
    4: (
        *(3598, 66, 217, 162, 1822, 1113, 178, 1045, 486, 89, 1168, 1415, 709, 520, 441, 1067),
        *(37, 199, 2329, 3019, 160, 0, 0, 0, 1616, 1920, -92, -478, 1732, 1089, -864, -1018),
        *(-861, 1379, 295, -731, 696, -414, 134, 1486, 704, -849, -344, 774, 320, 350, 139, 374),
        *(274, 320, 80, 346, 183, 288, 198, 319, 131, 321, 244, 246, 101, 366, 380, 372),
    ),
    6: (
        *(3433, 284, 196, 103, 1718, 937, 181, 931, 1186, 93, 1567, 965, 620, 781, 492, 3654),
        *(38, 211, 1722, 5160, 321, 0, 0, 0, 334, 510, 182, -638, 728, 221, -427, -680),
        *(-546, -80, -74, -49, 1253, -76, 536, 2574, 55, -703, 729, 630, 242, 371, 175, 352),
        *(301, 307, 271, 268, 168, 323, 320, 141, 229, 250, 267, 292, 141, 335, 286, 268),
    ),
}

OUTLOOKS: Final[dict[int, tuple[int, ...]]] = {
    2: (513, 87, 264, 400),
    3: (481, 331, 309, 347),
    4: (535, 452, 375, 449),
    6: (572, 518, 405, 411),
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
