"""The six piles as chances: which places of the deck can hold curses, and how likely.

A pile is its size and its number of curses; each pile is shuffled, and the piles lie in random
order. [rules 3.2] A deck without piles is one pile.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from math import comb

from drakehall.games.draco.core import deal
from drakehall.games.draco.core.rules import Rules

ANYWHERE: frozenset[int] = frozenset()


@dataclass(frozen=True)
class Pile:
    """A pile before it is stacked: how many cards, and how many of them are curses."""

    size: int
    curses: int


def piles_of(rules: Rules) -> tuple[Pile, ...]:
    """Gives the piles of a ruleset, those that got a card more first."""
    piles = []
    for number in range(rules.pile_count):
        curses = deal.share(rules.cursed_count, rules.pile_count, number)
        size = deal.share(rules.treasure_count, rules.pile_count, number) + curses
        piles.append(Pile(size, curses))
    return tuple(piles)


def split(rules: Rules, curses: Sequence[bool]) -> list[int] | None:
    """Gives sizes of piles, from the top, that a whole deck can consist of, or ``None``."""

    @cache
    def rest(left: tuple[Pile, ...], start: int) -> tuple[int, ...] | None:
        if not left:
            return ()
        for pile in dict.fromkeys(left):
            if sum(curses[start : start + pile.size]) == pile.curses:
                below = rest(_without(left, pile), start + pile.size)
                if below is not None:
                    return (pile.size, *below)
        return None

    sizes = rest(piles_of(rules), 0)
    return None if sizes is None else list(sizes)


def likelihood(
    piles: tuple[Pile, ...], curses: Sequence[bool], top: int = 0, ends: Collection[int] = ANYWHERE
) -> Fraction:
    """Gives how likely the top cards of a deck are as told: curse or treasure, one by one.

    ``ends`` are all the places beyond ``top`` where piles are known to end; without any,
    nothing is known of them. Any order of the piles is equally likely.
    """

    @cache
    def rest(left: tuple[Pile, ...], start: int) -> Fraction:
        if not left:
            return Fraction(1)
        chance = Fraction(0)
        for pile in dict.fromkeys(left):
            end = start + pile.size
            if ends and not _fits(start, end, top, ends):
                continue
            here = _shows(pile, curses[start:end])
            if here:
                weight = Fraction(left.count(pile), len(left))
                chance += weight * here * rest(_without(left, pile), end)
        return chance

    return rest(piles, 0)


def orders(
    piles: tuple[Pile, ...], shown: Sequence[bool], top: int, ends: Collection[int] = ANYWHERE
) -> Iterator[tuple[Fraction, tuple[Pile, ...]]]:
    """Gives the orders in which piles may lie, each with its weight, as ``likelihood`` has them.

    Of each pile only what is left below the ``shown`` cards is given, from the top down.
    """
    yield from _orders(piles, 0, Fraction(1), (), shown, top, ends)


def _orders(
    left: tuple[Pile, ...],
    start: int,
    weight: Fraction,
    below: tuple[Pile, ...],
    shown: Sequence[bool],
    top: int,
    ends: Collection[int],
) -> Iterator[tuple[Fraction, tuple[Pile, ...]]]:
    if not left:
        yield weight, below
    for pile in dict.fromkeys(left):
        end = start + pile.size
        if ends and not _fits(start, end, top, ends):
            continue
        seen = shown[start:end]
        here = _shows(pile, seen)
        if here:
            rest = Pile(pile.size - len(seen), pile.curses - sum(seen))
            yield from _orders(
                _without(left, pile),
                end,
                weight * here * Fraction(left.count(pile), len(left)),
                (*below, rest) if rest.size else below,
                shown,
                top,
                ends,
            )


def _fits(start: int, end: int, top: int, ends: Collection[int]) -> bool:
    """Tells whether a pile from ``start`` to ``end`` ends where piles are known to end."""
    across = any(start < known < end for known in ends)
    return not across and (end in ends or end <= top)


def _shows(pile: Pile, curses: Sequence[bool]) -> Fraction:
    """Gives how likely a shuffled pile shows these cards first."""
    found, hidden = sum(curses), pile.size - len(curses)
    if not 0 <= pile.curses - found <= hidden:
        return Fraction(0)
    return Fraction(comb(hidden, pile.curses - found), comb(pile.size, pile.curses))


def _without(piles: tuple[Pile, ...], gone: Pile) -> tuple[Pile, ...]:
    place = piles.index(gone)
    return piles[:place] + piles[place + 1 :]
