"""The program and the plain game, a second reading of the rules, play the same random games."""

from __future__ import annotations

import os
import random

import pytest

from drakehall.games.three_dragon_ante.options import check_options
from games.three_dragon_ante.matching import NOT_PLAYED, Match
from games.three_dragon_ante.random_rules import ALL_ROWS, ROWS, draw_ruleset

GAMES = int(os.environ.get("DRAKEHALL_GAMES", "150"))
LONGEST = 400


@pytest.mark.parametrize("players", range(2, 7))
def test_both_readings_of_the_rules_play_the_same_games(players: int) -> None:
    luck = random.Random(players)
    decisions = 0
    known = [name for name in ROWS if name not in NOT_PLAYED]
    rows = [row for row in ALL_ROWS if row.option in known]
    for number in range(max(10, GAMES // 5)):
        drawn = draw_ruleset(players, luck, rows[number % len(rows)], known)
        options = check_options(players, drawn.options)
        if options["abilities"] == "random":
            options["abilities"] = "draft"
        match = Match(players, options, luck)
        for _ in range(LONGEST):
            assert match.differences() == {}, f"{match.state.lines} {options}"
            if match.asked is None:
                break
            match.move()
            decisions += 1
    print(f"{players} players: {decisions:,} decisions alike")
    assert decisions > 1_000
