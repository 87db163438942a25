"""Who wins the gambit. [3.6]"""

from __future__ import annotations

from drakehall.games.three_dragon_ante.core import cards, notes, steps, table


def table_is_full(s: table.State) -> bool:
    """Tells whether a flight has no slot left, more rounds than any real game sees."""
    for seat in range(s.n):
        if s.flight_size[seat] >= s.rules.width:
            return True
    return False


def find_winner(s: table.State) -> bool:
    """Ends the gambit if one flight wins; tells whether the gambit is ending. [3.6, S:end]

    If every player is barred, the bars cancel each other, or as ruled. [R-21]
    """
    bars = barred_seats(s)
    if bars | s.out == (1 << s.n) - 1:
        if s.rules.all_barred == steps.BARS_NO_WINNER:
            end_soon(s, steps.NOBODY)
            return True
        if s.rules.all_barred == steps.BARS_EXTRA_ROUND:
            s.note(notes.TIE)
            return False
        s.note(notes.BARS_CANCEL)
        bars = 0
    winner = best_flight(s, bars)
    if winner == steps.NOBODY:
        s.note(notes.TIE)
        return False
    end_soon(s, winner)
    return True


def barred_seats(s: table.State) -> int:
    """Gives a bit for each seat that a god in its flight bars from winning. [S:card/tiamat]"""
    bars = 0
    for seat in range(s.n):
        if god_bars(s, seat):
            bars |= 1 << seat
            s.note(notes.BARRED, seat)
    return bars


def god_bars(s: table.State, seat: int) -> bool:
    """Tells whether a flight holds Tiamat and a good dragon, or Bahamut and an evil one.

    Tiamat is evil and Bahamut good: what they bar is both sides in one flight.
    """
    if s.good[seat] == 0 or s.evil[seat] == 0:
        return False
    powers = 0
    base = s.rules.flight_at[seat]
    for place in range(base, base + s.flight_size[seat]):
        powers |= 1 << table.POWER[s.deck[place]]
    return powers >> cards.TIAMAT & 1 == 1 or powers >> cards.BAHAMUT & 1 == 1


def best_flight(s: table.State, bars: int) -> int:
    """Gives the seat with the single strongest (Druid: weakest) flight, or nobody for a tie."""
    best = steps.NOBODY
    tied = False
    shut = bars | s.out
    for seat in range(s.n):
        if shut >> seat & 1:
            continue
        if best != steps.NOBODY and s.total[seat] == s.total[best]:
            tied = True
        elif best == steps.NOBODY or (s.total[seat] < s.total[best]) == (s.druid == 1):
            best = seat
            tied = False
    return steps.NOBODY if tied else best


def end_soon(s: table.State, winner: int) -> None:
    """Drops everything pending and queues the end of the gambit."""
    s.drop_steps()
    s.queue(steps.END_GAMBIT, winner)
