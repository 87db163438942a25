"""Nothing overlaps, nothing leaves the window: six seats, ten cards in hand, flights of five."""

from __future__ import annotations

import os
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
SHORT_CASES: Final = [("phone", "ja"), ("tablet", "en"), ("desk", "en"), ("large", "ja")]

FIND_OVERLAPS: Final = """() => {
  const things = "button, a, input, select, .tray, .prompt, .line, .bar, aside, .stakes";
  const scrolls = (one) => {
    for (let at = one.parentElement; at; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at);
      const flows = [overflowX, overflowY].some((how) => how === "auto" || how === "scroll");
      const named = at.getAttribute("aria-label") || at.getAttribute("aria-labelledby");
      if (flows && named) return true;
    }
    return false;
  };
  const seen = [...document.querySelectorAll(things)].filter((one) => {
    const box = one.getBoundingClientRect();
    const hidden = one.closest("[aria-hidden='true'], [hidden]");
    return box.width > 1 && box.height > 1 && !hidden && getComputedStyle(one).visibility === "visible";
  });
  const name = (one) => `${one.tagName.toLowerCase()}.${one.className} "${(one.getAttribute("aria-label")
    || one.textContent || "").trim().slice(0, 40)}"`;
  const wrong = [];
  seen.forEach((one, at) => {
    const a = one.getBoundingClientRect();
    if (scrolls(one)) return;
    if (a.left < -1 || a.top < -1 || a.right > innerWidth + 1 || a.bottom > innerHeight + 1)
      wrong.push(`${name(one)} leaves the window: ${[a.left, a.top, a.right, a.bottom].map(Math.round)}`);
    for (const other of seen.slice(at + 1)) {
      if (one.contains(other) || other.contains(one) || scrolls(other)) continue;
      const b = other.getBoundingClientRect();
      const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (width > 1.5 && height > 1.5) wrong.push(`${name(one)} and ${name(other)} overlap`);
    }
  });
  if (document.documentElement.scrollWidth > innerWidth + 1) wrong.push("the page is too wide");
  return wrong;
}"""


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
            cards = page.locator(".flight button").count() + page.locator(".chips .chip[data-side]").count()
            return cards >= 24 and is_asked(page)

        assert longest.count() + row.count() > 0
        play_until(page, by_keyboard, is_late)
        found["with flights of five"] = overlaps(page)

    assert found == {"with ten cards": [], "with flights of five": []}
