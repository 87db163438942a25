"""Scoring: two colours plus, the others minus, minus 2 for each curse. [S: scoring; rules 4.8]"""

from __future__ import annotations

from drakehall.games.draco.core import cards, table


def counts_plus(s: table.State, seat: int, colour: int) -> bool:
    """Tells whether a colour counts plus: it is among the seat's best. [rules 4.8.2]

    All values are positive, so the best choice is always the largest sums, and of equal sums
    it does not matter which; here the earlier colour.
    """
    base = seat * cards.COLOURS
    own = s.points[base + colour]
    better = 0
    for other in range(cards.COLOURS):
        points = s.points[base + other]
        if points > own or (points == own and other < colour):
            better += 1
    return own > 0 and better < s.rules.plus_colours


def score(s: table.State, seat: int) -> int:
    """Gives a seat's points as its cards lie now. [S: scoring]"""
    total = s.cursed[seat] * s.rules.cursed_points
    for colour in range(cards.COLOURS):
        points = s.points[seat * cards.COLOURS + colour]
        if points > 0:
            total += points if counts_plus(s, seat, colour) else -points
    return total


def ranks_above(s: table.State, seat: int, other: int) -> bool:
    """Tells whether a seat ranks above another: more points, else fewer curses. [R21]"""
    own = score(s, seat)
    theirs = score(s, other)
    if own != theirs:
        return own > theirs
    return s.rules.fewest_cursed == 1 and s.cursed[seat] < s.cursed[other]
