"""The players inside the core: rules of thumb, playouts, and the exact solution of endgames."""

import hashlib
from collections.abc import Mapping
from itertools import permutations
from statistics import fmean
from typing import Any

import pytest

from drakehall.bots import Budget, make_bot
from drakehall.games import new_game
from drakehall.games.draco.beliefs import Belief
from drakehall.games.draco.core import engine
from drakehall.games.draco.core.table import State as Table
from drakehall.games.draco.players import parts, solve, thumb
from drakehall.games.draco.players.mind import Mind
from drakehall.games.draco.players.tuned import weights_of
from drakehall.games.draco.sight import table_of
from drakehall.kernel.contract import State
from drakehall.kernel.notation import SEATS
from drakehall.kernel.questions import Observation

LAST_DUEL: dict[str, Any] = {
    "phase": "duel",
    "captain": "A",
    "flipped": 3,
    "curses_revealed": 6,
    "final": True,
    "cursed_duel": True,
    "opportunity": 1,
    "table": ["green-5", "blue-3", "purple-10"],
    "deck_exact": True,
}
PURSES = [
    {"A": ["green-4", "yellow-2"], "B": ["blue-5", "yellow-4"]},
    {"A": ["blue-4", "blue-5", "green-1"], "B": ["green-4", "green-4", "blue-1"]},
    {"A": [], "B": ["yellow-1"]},
]
SWORDS = [
    {"A": [1, 4], "B": [2, 3]},
    {"A": [5], "B": [1, 2, 5]},
    {"A": [1, 2, 3], "B": [2]},
]


RULES_PLAY = "dd5e8b15c7aaa6cb"
SEARCH_PLAY = "c137465406d17bb2"
"""What all choices of some games come to, with the weights as they are."""


def view(state: State) -> Observation:
    return state.observation(state.current_player)


def won(state: State) -> dict[int, float]:
    winners = state.facts()["winners"]
    assert isinstance(winners, list)
    return {SEATS.index(letter): 1 / len(winners) for letter in winners}


def lead(state: State, seat: int) -> float:
    scores = state.returns()
    return scores[seat] - max(s for other, s in enumerate(scores) if other != seat)


def best_play(state: State) -> dict[int, tuple[float, float]]:
    """Go through all that can happen, by the door that a person uses."""
    if state.is_terminal:
        return {s: (won(state).get(s, 0.0), lead(state, s)) for s in state.game.seats()}
    found = []
    for action in state.legal_actions():
        twin = state.clone()
        twin.apply(action)
        found.append(best_play(twin))
    return max(found, key=lambda ends: ends[state.current_player])


def solved(table: Table) -> dict[int, list[int]]:
    """Solve a table, answer by answer."""
    engine.list_moves(table)
    stack = [Table(table.rules) for _ in range(30)]
    left = [200_000]
    return {
        action: solve.after(table, stack[0], stack, 0, action, left)
        for action in engine.legal_actions(table)
    }


@pytest.mark.parametrize("swords", SWORDS)
@pytest.mark.parametrize("purses", PURSES)
def test_last_duel_is_solved_as_by_going_through_everything(
    purses: Mapping[str, list[str]], swords: Mapping[str, list[int]]
) -> None:
    state = new_game("draco", 2, {"gift_in_final_round": False}).load(
        {**LAST_DUEL, "treasure": purses, "swords": swords}
    )
    found = solved(Belief(view(state)).sample(1))
    for action, values in found.items():
        twin = state.clone()
        twin.apply(action)
        truth = best_play(twin)
        for seat, (share, points) in truth.items():
            assert values[seat] == round(share * parts.WON) + parts.LEAD + points


def test_gift_is_solved_over_all_decks() -> None:
    position = {
        "phase": "gift",
        "captain": "A",
        "turn": "B",
        "curses_revealed": 6,
        "final": True,
        "swords": {"A": [], "B": [2]},
        "treasure": {"A": ["green-5", "blue-4"], "B": ["green-5", "blue-1"]},
    }
    deck = ["green-2", "yellow-4", "blue-2", "blue-2"]
    state = new_game("draco", 2).load({**position, "deck": deck, "deck_exact": True})
    table = table_of(view(state))
    whole = Belief(view(state)).sample(0)
    kinds = sorted({tuple(order) for order in permutations(deck)})
    ends = []
    for order in kinds:
        twin = new_game("draco", 2).load({**position, "deck": list(order), "deck_exact": True})
        twin.play("B accept")
        ends.append(won(twin).get(1, 0.0))

    assert table.pile == whole.pile == 4
    loaded = new_game("draco", 2).load({**position, "deck": deck, "deck_exact": True})
    assert isinstance(loaded.snapshot()["table"], dict)
    accept = solved(loaded._table)[engine.legal_actions(loaded._table)[0]]  # type: ignore[attr-defined]
    assert accept[1] // 1000 / 1000 == pytest.approx(fmean(ends), abs=0.002)


def test_solver_gives_up_when_there_is_too_much() -> None:
    table = Belief(view(new_game("draco", 3).new_state(1))).sample(1)
    stack = [Table(table.rules) for _ in range(30)]

    assert solve.solve(table, stack, 0, [50]) == []


def test_rules_of_thumb_play_the_same_on_every_build() -> None:
    rules = new_game("draco", 4)
    told = hashlib.sha256()
    for seed in range(10):
        state = rules.new_state(seed)
        mind: Mind | None = None
        while not state.is_terminal:
            table = table_of(view(state))
            mind = mind or Mind(table.rules, weights_of(table.n))
            told.update(f"{thumb.risk(mind, table)} {thumb.choose(mind, table)} ".encode())
            state.apply(thumb.choose(mind, table))

    assert told.hexdigest()[:16] == RULES_PLAY


def test_search_plays_the_same_on_every_build() -> None:
    told = hashlib.sha256()
    for seed in range(2):
        state = new_game("draco", 2 + seed).new_state(seed)
        bot = make_bot("search", seed, Budget(playouts=12))
        while not state.is_terminal:
            action = bot.choose(view(state))
            told.update(f"{action} ".encode())
            state.apply(action)

    assert told.hexdigest()[:16] == SEARCH_PLAY
