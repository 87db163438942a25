"""Random abilities, and what may come about between gambits of a ring game."""

from __future__ import annotations

from typing import cast

import pytest

from drakehall.games import new_game
from drakehall.games.three_dragon_ante.words import ABILITIES
from drakehall.kernel.contract import State
from drakehall.kernel.errors import IllegalMove

GAME = "three-dragon-ante"
RING = {"ring_game": True, "gambit_limit": 5, "blind_ante": "joiners"}
BEFORE_THE_END = {
    "phase": "play",
    "round": 3,
    "turn": "C",
    "stakes": 9,
    "gold": {"A": 20, "B": 30, "C": 40},
    "hand": {"A": ["red-3", "red-10"], "B": ["red-5", "red-12"], "C": ["white-6", "red-8"]},
    "flight": {
        "A": ["gold-2", "red-2", "tiamat"],
        "B": ["gold-13", "gold-11", "white-8"],
        "C": ["black-1", "black-2"],
    },
    "ante": {"A": "copper-5", "B": "copper-7", "C": "copper-8"},
}


def abilities(state: State) -> dict[str, list[str]]:
    return cast("dict[str, list[str]]", state.facts()["abilities"])


@pytest.mark.parametrize("seed", range(8))
def test_random_abilities_come_from_the_seed_without_chance_lines(seed: int) -> None:
    game = new_game(GAME, 4, {"abilities": "random"})
    state = game.new_state(seed)

    assert abilities(state) == abilities(game.new_state(seed))
    assert state.lines == []
    for picks in abilities(state).values():
        assert set(picks) <= set(ABILITIES)
        assert picks == ["wild-card"] or (len(set(picks)) == 2 and "wild-card" not in picks)


def test_random_abilities_differ_from_seed_to_seed() -> None:
    game = new_game(GAME, 4, {"abilities": "random"})

    assert len({str(abilities(game.new_state(seed))) for seed in range(8)}) > 1


@pytest.mark.parametrize(
    "line",
    [
        "pick A bluff",
        "pick A bluff bluff",
        "pick A bluff wild-card",
        "pick A",
        "pick A dancing diplomacy",
        "pick A bluff diplomacy profession",
        "pick C bluff diplomacy",
        "pick",
    ],
)
def test_impossible_pick_is_refused(line: str) -> None:
    game = new_game(GAME, 2, {"abilities": "random"})

    with pytest.raises(IllegalMove):
        game.new_state(1, (line,))


def test_pick_without_random_abilities_is_refused() -> None:
    with pytest.raises(IllegalMove, match="pick"):
        new_game(GAME, 2).new_state(1, ("pick A bluff diplomacy",))


@pytest.mark.parametrize("line", ["join A", "leave D", "join F", "join", "leave A B", "leave"])
def test_impossible_change_of_seats_is_refused_and_nothing_changes(line: str) -> None:
    state = new_game(GAME, 3, RING).load(BEFORE_THE_END)
    before = state.snapshot()

    with pytest.raises(ValueError, match=r"chance-not-now|notation-no-seat"):
        state.play("C play white-6", (line,))

    assert state.snapshot() == before


@pytest.mark.parametrize("line", ["join B", "leave B"])
def test_seats_change_only_between_gambits_and_only_in_a_ring_game(line: str) -> None:
    ring = new_game(GAME, 3, RING).load({**BEFORE_THE_END, "turn": "B"})
    usual = new_game(GAME, 3).load(BEFORE_THE_END)

    with pytest.raises(IllegalMove, match="chance-not-now"):
        ring.play("B play red-5", (line,))
    with pytest.raises(IllegalMove, match="chance-not-now"):
        usual.play("C play white-6", (line,))


def test_joiner_antes_blind_in_the_first_gambit_and_no_longer_in_the_second() -> None:
    state = new_game(GAME, 3, RING).load({**BEFORE_THE_END, "gold": {"A": 0, "B": 90, "C": 90}})
    state.play("C play white-6", ("join A",))

    assert (state.facts()["gambit"], state.pending_seats) == (2, (1, 2))  # A's ante lies there
    while state.facts()["gambit"] == 2:
        state.apply(state.legal_actions()[0])
    assert (state.facts()["gambit"], state.pending_seats) == (3, (0, 1, 2))


def test_prize_goes_to_the_winner_of_an_extra_gambit() -> None:
    game = new_game(GAME, 3, {"prize": "A cake", "game_tie": "extra_gambit", "gambit_limit": 1})
    state = game.load({**BEFORE_THE_END, "gold": {"A": 20, "B": 31, "C": 40}})
    state.play("C play white-6")  # B takes the stakes of 9: B and C have 40 each

    assert (state.facts()["over"], state.facts()["gambit"]) == (False, 2)
    assert state.facts()["prize"] == "none"
    while not state.is_terminal:
        state.apply(state.legal_actions()[0])
    winners = cast("list[str]", state.facts()["winners"])
    assert [state.facts()["prize"]] == winners
