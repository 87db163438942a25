"""The abilities that ask: Diplomacy, Sense Motive, Profession, Wild Card, and "use it?".

Bluff and Sleight of Hand hook in where gold moves (``money``), Intimidate where a target is
sought (``dragons``), Concentration where the price of the antes is paid (``antes``). [section 6]
"""

from __future__ import annotations

from drakehall.games.three_dragon_ante.core import (
    actions,
    cards,
    money,
    notes,
    steps,
    table,
    trios,
)

# --- picks -------------------------------------------------------------------------------


def list_picks(s: table.State, seat: int) -> None:
    """Lists what a seat may still pick; Wild Card fills both slots. [S:skill, R-36]"""
    for ability in range(steps.ABILITIES):
        if s.has(seat, ability):
            continue
        if s.abilities[seat] == 0 or ability != steps.WILD_CARD:
            s.add_move(actions.PICK + ability)


def pick(s: table.State, seat: int, ability: int) -> None:
    """Gives a seat an ability; A fills both slots, then B, then the cards are dealt."""
    before = s.abilities[seat]
    s.endow(seat, 1 << ability)
    s.note(notes.PICK, seat, ability)
    if before == 0 and ability != steps.WILD_CARD:
        s.queue(steps.ASK_PICK, seat)
    elif seat + 1 < s.n:
        s.queue(steps.ASK_PICK, seat + 1)
    else:
        s.queue(steps.DEAL)


# --- diplomacy ---------------------------------------------------------------------------


def offer_lead(s: table.State) -> None:
    """Asks a leader with Diplomacy, once a round. [6.3]"""
    if s.has(s.leader, steps.DIPLOMACY) and s.lead_passed == 0:
        s.queue(steps.ASK_LEAD, s.leader)


def list_leads(s: table.State, leader: int) -> None:
    """Lists every other player, partners too, and keeping the lead. [R-35]"""
    seat = s.left(leader)
    while seat != leader:
        s.add_move(actions.LEAD + seat)
        seat = s.left(seat)
    s.add_move(actions.PASS)


def answer_lead(s: table.State, action: int) -> None:
    """Makes another player the leader of this round, who cannot pass it on."""
    if action == actions.PASS:
        return
    seat = action - actions.LEAD
    s.note(notes.HAND_OVER, s.leader, seat)
    s.lead_passed = 1
    s.leader = seat
    s.turn = seat


# --- sense motive ------------------------------------------------------------------------


def offer_looks(s: table.State, seat: int) -> None:
    """Asks the holders whether they look at a hand, in turn order. [6.6]"""
    if s.flight_size[seat] != 2 or not shows_motive(s, seat):
        return
    other = s.left(seat)
    while other != seat:
        if s.has(other, steps.SENSE_MOTIVE):
            s.queue(steps.ASK_LOOK, other, seat)
        other = s.left(other)


def shows_motive(s: table.State, seat: int) -> bool:
    """Tells whether a seat's first two cards, as they lie, are dragons of one colour.

    Tiamat goes with any evil dragon, the colourless Dracolich too. [R-31, R-32]
    """
    first = s.at(seat, 0)
    second = s.at(seat, 1)
    if first == cards.NONE or second == cards.NONE:
        return False
    if table.POWER[first] == cards.TIAMAT or table.POWER[second] == cards.TIAMAT:
        return table.SIDE[first] == cards.EVIL and table.SIDE[second] == cards.EVIL
    return table.POWER[first] == table.POWER[second] and table.POWER[first] < cards.COLOURS


def answer_look(s: table.State, seat: int, owner: int, action: int) -> None:
    """Shows a hand to one seat alone; that it looked is public."""
    if action == actions.PASS:
        return
    s.note(notes.LOOK, seat, owner)
    base = owner * steps.HAND
    for place in range(base, base + s.hand_size[owner]):
        s.note(notes.SEEN, seat, owner, s.hand[place])


# --- wild card ---------------------------------------------------------------------------


def offer_wild(s: table.State, seat: int) -> None:
    """Asks the holder whether a mortal completes a colour flight. [6.8, R-29]"""
    s.moves_count = 0
    list_wild(s, seat)
    if s.moves_count > 0:
        s.queue(steps.ASK_WILD, seat, seat)


def list_wild(s: table.State, seat: int) -> None:
    """Lists the colours with exactly two real dragons, if a mortal can serve; and declining."""
    used = (s.wild_used | s.colour_paid) >> seat & 1
    if used or not s.has(seat, steps.WILD_CARD) or wild_mortal(s, seat) == 0:
        return
    for colour in range(cards.COLOURS):
        if has_pair(s, seat, colour):
            s.add_move(actions.WILD + colour)
    if s.moves_count > 0:
        s.add_move(actions.PASS)


def has_pair(s: table.State, seat: int, colour: int) -> bool:
    """Tells whether a flight has two dragons of a colour, of which Tiamat may be one."""
    if trios.dragons_of_colour(s, seat, colour) != steps.PAIR:
        return False
    for slot in range(s.flight_size[seat]):
        card = s.at(seat, slot)
        if card != cards.NONE and table.POWER[card] == colour:
            return True
    return False


def wild_mortal(s: table.State, seat: int) -> int:
    """Gives the strength of the strongest mortal that can serve, 0 for none.

    By default one that entered the flight in this turn, as the third card. [R-29]
    """
    best = 0
    for slot in range(s.flight_size[seat]):
        card = s.at(seat, slot)
        if card == cards.NONE or table.SIDE[card] != cards.MORTAL:
            continue
        if s.armed[steps.FRESH] >> slot & 1 or s.rules.wild_any_order == 1:
            best = max(best, table.STRENGTH[card])
    return best


def answer_wild(s: table.State, seat: int, action: int) -> None:
    """Lets the mortal be the third dragon of a colour, once a game."""
    if action == actions.PASS:
        return
    colour = action - actions.WILD
    s.wild_used |= 1 << seat
    s.note(notes.WILD, seat, colour)
    trios.pay_colour(s, seat, colour, wild_amount(s, seat, colour))


def wild_amount(s: table.State, seat: int, colour: int) -> int:
    """Gives the second highest strength of a colour's pair and the mortal. [R-30]"""
    return trios.second_highest(s, seat, colour, wild_mortal(s, seat))


# --- use it? -----------------------------------------------------------------------------


def answer_use(s: table.State, top: int, action: int) -> None:
    """Goes on with a payment or theft that waited, with the ability or without. [R-33]

    The memo is the printed amount; the owner is who receives (Bluff) or the question that
    follows in the same text (Sleight of Hand).
    """
    seat = s.frame_seat[top]
    owner = s.frame_owner[top]
    card = s.frame_card[top]
    ability = s.frame_power[top]
    printed = s.frame_memo[top]
    saved = 1 if action == actions.USE else 0
    if ability == steps.SLEIGHT_OF_HAND:
        money.take(s, seat, printed, saved * money.sleight(s, seat, printed), owner, card)
        return
    if saved:
        s.note(notes.USE, seat, ability)
    if ability == steps.CONCENTRATION:
        s.concentrating |= saved << seat
    else:
        money.pay_exactly(s, seat, owner, (printed - saved) * s.unit())


# --- all of them ---------------------------------------------------------------------------


def list_moves(s: table.State, kind: int, seat: int) -> None:
    """Lists the answers to a question that an ability puts."""
    if kind == steps.ASK_LEAD:
        list_leads(s, seat)
    elif kind == steps.ASK_LOOK:
        s.add_move(actions.LOOK)
        s.add_move(actions.PASS)
    elif kind == steps.ASK_PRICE:
        s.add_move(actions.SWAP)
        s.add_move(actions.KEEP)
    elif kind == steps.ASK_USE:
        s.add_move(actions.USE)
        s.add_move(actions.PASS)
    elif kind == steps.ASK_WILD:
        list_wild(s, seat)
    else:
        list_picks(s, seat)


def answer(s: table.State, top: int, action: int) -> None:
    """Does what an answer to an ability's question says; it is off the stack already."""
    kind = s.frame_kind[top]
    seat = s.frame_seat[top]
    if kind == steps.ASK_LEAD:
        answer_lead(s, action)
    elif kind == steps.ASK_LOOK:
        answer_look(s, seat, s.frame_owner[top], action)
    elif kind == steps.ASK_PRICE:
        if action == actions.SWAP:
            money.swap_price(s, seat)
        else:
            money.pay_price(s, seat, s.price)
    elif kind == steps.ASK_USE:
        answer_use(s, top, action)
    elif kind == steps.ASK_WILD:
        answer_wild(s, seat, action)
    else:
        pick(s, seat, action - actions.PICK)
