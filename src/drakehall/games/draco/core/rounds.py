"""The begin and the end of a round. [rules 4.6, 4.7]"""

from __future__ import annotations

from drakehall.games.draco.core import notes, phases, scoring, table


def begin(s: table.State) -> None:
    """Begins a round with the captain's step; treasure carried over stays on the table."""
    s.phase = phases.CAPTAIN
    s.turn = s.captain
    s.flipped = 0
    s.cursed_duel = 0
    s.opportunity = 1
    s.picked = 0
    s.taken = 0
    if s.next_final == 1:
        s.next_final = 0
        set_final(s)
    s.note(notes.ROUND, s.round, s.captain)


def set_final(s: table.State) -> None:
    """Makes this round the last; it is played to its end. [S: sixth curse]"""
    if s.final == 0:
        s.final = 1
        s.note(notes.FINAL)


def end(s: table.State) -> None:
    """Ends the round: the game is over, or the captain card passes to the left. [S]

    The round in which the deck ran out is the last, too. [rules 4.7.3]
    """
    if s.final == 1 or s.pile == 0:
        s.final = 1
        s.phase = phases.OVER
        for seat in range(s.n):
            s.note(notes.SCORE, seat, scoring.score(s, seat))
        s.note(notes.OVER)
        return
    s.captain = s.after(s.captain)
    s.round += 1
    begin(s)
