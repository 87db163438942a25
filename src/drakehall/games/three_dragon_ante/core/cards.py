"""The 70 cards as tables of small integers.

A physical card is a number below ``PHYSICAL``: number = copy * 70 + kind, so that each card of
a long deck has an identity of its own. The kinds 0 … 59 are the colour dragons, six of each
colour from the strongest to the weakest, then the ten unique cards. [S:card]
"""

from __future__ import annotations

from typing import Final

RED: Final = 0
GOLD: Final = 1
BLUE: Final = 2
SILVER: Final = 3
GREEN: Final = 4
BRONZE: Final = 5
BLACK: Final = 6
COPPER: Final = 7
WHITE: Final = 8
BRASS: Final = 9
DRACOLICH: Final = 10
TIAMAT: Final = 11
BAHAMUT: Final = 12
ARCHMAGE: Final = 13
DRAGONSLAYER: Final = 14
THIEF: Final = 15
DRUID: Final = 16
PRIEST: Final = 17
PRINCESS: Final = 18
FOOL: Final = 19

COLOURS: Final = 10
"""Powers below this number are colours; the even ones are evil."""

EVIL: Final = 0
GOOD: Final = 1
MORTAL: Final = 2

KINDS: Final = 70
MAX_SETS: Final = 3
PHYSICAL: Final = 210
NONE: Final = 255
"""No card; also the slot of a card that has left."""

COLOUR_STRENGTHS: Final = (
    (12, 10, 8, 5, 3, 2),  # red
    (13, 11, 9, 6, 4, 2),  # gold
    (11, 9, 7, 4, 2, 1),  # blue
    (12, 10, 8, 6, 3, 2),  # silver
    (10, 8, 6, 4, 2, 1),  # green
    (11, 9, 7, 6, 3, 1),  # bronze
    (9, 7, 5, 3, 2, 1),  # black
    (10, 8, 7, 5, 3, 1),  # copper
    (8, 6, 4, 3, 2, 1),  # white
    (9, 7, 5, 4, 2, 1),  # brass
)
UNIQUE_STRENGTHS: Final = (10, 13, 13, 9, 8, 7, 6, 5, 4, 3)
UNIQUE_SIDES: Final = (EVIL, EVIL, GOOD, *[MORTAL] * 7)

_kind_powers = [colour for colour in range(COLOURS) for _ in range(6)] + list(
    range(DRACOLICH, FOOL + 1)
)
_kind_strengths = [s for colour in COLOUR_STRENGTHS for s in colour] + list(UNIQUE_STRENGTHS)
_kind_sides = [power % 2 for power in _kind_powers[:60]] + list(UNIQUE_SIDES)

EVIL_COLOURS: Final = 0b0101010101
"""The bits of the evil colours, all of which Tiamat counts as."""
STRENGTH_TRAITS: Final = 10
"""In the traits of a card, colours are bits 0 … 9 and a dragon's strength is this bit and up."""

_kind_traits = [
    (1 << power if power < COLOURS else EVIL_COLOURS if power == TIAMAT else 0)
    | (1 << STRENGTH_TRAITS + strength if side != MORTAL else 0)
    for power, strength, side in zip(_kind_powers, _kind_strengths, _kind_sides, strict=True)
]

LIMITS: Final = 14
"""Strengths that may limit a tribute, 0 … 13."""

_kind_serves = [
    sum(1 << limit for limit in range(LIMITS) if side == EVIL and strength < limit)
    | sum(1 << LIMITS + limit for limit in range(LIMITS) if side == GOOD and strength > limit)
    for strength, side in zip(_kind_strengths, _kind_sides, strict=True)
]


def _by_number(kinds: list[int]) -> list[int]:
    """Spreads a table over all physical cards, with 0 for ``NONE`` and what is no card."""
    return kinds * MAX_SETS + [0] * (TABLE - PHYSICAL)


TABLE: Final = 256
"""Entries of a table by physical card; the last is that of ``NONE``."""
POWERS: Final[list[int]] = _by_number(_kind_powers)
STRENGTHS: Final[list[int]] = _by_number(_kind_strengths)
SIDES: Final[list[int]] = _by_number(_kind_sides)
GOODS: Final[list[int]] = _by_number([int(side == GOOD) for side in _kind_sides])
EVILS: Final[list[int]] = _by_number([int(side == EVIL) for side in _kind_sides])
MORTALS: Final[list[int]] = _by_number([int(side == MORTAL) for side in _kind_sides])
"""1 for each card of the side: what a flight is counted by, without a jump."""
TRAITS: Final[list[int]] = _by_number(_kind_traits)
"""What special flights look at: a bit for the colours and one for the strength of a dragon."""
SERVES: Final[list[int]] = _by_number(_kind_serves)
"""A bit for each demand of a tribute that a card meets: Green's at each limit, who wants an evil
dragon below it, then Brass's, who wants a good one above it. [S:card/green, S:card/brass]"""
