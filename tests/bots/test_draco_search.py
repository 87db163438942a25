"""The bot for Draco that searches, and what it says about its answers."""

from typing import Any

import pytest

from drakehall.bots import Advice, Budget, make_bot
from drakehall.bots.draco.report import PARTS
from drakehall.games import new_game
from drakehall.kernel.contract import State
from drakehall.language import LANGUAGES, Words
from drakehall.review.hints import hint

FULL = [1, 2, 3, 4, 5]
LAST: dict[str, Any] = {
    "phase": "duel",
    "captain": "A",
    "flipped": 2,
    "curses_revealed": 6,
    "final": True,
    "cursed_duel": True,
    "opportunity": 2,
    "table": ["green-5", "green-4"],
    "swords": {"A": FULL, "B": FULL},
    "played": {"A": [3]},
}


def load(position: dict[str, Any], **options: object) -> State:
    return new_game("draco", 2, options).load(position)


def answer(state: State, playouts: int = 40) -> str:
    bot = make_bot("search", 0, Budget(playouts=playouts))
    return state.action_text(bot.choose(state.observation(state.current_player)))


def margin(advice: Advice) -> float:
    return advice.moves[0].value - max(move.value for move in advice.moves[1:])


def test_last_sword_goes_where_it_wins_the_game() -> None:
    purses = {"A": ["blue-5", "green-5"], "B": ["green-4", "yellow-5"]}
    state = load({**LAST, "table": ["green-5"], "treasure": purses, "deck_exact": True})

    assert answer(state) in {"sword 4", "sword 5"}


@pytest.fixture(scope="module", params=[2, 3])
def advised(request: pytest.FixtureRequest) -> list[tuple[State, Advice]]:
    """Plays half a game with a bot that gives reasons."""
    state = new_game("draco", request.param).new_state("reasons")
    bot = make_bot("search", 1, Budget(playouts=30))
    found = []
    for _ in range(25):
        advice = bot.advise(state.observation(state.current_player))
        found.append((state.clone(), advice))
        state.apply(advice.action)
    return found


def test_report_is_of_the_choice(advised: list[tuple[State, Advice]]) -> None:
    bot = make_bot("search", 1, Budget(playouts=30))
    for state, advice in advised:
        seat = state.current_player
        legal = state.legal_actions()

        assert advice.action == bot.choose(state.observation(seat)) == advice.moves[0].action
        assert len(advice.moves) == min(3, len(legal))
        assert {move.action for move in advice.moves} <= set(legal)
        assert all(-1 <= move.value <= 1 for move in advice.moves)
        assert len(advice.chances) == state.game.players
        assert sum(advice.chances) == pytest.approx(1)
        assert advice.playouts > 0
        assert {reason.feature for reason in advice.reasons} <= set(PARTS)
        assert all(reason.weight > 0 for reason in advice.reasons)


def test_weight_of_a_reason_is_what_the_margin_loses_without_it(
    advised: list[tuple[State, Advice]],
) -> None:
    bot = make_bot("search", 1, Budget(playouts=30))
    for state, advice in advised:
        if not advice.reasons:
            assert margin(advice) < 0.2
            continue
        reason = advice.reasons[0]
        masked = bot.advise(state.observation(state.current_player), (reason.feature,))

        assert masked.action == advice.action
        assert reason.weight == max(other.weight for other in advice.reasons)
        assert margin(advice) - margin(masked) == pytest.approx(reason.weight)


def test_features_of_another_game_mask_nothing(advised: list[tuple[State, Advice]]) -> None:
    bot = make_bot("search", 1, Budget(playouts=30))
    state, advice = advised[3]

    assert bot.advise(state.observation(state.current_player), ("stakes",)).action == advice.action


def test_clock_can_be_the_budget() -> None:
    budget = Budget(seconds=0.05)
    state = new_game("draco", 2).new_state(1)
    advice = make_bot("search", 1, budget).advise(state.observation(state.current_player))

    assert not budget.repeats
    assert advice.action in state.legal_actions()
    assert advice.playouts >= 2


def test_more_playouts_find_what_few_may_miss() -> None:
    state = new_game("draco", 2).new_state(5)
    few = make_bot("search", 1, Budget(playouts=4)).advise(state.observation(state.current_player))
    many = make_bot("search", 1, Budget(playouts=60)).advise(
        state.observation(state.current_player)
    )

    assert few.playouts < 8
    assert 8 < many.playouts <= 60


def test_captain_begins_where_the_next_one_would_have_to_and_the_game_had_no_end() -> None:
    deck = ["curse", "curse", "green-1", "curse"]
    options = {"min_flips": 0, "deck_construction": "flat_shuffle"}
    hands = {"A": FULL, "B": FULL}
    state = load(
        {"phase": "captain", "curses_revealed": 2, "deck": deck, "swords": hands}, **options
    )
    view = state.observation(0)
    bot = make_bot("search", 2, Budget(playouts=100))
    advice, masked = bot.advise(view), bot.advise(view, ("begin",))
    found = hint(advice, {action: action for action in state.legal_actions()})

    assert state.action_text(advice.action) == answer(state, 16) == "flip"
    assert [move.text for move in masked.moves] == ["flip", "stop"]
    assert margin(masked) <= 0 < margin(advice)
    assert {found.say(Words(lang, "draco")) for lang in LANGUAGES} == {
        Words(lang, "draco").say("reason-begin") for lang in LANGUAGES
    }
