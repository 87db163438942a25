"""The division step: one card each, strongest first, until the table is empty. [rules 4.4]"""

from __future__ import annotations

from drakehall.games.draco.core import actions, gift, notes, phases, table


def begin(s: table.State) -> None:
    """Begins to share out what lies on the table."""
    s.picked = 0
    s.taken = 0
    go_on(s)


def go_on(s: table.State) -> None:
    """Finds who picks next; with nobody to pick or nothing to take, the division ends.

    Who has had a turn waits until all have, then it begins again from the strongest [R17],
    unless a whole cycle took nothing.
    """
    seat = phases.NOBODY
    if s.table_size > 0:
        seat = strongest(s)
        if seat == phases.NOBODY and s.taken == 1:
            s.picked = 0
            s.taken = 0
            seat = strongest(s)
    if seat == phases.NOBODY:
        finish(s)
        return
    s.phase = phases.DIVISION
    s.turn = seat


def strongest(s: table.State) -> int:
    """Gives the strongest seat that has played and not yet picked in this cycle, or nobody."""
    best = phases.NOBODY
    for seat in range(s.n):
        if s.played[seat] == 0 or s.picked >> seat & 1:
            continue
        if best == phases.NOBODY or is_stronger(s, seat, best):
            best = seat
    return best


def is_stronger(s: table.State, seat: int, other: int) -> bool:
    """Tells whether a seat picks before another. [S: division]

    Only the captain's sum can equal another's single sword; the captain goes first. [R1]
    """
    own = s.strength(seat)
    theirs = s.strength(other)
    if own != theirs:
        return own > theirs
    first = other if s.rules.single_first == 1 else seat
    return first == s.captain


def list_moves(s: table.State) -> None:
    """Lists the cards on the table, each word once; to pass is a local rule. [R6]"""
    for place in range(s.table_size):
        action = actions.TAKE + s.table[place]
        if not s.has_move(action):
            s.add_move(action)
    if s.rules.pick_mandatory == 0:
        s.add_move(actions.PASS)


def answer(s: table.State, action: int) -> None:
    """Gives the picker the chosen card."""
    s.picked |= 1 << s.turn
    if action == actions.PASS:
        s.note(notes.PASS, s.turn)
    else:
        take(s, s.turn, action - actions.TAKE)
        s.taken = 1
    go_on(s)


def take(s: table.State, seat: int, card: int) -> None:
    """Moves a card from the table to a seat."""
    s.lift(card)
    s.give(seat, card)
    s.note(notes.TAKE, seat, card)


def finish(s: table.State) -> None:
    """Sees to cards that nobody took, then turns down the swords that were played. [R5, R18]"""
    if s.table_size > 0:
        s.note(notes.LEFT, s.rules.unclaimed, s.table_size)
        clear_table(s)
    s.turn = s.captain
    s.picked = 0
    s.taken = 0
    for seat in range(s.n):
        if s.played[seat] != 0:
            s.swords[seat] &= ~s.played[seat]
            s.played[seat] = 0
            s.note(notes.DOWN, seat)
    gift.check(s)


def clear_table(s: table.State) -> None:
    """Does with unclaimed cards what the ruleset says; by default they stay. [R5]"""
    if s.rules.unclaimed == phases.STAYS:
        return
    while s.table_size > 0:
        card = s.table[0]
        if s.rules.unclaimed == phases.TO_CAPTAIN:
            take(s, s.captain, card)
        else:
            s.lift(card)
            s.discard(card)
