"""Chance, the draw pile and the discards: how cards come off the pile and go back. [3.11]"""

from __future__ import annotations

from typing import Final

from drakehall.games.three_dragon_ante.core import (
    cards,
    cells,
    chance_kinds,
    luck,
    notes,
    steps,
    table,
)

MASK: Final = 0xFFFFFFFFFFFFFFFF


def below(s: table.State, n: int) -> int:
    """Draws a number in 0 … n - 1 from the generator inside the state (xorshift64)."""
    x = s.rng
    x ^= (x << 13) & MASK
    x ^= x >> 7
    x ^= (x << 17) & MASK
    s.rng = x
    return ((x >> 32) * n) >> 32


def shuffle_pile(s: table.State) -> None:
    """Puts the draw pile in a random order."""
    if s.feed is not None:
        feed_pile(s, s.feed)
        return
    for last in range(s.pile - 1, 0, -1):
        other = below(s, last + 1)
        card = s.deck[last]
        s.deck[last] = s.deck[other]
        s.deck[other] = card


def feed_pile(s: table.State, feed: luck.Feed) -> None:
    """Puts the draw pile in the order that is fed, or says that it is missing."""
    if feed.has(s.pile):
        for place in range(s.pile):
            s.deck[s.pile - 1 - place] = feed.take()
    elif feed.need(chance_kinds.SHUFFLE, s.refreshes):
        for place in range(s.pile):
            feed.wish(s.deck[place])


def random_card(s: table.State, seat: int) -> int:
    """Chooses a card of a hand at random, without moving it. [S:card/red]"""
    s.thefts += 1
    if s.feed is not None:
        return fed_card(s, s.feed, seat)
    return s.hand[seat * steps.HAND + below(s, s.hand_size[seat])]


def fed_card(s: table.State, feed: luck.Feed, seat: int) -> int:
    """Gives the card of a hand that is fed, or says that it is missing."""
    base = seat * steps.HAND
    if feed.has(1):
        return feed.take()
    if feed.need(chance_kinds.RANDOM, s.thefts):
        for place in range(s.hand_size[seat]):
            feed.wish(s.hand[base + place])
    return s.hand[base]


def discard(s: table.State, card: int) -> None:
    """Puts a card on the discard pile, face up."""
    s.discards += 1
    s.deck[s.rules.deck_size - s.discards] = card


def pop(s: table.State) -> int:
    """Takes the top card of the pile, or gives ``cards.NONE`` if none can be had. [R-26]

    The caller puts the card where it goes and then calls ``refresh``, since a card that is
    turned or replaced is discarded before the pile is renewed. [3.11]
    """
    if s.pile == 0:
        if s.discards == 0:
            return cards.NONE
        renew(s)
    s.pile -= 1
    s.drawn += 1
    return s.deck[s.pile]


def put_back(s: table.State, card: int) -> None:
    """Lays a card that was turned back on top of the pile."""
    s.deck[s.pile] = card
    s.pile += 1
    s.drawn -= 1


def refresh(s: table.State) -> None:
    """Renews the pile if its last card is gone, or the cut card is reached. [R-25, 7.10]"""
    if s.pile == 0:
        if s.discards > 0:
            renew(s)
    elif s.drawn >= s.rules.refresh_after:
        renew(s)


def renew(s: table.State) -> None:
    """Shuffles the discards, and what is left of the pile, into a new pile."""
    cells.shift(s.deck, s.pile, s.rules.deck_size - s.discards, s.discards)
    s.pile += s.discards
    s.discards = 0
    s.drawn = 0
    s.refreshes += 1
    if s.first_refresh == 0:
        s.first_refresh = s.gambit
    s.note(notes.RENEW, s.pile)
    shuffle_pile(s)


def draw(s: table.State, seat: int, count: int) -> None:
    """Draws cards one by one; above the hand limit draws do not happen. [3.12]"""
    room = s.room(seat)
    for _ in range(count if count < room else room):
        card = pop(s)
        if card == cards.NONE:
            return
        s.add_to_hand(seat, card)
        if s.journal is not None:
            s.note(notes.DRAW, seat, card)
        refresh(s)


def deal_to(s: table.State, seat: int, count: int) -> None:
    """Draws the cards of a gambit's start; the last is what a blind ante lays. [7.6, R-55]

    Nobody sees that card where the seat antes blind.
    """
    s.last_dealt[seat] = cards.NONE
    room = s.room(seat)
    for left in range(count if count < room else room, 0, -1):
        card = pop(s)
        if card == cards.NONE:
            return
        s.add_to_hand(seat, card)
        s.last_dealt[seat] = card
        refresh(s)
        if s.journal is not None:
            note_dealt(s, seat, card, left)


def note_dealt(s: table.State, seat: int, card: int, left: int) -> None:
    """Tells of a card dealt; the last one stays unseen where the seat antes blind."""
    if antes_blind(s, seat) and (left == 1 or s.pile == 0):
        s.note(notes.DRAW_BLIND, seat, card)
    else:
        s.note(notes.DRAW, seat, card)


def antes_blind(s: table.State, seat: int) -> bool:
    """Tells whether a seat lays its ante unseen. [7.6]"""
    if s.rules.blind_ante == steps.BLIND_JOINERS:
        return s.joined >> seat & 1 == 1
    return s.rules.blind_ante == steps.BLIND_ALL


def clear_table(s: table.State) -> None:
    """Puts all flights and antes on the discard pile. [3.8 E1]"""
    top = s.rules.deck_size - s.discards
    for seat in range(s.n):
        base = s.rules.flight_at[seat]
        for place in range(base, base + s.flight_size[seat]):
            card = s.deck[place]
            if card != cards.NONE:
                top -= 1
                s.deck[top] = card
        s.flight_size[seat] = 0
        s.total[seat] = 0
        s.good[seat] = 0
        s.evil[seat] = 0
        s.mortal[seat] = 0
    s.discards = s.rules.deck_size - top
    clear_antes(s)


def clear_antes(s: table.State) -> None:
    """Puts the antes still on the table on the discard pile."""
    for seat in range(s.n):
        if s.ante[seat] != cards.NONE:
            discard(s, s.ante[seat])
            s.ante[seat] = cards.NONE
