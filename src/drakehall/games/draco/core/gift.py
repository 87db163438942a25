"""Exhaustion: the gift to the last player with a sword, and everybody's recovery. [rules 4.5]"""

from __future__ import annotations

from drakehall.games.draco.core import actions, cards, notes, phases, rounds, table


def check(s: table.State) -> None:
    """Looks who has swords left after the division. [S: division]

    All but one exhausted: the one is offered cards from the deck, then all recover. Nobody has
    any left: all recover, without a gift by default. [R10] Else nothing happens.
    """
    holder = phases.NOBODY
    for seat in range(s.n):
        if s.swords[seat] != 0:
            if holder != phases.NOBODY:
                rounds.end(s)
                return
            holder = seat
    if holder == phases.NOBODY and s.rules.captain_gift == 1:
        holder = s.captain
    if holder != phases.NOBODY and is_offered(s):
        s.phase = phases.GIFT
        s.turn = holder
        s.note(notes.GIFT, holder, s.rules.gift_size)
    else:
        recover(s)


def is_offered(s: table.State) -> bool:
    """Tells whether there is a gift at all: not from an empty deck. [R11]"""
    if s.pile == 0 or s.rules.gift_size == 0:
        return False
    return s.final == 0 or s.rules.gift_in_final == 1


def list_moves(s: table.State) -> None:
    """Lists the two answers: both cards unseen, or none. [R7]"""
    s.add_move(actions.ACCEPT)
    s.add_move(actions.REFUSE)


def answer(s: table.State, action: int) -> None:
    """Gives the cards or not; the swords come back in both cases. [R19]"""
    if action == actions.ACCEPT:
        draw(s, s.turn)
    else:
        s.note(notes.REFUSE, s.turn)
    recover(s)


def draw(s: table.State, seat: int) -> None:
    """Gives cards from the deck, as far as it reaches; a curse is one of them. [R8]

    Where curses are replaced, each goes under the deck and the next card comes, for one pass
    through the deck at most.
    """
    wanted = s.rules.gift_size
    looks = s.pile
    while wanted > 0 and looks > 0:
        looks -= 1
        card = s.pop()
        if card != cards.CURSE:
            s.give(seat, card)
            s.note(notes.GAIN, seat, card)
            wanted -= 1
        elif s.rules.gift_replaces == 1:
            s.put_under(card)
            s.note(notes.REPLACE, seat)
        else:
            s.note(notes.GAIN, seat, card)
            s.curse(seat)
            wanted -= 1
    finish_draw(s)


def finish_draw(s: table.State) -> None:
    """Sees whether the gift has brought the last round. [R9]"""
    if s.pile == 0:
        rounds.set_final(s)
    elif s.curses >= s.rules.final_at and s.final == 0:
        if s.rules.one_more_round == 1:
            s.next_final = 1
        else:
            rounds.set_final(s)


def recover(s: table.State) -> None:
    """Turns all swords of all players face up. [S: division]"""
    for seat in range(s.n):
        s.swords[seat] = s.rules.full_set
    s.note(notes.RECOVER)
    rounds.end(s)
