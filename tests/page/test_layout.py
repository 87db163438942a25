"""Nothing overlaps, leaves the window, or is too small for a finger.

Six seats, ten cards in hand, flights of five, long rows of treasure, every kind of question.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Page

from drakehall.server.show import Presence
from drakehall.wire import Clock
from page.conftest import Reader
from page.moments import KINDS, TDA, asked, full_flights, in_debt, long_rows
from page.stage import Moment, seen, sit, staged

FULL: Final = os.environ.get("DRAKEHALL_PROOF") == "full"
SIZES: Final = {
    "phone": (360, 640),
    "tablet": (768, 1024),
    "desk": (1280, 720),
    "large": (1920, 1080),
    "on its side": (740, 360),
}
LANGS: Final = ("en", "ja")
CASES: Final = [(name, lang) for name in SIZES for lang in LANGS]
SHORT_CASES: Final = [("phone", "ja"), ("on its side", "en"), ("desk", "ja"), ("tablet", "en")]

FIND_OVERLAPS: Final = (Path(__file__).parent / "overlaps.js").read_text(encoding="utf-8")


def overlaps(page: Page) -> list[str]:
    """Gives what lies on something else, outside the window, or is too small."""
    found: list[str] = page.evaluate(FIND_OVERLAPS)
    return found


def moments() -> dict[str, Moment]:
    """Gives every kind of question at a crowded table, and the longest rows there are."""
    found = {f"{game} {kind}": asked(game)[kind] for game, kinds in KINDS.items() for kind in kinds}
    found |= {f"long row {kind}": one for kind, one in long_rows().items()}
    found["full flights"] = full_flights()
    found["debts and gods"] = in_debt()
    return {
        **{name: one.seen(hints="advice") for name, one in found.items()},
        "looking on": seen(sit(full_flights().state, []), []),
        "looking on at treasure": seen(sit(long_rows()["captain"].state, []), []),
        "somebody gone": gone(),
    }


def gone() -> Moment:
    """Gives a table that waits for somebody whose clock stands still."""
    table = sit(asked(TDA)["play"].state, [0, 1], clock=Clock(60, 600))
    table.questions = {1: "1.1"}
    away = Presence({0: 1, 1: 0}, {1: 95_000}, paused={1: 42_000}, leaving={1: 61_000}, now=1000)
    return seen(table, [0], away)


@pytest.mark.parametrize(("size", "lang"), CASES if FULL else SHORT_CASES)
def test_nothing_overlaps_at_a_crowded_table(reader: Reader, size: str, lang: str) -> None:
    found: dict[str, Any] = {}
    with staged(reader, size=SIZES[size], lang=lang) as (page, stage):
        for name, now in moments().items():
            stage.show(now)
            number = str(len(now.eyes[0].events))
            page.locator(f".prompt .hidden:has-text('{number}')").wait_for(state="attached")
            if now.eyes[0].question is not None:
                raise_one(page)
            found[name] = overlaps(page)

    assert {name: wrong for name, wrong in found.items() if wrong} == {}


def raise_one(page: Page) -> None:
    """Raises what can be raised first, as a reader does before playing it."""
    page.locator(".btn.commit, .btn.fork").first.wait_for()
    first = page.locator("ul.hand button[data-move], ul.choices button").first
    if first.count():
        first.focus()
        page.keyboard.press("Enter")
        page.locator(".btn.commit:not([aria-disabled='true'])").wait_for()


LARGE_TEXT: Final = [
    ("text at 200 %", (1280, 720), 200),
    ("text at 200 % on a phone", (360, 640), 200),
    ("text at 150 % on a phone", (360, 640), 150),
    ("window at 200 %", (640, 360), 100),
    ("window at 400 %", (320, 180), 100),
]
"""A window of 1280 × 720 that is enlarged four times is as large as one of 320 × 180."""


@pytest.mark.parametrize("lang", LANGS if FULL else ["ja"])
@pytest.mark.parametrize(("size", "text"), [case[1:] for case in LARGE_TEXT], ids=lambda _: "")
def test_large_text_is_whole_and_can_be_come_to(
    reader: Reader, size: tuple[int, int], text: int, lang: str
) -> None:
    found: dict[str, Any] = {}
    with staged(reader, size=size, lang=lang, text=text) as (page, stage):
        for name, now in enlarged().items():
            stage.show(now)
            number = str(len(now.eyes[0].events))
            page.locator(f".prompt .hidden:has-text('{number}')").wait_for(state="attached")
            raise_one(page)
            found[name] = [*overlaps(page), *page.evaluate(CUT_PROMPT)]
            commit = page.locator(".btn.commit, .btn.fork").first
            commit.scroll_into_view_if_needed()
            box = commit.bounding_box()
            if box is None or box["y"] < 0 or box["y"] + box["height"] > size[1] + 1:
                found[name].append(f"the button cannot be come to: {box}")

    assert {name: wrong for name, wrong in found.items() if wrong} == {}


def enlarged() -> dict[str, Moment]:
    """Gives moments with much on the table and long words in the prompt."""
    found = {kind: asked(TDA)[kind] for kind in ("tribute", "slay", "ante", "use")}
    found |= {kind: asked("draco")[kind] for kind in ("captain", "division", "duel", "gift")}
    found["full flights"] = full_flights()
    return {name: one.seen(hints="advice") for name, one in found.items()}


CUT_PROMPT: Final = """[...document.querySelectorAll(".prompt .text p")]
  .filter((one) => one.scrollWidth > one.clientWidth + 2
    || one.scrollHeight > one.clientHeight * 1.4)
  .map((one) => `the prompt is cut: ${one.textContent.slice(0, 50)}`)"""
"""Finds words of the prompt that do not fit."""
