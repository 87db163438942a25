"""Chance from outside: the one deal of a game, which the shell feeds to the core.

All chance of this game lies in its deal: who begins as captain, and the order of the deck.
Without a feed the core deals by the small generator inside the state.
"""

from __future__ import annotations


class Feed:
    """Holds a deal: the first captain, the deck from the top, the sizes of its piles."""

    captain: int
    order: list[int]
    blocks: list[int]

    def __init__(self, captain: int, order: list[int], blocks: list[int]) -> None:
        self.captain = captain
        self.order = order
        self.blocks = blocks
