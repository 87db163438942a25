"""Whole random games with all invariants; ``DRAKEHALL_GAMES`` says how many a player count."""

import os

import pytest

from drakehall.games.draco.core import copying, phases, playout, snapshot
from games.draco.tables import LONGEST, cards_of, check, new_table, walk

GAMES = int(os.environ.get("DRAKEHALL_GAMES", "150"))
SEATS = range(2, 5)
VARIANTS: dict[str, dict[str, object]] = {
    "flat": {"deck_construction": "flat_shuffle", "turn_direction": "right"},
    "many curses": {"cursed_count": 14, "pile_count": 5, "final_round_at_cursed": 12},
    "few curses": {"cursed_count": 2, "pile_count": 1, "final_round_at_cursed": 2},
    "unreachable end": {"cursed_count": 6, "gift_cursed": "replaced", "gift_size": 5},
    "no compulsion": {"min_flips": 0, "pick_mandatory": False, "max_flips": 4},
    "pass is pass": {"captain_may_pass_first_and_play_second": False, "min_flips": 10},
    "leavings go": {"unclaimed_treasure": "discard", "duel_with_empty_table": "skip"},
    "captain is king": {
        "unclaimed_treasure": "captain",
        "pick_mandatory": False,
        "all_exhausted": "captain_gift",
        "swords_per_player": [3],
    },
    "one more": {"final_trigger_by_gift": "one_more_round", "gift_in_final_round": False},
    "no gifts": {"gift_size": 0, "swords_per_player": [1, 2], "tie_sum_vs_single": "single_first"},
    "other cards": {
        "colours": ["red", "black", "white"],
        "treasure": [
            {"colour": "red", "value": 30, "count": 50},
            {"colour": "black", "value": 1, "count": 50},
            {"colour": "white", "value": 2, "count": 1},
        ],
        "cursed_count": 19,
        "plus_colours": 1,
        "winner_tie_breakers": ["shared"],
    },
}


@pytest.mark.parametrize("players", SEATS)
def test_every_random_game_ends_and_keeps_every_invariant(players: int) -> None:
    rounds = recovered = 0
    for seed in range(GAMES):
        last = 0
        for table in walk(players, seed, {}):
            check(table)
            assert cards_of(table).total() + table.curses == 49
            assert table.pile > 0 or table.curses == 6
            recovered += table.swords[0] > last
            last = table.swords[0]
        rounds += table.round
    print(f"{players} players: {GAMES} games, {rounds} rounds, {recovered} recoveries")

    assert rounds > 10 * GAMES
    assert recovered > 0


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("players", SEATS)
def test_random_games_with_other_options_keep_every_invariant(players: int, variant: str) -> None:
    for seed in range(max(15, GAMES // 10)):
        for table in walk(players, seed, VARIANTS[variant]):
            check(table)

        assert table.phase == phases.OVER


def test_the_states_own_generator_plays_the_same_game_twice() -> None:
    once, again = new_table(3, 5, {}), new_table(3, 5, {})
    playout.play_on(once, LONGEST)
    playout.play_on(again, LONGEST)

    assert once.phase == phases.OVER
    assert once.round > 5
    assert snapshot.dump(once) == snapshot.dump(again)


def test_a_clone_shares_nothing_with_its_original() -> None:
    table = new_table(4, 6, {})
    before = snapshot.dump(table)
    twin = copying.clone(table)
    playout.play_on(twin, LONGEST)

    assert before == snapshot.dump(table)
    assert twin.round > table.round
