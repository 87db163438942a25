"""Whole games in which everything that can be said is said, in both languages."""

import re
from collections import Counter

import pytest

from drakehall.games import new_game
from drakehall.games.three_dragon_ante.words import QUESTIONS
from drakehall.kernel.chance import Stream
from drakehall.kernel.contract import State
from drakehall.language import LANGUAGES, Words
from drakehall.tui.log import since_last_answer
from drakehall.tui.render import Screen

GAMES = 3
RAW = re.compile(r"[{}]|\bnone\b|\?.")
"""What no reader should see: placeholders, and words that stand for what is not there."""
NAMES = ("Aki", "Ben", "Chie", "Dora", "Emi", "Fumi")


def screens(players: int) -> list[Screen]:
    return [Screen(Words(lang), "three-dragon-ante", NAMES[:players], {}) for lang in LANGUAGES]


def read_everything(state: State, screen: Screen) -> list[str]:
    seat = state.current_player
    view = state.observation(seat)
    question = screen.question(view)
    assert view.question
    assert len(question) == len(view.question.options) + 1
    assert len(set(question)) == len(question), "two answers read the same"
    log = screen.log(since_last_answer(state, seat), seat)
    return [*question, *screen.table(view), screen.hand(view), *log]


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_every_screen_of_random_games_can_be_read(players: int) -> None:
    asked: Counter[str] = Counter()
    for number in range(GAMES):
        state = new_game("three-dragon-ante", players).new_state(f"{players}/{number}")
        luck = Stream(number, "choices")
        while not state.is_terminal and len(state.lines) < 400:
            for screen in screens(players):
                found = [line for line in read_everything(state, screen) if RAW.search(line)]
                assert found == []
            question = state.question()
            assert question
            asked[question.kind] += 1
            state.apply(question.options[luck.below(len(question.options))].action)

    assert {"ante", "play", "blue", "tribute"} <= set(asked)
    assert set(asked) <= set(QUESTIONS.values())
