"""Plays at the page the way people do: by keyboard alone, or by touch alone."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Mapping
from typing import Final
from urllib.parse import urlencode

from playwright.sync_api import Locator, Page

ASKED: Final = ".btn.commit, .btn.fork"
COMMIT: Final = ".btn.commit:not([aria-disabled='true'])"
DONE: Final = "main.result"
QUICK: Final = "rules"
"""Bots that only follow rules of thumb."""
PATIENCE: Final = 120.0
"""Seconds without anything new on the page after which a game is stuck."""
SETTLING: Final = 5.0
"""Seconds for an answer to bring something new, before it is given again."""
FINGER: Final = """() => {
  const usable = (what) => [...document.querySelectorAll(what)].filter(
    (one) => one.getAttribute("aria-disabled") !== "true",
  );
  const spot = usable("dialog[open] button")[0]
    ?? usable(".btn.commit")[0]
    ?? usable("button[data-move]:not(.btn)")[0]
    ?? usable(".btn.fork").at(-1);
  if (!spot) return null;
  spot.scrollIntoView({ block: "nearest", inline: "nearest" });
  const { x, y, width, height } = spot.getBoundingClientRect();
  return [x + Math.min(width / 2, 22), y + height / 2];
}"""
"""Where a finger goes: to the cross of a sheet that a late tap has opened, to the button at the
bottom, to a card or choice, or to a plain answer."""

Answer = Callable[[Page], None]


def table(game: str, bots: int, **options: object) -> str:
    """Gives the address of a first page that offers such a table, with bots that play at once."""
    wish = {"game": game, "bots": bots, "level": QUICK, "options": json.dumps(options)}
    return "/?" + urlencode(wish)


def play_to_the_end(page: Page, answer: Answer) -> int:
    """Answers whatever is asked until the result is shown; gives how many answers there were."""
    return play_until(page, answer, lambda: page.locator(DONE).count() > 0)


def play_until(page: Page, answer: Answer, enough: Callable[[], bool]) -> int:
    """Answers whatever is asked until it is enough; gives how many questions there were."""
    asked: set[str] = set()
    last, since = "", time.monotonic()
    while not enough():
        now = state(page)
        if now != last:
            last, since = now, time.monotonic()
        assert time.monotonic() < since + PATIENCE, f"still at: {prompt(page).inner_text()}"
        if is_asked(page):
            asked.add(open_question(page))
            answer(page)
        else:
            page.wait_for_timeout(20)
    return len(asked)


def play_together(seats: Mapping[Page, Answer]) -> dict[Page, int]:
    """Lets several people play one game to its end; gives how many questions each was asked."""
    asked: dict[Page, set[str]] = {page: set() for page in seats}
    last, since = [""], time.monotonic()
    while open_pages := [page for page in seats if not page.locator(DONE).count()]:
        now = [state(page) for page in open_pages]
        if now != last:
            last, since = now, time.monotonic()
        assert time.monotonic() < since + PATIENCE, f"still at: {now}"
        for page in filter(is_asked, open_pages):
            asked[page].add(open_question(page))
            seats[page](page)
        open_pages[0].wait_for_timeout(20)
    return {page: len(questions) for page, questions in asked.items()}


def answer_one(page: Page, answer: Answer) -> None:
    """Answers what is asked and sees that something follows."""
    wait_for_question(page)
    before = open_question(page)
    play_until(page, answer, lambda: open_question(page) != before)


def wait_for_question(page: Page) -> None:
    """Waits until something is asked."""
    page.locator(ASKED).first.wait_for()


def is_asked(page: Page) -> bool:
    """Tells whether there is something to be answered."""
    return page.locator(ASKED).count() > 0 and not page.locator(DONE).count()


def prompt(page: Page) -> Locator:
    """Gives the prompt, by the name that readers of the screen hear."""
    return page.locator("section:is([aria-label='Prompt'], [aria-label='案内'])")


def by_keyboard(page: Page) -> None:
    """Answers with digits, letters and Enter."""
    before = state(page)
    for key in "1234567890P":
        page.keyboard.press(key)
        if state(page) != before:
            break
    page.keyboard.press("Enter")
    wait_for_news(page, before)


def by_touch(page: Page) -> None:
    """Answers with one tap: on a card or a choice, or on the button at the bottom."""
    before = state(page)
    # In one step: what was asked a moment ago may be gone.
    spot = page.evaluate(FINGER)
    if spot:
        page.touchscreen.tap(*spot)
        wait_for_news(page, before)


def open_question(page: Page) -> str:
    """Gives what tells one question from the next: the number of the last event."""
    # In one step: the prompt may be gone in the next moment.
    found: str = page.evaluate("document.querySelector('.prompt .hidden')?.textContent ?? ''")
    return found


def state(page: Page) -> str:
    """Gives what changes whenever something is picked, answered or told."""
    found: str = page.evaluate(
        """[
          document.querySelector(".prompt")?.textContent,
          document.querySelectorAll(".btn.commit:not([aria-disabled='true'])").length,
          location.pathname,
        ].join()"""
    )
    return found


def wait_for_news(page: Page, before: str) -> None:
    """Waits for something new, but not for ever: an answer may have come too late."""
    ends = time.monotonic() + SETTLING
    while state(page) == before and time.monotonic() < ends:
        page.wait_for_timeout(20)
