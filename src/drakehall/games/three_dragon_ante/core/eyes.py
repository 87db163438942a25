"""What a seat may have of the arrays of a table, as a flat run of numbers, and back.

Built from an allow-list: what is not named here is left out. First come the numbers that
everybody may know, the pending steps last of them; then the cards that the seat sees.
"""

from __future__ import annotations

from drakehall.games.three_dragon_ante.core import steps, table


def open_numbers(s: table.State) -> list[int]:
    """Gives the numbers of the arrays that are no cards and that everybody may know."""
    found = []
    for seat in range(s.n):
        found += [s.gold[seat], s.hand_size[seat], s.flight_size[seat], s.total[seat]]
        found += [s.good[seat], s.evil[seat], s.mortal[seat]]
        found += [s.rank_level[seat], s.abilities[seat], s.out_at[seat]]
    found.append(s.armed[steps.FRESH])
    found += [s.armed[mark] for mark in range(s.nesting)]
    for entry in range(s.debts):
        found += [s.debt_seats[entry], s.debt_gold[entry]]
    for place in range(s.depth):
        found += [s.frame_kind[place], s.frame_seat[place], s.frame_owner[place]]
        found += [s.frame_power[place], s.frame_memo[place]]
    return found


def load_numbers(s: table.State, numbers: list[int], start: int) -> int:
    """Sets what ``open_numbers`` gave, from a place on; gives the place after it."""
    at = start
    for seat in range(s.n):
        s.gold[seat] = numbers[at]
        s.hand_size[seat] = numbers[at + 1]
        s.flight_size[seat] = numbers[at + 2]
        s.total[seat] = numbers[at + 3]
        s.good[seat] = numbers[at + 4]
        s.evil[seat] = numbers[at + 5]
        s.mortal[seat] = numbers[at + 6]
        s.rank_level[seat] = numbers[at + 7]
        s.abilities[seat] = numbers[at + 8]
        s.out_at[seat] = numbers[at + 9]
        at += 10
    s.armed[steps.FRESH] = numbers[at]
    at += 1
    for mark in range(s.nesting):
        s.armed[mark] = numbers[at]
        at += 1
    for entry in range(s.debts):
        s.debt_seats[entry] = numbers[at]
        s.debt_gold[entry] = numbers[at + 1]
        at += 2
    for place in range(s.depth):
        s.frame_kind[place] = numbers[at]
        s.frame_seat[place] = numbers[at + 1]
        s.frame_owner[place] = numbers[at + 2]
        s.frame_power[place] = numbers[at + 3]
        s.frame_memo[place] = numbers[at + 4]
        at += 5
    return at


def sees_ante(s: table.State, seat: int, other: int) -> bool:
    """Tells whether a seat sees an ante: it is turned, or its own and not laid unseen."""
    if s.revealed == 1:
        return True
    return other == seat and not s.blind >> seat & 1


def seen_cards(s: table.State, seat: int) -> list[int]:
    """Gives the cards that a seat sees, and those that the pending steps are about."""
    found = [s.hand[place] for place in range(seat * steps.HAND, hand_end(s, seat))]
    for other in range(s.n):
        if sees_ante(s, seat, other):
            found.append(s.ante[other])
        found += [s.at(other, slot) for slot in range(s.flight_size[other])]
    bottom = s.rules.deck_size - s.discards
    found += [s.deck[place] for place in range(bottom, s.rules.deck_size)]
    found += [s.played[other] for other in range(s.n)]
    found += [s.frame_card[place] for place in range(s.depth)]
    found += [s.copied[place] for place in range(s.copies)]
    return found


def load_cards(s: table.State, seat: int, numbers: list[int], start: int) -> None:
    """Sets what ``seen_cards`` gave, from a place on."""
    at = start
    for place in range(seat * steps.HAND, hand_end(s, seat)):
        s.hand[place] = numbers[at]
        at += 1
    for other in range(s.n):
        if sees_ante(s, seat, other):
            s.ante[other] = numbers[at]
            at += 1
        base = s.rules.flight_at[other]
        for place in range(base, base + s.flight_size[other]):
            s.deck[place] = numbers[at]
            at += 1
    for place in range(s.rules.deck_size - s.discards, s.rules.deck_size):
        s.deck[place] = numbers[at]
        at += 1
    for other in range(s.n):
        s.played[other] = numbers[at]
        at += 1
    for place in range(s.depth):
        s.frame_card[place] = numbers[at]
        at += 1
    for place in range(s.copies):
        s.copied[place] = numbers[at]
        at += 1


def hand_end(s: table.State, seat: int) -> int:
    """Gives the place after the last card of a hand; a spectator has none."""
    if seat >= steps.SEATS:
        return seat * steps.HAND
    return seat * steps.HAND + s.hand_size[seat]


def set_hand(s: table.State, seat: int, place: int, card: int) -> None:
    """Puts a card into a place of a hand that is blank."""
    s.hand[seat * steps.HAND + place] = card
