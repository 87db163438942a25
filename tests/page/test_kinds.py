"""Kinds of tables that are set at the page and played there to the end."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from page.conftest import Reader
from page.playing import (
    answer_one,
    by_keyboard,
    by_touch,
    play_to_the_end,
    play_until,
    prompt,
    table,
    wait_for_question,
)

ONE_GAMBIT = "The game ends after this many gambits."


def set_table(page: Page, bots: int) -> None:
    """Sets the table for a game of one gambit with quick bots."""
    for place in range(bots):
        page.get_by_label("Strength", exact=True).nth(place).select_option("easy")
    page.get_by_label(ONE_GAMBIT).fill("1")
    page.get_by_role("button", name="Set the table").click()


def test_team_game_is_set_and_played_to_its_end(reader: Reader) -> None:
    with reader.opens("/new", name="Aki") as page:
        page.get_by_role("radio", name="Two against two, for four players.").check()
        page.locator("summary").click()
        set_table(page, 3)
        wait_for_question(page)
        expect(page.get_by_text("Partner", exact=True)).to_have_count(1)
        answers = play_to_the_end(page, by_keyboard)

        assert answers >= 4
        places = page.get_by_role("region", name="Standings").locator("b.num:first-child")
        assert places.all_inner_texts() == ["1", "1", "3", "3"], "partners share a place"


def test_abilities_are_drafted_on_a_phone_and_the_game_goes_to_its_end(reader: Reader) -> None:
    with reader.opens("/new", name="Aki", size=(360, 640), touch=True) as page:
        page.locator("summary").click()
        page.get_by_label("Who has which abilities").select_option(label="draft")
        set_table(page, 2)
        offered: list[set[str]] = []

        def is_drafted() -> bool:
            return "ability" not in prompt(page).inner_text()

        def pick(page: Page) -> None:
            offered.append(set(page.locator("ul.choices button").all_inner_texts()))
            by_touch(page)

        wait_for_question(page)
        assert not is_drafted()
        play_until(page, pick, is_drafted)
        second = [names for names in offered if names and names != offered[0]]
        assert second, "a second ability is asked for"
        assert all(names < offered[0] for names in second), "what was taken is offered no more"
        answers = play_to_the_end(page, by_touch)

        assert answers >= 3
        standings = page.get_by_role("region", name="Standings")
        assert standings.get_by_role("listitem").count() == 3


def test_language_is_switched_in_the_middle_of_a_game(reader: Reader) -> None:
    with reader.opens(table("three-dragon-ante", 2, gambit_limit=1), name="アキ") as page:
        page.locator(".now").click()
        expect(page.get_by_role("region", name="Prompt")).to_contain_text("choose your ante")
        answer_one(page, by_keyboard)
        wait_for_question(page)
        page.keyboard.press("2")
        raised = page.locator("ul.hand button[aria-pressed='true']")
        expect(raised).to_have_count(1)
        move = raised.get_attribute("data-move")
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name="日本語で").click()
        page.keyboard.press("Escape")

        expect(page.get_by_role("list", name="手札")).to_be_visible()
        assert raised.get_attribute("data-move") == move
        assert not re.search("[a-z]{3}", page.locator("[role='log']").inner_text())
        play_to_the_end(page, by_keyboard)
        expect(page.get_by_role("region", name="順位")).to_be_visible()
