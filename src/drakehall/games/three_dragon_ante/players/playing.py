"""Whole games and gambits between the players of a table."""

from __future__ import annotations

from drakehall.games.three_dragon_ante.core import (
    copying,
    engine,
    playout,
    ranking,
    steps,
    table,
)
from drakehall.games.three_dragon_ante.players import chooser, minds, scale


def play_game(m: minds.Minds, s: table.State, empty: table.State, number: int, limit: int) -> int:
    """Plays a whole game dealt from a number; gives its decisions.

    ``empty`` is a table without cards. The same number gives the same deal whoever plays.
    """
    copying.copy(s, empty)
    playout.deal(s, number)
    return play_on(m, s, limit)


def play_on(m: minds.Minds, s: table.State, limit: int) -> int:
    """Plays to the end of the game, or for ``limit`` decisions; gives how many were made."""
    decisions = 0
    while s.over == 0 and decisions < limit:
        engine.apply(s, chooser.choose(m, s), steps.NOBODY)
        decisions += 1
    return decisions


def play_gambits(m: minds.Minds, s: table.State, first: int, gambits: int, limit: int) -> None:
    """Plays until so many gambits from the ``first`` on have ended, or the game is over.

    Notes the stakes of the first as they lay in the end, and who won them.
    """
    while s.over == 0 and s.gambit == first and limit > 0:
        m.pot = s.stakes
        engine.apply(s, chooser.choose(m, s), steps.NOBODY)
        limit -= 1
    m.winner = s.last_winner
    while s.over == 0 and s.gambit < first + gambits and limit > 0:
        engine.apply(s, chooser.choose(m, s), steps.NOBODY)
        limit -= 1


def win_share(s: table.State, seat: int) -> int:
    """Gives a seat's part of the win as the table stands, ``scale.WHOLE`` for all of it."""
    first = ranking.best_seat(s)
    if ranking.ranks_above(s, first, seat):
        return 0
    winners = 0
    for other in range(s.n):
        if not ranking.ranks_above(s, first, other):
            winners += 1
    return scale.WHOLE // winners
