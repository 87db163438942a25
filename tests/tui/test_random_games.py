"""Whole games in which everything that can be said is said, in both languages."""

import re
from collections import Counter
from collections.abc import Mapping

import pytest

from drakehall.games import REGISTRY, new_game
from drakehall.games.draco.words import QUESTIONS as DRACO
from drakehall.games.three_dragon_ante.words import QUESTIONS as THREE_DRAGON_ANTE
from drakehall.kernel.chance import Stream
from drakehall.kernel.contract import State
from drakehall.language import LANGUAGES, Words
from drakehall.tui.log import since_last_answer
from drakehall.tui.screen import Screen
from drakehall.tui.screens import SCREENS, screen_of

GAMES = 3
RAW = re.compile(r"[{}]|\bnone\b|\?.")
"""What no reader should see: placeholders, and words that stand for what is not there."""
NAMES = ("Aki", "Ben", "Chie", "Dora", "Emi", "Fumi")
QUESTIONS: Mapping[str, set[str]] = {
    "three-dragon-ante": set(THREE_DRAGON_ANTE.values()),
    "draco": set(DRACO.values()),
}
USUAL: Mapping[str, set[str]] = {
    "three-dragon-ante": {"ante", "play", "blue", "tribute"},
    "draco": {"captain", "duel", "division"},
}
TABLES = [
    (game, players)
    for game, kind in REGISTRY.items()
    for players in range(kind.min_players, kind.max_players + 1)
]


def screens(state: State) -> list[Screen]:
    game, names = state.game, NAMES[: state.game.players]
    return [screen_of(game.id, Words(lang), names, game.options) for lang in LANGUAGES]


def read_everything(state: State, screen: Screen) -> list[str]:
    seat = state.current_player
    view = state.observation(seat)
    question = screen.question(view)
    assert view.question
    assert len(question) == len(view.question.options) + 1
    assert len(set(question)) == len(question), "two answers read the same"
    hints = screen.hints(view, state.information_state(seat))
    log = screen.log(since_last_answer(state, seat), seat)
    return [*question, *screen.table(view), *screen.hand(view), *hints, *log]


def test_every_game_has_a_screen() -> None:
    assert SCREENS.keys() == REGISTRY.keys()


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_every_screen_of_random_games_can_be_read(game: str, players: int) -> None:
    asked: Counter[str] = Counter()
    for number in range(GAMES):
        state = new_game(game, players).new_state(f"{players}/{number}")
        luck = Stream(number, "choices")
        while not state.is_terminal and len(state.lines) < 400:
            for screen in screens(state):
                found = [line for line in read_everything(state, screen) if RAW.search(line)]
                assert found == []
            question = state.question()
            assert question
            asked[question.kind] += 1
            state.apply(question.options[luck.below(len(question.options))].action)

    assert set(asked) >= USUAL[game]
    assert set(asked) <= QUESTIONS[game]
