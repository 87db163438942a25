"""Answers to the four questions of the game, all weighed in points.

A worth is what this seat gains, less what its opponents gain on the average: only the difference
wins a game.
"""

from __future__ import annotations

from typing import Final

from drakehall.bots.draco.rules.share import lead, order_of_all, order_with
from drakehall.bots.draco.rules.sight import Sight, gain, split
from drakehall.kernel.questions import Option

CURSE: Final = 3.5
"""What a curse costs the captain: two points, and the second sword."""
USUAL: Final = (("green", 3), ("yellow", 3), ("blue", 3))
"""Cards that are as likely to come next as any."""
RIVALS: Final = 0.3
"""How much of the others' gain speaks against another card, which brings a choice as well."""
SWORD: Final = 0.8
"""What it costs to have a sword less until all come back."""
STRENGTH: Final = 0.12
"""What each point of its strength costs besides."""
LAST: Final = 0.05
"""How much of that counts in the last round, after which no sword is of use."""
DENIAL: Final = 0.4
"""How much of a rival's gain counts as one's own."""
BAD_GIFT: Final = 0.35
"""The risk at which unseen cards are better left alone."""


def captain(sight: Sight, option: Option) -> float:
    """Turn up cards as long as another one would gain more than the curse threatens to cost."""
    order = order_of_all(sight)
    if option.text == "stop":
        return lead(sight, order, sight.table, RIVALS)
    risk = sight.risk()
    hoped = [lead(sight, order, [*sight.table, card], RIVALS) for card in USUAL]
    feared = lead(sight, order, sight.table, RIVALS) - CURSE
    return (1 - risk) * sum(hoped) / len(hoped) + risk * feared


def duel(sight: Sight, option: Option) -> float:
    """Play the sword that gains most over the others, counting what it costs to spend it."""
    sword = 0 if option.text == "pass" else int(option.text.rpartition(" ")[2])
    cost = SWORD + STRENGTH * sword if sword else 0.0
    spent = LAST * cost if sight.final else cost
    return lead(sight, order_with(sight, sword), sight.table) - spent


def division(sight: Sight, option: Option) -> float:
    """Take the treasure that gains most, or that a rival wants even more."""
    if option.text == "pass":
        return 0.0
    card = split(option.text.partition(" ")[2])
    rivals = [gain(sight.prospects[seat], card) for seat in sight.others if sight.played[seat]]
    return gain(sight.prospects[sight.me], card) + DENIAL * max([0, *rivals])


def gift(sight: Sight, option: Option) -> float:
    """Unseen cards are welcome unless a curse is near."""
    welcome = sight.risk() < BAD_GIFT
    return 1.0 if (option.text == "accept") == welcome else 0.0
