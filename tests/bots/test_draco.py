"""The rules of thumb for Draco, each in a position where a person would not hesitate."""

from typing import Any

import pytest

from drakehall.bots import make_bot
from drakehall.games import new_game
from drakehall.games.draco.players import thumb
from drakehall.games.draco.players.mind import Mind
from drakehall.games.draco.players.tuned import weights_of
from drakehall.games.draco.sight import table_of
from drakehall.kernel.contract import State

FULL = [1, 2, 3, 4, 5]
CAPTAIN: dict[str, Any] = {
    "phase": "captain",
    "captain": "A",
    "flipped": 1,
    "table": ["green-3"],
    "swords": {"A": FULL, "B": FULL},
}
DUEL: dict[str, Any] = {**CAPTAIN, "phase": "duel", "opportunity": 2, "played": {"A": [3]}}


def load(position: dict[str, Any], **options: object) -> State:
    return new_game("draco", 2, options).load(position)


def answer(state: State) -> str:
    seat = state.current_player
    return state.action_text(make_bot("rules", 0).choose(state.observation(seat)))


def risk(state: State) -> float:
    table = table_of(state.observation(state.current_player))
    return thumb.risk(Mind(table.rules, weights_of(table.n)), table) / 1000


# --- the captain ------------------------------------------------------------------------------


def test_captain_stops_where_a_curse_is_near() -> None:
    seven = {"B": ["blue-1", "blue-2", "blue-3", "yellow-1", "yellow-2", "yellow-3"]}

    assert answer(load({**CAPTAIN, "curses_revealed": 1})) == "flip"
    assert answer(load({**CAPTAIN, "treasure": seven})) == "stop"


def test_captain_who_may_stop_at_none_begins_unless_the_game_ends_anyhow() -> None:
    rules = {"min_flips": 0, "cursed_count": 8, "deck_construction": "flat_shuffle"}
    first = {**CAPTAIN, "flipped": 0, "table": [], "curses_revealed": 5}
    near = {**first, "deck": ["curse", "curse", "green-5"], "deck_exact": True}

    assert answer(load(first, **rules)) == answer(load(near, **rules)) == "flip"
    assert answer(load({**near, "final": True}, **rules)) == "stop"


def test_captain_goes_on_while_nobody_else_can_play() -> None:
    held = {"A": ["green-5", "green-4", "yellow-5", "yellow-4"], "B": ["blue-2"]}
    position = {**CAPTAIN, "treasure": held, "swords": {"A": FULL, "B": []}}
    position |= {"curses_revealed": 1}

    assert answer(load(position)) == "flip"


def test_captain_without_swords_turns_up_nothing_for_the_others() -> None:
    assert answer(load({**CAPTAIN, "swords": {"A": [], "B": FULL}})) == "stop"


def test_risk_rises_until_the_pile_has_shown_its_curse() -> None:
    state = new_game("draco", 2, {"start_captain": "A"}).new_state("risk")
    before = 0.0
    for _ in range(60):
        found = state.facts()["curses_revealed"]
        now = risk(state)
        if found == 0:
            assert now >= before
            before = now
        else:
            assert now == 0
            return
        flips = state.facts()["phase"] == "captain"
        state.apply(state.legal_actions()[0] if flips else state.legal_actions()[-1])
    raise AssertionError("no curse came up")


def test_risk_is_known_even_where_the_cards_are_not_counted() -> None:
    assert 0 < risk(load(CAPTAIN, show_deck_count=False)) < 0.5


# --- the duel ---------------------------------------------------------------------------------


def test_lowest_sword_that_wins_the_best_card_is_played() -> None:
    held = {"A": ["green-4", "green-4", "blue-5"], "B": ["green-4", "green-3", "yellow-5"]}
    position = {**DUEL, "table": ["green-5"], "treasure": held, "opportunity": 2}

    assert answer(load(position)) == "sword 4"


@pytest.mark.parametrize("table", [[], ["blue-1"]])
def test_no_sword_is_spent_on_little(table: list[str]) -> None:
    position = {**DUEL, "table": table, "cursed_duel": True, "flipped": 2}
    assert answer(load({**position, "played": {"A": [5]}})) == "pass"


def test_no_sword_is_played_for_nothing_in_the_last_round() -> None:
    position = {**DUEL, "table": [], "cursed_duel": True, "curses_revealed": 6}

    assert answer(load(position)) == "pass"


def test_unwanted_treasure_is_left_to_the_others() -> None:
    held = {"B": ["green-5", "green-5", "yellow-5", "yellow-5"], "A": ["blue-1"]}
    position = {**DUEL, "table": ["purple-10"], "treasure": held, "curses_revealed": 5}
    position |= {"played": {"A": []}, "opportunity": 2}

    assert answer(load(position)) == "pass"


# --- the division and the gift ----------------------------------------------------------------

DIVISION: dict[str, Any] = {
    "phase": "division",
    "captain": "A",
    "table": ["blue-5", "green-2", "yellow-1"],
    "swords": {"A": FULL, "B": FULL},
    "played": {"A": [3], "B": [1]},
}


def test_colour_that_counts_plus_is_taken() -> None:
    held = {"A": ["green-5", "green-5", "green-4", "yellow-5", "yellow-4", "yellow-4"]}

    assert answer(load({**DIVISION, "treasure": held})) == "take green-2"


def test_best_card_goes_first_while_all_is_open() -> None:
    assert answer(load(DIVISION)) == "take blue-5"


def test_card_that_only_costs_is_declined_where_that_is_allowed() -> None:
    held = {"A": [*["green-5"] * 2, *["green-4"] * 3, *["yellow-5"] * 2, *["yellow-4"] * 3]}
    position = {**DIVISION, "table": ["blue-5"], "treasure": held, "played": {"A": [3]}}

    assert answer(load(position, pick_mandatory=False)) == "pass"


def test_gift_is_accepted_unless_a_curse_is_near() -> None:
    gift = {"phase": "gift", "captain": "A", "turn": "B", "swords": {"A": [], "B": [2]}}
    safe = {**gift, "curses_revealed": 1}
    cards = [{"colour": "green", "value": 2, "count": 6}]

    assert answer(load(safe)) == "accept"
    near = new_game("draco", 2, {"treasure": cards}).load({**gift, "treasure": {"A": ["green-2"]}})
    assert answer(near) == "refuse"
