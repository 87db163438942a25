from __future__ import annotations

import random
from fractions import Fraction
from math import comb

import pytest

from drakehall.games import new_game
from drakehall.kernel.contract import State
from drakehall.server.odds import odds

CURSES = 6


def shuffled(seed: int) -> State:
    """Deal a game in which the odds are those of an urn."""
    return new_game("draco", 2, {"deck_construction": "flat_shuffle"}).new_state(seed)


def urn(state: State) -> tuple[int, int]:
    facts = state.facts()
    return CURSES - int(str(facts["curses_revealed"])), int(str(facts["deck_size"]))


@pytest.mark.parametrize("seat", [0, 1, None])
def test_everybody_is_told_the_odds_of_a_curse(seat: int | None) -> None:
    state = shuffled(3)
    chance = Fraction(*urn(state))

    told = odds(state, state.observation(seat))

    assert told == {"curse": f"{100 * float(chance):.1f}", "exact": str(chance)}


def test_a_gift_comes_with_the_odds_of_each_number_of_curses() -> None:
    choice = random.Random(5)
    state = shuffled(5)
    while state.facts()["phase"] != "gift":
        state.apply(choice.choice(state.legal_actions()))
    curses, cards = urn(state)
    ways = [comb(curses, n) * comb(cards - curses, 2 - n) for n in range(3)]

    told = odds(state, state.observation(state.current_player))

    assert told["gift"] == [f"{100 * way / comb(cards, 2):.1f}" for way in ways]


def test_other_games_have_no_odds_to_tell() -> None:
    state = new_game("three-dragon-ante", 3).new_state(1)

    assert odds(state, state.observation(0)) == {}
