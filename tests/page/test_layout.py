"""Nothing overlaps, nothing leaves the window: six seats, ten cards in hand, flights of five."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Page

from page.conftest import Reader
from page.playing import by_keyboard, is_asked, play_until, table

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
SHORT_CASES: Final = [("phone", "ja"), ("desk", "en")]

FIND_OVERLAPS: Final = (Path(__file__).parent / "overlaps.js").read_text(encoding="utf-8")


def overlaps(page: Page) -> list[str]:
    """Gives what lies on something else, or outside the window."""
    found: list[str] = page.evaluate(FIND_OVERLAPS)
    return found


def crowded(reader: Reader, size: tuple[int, int], lang: str) -> Any:  # noqa: ANN401
    """Opens a table of six with ten cards in each hand and gambits of five rounds."""
    address = table("three-dragon-ante", 5, hand_start=10, min_rounds=5, sets=2)
    return reader.opens(address, size=size, lang=lang)


@pytest.mark.parametrize(("size", "lang"), CASES if FULL else SHORT_CASES)
def test_nothing_overlaps_at_a_crowded_table(reader: Reader, size: str, lang: str) -> None:
    with crowded(reader, SIZES[size], lang) as page:
        page.locator(".now").click()
        page.locator("ul.hand li").nth(9).wait_for()
        page.keyboard.press("2")

        found = {"with ten cards": overlaps(page)}
        longest = page.locator(".flight").first
        row = page.locator(".seatrow").first

        def is_late() -> bool:
            trays, rows = page.locator(".flight button"), page.locator(".chips .chip[data-side]")
            return trays.count() + rows.count() >= 24 and is_asked(page)

        assert longest.count() + row.count() > 0
        play_until(page, by_keyboard, is_late)
        found["with flights of five"] = overlaps(page)

    assert found == {"with ten cards": [], "with flights of five": []}
