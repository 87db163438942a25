"""Random games by random rules: every invariant holds, and nothing stays untried.

``DRAKEHALL_GAMES`` says how many games a player count; at full size (3,000 and more) rarer rows
are wanted too. Run with ``pytest -s`` to see the counts.
"""

from __future__ import annotations

import os
import random
from collections.abc import Mapping

from drakehall.games.three_dragon_ante import fate
from drakehall.games.three_dragon_ante.core import engine, pile, reading, steps
from drakehall.games.three_dragon_ante.core.journal import Journal
from drakehall.games.three_dragon_ante.core.table import State
from drakehall.games.three_dragon_ante.options import (
    MAX_PLAYERS,
    MIN_PLAYERS,
    SHAPED,
    check_options,
)
from drakehall.games.three_dragon_ante.positions import ability_bits
from drakehall.games.three_dragon_ante.ruleset import core_rules
from drakehall.kernel.errors import IllegalMove
from drakehall.kernel.notation import SEATS
from games.three_dragon_ante.coverage import RARE, Coverage, expected_rows
from games.three_dragon_ante.random_choices import CHOICES, Choice
from games.three_dragon_ante.random_rules import ALL_ROWS, SHAPED_ROWS, draw_ruleset
from games.three_dragon_ante.random_tables import check, give_abilities

GAMES = int(os.environ.get("DRAKEHALL_GAMES", "150"))
FULL = GAMES >= 3_000
LONGEST = 2_000 if FULL else 600
LONGEST_OF_LITTLE_GOLD = 20_000 if FULL else LONGEST
MUCH_GOLD = 60
PLAYERS = range(MIN_PLAYERS, MAX_PLAYERS + 1)


def random_table(players: int, options: Mapping[str, object], luck: random.Random) -> State:
    """Gives a table before the deal, its pile shuffled and its seats with their abilities."""
    table = State(core_rules(players, check_options(players, options)))
    table.rng = luck.getrandbits(63) | 1
    reading.set_pile(table, table.rules.cards())
    pile.shuffle_pile(table)
    given = options["abilities"]
    if given == "random":
        give_abilities(table, luck)
    elif isinstance(given, dict):
        for letter, names in given.items():
            reading.set_abilities(table, SEATS.index(letter), ability_bits(names))
    return table


def play_watched(table: State, luck: random.Random, choice: Choice, seen: Coverage) -> None:
    """Plays one random game under watch; only a very long one may be left unfinished."""
    table.journal = journal = Journal()
    engine.start(table)
    told = journal.all_notes()
    rules = table.rules
    goes_on = rules.survivors or rules.ring_game or not rules.bankruptcy_ends
    endless = rules.starting_gold > MUCH_GOLD or goes_on
    for _ in range(LONGEST if endless else LONGEST_OF_LITTLE_GOLD):
        seen.read(told, table)
        check(table)
        if table.over:
            seen.end(table)
            return
        seen.question(table)
        action = choice(table, luck)
        if table.rules.ring_game:
            table, told = step_in_ring(table, action, luck)
        else:
            journal.clear()
            engine.apply(table, action, steps.NOBODY)
            told = journal.all_notes()
    assert endless or table.contest or not FULL, "a game of little gold ends"
    seen.unfinished += 1


def step_in_ring(table: State, action: int, luck: random.Random) -> tuple[State, list[int]]:
    """Makes a move of a ring game, where a seat may come or go if the move ends the gambit."""
    verb = luck.choice([fate.JOIN, fate.LEAVE])
    change = f"{verb} {SEATS[luck.randrange(table.n)]}"
    seed = luck.getrandbits(60)
    for lines in ([change], []):
        given = fate.Given(lines, table.n)
        try:
            return fate.run(table, seed, given, lambda t: engine.apply(t, action, steps.NOBODY))
        except IllegalMove:
            assert lines, "without a change of seats every legal action can be made"
    raise AssertionError


def play_all() -> Coverage:
    """Plays all games of this size."""
    seen = Coverage()
    for players in PLAYERS:
        luck = random.Random(players)
        for number in range(GAMES):
            ruleset = draw_ruleset(players, luck, ALL_ROWS[number % len(ALL_ROWS)])
            seen.begin(players, ruleset.rows)
            table = random_table(players, ruleset.options, luck)
            play_watched(table, luck, luck.choice(CHOICES), seen)
    return seen


def test_every_option_has_rows() -> None:
    assert set(SHAPED_ROWS) == set(SHAPED)


def test_random_games_by_random_rules_leave_nothing_untried() -> None:
    seen = play_all()
    rows = [*map(str, ALL_ROWS), *expected_rows()]
    for row in dict.fromkeys([*rows, *sorted(seen.counts)]):
        print(f"{seen.counts[row]:12,}  {row}")
    print(f"games {dict(seen.games)}, unfinished {seen.unfinished}")
    print(f"decisions {dict(seen.decisions)}, together {seen.decisions.total():,}")

    assert [row for row in rows if seen.counts[row] == 0 and (FULL or row not in RARE)] == []
    if FULL:
        assert [str(row) for row in ALL_ROWS if seen.counts[str(row)] < 100] == []
        assert seen.decisions.total() >= 1_000_000
