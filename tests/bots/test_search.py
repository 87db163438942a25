"""The player that searches Three-Dragon Ante: what it finds, and what it says about it."""

from collections.abc import Iterator
from typing import Any

import pytest

from drakehall.bots import Advice, Budget, make_bot
from drakehall.games import new_game
from drakehall.kernel.contract import State
from drakehall.kernel.questions import Observation

GAME = "three-dragon-ante"
SOME = Budget(playouts=24)
FAR = Budget(playouts=1500)
"""Enough to look beyond the gambit."""
PARTS = ("pot", "purse", "purses", "hand", "held", "finish")


def last_round(**changes: object) -> State:
    """Load the last round of a gambit with fat stakes, A to lead."""
    start: dict[str, Any] = {
        "phase": "play",
        "round": 3,
        "leader": "A",
        "stakes": 40,
        "gold": {"A": 40, "B": 40},
        "hand": {"A": ["silver-12", "white-2", "green-1"], "B": 4},
        "flight": {"A": ["gold-9", "silver-8"], "B": ["gold-11", "copper-8"]},
        "ante": {"A": "blue-4", "B": "white-4"},
    }
    return new_game(GAME, 2).load(start | changes)


def views(players: int, count: int) -> Iterator[Observation]:
    """Give the views of the seats that are asked in the course of a game."""
    state = new_game(GAME, players).new_state(players)
    bot = make_bot("rules", 1)
    for _ in range(count):
        view = state.observation(state.current_player)
        yield view
        state.apply(bot.choose(view))


def advice(view: Observation, *without: str, budget: Budget = SOME) -> Advice:
    return make_bot("search", 3, budget).advise(view, without)


@pytest.mark.parametrize("budget", [SOME, FAR], ids=["near", "far"])
def test_strong_card_wins_fat_stakes_within_reach(budget: Budget) -> None:
    state = last_round()
    found = advice(state.observation(0), budget=budget)

    assert state.action_text(found.action) == "play silver-12"
    assert found.reasons[0].feature == "pot"
    assert found.reasons[0].args["here"] > found.reasons[0].args["there"]  # type: ignore[operator]


@pytest.mark.parametrize("players", [2, 4])
def test_report_is_in_order(players: int) -> None:
    for view in views(players, 9):
        assert view.question
        found = advice(view)
        actions = [move.action for move in found.moves]
        weights = [reason.weight for reason in found.reasons]

        assert found.action == actions[0] == make_bot("search", 3, SOME).choose(view)
        assert len(actions) == min(3, len(view.question.options)) == len(set(actions))
        assert set(actions) <= {option.action for option in view.question.options}
        assert sum(found.chances) == pytest.approx(1)
        assert len(found.chances) == players
        assert all(0 <= move.value <= 1 and 0 <= move.share <= 1 for move in found.moves)
        assert weights == sorted(weights, reverse=True)
        assert found.playouts >= 15


def test_only_answer_is_judged_too() -> None:
    lone = next(v for v in views(3, 200) if v.question and len(v.question.options) == 1)
    found = advice(lone)

    assert len(found.moves) == 1
    assert sum(found.chances) == pytest.approx(1)
    assert found.moves[0].chance == pytest.approx(found.chances[lone.seat or 0], abs=0.001)


def test_what_is_left_out_decides_nothing() -> None:
    for view in views(3, 8):
        blind = advice(view, *PARTS)

        assert len({move.value for move in blind.moves}) == 1
        assert all(reason.weight == 0 for reason in blind.reasons)


def test_first_reason_carries_the_margin() -> None:
    shrunk = [
        found.reasons[0].weight > 0
        for view in views(2, 20)
        if len((found := advice(view)).moves) > 1 and found.moves[0].value > found.moves[1].value
    ]

    assert len(shrunk) > 8
    assert sum(shrunk) >= 0.9 * len(shrunk)


def test_secret_antes_are_mixed() -> None:
    asked = [view for view in views(4, 4) if view.question and view.question.kind == "ante"]
    mixes = [[move.share for move in advice(view).moves] for view in asked]
    drawn = [{make_bot("search", seed, SOME).choose(view) for seed in range(5)} for view in asked]

    assert all(sum(shares) <= 1 + 1e-9 for shares in mixes)
    assert any(shares[1] > 0 for shares in mixes)
    assert max(map(len, drawn)) > 1


def test_budget_of_seconds_plays_too_and_says_that_it_does_not_repeat() -> None:
    budget = Budget(seconds=0.05)
    view = last_round().observation(0)
    assert view.question

    action = make_bot("search", 1, budget).choose(view)

    assert not budget.repeats
    assert action in {option.action for option in view.question.options}


def test_no_more_playouts_are_spent_than_told_and_few_where_all_is_plain() -> None:
    plain = last_round().observation(0)
    for view in [plain, *views(2, 8)]:
        spent = [
            make_bot("search", 1, Budget(playouts=number)).advise(view).playouts
            for number in (60, 600)
        ]
        asks_ante = view.question and view.question.kind == "ante"
        assert asks_ante or (spent[0] <= 60 and spent[0] <= spent[1] <= 600)

    assert make_bot("search", 1, Budget(playouts=6000)).advise(plain).playouts < 600


def test_where_nothing_counts_the_rules_of_thumb_decide() -> None:
    for view in views(3, 12):
        if view.question and view.question.kind != "ante":
            assert advice(view, *PARTS).action == make_bot("rules", 0).choose(view)
