"""Several people at one device: a curtain hides each hand until its owner looks."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from page.conftest import Reader
from page.playing import (
    ASKED,
    DONE,
    Answer,
    answer_one,
    by_keyboard,
    by_touch,
    is_asked,
    play_until,
    wait_for_question,
)

LOOK: Final = "Hold to look at your cards"
CURTAIN: Final = ".curtain"
GAMBITS: Final = ("The game ends after this many gambits.", "1")
CURSES: Final = ("The curse that makes the round the last", "1")


def sets_table(page: Page, game: str, limit: tuple[str, str]) -> None:
    """Sets a short game for two people at this device."""
    page.get_by_role("radio", name=game).check()
    page.get_by_label("Name").nth(1).fill("Ben")
    page.locator("summary").click()
    page.get_by_label(limit[0]).fill(limit[1])
    page.get_by_role("button", name="Set the table").click()


def looks(page: Page, *, touch: bool) -> None:
    """Holds the button of the curtain until the curtain is open."""
    button = page.get_by_role("button", name=LOOK)
    if touch:
        box = button.bounding_box()
        assert box is not None
        finger = page.context.new_cdp_session(page)
        spot = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
        finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [spot]})
        button.wait_for(state="detached")
        finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        return
    button.focus()
    page.keyboard.down("Enter")
    button.wait_for(state="detached")
    page.keyboard.up("Enter")


def is_private(page: Page) -> bool:
    """Tells whether nothing lies there that only one person may see."""
    return page.locator("ul.hand li, li.own, .btn.commit, .btn.fork").count() == 0


def play_behind_curtains(page: Page, answer: Answer, *, touch: bool) -> list[str]:
    """Plays to the end as two people who pass a device on; gives who had to look, in order."""
    lookers = []
    while not page.locator(DONE).count():
        page.locator(f"{CURTAIN}, {ASKED}, {DONE}").first.wait_for()
        if page.locator(CURTAIN).count():
            assert is_private(page)
            lookers.append(page.locator(f"{CURTAIN} h2").inner_text())
            looks(page, touch=touch)
            page.locator("ul.hand li").first.wait_for()
        elif is_asked(page):
            answer_one(page, answer)
    return lookers


@pytest.mark.parametrize("touch", [False, True], ids=["keyboard", "touch"])
def test_a_game_with_secrets_is_passed_on_behind_a_curtain(reader: Reader, touch: bool) -> None:
    size = (360, 640) if touch else (1280, 720)
    with reader.opens("/new?with=device", name="Aki", size=size, touch=touch) as page:
        sets_table(page, "Three-Dragon Ante", GAMBITS)
        lookers = play_behind_curtains(page, by_touch if touch else by_keyboard, touch=touch)

        assert set(lookers) == {"Pass the device to Aki", "Pass the device to Ben"}
        assert len(lookers) >= 4
        assert all(one != other for one, other in pairwise(lookers)), "nobody looks twice in a row"
        expect(page.get_by_role("region", name="Standings")).to_contain_text("Ben")


def test_a_hand_is_covered_when_its_owner_goes_away(reader: Reader) -> None:
    with reader.opens("/new?with=device", name="Aki") as page:
        page.clock.install()
        sets_table(page, "Three-Dragon Ante", GAMBITS)
        page.clock.run_for(1000)
        looks(page, touch=False)
        assert not is_private(page)
        page.clock.run_for(30_000)

        expect(page.get_by_role("heading", name="Pass the device to Aki")).to_be_visible()
        assert is_private(page)


def test_an_open_game_needs_no_curtain(reader: Reader) -> None:
    with reader.opens("/new?with=device", name="Aki") as page:
        sets_table(page, "Draco", CURSES)
        wait_for_question(page)
        asked = set()

        def is_over() -> bool:
            assert page.locator(CURTAIN).count() == 0
            asked.add(page.evaluate("document.querySelector('.prompt .who')?.textContent"))
            return page.locator(DONE).count() > 0

        play_until(page, by_keyboard, is_over)
        names = {str(title).partition(":")[0].strip() for title in asked}
        assert {"Aki", "Ben"} <= names
