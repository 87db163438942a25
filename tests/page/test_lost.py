"""What may break breaks: page loaded again, network cut, server killed. The question comes back."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from page.conftest import Reader
from page.playing import COMMIT, answer_one, by_keyboard, prompt, table, wait_for_question
from server.live import Server


def test_page_loaded_again_has_the_question_and_the_raised_card(reader: Reader) -> None:
    with reader.opens(table("three-dragon-ante", 2)) as page:
        page.locator(".now").click()
        wait_for_question(page)
        page.keyboard.press("3")
        raised = page.locator(COMMIT).inner_text()
        page.reload()

        expect(page.locator(COMMIT)).to_have_text(raised, use_inner_text=True)
        answer_one(page, by_keyboard)


def test_network_that_comes_back_needs_no_hand(reader: Reader) -> None:
    with reader.opens(table("three-dragon-ante", 2)) as page:
        page.locator(".now").click()
        wait_for_question(page)
        page.keyboard.press("2")
        page.context.set_offline(True)
        expect(prompt(page)).to_contain_text("Reconnecting")
        page.context.set_offline(False)

        expect(prompt(page)).to_contain_text("Your turn")
        expect(page.locator(COMMIT)).to_be_visible()
        answer_one(page, by_keyboard)


def test_server_killed_and_started_again_goes_on(reader: Reader, tmp_path: Path) -> None:
    server = Server(tmp_path / "tables.db")
    server.start()
    try:
        with reader.opens(table("draco", 1), base=server.base) as page:
            page.locator(".now").click()
            wait_for_question(page)
            server.kill()
            expect(prompt(page)).to_contain_text("Reconnecting")
            server.start()

            expect(prompt(page)).to_contain_text("Your turn")
            answer_one(page, by_keyboard)
    finally:
        server.stop()


def test_table_that_is_gone_says_so(reader: Reader) -> None:
    with reader.opens("/t/nothing-here") as page:
        expect(page.get_by_role("heading", name="No such table")).to_be_visible()
        page.get_by_role("link", name="Home").click()

        expect(page.get_by_role("button", name="Play now")).to_be_visible()
