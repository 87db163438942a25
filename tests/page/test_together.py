"""Several people: by link, at one device, as partners, in two languages."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from page.conftest import Reader
from page.playing import (
    answer_one,
    by_keyboard,
    is_asked,
    play_until,
    prompt,
    table,
    wait_for_question,
)


def hand(page: Page) -> list[str]:
    """Gives the names of the cards in the hand, without their places."""
    page.locator("ul.hand li").first.wait_for()
    return [
        name.partition(",")[0] for name in page.locator("ul.hand button .hidden").all_inner_texts()
    ]


def test_two_browsers_meet_by_link_and_see_their_own_cards(reader: Reader) -> None:
    with reader.opens("/new?with=friends", name="Aki") as one, reader.opens(name="Ben") as two:
        one.get_by_role("button", name="Set the table").click()
        code = one.locator(".code").inner_text()
        two.get_by_label("Table code").fill(code)
        two.get_by_role("button", name="Join").click()
        two.get_by_role("button", name="Sit here").first.click()
        two.get_by_role("button", name="Not ready yet").click()
        expect(one.get_by_text("Ben · ready")).to_be_visible()
        one.get_by_role("button", name="Fill with bots and start").click()

        mine, theirs = hand(one), hand(two)
        assert len(mine) == len(theirs) == 6
        assert set(mine).isdisjoint(theirs)
        assert two.get_by_role("region", name="Ben:").count() == 1


def test_one_device_hides_a_hand_until_its_owner_looks(reader: Reader) -> None:
    with reader.opens("/new?with=device", name="Aki") as page:
        page.get_by_label("Name").nth(1).fill("Ben")
        page.get_by_role("button", name="Set the table").click()
        expect(prompt(page)).to_contain_text("Pass the device to Aki")
        assert page.locator("ul.hand").count() == 0
        assert page.locator("li.own").count() == 0

        page.keyboard.press("Tab")
        page.get_by_role("button", name="Hold to look").focus()
        page.keyboard.down("Enter")
        page.wait_for_timeout(800)
        page.keyboard.up("Enter")
        first = hand(page)
        assert page.locator("li.own").count() > 0
        by_keyboard_once(page)

        expect(prompt(page)).to_contain_text("Pass the device to Ben")
        assert first
        assert page.locator("ul.hand").count() == 0
        assert page.locator("li.own").count() == 0


def by_keyboard_once(page: Page) -> None:
    """Picks the first card and commits it."""
    page.keyboard.press("1")
    page.keyboard.press("Enter")


def test_language_is_switched_in_the_middle_of_a_question(reader: Reader) -> None:
    with reader.opens(table("three-dragon-ante", 2)) as page:
        page.locator(".now").click()
        expect(page.get_by_role("region", name="Prompt")).to_contain_text("choose your ante")
        page.keyboard.press("2")
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name="日本語で").click()
        page.keyboard.press("Escape")

        expect(page.get_by_role("region", name="案内")).to_contain_text("アンティを選ぶ")
        expect(page.get_by_role("list", name="手札")).to_be_visible()
        expect(page.locator("ul.hand button[aria-pressed='true']")).to_have_count(1)
        answer_one(page, by_keyboard)


@pytest.mark.parametrize(
    ("bots", "options", "shown"),
    [
        (3, {"teams": [["A", "C"], ["B", "D"]]}, "Partner"),
        (2, {"abilities": "draft"}, "choose an ability"),
    ],
    ids=["teams", "abilities"],
)
def test_partners_and_drafted_abilities_are_shown(
    reader: Reader, bots: int, options: dict[str, object], shown: str
) -> None:
    with reader.opens(table("three-dragon-ante", bots, **options)) as page:
        page.locator(".now").click()
        expect(page.get_by_text(shown).first).to_be_visible()
        play_until(page, by_keyboard, lambda: page.get_by_text("Round 1 begins").count() > 0)

        assert is_asked(page) or prompt(page).is_visible()


def test_ante_that_is_locked_in_can_be_changed_while_the_other_chooses(reader: Reader) -> None:
    with reader.opens("/new?with=friends", name="Aki") as one, reader.opens(name="Ben") as two:
        one.get_by_role("button", name="Set the table").click()
        two.get_by_label("Table code").fill(one.locator(".code").inner_text())
        two.get_by_role("button", name="Join").click()
        two.get_by_role("button", name="Sit here").first.click()
        two.get_by_role("button", name="Not ready yet").click()
        expect(one.get_by_text("Ben · ready")).to_be_visible()
        one.get_by_role("button", name="Fill with bots and start").click()

        mine = hand(one)
        one.keyboard.press("1")
        one.keyboard.press("Enter")
        expect(prompt(one)).to_contain_text("Waiting for Ben")
        expect(two.get_by_role("region", name="Aki").get_by_text("ante chosen")).to_be_visible()
        one.get_by_role("button", name="Change my choice").click()
        expect(prompt(one)).to_contain_text("choose your ante")
        assert hand(one) == mine
        one.keyboard.press("2")
        one.keyboard.press("Enter")
        expect(prompt(one)).to_contain_text("Waiting for Ben")
        wait_for_question(two)
        two.keyboard.press("1")
        two.keyboard.press("Enter")

        expect(one.get_by_role("log")).to_contain_text(f"Aki's ante is {mine[1]}.")


def test_word_is_seen_by_the_other_in_their_own_language(reader: Reader) -> None:
    with (
        reader.opens("/new?with=friends", name="Aki") as one,
        reader.opens(name="Ben", lang="ja") as two,
    ):
        one.get_by_role("button", name="Set the table").click()
        two.get_by_label("部屋番号").fill(one.locator(".code").inner_text())
        two.get_by_role("button", name="入る").click()
        two.get_by_role("button", name="ここに座る").first.click()
        two.get_by_role("button", name="まだ準備中").click()
        expect(one.get_by_text("Ben · ready")).to_be_visible()
        one.get_by_role("button", name="Fill with bots and start").click()
        wait_for_question(one)
        wait_for_question(two)
        one.keyboard.press("c")
        one.get_by_role("button", name="Hello!").click()

        expect(two.locator(".bubble")).to_contain_text("Aki：よろしく！")
        expect(one.locator(".bubble")).to_contain_text("Aki: Hello!")
