"""On a phone nothing moves that somebody is about to tap, whatever the others do."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page

from drakehall.games import new_game
from drakehall.kernel.contract import State
from page.conftest import Reader
from page.moments import KINDS, asked, full_flights, in_debt, long_rows
from page.stage import Moment, seen, sit, staged

PHONE: Final = (360, 640)
SHIFTS: Final = (Path(__file__).parent / "shifts.js").read_text(encoding="utf-8")
STEPS: Final = 60
SEED: Final = 3
MOST_AT_ONCE: Final = 0.03
"""Share of the window, times how far it moved, that one move of another seat may shift."""
MOST_OF_ALL: Final = 0.1
"""The same for all of these moves together; before rows had their height for good, one of Draco
had more than that."""
BOXES: Final = """() => {
  const box = (what) => document.querySelector(what)?.getBoundingClientRect();
  const found = {
    prompt: box(".prompt"),
    own: box(".own [data-seat], [data-seat].own"),
    line: box("button.line, button.middle"),
    foot: box(".draco > .foot, .own > .foot"),
    hand: box("ul.hand"),
  };
  return Object.entries(found).flatMap(([name, at]) => (at ? [[name, Math.round(at.top)]] : []));
}"""
"""Where the parts of a table begin."""


def moments(game: str) -> dict[str, Moment]:
    """Gives every kind of question of a game, all as the same seat sees them: in front."""
    found = {kind: asked(game)[kind] for kind in KINDS[game]}
    if game == "draco":
        found |= {f"long row, {kind}": one for kind, one in long_rows().items()}
    else:
        found |= {"full flights": full_flights(), "debts": in_debt()}
    return {name: one.seen(hints="advice") for name, one in found.items()}


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("game", list(KINDS))
def test_every_part_of_a_table_has_its_place_for_good(reader: Reader, game: str, lang: str) -> None:
    places: dict[str, set[float]] = {}
    with staged(reader, size=PHONE, lang=lang) as (page, stage):
        for now in moments(game).values():
            stage.show(now)
            wait_for(page, now)
            for name, top in page.evaluate(BOXES):
                places.setdefault(name, set()).add(top)

    assert set(places) == {"prompt", "own", "line", "foot", "hand"}
    assert {name: len(tops) for name, tops in places.items()} == dict.fromkeys(places, 1), places


@pytest.mark.parametrize(
    ("game", "players", "lang"),
    [("three-dragon-ante", 6, "ja"), ("three-dragon-ante", 4, "en"), ("draco", 4, "en")],
)
def test_what_the_others_do_moves_hardly_anything(
    reader: Reader, game: str, players: int, lang: str
) -> None:
    moved = []
    with staged(
        reader, size=PHONE, lang=lang, before=lambda page: page.add_init_script(SHIFTS)
    ) as (page, stage):
        for state, mover in walk(game, players):
            now = seen(sit(state, [0]), [0])
            stage.show(now)
            wait_for(page, now)
            shift = page.evaluate("moved()")
            # What a reader does may move things: there something has just been tapped.
            moved.append(0.0 if mover in {None, 0} else shift)

    assert max(moved) <= MOST_AT_ONCE
    assert sum(moved) <= MOST_OF_ALL
    assert len(moved) == STEPS


def walk(game: str, players: int) -> Iterator[tuple[State, int | None]]:
    """Plays a game at random; gives its states, each with the seat that has moved last."""
    chance, mover = random.Random(SEED), None
    state = new_game(game, players, {}).new_state(SEED)
    for _ in range(STEPS):
        yield state.clone(), mover
        mover = chance.choice(state.pending_seats)
        state.apply(chance.choice(state.legal_actions(mover)), mover)


def wait_for(page: Page, now: Moment) -> None:
    """Waits until this moment is on the page."""
    number = str(len(now.eyes[0].events))
    page.locator(f".prompt .hidden:has-text('{number}')").wait_for(state="attached")
