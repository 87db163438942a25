"""Random games that run wholly inside the core: mass simulation, search, checksums.

Chance and choices come from the small generator inside the state, started by a seed: SplitMix64
of the seed gives the first state of xorshift64. [docs/notation.md, records of simulations]
"""

from __future__ import annotations

from typing import Final

from drakehall.games.three_dragon_ante.core import cells, copying, engine, pile, table

GOLDEN: Final = 0x9E3779B97F4A7C15
MIX_ONE: Final = 0xBF58476D1CE4E5B9
MIX_TWO: Final = 0x94D049BB133111EB
WORD: Final = 0xFFFFFFFFFFFFFFFF


def seed(s: table.State, number: int) -> None:
    """Starts the generator inside a state; different numbers give unrelated streams."""
    s.rng = number
    mix(s)


def mix(s: table.State) -> None:
    """Turns the number in the generator's place into its first state: a step of SplitMix64."""
    s.rng = (s.rng + GOLDEN) & WORD
    s.rng = ((s.rng ^ (s.rng >> 30)) * MIX_ONE) & WORD
    s.rng = ((s.rng ^ (s.rng >> 27)) * MIX_TWO) & WORD
    s.rng = s.rng ^ (s.rng >> 31)
    if s.rng == 0:
        s.rng = GOLDEN


def deal(s: table.State, number: int) -> None:
    """Deals a new game from an empty table with the generator started by a number."""
    seed(s, number)
    s.pile = s.rules.deck_size
    cells.copy(s.deck, s.rules.deck, s.pile)
    pile.shuffle_pile(s)
    engine.start(s)


def play_on(s: table.State, limit: int) -> int:
    """Plays at random to the end, or for ``limit`` decisions; gives how many were made."""
    count = s.moves_count
    for decisions in range(limit):
        if count == 0:
            return decisions
        count = engine.step(s, pile.below(s, count))
    return limit


def play_games(s: table.State, empty: table.State, first: int, games: int, limit: int) -> int:
    """Plays whole random games on one state; gives their decisions.

    ``empty`` is a table without cards; game i is dealt from the number ``first + i``.
    """
    decisions = 0
    for number in range(first, first + games):
        copying.copy(s, empty)
        deal(s, number)
        decisions += play_on(s, limit)
    return decisions


def checksum(s: table.State, empty: table.State, first: int, games: int, limit: int) -> int:
    """Folds every decision of random games into one number, the same on every build."""
    total = 0
    for number in range(first, first + games):
        copying.copy(s, empty)
        deal(s, number)
        decisions = 0
        while s.over == 0 and decisions < limit:
            place = pile.below(s, s.moves_count)
            total = fold(total, engine.move_at(s, place))
            total = fold(total, s.moves_count)
            engine.step(s, place)
            total = fold(total, s.stakes)
            decisions += 1
        for seat in range(s.n):
            total = fold(total, s.gold[seat])
    return total


class Walk:
    """A random game that is moved from outside: a move is a number, whatever the question."""

    state: table.State

    def __init__(self, s: table.State) -> None:
        self.state = s

    def step(self, number: int) -> int:
        """Makes the legal move that a number meets, counted round and round their list.

        Gives how many legal moves the next question has, 0 when the game is over.
        """
        count = self.state.moves_count
        return engine.step(self.state, max(number, 0) % count) if count > 0 else 0


def fold(total: int, number: int) -> int:
    """Mixes a number into a sum of 31 bits."""
    return (total * 31 + number) & 0x7FFFFFFF
