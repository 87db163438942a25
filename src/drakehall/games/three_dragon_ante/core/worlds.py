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

FRACTIONS: Final = zones.POWERS


class Worlds:
    """Holds the blank table of a seat and the ways to fill it; ``share`` sums up their weights.

    ``rng`` counts the worlds dealt, so that each has a stream of its own. ``lean`` says by seat
    and kind how likely a hand holds it, in 64ths of a power of two; ``sweeps`` how long cards
    are exchanged by that, 0 for not at all. ``spot`` and ``bound`` are the places of the last
    world's slots and their limits, ``hidden`` how much of the pile is not known.
    """

    blank: table.State
    rng: int
    seat: int
    ways: int
    way: int
    share: list[int]
    slots: list[int]
    zone: list[int]
    limit: list[int]
    pool_size: list[int]
    pool: list[int]
    sweeps: int
    spots: int
    hidden: int
    spot: list[int]
    bound: list[int]
    lean: list[int]

    def __init__(self, blank: table.State, seat: int) -> None:
        self.blank = blank
        self.seat = seat
        self.ways = 0
        self.way = 0
        self.rng = 0
        self.sweeps = 0
        self.spots = 0
        self.hidden = 0
        if PLAIN:
            setattr(self, "share", [0] * zones.WAYS)  # noqa: B010
            setattr(self, "slots", [0] * zones.WAYS)  # noqa: B010
            setattr(self, "zone", [0] * (zones.WAYS * zones.SLOTS))  # noqa: B010
            setattr(self, "limit", [0] * (zones.WAYS * zones.SLOTS))  # noqa: B010
            setattr(self, "pool_size", [0] * zones.WAYS)  # noqa: B010
            setattr(self, "pool", [0] * (zones.WAYS * cards.PHYSICAL))  # noqa: B010
            setattr(self, "spot", [0] * zones.SLOTS)  # noqa: B010
            setattr(self, "bound", [0] * zones.SLOTS)  # noqa: B010
            setattr(self, "lean", [0] * (steps.SEATS * cards.KINDS))  # noqa: B010

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

    def set_leanings(self, lean: list[int], sweeps: int) -> None:
        """Says how likely each seat's hand holds each kind, and how far worlds follow that."""
        self.sweeps = sweeps
        for place in range(len(lean)):
            self.lean[place] = lean[place]

    def leaning(self, seat: int, kind: int) -> int:
        """Gives how likely a seat's hand holds a kind."""
        return self.lean[seat * cards.KINDS + kind]


def seed(w: Worlds, number: int) -> None:
    """Starts the stream of worlds; different numbers give unrelated worlds."""
    w.rng = number
    w.rng = (w.rng * playout.MIX_ONE) & playout.WORD


def deal(w: Worlds, to: table.State) -> None:
    """Fills a table of the same ruleset with a world, its question open and its answers listed."""
    copying.copy(to, w.blank)
    to.rng = w.rng
    playout.mix(to)
    w.rng = (w.rng + playout.GOLDEN) & playout.WORD
    w.way = draw_way(w, to)
    fill(w, to, w.way)
    sway(w, to)
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
    w.spots = 0
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
            w.spot[w.spots] = next_spot(to, zone)
            w.bound[w.spots] = limit
            w.spots += 1
            place_card(to, zone, to.deck[other])
            to.deck[other] = to.deck[taken]
            taken += 1
    lay_pile(to, taken, size, tops)
    w.hidden = to.pile - tops
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


def next_spot(to: table.State, zone: int) -> int:
    """Gives the place that the next card of a zone gets: in the hands, or an ante behind them."""
    if zone >= zones.ANTE:
        return steps.SEATS * steps.HAND + zone - zones.ANTE
    return zone * steps.HAND + to.hand_size[zone]


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


def sway(w: Worlds, to: table.State) -> None:
    """Exchanges hidden cards until they lie as likely as the leanings say (Metropolis).

    Only cards that may lie in either place are exchanged, so what is known stays true.
    """
    size = w.spots + w.hidden
    for step in range(w.sweeps * w.spots):
        one = step % w.spots
        other = pile.below(to, size)
        if other < w.spots:
            if w.bound[one] != w.bound[other]:
                continue
            place = w.spot[other]
            theirs = card_at(to, place)
            change = lean_of(w, place, card_at(to, w.spot[one])) - lean_of(w, place, theirs)
        else:
            if w.bound[one] != w.pool_size[w.way]:
                continue
            theirs = to.deck[other - w.spots]
            change = 0
        mine = card_at(to, w.spot[one])
        change += lean_of(w, w.spot[one], theirs) - lean_of(w, w.spot[one], mine)
        if change >= 0 or pile.below(to, zones.CERTAIN) < power(change):
            set_card(to, w.spot[one], theirs)
            if other < w.spots:
                set_card(to, w.spot[other], mine)
            else:
                to.deck[other - w.spots] = mine


def power(change: int) -> int:
    """Gives two to the power of a negative leaning, in parts of ``zones.CERTAIN``."""
    whole = (-change + zones.FRACTIONS - 1) // zones.FRACTIONS
    if whole > 16:
        return 0
    return FRACTIONS[change + whole * zones.FRACTIONS] >> whole


def card_at(to: table.State, spot: int) -> int:
    """Gives the card of a spot."""
    if spot >= steps.SEATS * steps.HAND:
        return to.ante[spot - steps.SEATS * steps.HAND]
    return to.hand[spot]


def set_card(to: table.State, spot: int, card: int) -> None:
    """Puts a card into a spot."""
    if spot >= steps.SEATS * steps.HAND:
        to.ante[spot - steps.SEATS * steps.HAND] = card
    else:
        to.hand[spot] = card


def lean_of(w: Worlds, spot: int, card: int) -> int:
    """Gives how likely a spot holds a card; an ante that nobody has seen holds any."""
    if spot >= steps.SEATS * steps.HAND:
        return 0
    return w.lean[spot // steps.HAND * cards.KINDS + card % cards.KINDS]


def weigh(w: Worlds, to: table.State) -> int:
    """Gives the sum of the leanings of the hidden cards as they lie in the last world dealt."""
    total = 0
    for one in range(w.spots):
        total += lean_of(w, w.spot[one], card_at(to, w.spot[one]))
    return total


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
