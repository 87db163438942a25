"""The rules of thumb, each in a position where a person would not hesitate."""

from typing import Any

import pytest

from drakehall.bots import make_bot
from drakehall.games import new_game
from drakehall.kernel.contract import State

START: dict[str, Any] = {
    "phase": "play",
    "round": 3,
    "leader": "A",
    "stakes": 20,
    "gold": {"A": 40, "B": 40},
    "hand": {"A": ["red-2", "red-3"], "B": 4},
    "flight": {"A": ["silver-8", "gold-4"], "B": ["silver-6", "copper-8"]},
    "ante": {"A": "blue-4", "B": "white-4"},
}


def position(*moves: str, **changes: object) -> State:
    state = new_game("three-dragon-ante", 2).load(START | changes)
    for move in moves:
        state.play(move)
    return state


def answer(state: State) -> str:
    seat = state.current_player
    return state.action_text(make_bot("rules", 0).choose(state.observation(seat)))


def kind(state: State) -> str | None:
    question = state.question()
    return question.kind if question else None


@pytest.mark.parametrize("best", ["gold-13", "red-12", "thief"])
def test_best_card_is_not_anted(best: str) -> None:
    hand = [best, "bronze-6", "black-5", "brass-4"]
    start = {"phase": "ante", "hand": {"A": hand, "B": 4}}
    state = new_game("three-dragon-ante", 2).load(start)

    assert answer(state) != f"ante {best}"


def test_thief_robs_fat_stakes_that_would_be_lost() -> None:
    flights = {"A": ["black-2", "green-2"], "B": ["gold-11", "red-10"]}
    hand = {"A": ["thief", "red-8", "brass-9"], "B": 4}

    assert answer(position(hand=hand, flight=flights)) == "play thief"


def test_strong_card_wins_fat_stakes_within_reach() -> None:
    flights = {"A": ["gold-9", "silver-8"], "B": ["gold-11", "copper-8"]}
    hand = {"A": ["silver-12", "white-2", "green-1"], "B": 4}

    assert answer(position(stakes=40, hand=hand, flight=flights)) == "play silver-12"


def test_druid_turns_a_lost_gambit() -> None:
    flights = {"A": ["black-2", "green-2"], "B": ["gold-11", "red-10"]}
    hand = {"A": ["druid", "bronze-9", "gold-4"], "B": 4}

    assert answer(position(stakes=30, hand=hand, flight=flights)) == "play druid"


@pytest.mark.parametrize(
    ("god", "fellow"), [("tiamat", "silver-12"), ("bahamut", "red-12"), ("tiamat", "gold-11")]
)
def test_god_is_not_joined_by_what_bars_it(god: str, fellow: str) -> None:
    flights = {"A": [god, "fool"], "B": ["gold-9", "copper-7"]}
    hand = {"A": [fellow, "archmage"], "B": 4}

    assert answer(position(stakes=40, hand=hand, flight=flights)) == "play archmage"


def test_tiamat_stands_in_for_the_colour_that_is_missing() -> None:
    flights = {"A": ["red-12", "red-10"], "B": ["silver-12", "copper-10"]}
    hand = {"A": ["tiamat", "archmage", "black-9"], "B": 4}

    assert answer(position(hand=hand, flight=flights)) == "play tiamat"


@pytest.mark.parametrize(
    ("gold", "higher"), [({"A": 60, "B": 8}, True), ({"A": 8, "B": 60}, False)]
)
def test_richest_seat_antes_high_to_end_the_game(gold: dict[str, int], higher: bool) -> None:
    hand = {"A": ["bronze-9", "black-5", "brass-4", "red-8"], "B": 4}
    start = {"phase": "ante", "hand": hand, "gold": gold}
    state = new_game("three-dragon-ante", 2).load(start)

    assert (answer(state) in {"ante bronze-9", "ante red-8"}) == higher


def test_colour_flight_is_completed() -> None:
    flights = {"A": ["gold-11", "gold-9"], "B": ["silver-12", "copper-10"]}
    hand = {"A": ["gold-2", "red-8", "brass-7"], "B": 4}

    assert answer(position(hand=hand, flight=flights)) == "play gold-2"


def test_weakest_card_that_will_do_is_given_rather_than_five_gold() -> None:
    hand = {"A": ["green-10", "red-3"], "B": ["red-8", "black-2", "gold-13", "silver-3"]}
    state = position("A play green-10", hand=hand)

    assert kind(state) == "tribute"
    assert answer(state) == "give black-2"


def test_what_little_gold_is_left_is_paid_rather_than_a_card() -> None:
    hand = {"A": ["green-10", "red-3"], "B": ["red-8", "black-7", "gold-13", "silver-3"]}
    state = position("A play green-10", hand=hand, gold={"A": 40, "B": 0})

    assert answer(state) == "pay"


@pytest.mark.parametrize(
    ("flights", "way"),
    [
        ({"A": ["red-12", "black-9"], "B": ["gold-2", "silver-2"]}, "levy"),
        ({"A": ["black-1", "white-1"], "B": ["gold-13", "silver-12"]}, "steal"),
    ],
)
def test_blue_levies_when_ahead_and_steals_when_behind(
    flights: dict[str, list[str]], way: str
) -> None:
    hand = {"A": ["blue-2", "red-3"], "B": ["red-8", "black-7"]}
    state = position("A play blue-2", hand=hand, flight=flights)

    assert kind(state) == "blue"
    assert answer(state) == way


def test_dragonslayer_spares_its_own_flight() -> None:
    flights = {"A": ["silver-6", "gold-4"], "B": ["silver-2", "brass-7"]}
    hand = {"A": ["dragonslayer", "red-3"], "B": ["red-8", "black-7"]}
    state = position("A play dragonslayer", hand=hand, flight=flights)

    assert kind(state) == "slay"
    assert answer(state) == "slay brass-7"


def test_thief_discards_the_card_least_worth_keeping() -> None:
    hand = {"A": ["thief", "red-12", "white-1", "druid"], "B": 4}
    state = position("A play thief", hand=hand)

    assert kind(state) == "discard"
    assert answer(state) == "discard white-1"


def test_best_of_two_colour_flights_pays() -> None:
    flights = {"A": ["tiamat", "red-5", "black-7", "black-9"], "B": ["gold-2"]}
    hand = {"A": ["red-12", "red-3"], "B": ["red-8", "black-5"]}
    state = position("A play red-12", hand=hand, flight=flights)

    assert kind(state) == "trio"
    assert answer(state) == "trio red"


def test_spoils_are_taken_as_long_as_there_are_any() -> None:
    flights = {"A": ["silver-8", "copper-8"], "B": ["gold-2", "gold-4"]}
    hand = {"A": ["red-8", "red-3"], "B": ["bronze-9", "black-5"]}
    state = position("A play red-8", hand=hand, flight=flights)

    assert kind(state) == "spoils"
    assert answer(state).startswith("take ")
