"""Who looks on, who waits: what they are shown, and how they learn what goes on."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from drakehall.server.show import Presence
from drakehall.wire import Clock
from page.conftest import Reader
from page.moments import KINDS, TDA, Asked, asked, full_flights
from page.playing import COMMIT, prompt
from page.stage import seen, sit, staged
from page.test_layout import gone


def test_clock_that_stands_still_is_explained_with_what_can_be_done(reader: Reader) -> None:
    with staged(reader, gone()) as (page, stage):
        notice = page.get_by_role("status").filter(has_text="is gone")
        expect(notice).to_contain_text("A bot plays in")
        expect(notice).to_contain_text("The clock stands still")
        page.get_by_role("button", name="Wait").click()
        page.get_by_role("button", name="Let a bot play").click()
        expect(notice).to_be_visible()

        assert [said["say"] for said in stage.said] == ["wait", "bot"]


def test_clock_that_goes_on_is_not_spoken_of(reader: Reader) -> None:
    table = sit(asked(TDA)["play"].state, [0, 1], clock=Clock(60, 600))
    table.questions = {1: "1.1"}
    there = Presence({0: 1, 1: 1}, {1: 95_000}, now=1000)
    with staged(reader, seen(table, [0], there)) as (page, _):
        expect(page.get_by_text("Waiting for")).to_be_visible()
        expect(page.get_by_text("stands still")).to_have_count(0)


@pytest.mark.parametrize("size", [(1280, 720), (360, 640)], ids=["desk", "phone"])
def test_who_looks_on_sees_the_flight_of_who_acts(reader: Reader, size: tuple[int, int]) -> None:
    state = full_flights().state
    acting = str(state.facts()["to_act"])
    flights = state.facts()["flight"]
    assert isinstance(flights, dict)
    with staged(reader, seen(sit(state, []), []), size=size) as (page, _):
        large = page.locator("section:has(> ul) ul button")

        expect(large).to_have_count(len([card for card in flights[acting] if card != "-"]))


def test_who_looks_on_at_treasure_sees_the_swords_of_who_acts(reader: Reader) -> None:
    one = asked("draco")["captain"]
    with staged(reader, seen(sit(one.state, []), [])) as (page, _):
        expect(page.get_by_role("list", name="Hand").locator("li")).to_have_count(5)
        expect(page.locator(".btn.fork")).to_have_count(0)


@pytest.mark.parametrize("size", [(1280, 720), (360, 640)], ids=["desk", "phone"])
def test_what_happened_since_ones_own_move_is_told_apart(
    reader: Reader, size: tuple[int, int]
) -> None:
    one = asked(TDA)["play"]
    state = one.state.clone()
    with staged(reader, one.seen(), size=size) as (page, stage):
        page.locator(".btn.commit").wait_for()
        page.keyboard.press("1")
        page.locator(COMMIT).click()
        page.locator(".btn.sent").wait_for()
        told = len(state.history)
        state.apply(stage.said[-1]["option"], one.seat)
        while state.current_player != one.seat:
            state.apply(state.legal_actions()[0])
        stage.goes_on(Asked(state, one.seat).seen(), told)
        expect(prompt(page)).to_contain_text(f"Event {len(state.history)}")
        page.keyboard.press("l")

        log = page.get_by_role("dialog").get_by_role("log")
        expect(log.locator(".since")).to_have_text("Since your last move")
        news = log.locator("li.news .number").all_inner_texts()
        assert len(news) > 3
        assert all(int(number) >= told for number in news)
        old = log.locator("li:not(.news) .number").all_inner_texts()
        assert all(int(number) < told for number in old)


def test_things_follow_one_after_the_other_where_nothing_may_move(reader: Reader) -> None:
    """Whoever wants no motion still sees one move after the other, not all of them at once."""
    one = asked(TDA)["play"]
    state = one.state.clone()
    with staged(reader, one.seen(), speed=0.5) as (page, stage):
        page.locator(".btn.commit").wait_for()
        page.evaluate(NOTE_CHANGES)
        for _ in range(3):
            told = len(state.history)
            state.apply(state.legal_actions()[0])
            stage.goes_on(Asked(state, one.seat).seen(), told)
        expect(prompt(page)).to_contain_text(f"Event {len(state.history)}")
        first, second, third = page.evaluate("changes")

        assert second - first > PACE
        assert third - second > PACE
        assert page.evaluate("document.getAnimations().length") == 0


@pytest.mark.parametrize("game", list(KINDS))
def test_nothing_moves_where_the_system_asks_for_calm(reader: Reader, game: str) -> None:
    running: dict[str, int] = {}
    with staged(reader, speed=1) as (page, stage):
        for kind in KINDS[game]:
            now = asked(game)[kind].seen()
            stage.show(now)
            number = str(len(now.eyes[0].events))
            page.locator(f".prompt .hidden:has-text('{number}')").wait_for(state="attached")
            page.keyboard.press("1")
            running[kind] = page.evaluate("document.getAnimations().length")

    assert running == dict.fromkeys(KINDS[game], 0)


PACE = 1000
"""Milliseconds, a little less than one thing is shown at half the usual speed."""
NOTE_CHANGES = """() => {
  const last = () =>
    document.querySelector(".prompt .hidden")?.textContent.match(/Event \\d+/)?.[0];
  let known = last();
  window.changes = [];
  new MutationObserver(() => {
    if (last() !== known) window.changes.push(performance.now());
    known = last();
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""
"""Notes when the prompt begins to speak of another moment."""
