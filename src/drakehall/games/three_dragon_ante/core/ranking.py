"""Who is ahead of whom: gold, survivors, teams, ties that were broken. [3.10, 7.1, 7.8]"""

from __future__ import annotations

from drakehall.games.three_dragon_ante.core import steps, table


def wealth(s: table.State, seat: int) -> int:
    """Gives what counts for a seat: its gold, with teams that of both partners."""
    if s.rules.teams == 0:
        return s.gold[seat]
    return s.gold[seat] + s.gold[seat ^ steps.PARTNER]


def side_is_broke(s: table.State, seat: int) -> bool:
    """Tells whether a bankruptcy of a seat's side counts against it. [S:local, 7.8]"""
    if s.rules.bankruptcy_ends == 0:
        return False
    return s.gold[seat] == 0 or s.gold[seat ^ steps.PARTNER] == 0


def ranks_above(s: table.State, seat: int, other: int) -> bool:
    """Tells whether a seat ranks strictly above another one. [R-27, R-52, R-53]

    A side with a bankrupt member loses; survivors rank above the eliminated, of these the
    latest first; who was in a tie that was played out ranks above who was not.
    """
    if s.rules.teams == 1:
        if side_is_broke(s, seat) != side_is_broke(s, other):
            return side_is_broke(s, other)
        return wealth(s, seat) > wealth(s, other)
    if s.plays(seat) != s.plays(other):
        return s.plays(seat)
    if not s.plays(seat):
        return s.out_at[seat] > s.out_at[other]
    if s.rank_level[seat] != s.rank_level[other]:
        return s.rank_level[seat] > s.rank_level[other]
    return s.gold[seat] > s.gold[other]


def best_seat(s: table.State) -> int:
    """Gives the first seat above which none ranks."""
    best = 0
    for seat in range(1, s.n):
        if ranks_above(s, seat, best):
            best = seat
    return best


def tie_at_the_top(s: table.State) -> bool:
    """Tells whether the best are tied, and raises them above all others. [R-27]

    ``rank_level`` counts a seat's ties: only those of the highest level can win. After twenty
    extra gambits the win is shared: seats without gold could tie for ever.
    """
    best = best_seat(s)
    if not s.plays(best) or s.contest == steps.MAX_TIES:
        return False
    tied = 0
    count = 0
    for seat in range(s.n):
        if not ranks_above(s, best, seat):
            tied |= 1 << seat
            count += 1
    if count <= (steps.PARTNER if s.rules.teams == 1 else 1):
        return False
    for seat in range(s.n):
        if tied >> seat & 1:
            s.rank_level[seat] += 1
    s.contest += 1
    return True
