"""The duel and the cursed duel: a sword or a pass, round the table. [rules 4.2, 4.3]"""

from __future__ import annotations

from drakehall.games.draco.core import actions, division, gift, notes, phases, table


def begin(s: table.State) -> None:
    """Begins the duel with the captain."""
    s.note(notes.DUEL, s.captain, s.cursed_duel)
    s.opportunity = 1
    if s.table_size == 0 and s.rules.skip_empty_duel == 1:
        gift.check(s)
        return
    s.phase = phases.DUEL
    s.turn = s.captain


def last_opportunity(s: table.State) -> int:
    """Gives how many opportunities there are: a curse costs the captain the second. [S]"""
    return s.n if s.cursed_duel == 1 else s.n + 1


def seat_at(s: table.State, opportunity: int) -> int:
    """Gives whose opportunity it is: the captain, each other seat, the captain again. [S]"""
    seat = s.captain
    for _ in range((opportunity - 1) % s.n):
        seat = s.after(seat)
    return seat


def list_moves(s: table.State) -> None:
    """Lists the seat's face-up swords whose number nobody has played yet, and to pass. [S]

    Numbers are compared card by card, never as sums. [R4]
    """
    if may_play(s):
        free = s.swords[s.turn] & ~s.on_table()
        for place in range(s.rules.sword_count):
            sword = s.rules.swords[place]
            if free >> sword & 1:
                s.add_move(actions.SWORD + sword)
    s.add_move(actions.PASS)


def may_play(s: table.State) -> bool:
    """Tells whether a seat may play: a captain who passed first may, by default. [R3]"""
    if s.opportunity <= s.n or s.rules.second_after_pass == 1:
        return True
    return s.played[s.turn] != 0


def answer(s: table.State, action: int) -> None:
    """Plays the sword or passes, and goes on to the next opportunity or the division."""
    if action == actions.PASS:
        s.note(notes.PASS, s.turn)
    else:
        sword = action - actions.SWORD
        s.played[s.turn] |= 1 << sword
        if s.journal is not None:
            s.note(notes.SWORD, s.turn, sword, s.strength(s.turn))
    if s.opportunity == last_opportunity(s):
        division.begin(s)
        return
    s.opportunity += 1
    s.turn = s.after(s.turn)
