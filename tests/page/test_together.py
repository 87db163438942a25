"""Several people at one table, each with a browser of their own: cookies, store and language."""

from __future__ import annotations

import re
from contextlib import ExitStack
from typing import Final

from playwright.sync_api import Page, expect

from page.conftest import Reader
from page.playing import (
    DONE,
    Answer,
    by_keyboard,
    by_touch,
    play_together,
    play_until,
    prompt,
    table,
    wait_for_question,
)

PHONE: Final = (360, 640)
DESK: Final = (1280, 720)
ONE_GAMBIT: Final = "The game ends after this many gambits."
REMATCH: Final = "Rematch, same seats"
NAMES: Final = ("Aki", "Ben", "Chie", "Dan", "Emi", "Finn")


def sets_table(page: Page, seats: int) -> str:
    """Sets a table for friends with a game of one gambit; gives its link."""
    for _ in range(seats - 3):
        page.get_by_role("button", name="One seat more").click()
    page.locator("summary").click()
    page.get_by_label(ONE_GAMBIT).fill("1")
    page.get_by_role("button", name="Set the table").click()
    link = page.locator(".invite a").get_attribute("href")
    assert link is not None
    return link


def sits_down(page: Page, link: str) -> None:
    """Comes by a link, takes the first free seat and is ready."""
    page.goto(link)
    page.locator(".lobby li .btn.pri").first.click()
    page.locator(".lobby button[aria-pressed='false']").click()
    page.locator(".lobby button[aria-pressed='true']").wait_for()


def hand(page: Page) -> list[str]:
    """Gives the names of the cards in the hand, without their places."""
    page.locator("ul.hand li").first.wait_for()
    return [
        name.partition(",")[0] for name in page.locator("ul.hand button .hidden").all_inner_texts()
    ]


def standings(page: Page) -> list[str]:
    """Gives who is where in the end, without words of a language."""
    rows = page.locator(".result ol li")
    return [row.replace("\n", " ") for row in rows.all_inner_texts()]


def test_two_browsers_play_a_game_each_in_its_own_language(reader: Reader) -> None:
    with (
        reader.opens("/new?with=friends", name="Aki") as one,
        reader.opens(name="Ben", lang="ja", size=PHONE, touch=True) as two,
    ):
        sets_table(one, 3)
        two.get_by_label("部屋番号").fill(one.locator(".code").inner_text())
        two.get_by_role("button", name="入る").click()
        two.wait_for_url("**/t/*")
        sits_down(two, two.url)
        one.get_by_role("button", name="Fill with bots and start").click()

        mine, theirs = hand(one), hand(two)
        assert len(mine) == len(theirs) == 6
        assert set(mine).isdisjoint(theirs)
        expect(one.get_by_role("region", name="Prompt")).to_contain_text("choose your ante")
        expect(two.get_by_role("region", name="案内")).to_contain_text("アンティを選ぶ")

        answers = play_together({one: by_keyboard, two: by_touch})
        assert min(answers.values()) >= 3
        expect(one.get_by_role("region", name="Standings")).to_contain_text("Ben")
        expect(two.get_by_role("region", name="順位")).to_contain_text("Aki")


def test_six_browsers_play_a_game_at_one_table(reader: Reader) -> None:
    with ExitStack() as stack:
        pages: dict[Page, Answer] = {}
        for place, name in enumerate(NAMES):
            by_hand = place % 2 == 1
            opened = reader.opens(
                "/new?with=friends" if place == 0 else "/",
                name=name,
                lang="ja" if place in {2, 3} else "en",
                size=PHONE if by_hand else DESK,
                touch=by_hand,
            )
            pages[stack.enter_context(opened)] = by_touch if by_hand else by_keyboard
        host, *guests = pages
        link = sets_table(host, 6)
        for guest in guests:
            sits_down(guest, link)
        host.locator(".lobby .start").click()

        hands = [hand(page) for page in pages]
        assert [len(cards) for cards in hands] == [6] * 6
        english = [card for cards in (hands[0], hands[1], *hands[4:]) for card in cards]
        assert len(english) == len(set(english)), "two hands hold one card"

        answers = play_together(pages)
        assert min(answers.values()) >= 3
        assert {tuple(sorted(standings(page))) for page in pages} == {
            tuple(sorted(standings(host)))
        }
        assert all(name in " ".join(standings(host)) for name in NAMES)


def test_somebody_who_looks_on_sees_what_lies_open_and_no_more(reader: Reader) -> None:
    with (
        reader.opens(table("three-dragon-ante", 2, gambit_limit=1), name="Aki") as player,
        reader.opens() as watcher,
    ):
        player.locator(".now").click()
        held = hand(player)
        watcher.goto(player.url)
        expect(prompt(watcher)).to_contain_text("Aki")
        assert watcher.get_by_role("list", name="Hand").count() == 0
        assert watcher.locator(".btn.commit, .btn.fork, li.own").count() == 0
        assert not [card for card in held if card in watcher.locator("body").inner_text()]

        play_until(player, by_keyboard, lambda: player.locator(DONE).count() > 0)
        expect(watcher.get_by_role("region", name="Standings")).to_contain_text("Aki")
        assert standings(watcher) == standings(player)
        rematches = [page.get_by_role("button", name=REMATCH) for page in (player, watcher)]
        assert [button.count() for button in rematches] == [1, 0]


def test_a_guest_moves_to_another_seat_before_the_game(reader: Reader) -> None:
    with reader.opens("/new?with=friends", name="Aki") as host, reader.opens(name="Ben") as guest:
        link = sets_table(host, 3)
        sits_down(guest, link)
        seats = host.locator(".lobby li .what")
        expect(seats).to_have_text(["Aki · not ready yet", "Ben · ready", "Free seat"])

        guest.get_by_role("button", name="Swap with me").click()
        expect(seats).to_have_text(["Aki · not ready yet", "Free seat", re.compile("Ben · ")])
        host.get_by_role("button", name="Swap with me").last.click()
        expect(seats).to_have_text([re.compile("Ben · "), "Free seat", re.compile("Aki · ")])
        assert guest.locator(".lobby li.act .what").inner_text().startswith("Ben")

        if guest.locator(".lobby button[aria-pressed='false']").count():
            guest.locator(".lobby button[aria-pressed='false']").click()
        host.get_by_role("button", name="Fill with bots and start").click()
        assert set(hand(host)).isdisjoint(hand(guest))


def test_an_ante_that_is_locked_in_can_be_changed_while_the_other_chooses(reader: Reader) -> None:
    with reader.opens("/new?with=friends", name="Aki") as one, reader.opens(name="Ben") as two:
        sits_down(two, sets_table(one, 3))
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
        sits_down(two, sets_table(one, 3))
        expect(one.get_by_text("Ben · ready")).to_be_visible()
        one.get_by_role("button", name="Fill with bots and start").click()
        wait_for_question(one)
        wait_for_question(two)
        one.keyboard.press("c")
        one.get_by_role("button", name="Hello!").click()

        expect(two.locator(".bubble")).to_contain_text("Aki：よろしく！")
        expect(one.locator(".bubble")).to_contain_text("Aki: Hello!")
