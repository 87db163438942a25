"""Deals what a seat does not see: whole states that fit what it knows.

A way says what every hidden slot may hold, as far as the seat knows; several ways are left open
by cards that passed between two other hands unseen. A slot holds a known card, or one of the
first ``limit`` cards of the way's pool that no slot before it has taken. What is left of the pool
is the pile.
"""

from __future__ import annotations

from typing import Final

from drakehall.games.three_dragon_ante.core import (
    cards,
    copying,
    engine,
    pile,
    playout,
    steps,
    table,
    zones,
)

PLAIN: Final = __file__.endswith(".py")


class Worlds:
    """Holds the blank table of a seat and the ways to fill it; ``share`` sums up their weights.

    ``rng`` counts the worlds dealt, so that each has a stream of its own.
    """

    blank: table.State
    rng: int
    seat: int
    ways: int
    share: list[int]
    slots: list[int]
    zone: list[int]
    limit: list[int]
    pool_size: list[int]
    pool: list[int]

    def __init__(self, blank: table.State, seat: int) -> None:
        self.blank = blank
        self.seat = seat
        self.ways = 0
        self.rng = 0
        if PLAIN:
            setattr(self, "share", [0] * zones.WAYS)  # noqa: B010
            setattr(self, "slots", [0] * zones.WAYS)  # noqa: B010
            setattr(self, "zone", [0] * (zones.WAYS * zones.SLOTS))  # noqa: B010
            setattr(self, "limit", [0] * (zones.WAYS * zones.SLOTS))  # noqa: B010
            setattr(self, "pool_size", [0] * zones.WAYS)  # noqa: B010
            setattr(self, "pool", [0] * (zones.WAYS * cards.PHYSICAL))  # noqa: B010

    def add_way(self, share: int, slots: list[int], limits: list[int], pool: list[int]) -> None:
        """Adds a way: the zone of each slot with its limit, and the pool in order.

        ``share`` is the sum of the weights up to this way, in parts of ``zones.WHOLE``.
        """
        way = self.ways
        self.ways = way + 1
        self.share[way] = share
        self.slots[way] = len(slots)
        for place in range(len(slots)):
            self.zone[way * zones.SLOTS + place] = slots[place]
            self.limit[way * zones.SLOTS + place] = limits[place]
        self.pool_size[way] = len(pool)
        for place in range(len(pool)):
            self.pool[way * cards.PHYSICAL + place] = pool[place]


def seed(w: Worlds, number: int) -> None:
    """Starts the stream of worlds; different numbers give unrelated worlds."""
    w.rng = number
    w.rng = (w.rng * playout.MIX_ONE) & playout.WORD


def deal(w: Worlds, to: table.State) -> None:
    """Fills a table of the same ruleset with a world, its question open and its answers listed."""
    copying.copy(to, w.blank)
    w.rng = (w.rng + playout.GOLDEN) & playout.WORD
    to.rng = w.rng
    to.rng = ((to.rng ^ (to.rng >> 30)) * playout.MIX_ONE) & playout.WORD
    to.rng = ((to.rng ^ (to.rng >> 27)) * playout.MIX_TWO) & playout.WORD
    to.rng = to.rng ^ (to.rng >> 31)
    if to.rng == 0:
        to.rng = playout.GOLDEN
    fill(w, to, draw_way(w, to))
    pick_antes(w, to)
    relist(to)


def draw_way(w: Worlds, to: table.State) -> int:
    """Draws one of the ways by their weights."""
    if w.ways == 1:
        return 0
    at = pile.below(to, zones.WHOLE)
    way = 0
    while way + 1 < w.ways and w.share[way] <= at:
        way += 1
    return way


def fill(w: Worlds, to: table.State, way: int) -> None:
    """Gives each slot its card and makes the rest of the pool the pile."""
    size = w.pool_size[way]
    for place in range(size):
        to.deck[place] = w.pool[way * cards.PHYSICAL + place]
    for seat in range(to.n):
        if seat != w.seat:
            to.hand_size[seat] = 0
    taken = 0
    tops = 0
    base = way * zones.SLOTS
    for slot in range(base, base + w.slots[way]):
        zone = w.zone[slot]
        limit = w.limit[slot]
        if zone == zones.SKIP:
            taken = limit
        elif zone == zones.TOP:
            tops += 1
        elif limit >= zones.CARD:
            place_card(to, zone, limit - zones.CARD)
        else:
            other = taken + pile.below(to, limit - taken)
            place_card(to, zone, to.deck[other])
            to.deck[other] = to.deck[taken]
            taken += 1
    lay_pile(to, taken, size, tops)
    for top in range(tops):
        to.deck[to.pile - tops + top] = w.limit[base + w.slots[way] - tops + top] - zones.CARD


def place_card(to: table.State, zone: int, card: int) -> None:
    """Puts a card into a hand, or lays it as an ante that nobody has seen."""
    if zone >= zones.ANTE:
        to.ante[zone - zones.ANTE] = card
        return
    to.hand[zone * steps.HAND + to.hand_size[zone]] = card
    to.hand_size[zone] += 1
    to.empty &= ~(1 << zone)


def lay_pile(to: table.State, taken: int, size: int, tops: int) -> None:
    """Shuffles what is left of the pool into the pile, below the cards known to be on top.

    Of a position there may be more left than the pile holds: those cards are out of the game.
    """
    left = size - taken
    for place in range(left):
        to.deck[place] = to.deck[taken + place]
    for place in range(min(to.pile - tops, left - 1)):
        other = place + pile.below(to, left - place)
        card = to.deck[place]
        to.deck[place] = to.deck[other]
        to.deck[other] = card


def pick_antes(w: Worlds, to: table.State) -> None:
    """Draws the face-down antes of the others from the cards that they held."""
    if to.revealed == 1:
        return
    for seat in range(to.n):
        if seat == w.seat or (to.chosen & ~to.blind & ~to.out) >> seat & 1 == 0:
            continue
        place = pile.below(to, to.hand_size[seat])
        to.ante[seat] = to.hand[seat * steps.HAND + place]
        to.remove_from_hand(seat, to.ante[seat])


def relist(to: table.State) -> None:
    """Lists the answers to the open question anew."""
    to.moves_count = 0
    if to.over == 1 or to.depth == 0:
        return
    top = to.depth - 1
    if to.frame_kind[top] <= steps.ASK_PLAY and to.rules.sets == 1:
        to.moves_count = to.hand_size[to.frame_seat[top]]
    else:
        engine.list_answers(to)
