"""What the players at one table think with: their weights, and the notes of one decision."""

from __future__ import annotations

from typing import Final

from drakehall.games.three_dragon_ante.players import layout, weights

PLAIN: Final = __file__.endswith(".py")
MASK: Final = 0xFFFFFFFFFFFFFFFF


class Minds:
    """Holds the players of a table: for each seat its kind, weights and carelessness.

    The rest are notes of the decision at hand: who decides (``me``), how many opponents there
    are, how many rounds are sure to follow (``after``), the cards kept after the play
    (``size``), and the flight as it would lie (``total``, ``good``, ``evil``, ``mortal``) with
    its ``chance`` to win. ``worths`` are those of the listed moves. ``outlook`` says what gold
    and cards are worth between two gambits, ``seats`` are chances that were foreseen. Where a
    playout began is kept in ``before`` (gold) and ``cards_before``; ``pot`` are the stakes as
    they lay when its first gambit ended, ``winner`` is who won them. ``luck`` is the number of a
    player who goes by it.
    """

    rng: int
    luck: int
    base: int
    me: int
    others: int
    after: int
    size: int
    total: int
    chance: int
    good: int
    evil: int
    mortal: int
    pot: int
    winner: int
    cards_before: int
    weights: list[int]
    kinds: list[int]
    slack: list[int]
    ranked: list[int]
    worths: list[int]
    outlook: list[int]
    odds: list[int]
    purse: list[int]
    before: list[int]
    seats: list[int]

    def __init__(self) -> None:
        if PLAIN:
            for name, (_, width) in layout.MINDS.items():
                setattr(self, name, [0] * width if width else 0)
        self.rng = 1

    def seat(self, seat: int, kind: int, slack: int) -> None:
        """Says of which kind a seat's player is.

        Among moves that are at most ``slack`` 1024ths of a gold worse than the best it draws.
        """
        self.kinds[seat] = kind
        self.slack[seat] = slack

    def weigh(self, seat: int, index: int, weight: int) -> None:
        """Sets one weight of a seat's player."""
        self.weights[seat * weights.COUNT + index] = weight

    def foresee(self, index: int, number: int) -> None:
        """Sets one number of the outlook."""
        self.outlook[index] = number

    def weight(self, index: int) -> int:
        """Gives a weight of the player who decides."""
        return self.weights[self.base + index]

    def draw(self, n: int) -> int:
        """Draws a number in 0 … n - 1 (xorshift64), apart from the luck of the game."""
        x = self.rng
        x ^= (x << 13) & MASK
        x ^= x >> 7
        x ^= (x << 17) & MASK
        self.rng = x
        return ((x >> 32) * n) >> 32
