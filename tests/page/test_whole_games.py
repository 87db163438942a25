"""Whole games of both kinds, by keyboard alone and by touch alone, in both languages."""

from __future__ import annotations

import pytest

from page.conftest import Reader
from page.playing import by_keyboard, by_touch, play_to_the_end, table

GAMES = [
    ("three-dragon-ante", {"gambit_limit": 1}),
    ("draco", {"final_round_at_cursed": 1}),
]
PHONE = (360, 640)


@pytest.mark.parametrize(("game", "options"), GAMES, ids=[game for game, _ in GAMES])
def test_whole_game_by_keyboard_alone(
    reader: Reader, game: str, options: dict[str, object]
) -> None:
    with reader.opens(table(game, 2, **options)) as page:
        page.get_by_role("button", name="Play now").focus()
        page.keyboard.press("Enter")
        answers = play_to_the_end(page, by_keyboard)

        assert answers > 0
        assert page.get_by_role("region", name="Standings").get_by_role("listitem").count() == 3


@pytest.mark.parametrize(("game", "options"), GAMES, ids=[game for game, _ in GAMES])
def test_whole_game_by_touch_alone_on_a_phone(
    reader: Reader, game: str, options: dict[str, object]
) -> None:
    with reader.opens(table(game, 2, **options), size=PHONE, touch=True, lang="ja") as page:
        page.get_by_role("button", name="今すぐ遊ぶ").tap()
        answers = play_to_the_end(page, by_touch)

        assert answers > 0
        assert page.get_by_role("region", name="順位").get_by_role("listitem").count() == 3
