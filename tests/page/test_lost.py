"""What may break breaks: page loaded again, network cut, page asleep, server killed.

Each time the open question is back without a hand being moved, and the card that was raised is
still raised, and can be played; unless it may not be played any more.
"""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, WebSocketRoute, expect

from page.conftest import Reader
from page.playing import COMMIT, prompt, table, wait_for_question
from server.live import serving

SLEEP = """() => {
  Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""
"""What a page sees of a tab that is left or a phone that is locked."""
WAKE = """() => {
  delete document.visibilityState;
  document.dispatchEvent(new Event("visibilitychange"));
}"""


class Lines:
    """The sockets of a page; each can go dead without being closed, as on a phone that slept."""

    def __init__(self, page: Page) -> None:
        self.opened = 0
        self._dead = 0
        page.route_web_socket("**/socket", self._open)

    def _open(self, near: WebSocketRoute) -> None:
        self.opened += 1
        number, far = self.opened, near.connect_to_server()

        def pass_on(to: WebSocketRoute, message: str | bytes) -> None:
            if number > self._dead:
                to.send(message)

        near.on_message(lambda message: pass_on(far, message))
        far.on_message(lambda message: pass_on(near, message))

    def die(self) -> None:
        """Lets nothing pass through the sockets that are open now."""
        self._dead = self.opened


def deal(page: Page) -> str:
    """Deals and raises the third card; gives its name."""
    page.locator(".now").click()
    wait_for_question(page)
    page.keyboard.press("3")
    return raised(page)


def raised(page: Page) -> str:
    """Gives the name of the card that is raised."""
    card = page.locator("ul.hand button[aria-pressed='true'] .hidden")
    return card.inner_text().partition(",")[0]


def expect_it_back(page: Page, card: str) -> None:
    """Sees that the question is open, the card raised, and lays it as the ante."""
    expect(prompt(page)).to_contain_text("Your turn: choose your ante")
    expect(page.locator(COMMIT)).to_be_visible()
    assert raised(page) == card
    page.keyboard.press("Enter")
    expect(page.get_by_role("log")).to_contain_text(f"Guest's ante is {card}.")


def test_page_loaded_again_has_the_question_and_the_raised_card(reader: Reader) -> None:
    with reader.opens(table("three-dragon-ante", 2)) as page:
        card = deal(page)
        page.reload()

        expect_it_back(page, card)


def test_network_that_comes_back_needs_no_hand(reader: Reader) -> None:
    with reader.opens(table("three-dragon-ante", 2)) as page:
        card = deal(page)
        page.context.set_offline(True)
        expect(prompt(page)).to_contain_text("Reconnecting")
        expect(prompt(page)).to_contain_text("This device is offline.")
        assert raised(page) == card, "the table stays readable"
        page.context.set_offline(False)

        expect_it_back(page, card)


def test_card_played_without_a_network_is_played_when_it_is_back(reader: Reader) -> None:
    with reader.opens(table("three-dragon-ante", 2)) as page:
        lines = Lines(page)
        card = deal(page)
        lines.die()
        page.keyboard.press("Enter")
        page.locator("ul.hand .card.sending").wait_for()

        expect(page.get_by_role("log")).to_contain_text(f"Guest's ante is {card}.")
        assert page.get_by_text("Guest's ante is").count() == 1
        assert lines.opened == 2


def test_page_that_was_hidden_knows_what_happened_and_keeps_the_raised_card(
    reader: Reader,
) -> None:
    with reader.opens("/new?with=friends", name="Guest", speed=1) as one, reader.opens() as two:
        one.get_by_role("button", name="Set the table").click()
        two.goto(one.locator(".invite a").inner_text())
        two.get_by_role("button", name="Sit here").first.click()
        two.get_by_role("button", name="Not ready yet").click()
        expect(one.get_by_text("ready").nth(1)).to_be_visible()
        one.get_by_role("button", name="Fill with bots and start").click()
        wait_for_question(one)
        one.keyboard.press("3")
        card = raised(one)
        one.evaluate(SLEEP)
        wait_for_question(two)
        two.keyboard.press("1")
        two.keyboard.press("Enter")
        expect(prompt(two)).to_contain_text("Waiting for Guest")
        one.evaluate(WAKE)

        expect(one.locator("section.tray, .tray").get_by_text("ante chosen")).to_have_count(2)
        expect_it_back(one, card)


def test_page_that_wakes_with_a_dead_line_opens_another(reader: Reader) -> None:
    with reader.opens(table("three-dragon-ante", 2)) as page:
        lines = Lines(page)
        card = deal(page)
        page.evaluate(SLEEP)
        lines.die()
        page.evaluate(WAKE)

        expect_it_back(page, card)
        assert lines.opened == 2


def test_server_killed_and_started_again_goes_on(reader: Reader, tmp_path: Path) -> None:
    with (
        serving(tmp_path / "tables.db") as server,
        reader.opens(table("three-dragon-ante", 2), base=server.base) as page,
    ):
        card = deal(page)
        server.kill()
        expect(prompt(page)).to_contain_text("Reconnecting")
        server.start()

        expect_it_back(page, card)


def test_card_that_cannot_be_played_any_more_is_not_raised(reader: Reader) -> None:
    with reader.opens(table("three-dragon-ante", 2)) as page:
        lines = Lines(page)
        deal(page)
        lines.die()
        again = page.context.new_page()
        again.goto(page.url)
        wait_for_question(again)
        again.keyboard.press("1")
        again.keyboard.press("Enter")
        again.get_by_text("Guest's ante is").first.wait_for()
        page.context.set_offline(True)
        page.context.set_offline(False)

        page.get_by_text("Guest's ante is").first.wait_for()
        assert page.locator("ul.hand button[aria-pressed='true']").count() == 0
        assert page.locator(COMMIT).count() == 0


def test_table_that_is_gone_says_so(reader: Reader) -> None:
    with reader.opens("/t/nothing-here") as page:
        expect(page.get_by_role("heading", name="No such table")).to_be_visible()
        page.get_by_role("link", name="Home").click()

        expect(page.get_by_role("button", name="Play now")).to_be_visible()
