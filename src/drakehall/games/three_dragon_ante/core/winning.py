"""Who leads the next round, and who wins the gambit. [3.5, 3.6]"""

from __future__ import annotations

from drakehall.games.three_dragon_ante.core import cards, notes, rounds, steps, table


def end_round(s: table.State) -> None:
    """Ends a round: a winner is sought after enough rounds, else another round begins.

    A round in which nobody plays ends the gambit without a winner. [R-47]
    """
    if s.last == steps.NOBODY or table_is_full(s):
        end_soon(s, steps.NOBODY)
        return
    if s.round >= s.rules.min_rounds and find_winner(s):
        return
    s.leader = next_leader(s)
    rounds.start_round(s)


def table_is_full(s: table.State) -> bool:
    """Tells whether a flight has no slot left, more rounds than any real game sees."""
    for seat in range(s.n):
        if s.flight_size[seat] >= s.rules.width:
            return True
    return False


def next_leader(s: table.State) -> int:
    """Gives who leads the next round: Priest, else the highest card of the round. [3.5]"""
    if s.priest != steps.NOBODY:
        leader = s.priest
        s.priest = steps.NOBODY
        s.note(notes.LEAD, leader, notes.BY_PRIEST)
        return leader
    owner = highest_of_round(s)
    if owner == steps.NOBODY:
        s.note(notes.LEAD, s.leader, notes.BY_HOLD)
        return s.leader
    s.note(notes.LEAD, owner, notes.BY_HIGHEST)
    return owner


def highest_of_round(s: table.State) -> int:
    """Gives the seat with the single highest card of the round, or nobody. [S:round, R-6, R-7]

    With the cascade, tied cards cancel each other and the next strength is looked at.
    """
    limit = cards.NONE
    while True:
        high = -1
        owner = steps.NOBODY
        for seat in range(s.n):
            strength = round_strength(s, seat)
            if strength < limit and strength >= high and strength > 0:
                owner = seat if strength > high else steps.NOBODY
                high = strength
        if high < 0 or owner != steps.NOBODY or s.rules.round_cascade == 0:
            return owner
        limit = high


def round_strength(s: table.State, seat: int) -> int:
    """Gives the strength that stands for a seat's turn, 0 for none."""
    if s.played[seat] == cards.NONE or (s.rules.slain_counts == 0 and s.slain >> seat & 1):
        return 0
    return table.STRENGTH[s.played[seat]]


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
    """Tells whether a flight holds Tiamat and a good dragon, or Bahamut and an evil one."""
    if s.good[seat] == 0 or s.evil[seat] == 0:
        return False
    base = s.rules.flight_at[seat]
    for place in range(base, base + s.flight_size[seat]):
        power = table.POWER[s.deck[place]]
        if power == cards.TIAMAT and s.good[seat] > 0:
            return True
        if power == cards.BAHAMUT and s.evil[seat] > 0:
            return True
    return False


def best_flight(s: table.State, bars: int) -> int:
    """Gives the seat with the single strongest (Druid: weakest) flight, or nobody for a tie."""
    best = steps.NOBODY
    tied = False
    for seat in range(s.n):
        if bars >> seat & 1 or not s.plays(seat):
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
