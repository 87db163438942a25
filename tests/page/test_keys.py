"""Keys of the table: the list of help says what works, no more and no less."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec
from playwright.sync_api import Page, expect

from drakehall import wire
from drakehall.games import new_game
from page.conftest import Reader
from page.moments import TDA, Asked, asked
from page.playing import COMMIT, prompt
from page.stage import Moment, Stage, plays_back, seen, sit, staged, stand

Check = Callable[[Page, Stage], None]


def sheet(page: Page, title: str) -> None:
    """Sees that a sheet is open, and closes it with Escape."""
    expect(page.get_by_role("dialog").get_by_role("heading", name=title).first).to_be_visible()
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")


def said(stage: Stage, page: Page, kind: str) -> None:
    """Waits until the page has sent a command of a kind."""
    for _ in range(400):
        if any(message["type"] == kind for message in stage.said):
            return
        page.wait_for_timeout(20)
    raise AssertionError(stage.said)


def spoken(page: Page, text: str) -> None:
    """Sees that something has been said to those who listen."""
    expect(page.get_by_role("status").filter(has_text=text)).to_have_count(1)


def at_a_card(page: Page, stage: Stage, name: str = "play") -> None:
    """Shows the question which card to play, under some name, and with nothing raised."""
    stage.show(renamed(asked(TDA)["play"], name))
    expect(page.locator(".btn.commit")).to_be_visible()
    expect(page.locator("ul.hand button[aria-pressed='true']")).to_have_count(0)


def press_digit(page: Page, _: Stage) -> None:
    page.keyboard.press("2")
    expect(page.locator("ul.hand button[aria-pressed='true']")).to_have_count(1)


def press_enter(page: Page, stage: Stage) -> None:
    page.keyboard.press("2")
    page.keyboard.press("Enter")
    said(stage, page, "answer")


def press_escape(page: Page, _: Stage) -> None:
    page.keyboard.press("2")
    page.keyboard.press("Escape")
    expect(page.locator("ul.hand button[aria-pressed='true']")).to_have_count(0)


def press_arrows(page: Page, _: Stage) -> None:
    page.keyboard.press("2")
    page.keyboard.press("ArrowRight")
    third = page.locator("ul.hand button").nth(2)
    expect(third).to_be_focused()


def press_hint(page: Page, stage: Stage) -> None:
    page.keyboard.press("h")
    said(stage, page, "advise")


def press_mute(page: Page, _: Stage) -> None:
    page.keyboard.press("m")
    expect(page.get_by_role("button", name="Sound off")).to_be_visible()


def press_undo(page: Page, stage: Stage) -> None:
    page.keyboard.press("z")
    said(stage, page, "undo")


def press_back(page: Page, _: Stage) -> None:
    page.keyboard.press("[")
    slider = page.get_by_role("slider")
    slider.wait_for()
    last = int(slider.get_attribute("max") or 0)
    assert last > 1
    expect(slider).to_have_value(str(last - 1))
    page.go_back()
    expect(page.locator(".btn.commit")).to_be_visible()
    page.keyboard.press("Home")
    expect(page.get_by_role("slider")).to_have_value("0")
    page.go_back()


def press_live(page: Page, _: Stage) -> None:
    for key in ("]", "End"):
        page.keyboard.press("[")
        page.get_by_role("slider").wait_for()
        page.keyboard.press(key)
        page.keyboard.press("]")
        expect(page.locator(".btn.commit")).to_be_visible()


def press_letters(kind: str, game: str, **letters: str) -> Check:
    """Gives what answers questions of a kind with letters."""

    def press(page: Page, stage: Stage) -> None:
        for letter, move in letters.items():
            one = asked(game)[kind]
            stage.show(renamed(one, letter))
            page.locator(".btn.fork").first.wait_for()
            stage.said.clear()
            page.keyboard.press(letter)
            said(stage, page, "answer")
            question = one.state.question(one.seat)
            assert question is not None
            texts = {option.action: option.text for option in question.options}
            assert texts[stage.said[0]["option"]] == move

    return press


def renamed(one: Asked, name: str) -> Moment:
    """Gives a moment whose question has another name: an answer to it is another answer."""
    now = one.seen(hints="advice")
    (eye,) = now.eyes
    assert eye.question is not None
    question = msgspec.structs.replace(eye.question, id=name)
    return Moment(now.table, [msgspec.structs.replace(eye, question=question)], now.seats)


def press_never(page: Page, stage: Stage) -> None:
    one = asked(TDA)["use"]
    stage.show(renamed(one, "first"))
    page.get_by_role("button", name="Always skip").wait_for()
    page.keyboard.press("x")
    said(stage, page, "answer")
    stage.said.clear()
    stage.show(renamed(one, "second"))
    said(stage, page, "answer")
    expect(page.get_by_role("alert")).to_contain_text("Skipped, as you wished")


def press_stamps(page: Page, stage: Stage) -> None:
    one = asked(TDA)["play"]
    others = [(one.seat + 1) % 6, (one.seat + 2) % 6]
    stage.show(seen(sit(one.state, [one.seat, *others]), [one.seat]))
    expect(page.get_by_text("Code 12345")).to_be_visible()
    page.keyboard.press("c")
    page.get_by_role("button", name="Well played!").click()
    said(stage, page, "stamp")
    page.locator("dialog").wait_for(state="detached")
    seat, muted = ("ABCDEF"[other] for other in others)
    stage.tell(wire.Stamped(seat, "nice"))
    expect(page.locator(".bubble")).to_contain_text("Well played!")
    page.keyboard.press("c")
    page.get_by_role("switch").nth(1).check()
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")
    stage.tell(wire.Stamped(muted, "ouch"))
    stage.tell(wire.Stamped(seat, "thanks"))
    expect(page.locator(".bubble", has_text="Thank you!")).to_be_visible()
    expect(page.locator(".bubble", has_text="Ouch!")).to_have_count(0)


def then_sheet(key: str, title: str) -> Check:
    """Gives what opens a sheet with a key."""

    def press(page: Page, _: Stage) -> None:
        page.keyboard.press(key)
        sheet(page, title)

    return press


def then_spoken(key: str, text: str) -> Check:
    """Gives what says something with a key."""

    def press(page: Page, _: Stage) -> None:
        page.keyboard.press(key)
        spoken(page, text)

    return press


def press_space(page: Page, stage: Stage) -> None:
    """What waits to be shown one after the other is shown at once; the pace here is none."""
    one = asked(TDA)["play"]
    page.keyboard.press("Space")
    stage.tell(wire.Pong(1))
    expect(prompt(page)).to_contain_text(f"Event {len(one.state.history)}")


CHECKS: Final[dict[str, Check]] = {
    "1–9, 0": press_digit,
    "Enter": press_enter,
    "Esc": press_escape,
    "← → ↑ ↓": press_arrows,
    "I": then_sheet("i", ""),
    "H": press_hint,
    "Y N": press_letters("use", TDA, y="use", n="pass"),
    "X": press_never,
    "P": press_letters("tribute", TDA, p="pay"),
    "R S": press_letters("captain", "draco", r="flip", s="stop"),
    "L": then_sheet("l", "Log"),
    "W": then_spoken("w", "It is your turn."),
    "T": then_spoken("t", "leads."),
    "G": then_spoken("g", "gold, flight"),
    "C": press_stamps,
    "M": press_mute,
    "Z": press_undo,
    "[ Home": press_back,
    "] End": press_live,
    "Space": press_space,
    "?": then_sheet("?", "Keys"),
}


def test_help_lists_exactly_these_keys(reader: Reader) -> None:
    with staged(reader) as (page, stage):
        at_a_card(page, stage)
        page.keyboard.press("?")
        page.get_by_role("dialog").locator("dt").first.wait_for()
        listed = page.get_by_role("dialog").locator("dt").all_inner_texts()

    assert sorted(listed) == sorted(CHECKS)


def test_every_listed_key_works(reader: Reader) -> None:
    one = asked(TDA)["play"]
    table = sit(one.state, [one.seat])
    with staged(reader, before=plays_back(table, [one.seat])) as (page, stage):
        for keys, check in CHECKS.items():
            stage.said.clear()
            at_a_card(page, stage, keys)
            check(page, stage)


def test_letters_rest_where_the_reader_wants_none(reader: Reader) -> None:
    with staged(reader, keys=False) as (page, stage):
        at_a_card(page, stage)
        page.keyboard.press("?")
        page.keyboard.press("2")
        page.keyboard.press("Enter")
        expect(page.locator("ul.hand button[aria-pressed='true']")).to_have_count(0)
        expect(page.get_by_role("dialog")).to_have_count(0)

        assert stage.said == []


def test_secret_choice_can_be_changed_while_others_choose(reader: Reader) -> None:
    state = new_game(TDA, 3).new_state(1)
    table = sit(state, [0, 1])
    with staged(reader, seen(table)) as (page, stage):
        page.locator(".btn.commit").wait_for()
        page.keyboard.press("1")
        page.locator(COMMIT).click()
        said(stage, page, "answer")
        state.apply(stage.said[-1]["option"], 0)
        stand(table, state)
        table.locked = {0: 0}
        stage.show(seen(table))
        page.get_by_role("button", name="Change my choice").click()

        said(stage, page, "reconsider")
