"""Whole random games with all invariants; ``DRAKEHALL_GAMES`` says how many a player count."""

from __future__ import annotations

import os

import pytest

from games.three_dragon_ante.random_tables import play_games

GAMES = int(os.environ.get("DRAKEHALL_GAMES", "150"))
VARIANTS: dict[str, dict[str, object]] = {
    "small hands": {"hand_limit": 4, "hand_start": 3, "buy_to": 2, "end_draw": 1},
    "starved": {"hand_limit": 2, "hand_start": 2, "buy_to": 1, "end_draw": 0},
    "long deck": {"sets": 3},
    "cut card": {"sets": 2, "refresh_at": 0.5},
    "cascades": {"ante_tie": "cascade", "round_tie": "cascade"},
    "other readings": {
        "slain_counts_for_lead": False,
        "gold_via_princess_counts_self": False,
        "strength_flight_take_on_empty": False,
        "bronze_one_slot": "choose",
    },
    "bars last": {"all_barred": "extra_round", "min_rounds": 1},
    "bars end it": {"all_barred": "no_winner", "min_rounds": 5},
    "ties are broken": {"game_tie": "extra_gambit", "starting_gold": 10},
}


@pytest.mark.parametrize("players", range(2, 7))
def test_random_games_keep_every_invariant(players: int) -> None:
    tally = play_games(players, GAMES, {})
    print(f"{players} players: {tally}")

    assert tally.games == GAMES
    assert tally.gambits >= GAMES


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("players", range(2, 7))
def test_random_games_with_other_options_keep_every_invariant(players: int, variant: str) -> None:
    tally = play_games(players, max(10, GAMES // 10), VARIANTS[variant])

    assert tally.gambits >= tally.games
