"""Random games of Draco on the core's own table, with everything that must hold at each step."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Mapping

from drakehall.games.draco.core import actions, engine, phases, reading, scoring
from drakehall.games.draco.core import cards as core
from drakehall.games.draco.core.table import State as Table
from drakehall.games.draco.options import check_options
from drakehall.games.draco.ruleset import core_rules

LONGEST = 5_000


def new_table(players: int, seed: int, options: Mapping[str, object]) -> Table:
    """Deals a game by the generator inside the state."""
    table = Table(core_rules(players, check_options(players, options)))
    table.rng = random.Random(seed).getrandbits(63) | 1
    engine.start(table)
    return table


def walk(players: int, seed: int, options: Mapping[str, object]) -> Iterator[Table]:
    """Gives the one table of a random game before each move, and at its end."""
    luck = random.Random(seed)
    table = new_table(players, seed, options)
    for _ in range(LONGEST):
        yield table
        if table.phase == phases.OVER:
            return
        engine.apply(table, luck.choice(engine.legal_actions(table)))
    raise AssertionError("the game does not end")


def cards_of(table: Table) -> Counter[int]:
    """Counts every card wherever it lies."""
    held = [card for seat in range(table.n) for card in reading.treasures(table, seat)]
    return Counter([*held, *reading.deck(table), *reading.middle(table), *reading.gone(table)])


def check(table: Table) -> None:
    """Asserts what holds at every moment."""
    rules = table.rules
    found = cards_of(table)
    found[core.CURSE] += table.curses
    assert found == Counter(rules.treasures()) + Counter({core.CURSE: rules.cursed_count})
    assert sum(table.cursed[: table.n]) == table.curses
    assert sum(reading.piles(table)) + table.under == table.pile
    assert core.CURSE not in reading.middle(table)
    for seat in range(table.n):
        check_seat(table, seat)
    legal = engine.legal_actions(table)
    assert sorted(set(legal)) == legal
    assert (len(legal) > 1) == (table.phase != phases.OVER)
    if table.phase == phases.DUEL:
        played = table.on_table()
        assert all(played >> act - actions.SWORD & 1 == 0 for act in legal if act > actions.SWORD)


def check_seat(table: Table, seat: int) -> None:
    """Asserts what holds of a seat's swords and points."""
    full = table.rules.full_set
    assert table.swords[seat] & ~full == 0
    assert table.played[seat] & ~table.swords[seat] == 0
    most = 2 if seat == table.captain and not table.cursed_duel else 1
    assert table.played[seat].bit_count() <= most
    own = Counter[int]()
    for card in reading.treasures(table, seat):
        own[core.COLOUR[card]] += core.VALUE[card]
    points = sorted(own.values(), reverse=True)
    plus = table.rules.plus_colours
    best = sum(points[:plus]) - sum(points[plus:]) + table.rules.cursed_points * table.cursed[seat]
    assert scoring.score(table, seat) == best
