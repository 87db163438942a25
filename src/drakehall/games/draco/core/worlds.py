"""Deals the deck anew as a seat may think it lies: whole states that fit what it knows.

A way is an order of the piles: how many cards and curses each has left, from the top down. Where
a seat does not know what others held when the game was set up, that is dealt too.
"""

from __future__ import annotations

from typing import Final

from drakehall.games.draco.core import cards, copying, engine, phases, playout, table

PLAIN: Final = __file__.endswith(".py")


class Worlds:
    """Holds the table of a seat without deck, and the ways the deck may lie.

    ``share`` sums up the weights of the ways. ``pool`` are the treasures that the seat has not
    seen; of them each seat got the first ``held``. ``order`` is room to work in. ``rng`` counts
    the worlds dealt, so that each has a stream of its own.
    """

    blank: table.State
    rng: int
    ways: int
    pool_size: int
    share: list[int]
    blocks: list[int]
    size: list[int]
    curses: list[int]
    pool: list[int]
    held: list[int]
    order: list[int]

    def __init__(self, blank: table.State, pool: list[int], held: list[int]) -> None:
        self.blank = blank
        self.rng = 0
        self.ways = 0
        if PLAIN:
            setattr(self, "share", [0] * phases.WAYS)  # noqa: B010
            setattr(self, "blocks", [0] * phases.WAYS)  # noqa: B010
            setattr(self, "size", [0] * (phases.WAYS * phases.PILES))  # noqa: B010
            setattr(self, "curses", [0] * (phases.WAYS * phases.PILES))  # noqa: B010
            setattr(self, "pool", [0] * phases.DECK)  # noqa: B010
            setattr(self, "held", [0] * phases.SEATS)  # noqa: B010
            setattr(self, "order", [0] * phases.DECK)  # noqa: B010
        self.pool_size = len(pool)
        for place in range(self.pool_size):
            self.pool[place] = pool[place]
        for seat in range(len(held)):
            self.held[seat] = held[seat]

    def add_way(self, share: int, sizes: list[int], curses: list[int]) -> None:
        """Adds an order of the piles: how many cards and curses each has left.

        ``share`` is the sum of the weights up to this way, in parts of ``phases.WHOLE``.
        """
        way = self.ways
        self.ways = way + 1
        self.share[way] = share
        self.blocks[way] = len(sizes)
        for place in range(len(sizes)):
            self.size[way * phases.PILES + place] = sizes[place]
            self.curses[way * phases.PILES + place] = curses[place]


def seed(w: Worlds, number: int) -> None:
    """Starts the stream of worlds; different numbers give unrelated worlds."""
    w.rng = number
    w.rng = (w.rng * playout.MIX_ONE) & playout.MASK


def deal(w: Worlds, to: table.State) -> None:
    """Fills a table of the same ruleset with a world, its question open and its answers listed."""
    copying.copy(to, w.blank)
    to.rng = w.rng
    playout.mix(to)
    w.rng = (w.rng + playout.GOLDEN) & playout.MASK
    way = 0
    if w.ways > 1:
        at = to.below(phases.WHOLE)
        while way + 1 < w.ways and w.share[way] <= at:
            way += 1
    stack(w, to, way, deal_held(w, to))
    to.moves_count = 0
    if to.phase != phases.OVER:
        engine.list_moves(to)


def deal_held(w: Worlds, to: table.State) -> int:
    """Shuffles the unseen treasures and gives the seats what they may hold; gives how many."""
    for place in range(w.pool_size):
        w.order[place] = w.pool[place]
    for last in range(w.pool_size - 1, 0, -1):
        other = to.below(last + 1)
        card = w.order[last]
        w.order[last] = w.order[other]
        w.order[other] = card
    taken = 0
    for seat in range(to.n):
        base = seat * phases.DECK
        for place in range(base, base + w.held[seat]):
            card = w.order[taken]
            taken += 1
            to.treasure[place] = card
            to.points[seat * cards.COLOURS + table.COLOUR[card]] += table.VALUE[card]
    return taken


def stack(w: Worlds, to: table.State, way: int, first: int) -> None:
    """Stacks the piles of a way from the top down, each shuffled, over the curses put under.

    Of a position a seat may have seen less than the deck holds: then a pile ends early.
    """
    dealt = first
    top = to.pile
    to.blocks = w.blocks[way]
    to.block_at = 0
    for block in range(to.blocks):
        size = w.size[way * phases.PILES + block]
        curses = w.curses[way * phases.PILES + block]
        to.block[block] = min(size, top - to.under)
        for left in range(size, size - to.block[block], -1):
            top -= 1
            if to.below(left) < curses:
                to.deck[top] = cards.CURSE
                curses -= 1
            else:
                to.deck[top] = w.order[dealt]
                dealt += 1
    for place in range(top):
        to.deck[place] = cards.CURSE


def is_one_pile(w: Worlds) -> bool:
    """Tells whether any card of the deck is as likely to lie on top as any other."""
    if w.blank.under > 0:
        return False
    if w.blank.curses == w.blank.rules.cursed_count:
        return True
    for way in range(w.ways):
        if w.blocks[way] > 1:
            return False
    return True
