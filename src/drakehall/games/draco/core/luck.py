"""Chance from outside: the one deal of a game, which the shell feeds to the core.

All chance of this game lies in its deal: who begins as captain, and the order of the deck.
Without a feed the core deals by the small generator inside the state.
"""

from __future__ import annotations

from typing import Final

from drakehall.games.draco.core import phases

PLAIN: Final = __file__.endswith(".py")


class Feed:
    """Holds a deal: the first captain, the deck from the top, the sizes of its piles."""

    captain: int
    order: list[int]
    size: int
    block: list[int]
    blocks: int

    def __init__(self, captain: int, cards: list[int], piles: list[int]) -> None:
        if PLAIN:
            setattr(self, "order", [0] * phases.DECK)  # noqa: B010
            setattr(self, "block", [0] * phases.PILES)  # noqa: B010
        self.captain = captain
        self.size = len(cards)
        for place in range(self.size):
            self.order[place] = cards[place]
        self.blocks = len(piles)
        for place in range(self.blocks):
            self.block[place] = piles[place]

    def cards(self) -> list[int]:
        """Gives the deck, top first."""
        return [self.order[place] for place in range(self.size)]

    def piles(self) -> list[int]:
        """Gives how many cards each pile of the deck has, from the top down."""
        return [self.block[place] for place in range(self.blocks)]
