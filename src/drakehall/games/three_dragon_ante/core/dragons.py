"""The powers of the dragons, in the order of the card list. [S:card, section 4]

``actor`` is the seat whose card triggered, ``card`` is "this card": the played card, the one a
Copper brought, or the copying card, whose strength counts. What happens now is called; what
must wait for an answer is queued.
"""

from __future__ import annotations

from drakehall.games.three_dragon_ante.core import (
    actions,
    amounts,
    cards,
    money,
    notes,
    pile,
    steps,
    table,
)

# --- the strongest opponent (Red, Brass) -------------------------------------------------


def strongest_opponents(s: table.State, actor: int) -> None:
    """Lists the opponents with the strongest flight, the empty one counted as 0. [R-49]

    Of several, holders of Intimidate are left out, unless all of them hold it. [S:skill, 6.4]
    """
    best = -1
    found = 0
    seat = s.left(actor)
    while seat != actor:
        if s.opposes(actor, seat) and s.total[seat] >= best:
            if s.total[seat] > best:
                best = s.total[seat]
                found = 0
            found |= 1 << seat
        seat = s.left(seat)
    if s.talents >> steps.INTIMIDATE & 1:
        found = without_intimidating(s, found)
    for place in range(1, s.n):
        seat = (actor + place) % s.n
        if found >> seat & 1:
            s.add_move(actions.TARGET + seat)


def without_intimidating(s: table.State, seats: int) -> int:
    """Leaves the holders of Intimidate out of a set of seats, unless that leaves nobody."""
    others = seats
    for seat in range(s.n):
        if s.has(seat, steps.INTIMIDATE):
            others &= ~(1 << seat)
    return seats if others == 0 else others


def red(s: table.State, actor: int, card: int) -> None:
    """The strongest opponent pays you 1 and loses a random card to you. [S:card/red]"""
    s.queue(steps.ASK_TARGET, actor, actor, card, cards.RED)


def red_strikes(s: table.State, actor: int, victim: int) -> None:
    """Takes 1 gold and, if there is one and room for it, a random card. [R-17]"""
    money.pay(s, victim, actor, amounts.RED)
    if s.hand_size[victim] == 0 or s.room(actor) <= 0:
        return
    taken = pile.random_card(s, victim)
    s.remove_from_hand(victim, taken)
    s.add_to_hand(actor, taken)
    s.note(notes.ROB, actor, victim, taken)


def brass(s: table.State, actor: int, card: int) -> None:
    """The strongest opponent gives a stronger good dragon or pays 5. [S:card/brass]"""
    s.queue(steps.ASK_TARGET, actor, actor, card, cards.BRASS)


# --- gold, silver ------------------------------------------------------------------------


def gold(s: table.State, actor: int, by_princess: bool) -> None:
    """Draw a card for each good dragon in your flight. [S:card/gold, R-8]"""
    count = s.good[actor]
    if by_princess and s.rules.gold_counts_self == 0:
        count -= 1
    pile.draw(s, actor, count)


def silver(s: table.State, actor: int) -> None:
    """Everybody with a good dragon in their own flight draws a card. [S:card/silver, R-39]"""
    seat = actor
    while True:
        if s.good[seat] > 0:
            pile.draw(s, seat, 1)
        seat = s.left(seat)
        if seat == actor:
            return


# --- blue --------------------------------------------------------------------------------


def blue(s: table.State, actor: int, card: int) -> None:
    """Steal 1 for each evil dragon of yours, or let each opponent pay that. [S:card/blue]"""
    s.queue(steps.ASK_BLUE, actor, actor, card, cards.BLUE)


def list_blue(s: table.State, actor: int) -> None:
    """Lists both ways, or none without an evil dragon (only through the Archmage)."""
    if s.evil[actor] > 0:
        s.add_move(actions.STEAL)
        s.add_move(actions.LEVY)


def answer_blue(s: table.State, actor: int, action: int) -> None:
    """Steals, or lets every opponent pay the stakes. [R-41: each dragon counts once]"""
    if action == actions.STEAL:
        money.steal(s, actor, s.evil[actor])
    else:
        money.each_opponent_pays(s, actor, steps.STAKES, s.evil[actor])


# --- tribute: green, brass ---------------------------------------------------------------


def green(s: table.State, actor: int, card: int) -> None:
    """Your left opponent gives a weaker evil dragon or pays you 5. [S:card/green]"""
    s.queue(steps.ASK_TRIBUTE, s.left_opponent(actor), actor, card, cards.GREEN)


def demand(card: int, power: int) -> int:
    """Gives what Green or Brass wants, as a bit of ``SERVES``: this card's strength limits it."""
    limit = table.STRENGTH[card]
    return limit if power == cards.GREEN else cards.LIMITS + limit


def list_tribute(s: table.State, victim: int, card: int, power: int) -> None:
    """Lists the cards the victim may give, and paying."""
    wanted = demand(card, power)
    base = victim * steps.HAND
    for place in range(base, base + s.hand_size[victim]):
        if table.SERVES[s.hand[place]] >> wanted & 1:
            s.add_word(actions.GIVE, s.hand[place])
    s.add_move(actions.PAY)


def tribute_is_open(s: table.State, victim: int, card: int, power: int) -> bool:
    """Tells whether the others could not be sure that the victim must pay. [notation 2.3]

    True if the victim has a hand and a card of the deck that would serve does not lie face up.
    Mostly one of a few cards of the pile is such a card, and nothing has to be counted.
    """
    if s.hand_size[victim] == 0:
        return False
    wanted = demand(card, power)
    met = 0
    for place in range(min(s.pile, steps.SAMPLE)):
        met |= table.SERVES[s.deck[place]]
    if met >> wanted & 1:
        return True
    return s.rules.serving[wanted] > serving_face_up(s, wanted)


def serving_face_up(s: table.State, wanted: int) -> int:
    """Counts the cards in flights, antes and discards that would serve as tribute."""
    count = 0
    for seat in range(s.n):
        base = s.rules.flight_at[seat]
        for place in range(base, base + s.flight_size[seat]):
            count += table.SERVES[s.deck[place]] >> wanted & 1
        count += table.SERVES[s.ante[seat]] >> wanted & 1
    for place in range(s.rules.deck_size - s.discards, s.rules.deck_size):
        count += table.SERVES[s.deck[place]] >> wanted & 1
    return count


def answer_tribute(s: table.State, victim: int, actor: int, power: int, action: int) -> None:
    """Pays, or gives a card before everybody's eyes; to a full hand it is shown and kept.

    [S:card/brass, R-16]
    """
    if action == actions.PAY:
        money.pay(s, victim, actor, amounts.GREEN if power == cards.GREEN else amounts.BRASS)
        return
    card = s.in_hand(victim, action - actions.GIVE)
    if s.room(actor) <= 0:
        s.note(notes.SHOW, victim, actor, card)
        return
    s.remove_from_hand(victim, card)
    s.add_to_hand(actor, card)
    s.note(notes.GIVE, victim, actor, card)


# --- bronze ------------------------------------------------------------------------------


def bronze(s: table.State, actor: int, card: int) -> None:
    """Take the two weakest antes into your hand. [S:card/bronze]"""
    if s.rules.bronze_choose == 1 and s.room(actor) == 1:
        s.queue(steps.ASK_BRONZE, actor, actor, card, cards.BRONZE, steps.EITHER)
    else:
        take_weakest(s, actor, card, min(2, s.room(actor)))


def take_weakest(s: table.State, actor: int, card: int, count: int) -> None:
    """Takes the weakest antes while there is no choice, and asks where there is one.

    The memo of the question is how many cards are still to take, or ``EITHER``. [R-15]
    """
    left = count
    while left > 0:
        low = weakest_strength(s)
        weakest = antes_of_strength(s, low)
        if weakest == 0:
            return
        if weakest > left:
            s.queue(steps.ASK_BRONZE, actor, actor, card, cards.BRONZE, left)
            return
        take_ante(s, actor, seat_of_ante(s, low))
        left -= 1


def list_bronze(s: table.State, left: int) -> None:
    """Lists the weakest antes; for ``EITHER`` all that can be one of the two weakest."""
    limit = weakest_strength(s)
    if left == steps.EITHER and antes_of_strength(s, limit) == 1:
        limit = second_strength(s, limit)
    for seat in range(s.n):
        if s.ante[seat] != cards.NONE and table.STRENGTH[s.ante[seat]] <= limit:
            s.add_word(actions.TAKE, s.ante[seat])


def answer_bronze(s: table.State, actor: int, card: int, left: int, seat: int) -> None:
    """Takes the chosen ante and goes on with what is still open."""
    take_ante(s, actor, seat)
    if left > 1:
        take_weakest(s, actor, card, left - 1)


def second_strength(s: table.State, low: int) -> int:
    """Gives the lowest strength above ``low`` among the antes, or ``low`` without one."""
    best = cards.NONE
    for seat in range(s.n):
        if s.ante[seat] != cards.NONE and low < table.STRENGTH[s.ante[seat]] < best:
            best = table.STRENGTH[s.ante[seat]]
    return low if best == cards.NONE else best


def ante_of_kind(s: table.State, kind: int, place: int) -> int:
    """Gives the seat whose ante is meant: ``place`` if it fits, else the first in seat order."""
    if place < s.n and s.ante[place] != cards.NONE and s.ante[place] % cards.KINDS == kind:
        return place
    for seat in range(s.n):
        if s.ante[seat] != cards.NONE and s.ante[seat] % cards.KINDS == kind:
            return seat
    return steps.NOBODY


def weakest_strength(s: table.State) -> int:
    """Gives the lowest strength among the antes, or ``cards.NONE`` without one."""
    low = cards.NONE
    for seat in range(s.n):
        if s.ante[seat] != cards.NONE and table.STRENGTH[s.ante[seat]] < low:
            low = table.STRENGTH[s.ante[seat]]
    return low


def antes_of_strength(s: table.State, strength: int) -> int:
    """Counts the antes of a strength."""
    count = 0
    for seat in range(s.n):
        if table.STRENGTH[s.ante[seat]] == strength:
            count += 1
    return count


def seat_of_ante(s: table.State, strength: int) -> int:
    """Gives the first seat whose ante has a strength that there is."""
    seat = 0
    while table.STRENGTH[s.ante[seat]] != strength:
        seat += 1
    return seat


def take_ante(s: table.State, actor: int, seat: int) -> None:
    """Moves the ante of a seat into the actor's hand."""
    card = s.ante[seat]
    s.ante[seat] = cards.NONE
    s.add_to_hand(actor, card)
    if s.journal is not None:
        s.note(notes.TAKE, actor, card)


# --- black, white, copper ----------------------------------------------------------------


def black(s: table.State, actor: int) -> None:
    """Steal 2. [S:card/black]"""
    money.steal(s, actor, amounts.BLACK)


def white(s: table.State, actor: int) -> None:
    """Steal 3 if any flight holds a mortal. [S:card/white]"""
    for seat in range(s.n):
        if s.mortal[seat] > 0:
            money.steal(s, actor, amounts.WHITE)
            return


def copper(s: table.State, actor: int, card: int) -> int:
    """Replace this card by the top card of the pile; gives the card that triggers, or none.

    It stays if it draws itself, and a Copper that this turn already replaced comes back without
    its power. The newcomer stands for the turn if this card did. [S:card/copper, R-5, R-46]
    """
    slot = s.slot_of(actor, card)
    pile.discard(s, s.lift(actor, slot))
    new = pile.pop(s)
    s.put(actor, slot, new)
    if new == card:
        s.note(notes.STAY, actor, card)
        pile.refresh(s)
        return cards.NONE
    s.note(notes.REPLACE, actor, card, new)
    if s.played[actor] == card:
        s.played[actor] = new
    pile.refresh(s)
    if table.POWER[card] == cards.COPPER:
        s.coppers |= 1 << copper_bit(card)
    if table.POWER[new] == cards.COPPER and s.coppers >> copper_bit(new) & 1:
        s.note(notes.STAY, actor, new)
        return cards.NONE
    return new


def copper_bit(card: int) -> int:
    """Numbers the Coppers of a long deck, six a set."""
    return card // cards.KINDS * 6 + card % cards.KINDS - cards.COPPER * 6


# --- copying: dracolich, archmage --------------------------------------------------------


def dracolich(s: table.State, actor: int, card: int) -> None:
    """Copy the power of another evil dragon in any flight. [S:card/dracolich, R-10]"""
    s.queue(steps.ASK_COPY, actor, actor, card, cards.DRACOLICH)


def copied_before(s: table.State, card: int) -> bool:
    """Tells whether this turn has copied this very card already. [R-9]"""
    for place in range(s.copies):
        if s.copied[place] == card:
            return True
    return s.copies == steps.COPIES


def list_evil_dragons(s: table.State, card: int) -> None:
    """Lists the evil dragons in flights that ``card`` may copy."""
    for seat in range(s.n):
        for slot in range(s.flight_size[seat]):
            if may_be_copied(s, s.at(seat, slot), card):
                s.add_word(actions.COPY, s.at(seat, slot))


def may_be_copied(s: table.State, other: int, card: int) -> bool:
    """Tells whether ``card`` may copy what lies in a slot: another evil dragon, a new one."""
    if other == cards.NONE or other == card or table.SIDE[other] != cards.EVIL:
        return False
    return not copied_before(s, other)


# --- gods --------------------------------------------------------------------------------


def bahamut(s: table.State, actor: int) -> None:
    """Every other player with good and evil dragons in one flight pays you 10.

    [S:card/bahamut, R-40]
    """
    bahamut_collects(s, s.left(actor), actor)


def bahamut_collects(s: table.State, first: int, actor: int) -> None:
    """Lets the players from ``first`` on pay; where one is asked, the others wait for it."""
    seat = first
    while seat != actor:
        base = s.depth
        if s.good[seat] > 0 and s.evil[seat] > 0:
            money.pay(s, seat, actor, amounts.BAHAMUT)
        seat = s.left(seat)
        if s.depth != base:
            s.queue(steps.COLLECT, seat, actor, cards.NONE, steps.BY_BAHAMUT)
            return
