"""Everybody can use every screen: axe finds nothing, in both languages and the three themes."""

from __future__ import annotations

import os
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from page.conftest import Reader
from page.moments import KINDS, TDA, asked
from page.playing import COMMIT, prompt
from page.stage import Stage, staged

FULL: Final = os.environ.get("DRAKEHALL_PROOF") == "full"
SCREENS: Final = ("/", "/new", "/rules/draco", "/credits", "/settings", "/replays", "/nowhere")
LOOKS: Final = [("en", "dark"), ("ja", "light")]
TABLES: Final = [
    ("en", "dark", "phone"),
    ("ja", "light", "desk"),
    ("en", "contrast", "desk"),
    ("ja", "dark", "phone"),
]
SIZES: Final = {"desk": (1280, 720), "phone": (360, 640)}
ALL_LOOKS: Final = [(lang, look) for lang in ("en", "ja") for look in ("dark", "light", "contrast")]
ALL_TABLES: Final = [(*look, size) for look in ALL_LOOKS for size in SIZES]
QUESTIONS: Final = [(game, kind) for game, kinds in KINDS.items() for kind in kinds]


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


@pytest.mark.parametrize(("lang", "theme", "size"), ALL_TABLES if FULL else TABLES)
def test_every_kind_of_question(reader: Reader, axe: str, lang: str, theme: str, size: str) -> None:
    """Each look has all kinds at full size, and else its share of them."""
    share = TABLES.index((lang, theme, size)) if not FULL else 0
    mine = QUESTIONS if FULL else QUESTIONS[share :: len(TABLES)]
    found = {}
    with staged(reader, lang=lang, theme=theme, size=SIZES[size]) as (page, stage):
        for game, kind in mine:
            ask(page, stage, game, kind)
            found[game, kind] = violations(page, axe)

    assert {name: wrong for name, wrong in found.items() if wrong} == {}
    assert len(found) == len(mine)


def ask(page: Page, stage: Stage, game: str, kind: str) -> None:
    """Puts a question to the page, and waits until it can be answered."""
    one = asked(game)[kind]
    now = one.seen(hints="advice")
    stage.show(now)
    (eye,) = now.eyes
    assert eye.question is not None
    number = str(len(eye.events))
    page.locator(f".prompt .hidden:has-text('{number}')").wait_for(state="attached")
    page.locator(".btn.commit, .btn.fork").first.wait_for()


def test_errors_and_sheets_over_a_question(reader: Reader, axe: str) -> None:
    found = {}
    with staged(reader) as (page, stage):
        stage.acknowledges = False
        ask(page, stage, TDA, "play")
        page.keyboard.press("1")
        page.locator(COMMIT).click()
        expect(page.locator(".btn.sent")).to_be_visible()
        found["on its way"] = violations(page, axe)
        stage.refuse("not-host", "server-not-host")
        page.get_by_role("alert").wait_for()
        found["refused"] = violations(page, axe)
        for key, sheet in (("?", "help"), ("L", "log"), ("I", "card")):
            page.keyboard.press(key)
            page.locator("dialog").wait_for()
            found[sheet] = violations(page, axe)
            page.keyboard.press("Escape")
            page.locator("dialog").wait_for(state="detached")
        stage.fall()
        expect(prompt(page)).to_contain_text("Reconnecting")
        found["lost"] = violations(page, axe)

    assert {name: wrong for name, wrong in found.items() if wrong} == {}
