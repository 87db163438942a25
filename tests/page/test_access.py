"""Everybody can use every screen: axe finds nothing, in both languages and the three themes."""

from __future__ import annotations

import os
from typing import Any, Final

import pytest
from playwright.sync_api import Page

from page.conftest import Reader
from page.playing import table, wait_for_question

FULL: Final = os.environ.get("DRAKEHALL_PROOF") == "full"
SCREENS: Final = ("/", "/new", "/rules/draco", "/credits", "/settings", "/replays", "/nowhere")
LOOKS: Final = [("en", "dark"), ("ja", "light")]
TABLES: Final = [
    ("three-dragon-ante", "en", "dark", "desk"),
    ("three-dragon-ante", "ja", "light", "phone"),
    ("draco", "ja", "contrast", "desk"),
]
SIZES: Final = {"desk": (1280, 720), "phone": (360, 640)}
GAMES: Final = ("three-dragon-ante", "draco")
ALL_LOOKS: Final = [(lang, look) for lang in ("en", "ja") for look in ("dark", "light", "contrast")]


ALL_TABLES: Final = [(game, *look, size) for game in GAMES for look in ALL_LOOKS for size in SIZES]


def violations(page: Page, axe: str) -> list[Any]:
    """Gives what axe finds: the rule, and where."""
    page.evaluate(axe)
    found = page.evaluate("axe.run({ resultTypes: ['violations'] })")
    return [
        (rule["id"], [node["html"][:140] for node in rule["nodes"][:4]])
        for rule in found["violations"]
    ]


@pytest.mark.parametrize(("lang", "theme"), ALL_LOOKS if FULL else LOOKS)
def test_screens_without_a_table(reader: Reader, axe: str, lang: str, theme: str) -> None:
    found = {}
    with reader.opens("/", lang=lang, theme=theme) as page:
        for path in SCREENS:
            page.goto(page.url.split("/", 3)[0] + "//" + page.url.split("/")[2] + path)
            page.locator("h1").first.wait_for()
            found[path] = violations(page, axe)

    assert {path: wrong for path, wrong in found.items() if wrong} == {}
    assert len(found) == len(SCREENS)


@pytest.mark.parametrize(("game", "lang", "theme", "size"), ALL_TABLES if FULL else TABLES)
def test_table_with_an_open_question_and_its_sheets(
    reader: Reader, axe: str, game: str, lang: str, theme: str, size: str
) -> None:
    found = {}
    with reader.opens(table(game, 3), lang=lang, theme=theme, size=SIZES[size]) as page:
        page.locator(".now").click()
        wait_for_question(page)
        found["table"] = violations(page, axe)
        for key, sheet in (("?", "help"), ("L", "log")):
            page.keyboard.press(key)
            page.locator("dialog").wait_for()
            found[sheet] = violations(page, axe)
            page.keyboard.press("Escape")
            page.locator("dialog").wait_for(state="detached")

    assert found == {"table": [], "help": [], "log": []}
