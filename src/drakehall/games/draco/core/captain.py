"""The captain step: cards are turned up one by one until a stop or a curse. [rules 4.1]"""

from __future__ import annotations

from drakehall.games.draco.core import actions, cards, duel, notes, rounds, table


def list_moves(s: table.State) -> None:
    """Lists flip and stop, as far as each is allowed. [R2]

    The first flips are compulsory, there may be a limit, and from an empty deck none is left;
    then one answer remains and the rules give it.
    """
    if s.pile > 0 and s.flipped < s.rules.max_flips:
        s.add_move(actions.FLIP)
    if s.moves_count == 0 or s.flipped >= s.rules.min_flips:
        s.add_move(actions.STOP)


def answer(s: table.State, action: int) -> None:
    """Turns up a card or begins the duel."""
    if action == actions.FLIP:
        flip(s)
    else:
        s.note(notes.STOP, s.turn)
        duel.begin(s)


def flip(s: table.State) -> None:
    """Turns up the top card: a treasure goes on the table, a curse to the captain. [S]

    A curse ends the flipping and leads to the cursed duel; the treasure stays for all. The last
    card of the deck makes this round the last. [rules 4.7.3]
    """
    card = s.pop()
    s.flipped += 1
    s.note(notes.FLIP, s.captain, card)
    if card == cards.CURSE:
        s.curse(s.captain)
        s.cursed_duel = 1
        if s.curses >= s.rules.final_at:
            rounds.set_final(s)
    else:
        s.lay(card)
    if s.pile == 0:
        rounds.set_final(s)
    if card == cards.CURSE:
        duel.begin(s)
