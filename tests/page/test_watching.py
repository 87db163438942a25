"""Who looks on, who waits: what they are shown, and how they learn what goes on."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from drakehall.server.show import Presence
from drakehall.wire import Clock
from page.conftest import Reader
from page.moments import TDA, asked, full_flights
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
