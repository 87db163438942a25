"""The two special flights: three dragons of one colour, three of one strength. [S:flight, 5]

Tested for the active seat after its card's power; each kind pays once a seat and gambit. The
memo of ``ASK_TRIO`` says which kind is asked.
"""

from __future__ import annotations

from drakehall.games.three_dragon_ante.core import (
    actions,
    cards,
    dragons,
    money,
    notes,
    steps,
    table,
)


def seek(s: table.State, seat: int, kind: int) -> None:
    """Puts the question which trio pays, if one is complete and none has paid yet."""
    list_unpaid(s, seat, kind)
    if s.moves_count > 0:
        s.queue_memo(steps.ASK_TRIO, seat, kind)


def list_unpaid(s: table.State, seat: int, kind: int) -> None:
    """Lists the complete trios of a kind, none if that kind has paid this gambit. [5.3]"""
    s.moves_count = 0
    paid = s.colour_paid if kind == steps.COLOUR else s.strength_paid
    if not paid >> seat & 1:
        list_trios(s, seat, kind)


def list_trios(s: table.State, seat: int, kind: int) -> None:
    """Lists the complete trios of a kind."""
    complete = shared_by_three(s, seat)
    if complete == 0:
        return
    if kind == steps.COLOUR:
        for colour in range(cards.COLOURS):
            if complete >> colour & 1:
                s.add_move(actions.TRIO_COLOUR + colour)
        return
    for strength in range(1, steps.STRONGEST + 1):
        if complete >> (cards.STRENGTH_TRAITS + strength) & 1:
            s.add_move(actions.TRIO_STRENGTH + strength)


def shared_by_three(s: table.State, seat: int) -> int:
    """Gives the traits (colours, strengths) that three or more cards of a flight share.

    Tiamat has the traits of every evil colour; mortals have none. [5.1]
    """
    once = 0
    twice = 0
    thrice = 0
    base = s.rules.flight_at[seat]
    for place in range(base, base + s.flight_size[seat]):
        traits = table.TRAITS[s.deck[place]]
        thrice |= twice & traits
        twice |= once & traits
        once |= traits
    return thrice


def colour_amount(s: table.State, seat: int, colour: int) -> int:
    """Gives the second highest strength of a colour with three dragons, else 0.

    Tiamat stands for one dragon of any evil colour. [S:card/tiamat, 5.3]
    """
    if dragons_of_colour(s, seat, colour) < steps.TRIO:
        return 0
    return second_highest(s, seat, colour, 0)


def dragons_of_colour(s: table.State, seat: int, colour: int) -> int:
    """Counts the dragons of a colour in a flight, Tiamat among the evil ones."""
    count = 0
    for slot in range(s.flight_size[seat]):
        card = s.at(seat, slot)
        if card != cards.NONE and is_of_colour(card, colour):
            count += 1
    return count


def second_highest(s: table.State, seat: int, colour: int, another: int) -> int:
    """Gives the second highest strength of a colour's dragons and one more of ``another``."""
    first = another
    second = 0
    for slot in range(s.flight_size[seat]):
        card = s.at(seat, slot)
        if card == cards.NONE or not is_of_colour(card, colour):
            continue
        strength = table.STRENGTH[card]
        if strength > first:
            second = first
            first = strength
        elif strength > second:
            second = strength
    return second


def is_of_colour(card: int, colour: int) -> bool:
    """Tells whether a card counts as a dragon of a colour."""
    power = table.POWER[card]
    return power == colour or (power == cards.TIAMAT and colour % 2 == cards.EVIL)


def answer_trio(s: table.State, seat: int, action: int) -> None:
    """Pays the chosen trio. [S:flight]"""
    if action < actions.TRIO_STRENGTH:
        colour = action - actions.TRIO_COLOUR
        pay_colour(s, seat, colour, colour_amount(s, seat, colour))
    else:
        pay_strength(s, seat, action - actions.TRIO_STRENGTH)


def pay_colour(s: table.State, seat: int, colour: int, amount: int) -> None:
    """Lets each opponent pay the strength of the second strongest of the three. [5.1]"""
    s.colour_paid |= 1 << seat
    s.note(notes.COLOUR_FLIGHT, seat, colour, amount)
    money.each_opponent_pays(s, seat, seat, amount)


def pay_strength(s: table.State, seat: int, strength: int) -> None:
    """Steals the strength, then offers the antes, by default also from emptied stakes. [R-14]"""
    s.strength_paid |= 1 << seat
    s.note(notes.STRENGTH_FLIGHT, seat, strength)
    if s.rules.take_on_empty == 1:
        money.steal(s, seat, strength, steps.ASK_SPOILS)
    else:
        money.steal(s, seat, strength)
        s.queue(steps.ASK_SPOILS, seat, seat)


def list_spoils(s: table.State, seat: int) -> None:
    """Lists the antes and the end of taking; nothing where nothing can be taken."""
    if s.room(seat) <= 0:
        return
    for other in range(s.n):
        if s.ante[other] != cards.NONE:
            s.add_word(actions.TAKE, s.ante[other])
    if s.moves_count > 0:
        s.add_move(actions.DONE)


def answer_spoils(s: table.State, seat: int, action: int, place: int) -> None:
    """Takes one ante and asks again, or ends the taking."""
    if action == actions.DONE:
        return
    dragons.take_ante(s, seat, dragons.ante_of_kind(s, action - actions.TAKE, place))
    s.queue(steps.ASK_SPOILS, seat, seat)
