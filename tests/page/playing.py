"""Plays at the page the way people do: by keyboard alone, or by touch alone."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Final
from urllib.parse import urlencode

from playwright.sync_api import Locator, Page

COMMIT: Final = ".btn.commit:not([aria-disabled='true'])"
FORK: Final = ".btn.fork:not([aria-disabled='true'])"
DONE: Final = "main.result"
PATIENCE: Final = 300.0

Answer = Callable[[Page], None]


def table(game: str, bots: int, **options: object) -> str:
    """Gives the address of a first page that offers such a table."""
    return "/?" + urlencode({"game": game, "bots": bots, "options": json.dumps(options)})


def play_to_the_end(page: Page, answer: Answer) -> int:
    """Answers whatever is asked until the result is shown; gives how many answers there were."""
    return play_until(page, answer, lambda: page.locator(DONE).count() > 0)


def play_until(page: Page, answer: Answer, enough: Callable[[], bool]) -> int:
    """Answers whatever is asked until it is enough; gives how many answers there were."""
    ends, count = time.monotonic() + PATIENCE, 0
    while not enough():
        assert time.monotonic() < ends, f"still at: {prompt(page).inner_text()}"
        if is_asked(page):
            answer(page)
            count += 1
        else:
            page.wait_for_timeout(20)
    return count


def is_asked(page: Page) -> bool:
    """Tells whether there is something to be answered."""
    return page.locator(".btn.commit, .btn.fork").count() > 0 and not page.locator(DONE).count()


def prompt(page: Page) -> Locator:
    """Gives the prompt, by the name that readers of the screen hear."""
    return page.locator("section:is([aria-label='Prompt'], [aria-label='案内'])")


def by_keyboard(page: Page) -> None:
    """Answers with digits, letters and Enter."""
    before = open_question(page)
    for key in "1234567890":
        page.keyboard.press(key)
        if open_question(page) != before or page.locator(COMMIT).count():
            break
    else:
        page.keyboard.press("P")
    page.keyboard.press("Enter")
    wait_for_another(page, before)


def by_touch(page: Page) -> None:
    """Answers with taps: on a card or a choice, then on the button at the bottom."""
    before = open_question(page)
    picks = page.locator("ul.hand button[data-move], ul.choices button")
    if picks.count():
        tap(page, picks.first)
        page.locator(COMMIT).wait_for()
        tap(page, page.locator(COMMIT))
    else:
        tap(page, page.locator(FORK).last)
    wait_for_another(page, before)


def tap(page: Page, where: Locator) -> None:
    """Puts a finger on the middle of something."""
    box = where.bounding_box()
    assert box, "there is nothing to tap"
    page.touchscreen.tap(box["x"] + min(box["width"] / 2, 22), box["y"] + box["height"] / 2)


def open_question(page: Page) -> str:
    """Gives what tells one question from the next: the number of the last event."""
    # In one step: the prompt may be gone in the next moment.
    found: str = page.evaluate("document.querySelector('.prompt .hidden')?.textContent ?? ''")
    return found


def wait_for_another(page: Page, before: str) -> None:
    """Waits until something has happened after a question."""
    ends = time.monotonic() + 15
    while open_question(page) == before and not page.locator(DONE).count():
        assert time.monotonic() < ends, f"nothing follows on: {prompt(page).inner_text()}"
        page.wait_for_timeout(20)
