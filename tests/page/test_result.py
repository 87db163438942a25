"""The end of a game: how it went, where it turned, what the series stands at, what comes next."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from drakehall.fairness import Proof
from drakehall.kernel.contract import State
from drakehall.kernel.notation import SEATS
from drakehall.kernel.record import Record
from drakehall.review.course import course
from drakehall.server.seats import Seat
from drakehall.server.series import Finished, Series
from drakehall.server.table import Table
from page.conftest import Reader
from page.moments import TDA, played
from page.stage import plays_back, seen, sit, staged
from page.test_access import violations
from page.test_layout import overlaps

GAMES = [(TDA, 6, {"gambit_limit": 5}), ("draco", 4, {})]
LOOKS = [("en", "dark", (1280, 720)), ("ja", "light", (360, 640))]


def over(game: str, players: int, options: dict[str, int], games: int = 1) -> Table:
    """Gives a table where a game is over, the last of so many."""
    state = played(game, players, **options)
    table = sit(state)
    seats = [Seat(seat.kind, seat.name) for seat in table.seats]
    table.series = Series((Finished(state, seats, Proof("", "", {})),) * games)
    return table


def course_of(state: State) -> Any:  # noqa: ANN401
    """Gives how a game went, as the engine alone knows it."""
    return course(Record.of(state, list(SEATS[: state.game.players])), state.game)


@pytest.mark.parametrize(("game", "players", "options"), GAMES, ids=[name for name, *_ in GAMES])
@pytest.mark.parametrize(("lang", "theme", "size"), LOOKS, ids=["desk", "phone"])
def test_result_tells_how_it_went_and_where_it_turned(
    reader: Reader, axe: str, game: str, players: int, options: dict[str, int],
    lang: str, theme: str, size: tuple[int, int],
) -> None:  # fmt: skip
    table = over(game, players, options, games=3)
    known = course_of(played(game, players, **options))
    with staged(
        reader, seen(table), before=plays_back(table), lang=lang, theme=theme, size=size
    ) as (page, _):
        page.locator(".chart path").first.wait_for()
        assert page.locator(".chart path").count() == players
        page.locator("summary").click()
        rows = numbers(page)
        assert rows == [list(known.start), *(list(part.amounts) for part in known.parts)]
        if known.turn is not None:
            link = page.locator(".turning a").get_attribute("href") or ""
            assert f"at={known.turn.frame}" in link
        assert page.locator(".series tbody tr").count() == players
        assert violations(page, axe) == []
        page.locator("summary").click()
        assert [line for line in overlaps(page) if "leaves the window" not in line] == []


def test_partners_share_a_row_and_their_gold(reader: Reader) -> None:
    state = played(TDA, 4, gambit_limit=3, teams=(("A", "C"), ("B", "D")))
    table = sit(state)
    gold, ranking = state.facts()["gold"], state.facts()["ranking"]
    assert isinstance(gold, dict)
    assert isinstance(ranking, list | tuple)
    with staged(reader, seen(table), before=plays_back(table)) as (page, _):
        rows = page.get_by_role("region", name="Standings").get_by_role("listitem")
        expect(rows).to_have_count(2)
        for row, team in zip(rows.all(), ranking, strict=True):
            expect(row.locator(".gold")).to_have_text(str(sum(gold[seat] for seat in team)))
        title = "Your team takes the night" if "A" in ranking[0] else "take the night as a team"
        expect(page.get_by_role("heading", level=1)).to_contain_text(title)


def numbers(page: Page) -> list[list[int]]:
    """Gives the numbers of the table that says what the chart shows."""
    found: list[list[int]] = page.evaluate(
        "[...document.querySelectorAll('details tbody tr')].map((row) =>"
        " [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent)))"
    )
    return found


def test_turning_point_leads_to_its_moment(reader: Reader) -> None:
    table = over(TDA, 6, {"gambit_limit": 5})
    turn = course_of(played(TDA, 6, gambit_limit=5)).turn
    with staged(reader, seen(table), before=plays_back(table)) as (page, _):
        page.get_by_role("link", name="Watch this moment").click()

        expect(page.get_by_role("slider")).to_have_value(str(turn.frame))


def test_rematch_is_one_tap_and_record_a_file(reader: Reader) -> None:
    table = over(TDA, 6, {"gambit_limit": 5})
    with staged(reader, seen(table), before=plays_back(table)) as (page, stage):
        record = page.get_by_role("link", name="Save the record")
        expect(record).to_have_attribute("download", "drakehall-12345.toml")
        page.get_by_role("button", name="Rematch, same seats").click()
        expect(page.get_by_role("button", name="Rematch, same seats")).to_be_visible()

        assert [said["type"] for said in stage.said] == ["rematch"]


def test_result_without_its_course_is_still_there(reader: Reader) -> None:
    table = over(TDA, 6, {"gambit_limit": 5})
    table.phase = "playing"
    nothing = plays_back(table, [0])
    table.phase = "over"
    with staged(reader, seen(table), before=nothing) as (page, _):
        expect(page.get_by_text("How it went cannot be told just now.")).to_be_visible()
        expect(page.get_by_role("region", name="Standings")).to_be_visible()


def test_lobby_of_the_next_game_says_what_the_series_stands_at(reader: Reader) -> None:
    table = over(TDA, 6, {"gambit_limit": 5}, games=2)
    table.phase, table.state, table.questions = "lobby", None, {}
    with staged(reader, seen(table)) as (page, _):
        rows = page.get_by_role("region", name="After 2 games").locator("tbody tr")

        expect(rows).to_have_count(6)
