"""The hint at a table: asked for with a key or a tap, read without colours, never in the way."""

from __future__ import annotations

import json
from typing import Final

import pytest
from playwright.sync_api import Page

from page.conftest import Reader
from page.playing import table, wait_for_question
from page.test_access import violations

PANEL: Final = ".hint"
CASES: Final = [
    ("three-dragon-ante", "en", "dark", (1280, 720)),
    ("three-dragon-ante", "ja", "light", (360, 640)),
    ("draco", "ja", "dark", (1280, 720)),
    ("draco", "en", "contrast", (390, 844)),
]


def come_to_a_question(page: Page) -> None:
    """Deals, and waits until something is asked."""
    page.locator(".now").click()
    wait_for_question(page)


@pytest.mark.parametrize(("game", "lang", "theme", "size"), CASES)
def test_a_hint_shows_what_decides_moves_and_chances(
    reader: Reader, axe: str, game: str, lang: str, theme: str, size: tuple[int, int]
) -> None:
    with reader.opens(table(game, 2), lang=lang, theme=theme, size=size) as page:
        come_to_a_question(page)
        page.keyboard.press("h")
        page.locator(f"{PANEL} .seats").wait_for()

        assert page.locator(f"{PANEL} .sentence").inner_text().strip()
        moves = page.locator(f"{PANEL} ol li").all_inner_texts()
        assert 1 <= len(moves) <= 3
        assert all("%" in move for move in moves)
        assert page.locator(f"{PANEL} .seats li").count() == 3
        assert page.locator("[data-advised]").count() >= 1
        box = page.locator(PANEL).bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["y"] >= 0
        assert box["x"] + box["width"] <= size[0]
        assert violations(page, axe) == []

        page.keyboard.press("Escape")
        page.locator(PANEL).wait_for(state="detached")
        assert page.locator("[data-advised]").count() == 0


@pytest.mark.parametrize("level", ["off", "reasons", "numbers"])
def test_a_reader_is_told_no_more_than_wanted(reader: Reader, level: str) -> None:
    with reader.opens(table("three-dragon-ante", 2), hintLevel=level) as page:
        come_to_a_question(page)
        page.keyboard.press("h")
        if level == "off":
            assert page.locator(".hinting").count() == 0
            assert page.locator(PANEL).count() == 0
            return
        page.locator(f"{PANEL} li").first.wait_for()
        assert page.locator(f"{PANEL} ol").count() == 0
        assert page.locator("[data-advised]").count() == 0
        assert page.locator(f"{PANEL} .seats").count() == (level == "numbers")


def test_a_table_can_be_set_that_gives_no_hints(reader: Reader) -> None:
    with reader.opens("/new") as page:
        page.locator("summary").click()
        page.locator("details select").nth(1).select_option("off")
        page.locator(".btn.pri").click()
        page.locator(".btn.commit, .btn.fork").first.wait_for()
        assert page.locator(".hinting").count() == 0


def test_whoever_has_chosen_no_bot_plays_against_the_usual_one(reader: Reader) -> None:
    with reader.opens("/") as page:
        page.locator(".now").click()
        page.wait_for_url("**/t/*")
        kept = json.loads(page.evaluate("localStorage.getItem('drakehall-last')"))

    assert {seat.get("level") for seat in kept["seats"] if seat["kind"] == "bot"} == {"fair"}
