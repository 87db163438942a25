"""The deck: six piles with a curse each, from a seed, from outside, and inside the core."""

from collections import Counter
from itertools import pairwise

import pytest

from drakehall.games.draco.cards import CURSE
from drakehall.games.draco.core import cards as core
from drakehall.games.draco.core import reading
from drakehall.games.draco.fate import deal
from drakehall.games.draco.game import Draco
from drakehall.games.draco.options import check_options
from drakehall.games.draco.ruleset import core_rules
from drakehall.kernel.errors import IllegalMove
from drakehall.kernel.record import Record, replay
from games.draco.tables import new_table

SMALL: dict[str, object] = {
    "treasure": [{"colour": "green", "value": 1, "count": 4}],
    "cursed_count": 2,
    "final_round_at_cursed": 2,
    "pile_count": 2,
}
DEAL = "deal green-1 green-1 curse green-1 curse green-1"


@pytest.mark.parametrize("seed", range(200))
def test_a_seeded_deck_is_six_piles_with_a_curse_each(seed: int) -> None:
    dealt = deal(core_rules(4, check_options(4, {})), seed, ())
    ends = [0]
    for size in dealt.piles():
        ends.append(ends[-1] + size)
    piles = [dealt.cards()[start:end] for start, end in pairwise(ends)]

    assert sorted(dealt.piles()) == [8, 8, 8, 8, 8, 9]
    assert [pile.count(core.CURSE) for pile in piles] == [1] * 6
    assert sum(core.VALUE[card] for card in dealt.cards() if card != core.CURSE) == 130
    assert len(dealt.cards()) == 49


@pytest.mark.parametrize("seed", range(50))
def test_the_core_builds_such_a_deck_by_itself(seed: int) -> None:
    table = new_table(4, seed, {"min_flips": 0})
    order = reading.deck(table)

    assert sorted(reading.piles(table)) == [8, 8, 8, 8, 8, 9]
    start = 0
    for size in reading.piles(table):
        assert order[start : start + size].count(core.CURSE) == 1
        start += size
    assert Counter(order) == Counter(table.rules.treasures()) + Counter({core.CURSE: 6})


def places_of_curses(order: list[int], sizes: list[int]) -> list[int]:
    """Gives where in its pile each curse lies."""
    places, start = [], 0
    for size in sizes:
        places.append(order[start : start + size].index(core.CURSE))
        start += size
    return places


def test_a_curse_may_lie_anywhere_in_its_pile() -> None:
    seeded, drawn = Counter[int](), Counter[int]()
    rules = core_rules(2, check_options(2, {}))
    for seed in range(200):
        dealt = deal(rules, seed, ())
        table = new_table(2, seed, {"min_flips": 0})
        seeded.update(places_of_curses(dealt.cards(), dealt.piles()))
        drawn.update(places_of_curses(reading.deck(table), reading.piles(table)))

    assert all(100 < seeded[place] < 200 for place in range(8))
    assert all(100 < drawn[place] < 200 for place in range(8))


def test_treasure_and_curses_are_shared_out_as_evenly_as_they_can() -> None:
    options = {"cursed_count": 9, "pile_count": 4}
    dealt = deal(core_rules(2, check_options(2, options)), 3, ())
    start, curses = 0, []
    for size in dealt.piles():
        curses.append(dealt.cards()[start : start + size].count(core.CURSE))
        start += size

    assert sorted(dealt.piles()) == [12, 13, 13, 14]
    assert sorted(curses) == [2, 2, 2, 3]


def test_every_seat_begins_as_captain_for_some_seed() -> None:
    captains = {Draco(4, {}).new_state(seed).facts()["captain"] for seed in range(40)}

    assert captains == {"A", "B", "C", "D"}


def test_a_flat_deck_can_have_curses_side_by_side() -> None:
    game = Draco(2, {"deck_construction": "flat_shuffle", "min_flips": 0})
    neighbours = 0
    for seed in range(40):
        deck = game.new_state(seed).facts()["deck"]
        assert isinstance(deck, list)
        neighbours += (CURSE, CURSE) in pairwise(deck)

    assert neighbours > 10


@pytest.mark.parametrize(
    ("lines", "message"),
    [
        (["captain B", "deal green-1 green-1 green-1 green-1 curse curse"], "draco-chance-piles"),
        (["captain B", "deal green-1 green-1 curse green-1 curse"], "chance-count"),
        (["captain B", DEAL.replace("green-1", "curse", 1)], "chance-no-card"),
        (["captain B", "deal green-2"], "chance-no-card"),
        (["captain B", "deal dragon"], "notation-no-card"),
        (["captain C", DEAL], "notation-no-seat"),
        (["captain A B", DEAL], "draco-chance-one"),
        (["captain B", DEAL, "random curse"], "chance-not-now"),
        ([DEAL, "captain B"], "chance-missing"),
        (["captain B"], "chance-missing"),
        (["captain B", ""], "chance-empty"),
        ([], "chance-missing"),
    ],
)
def test_a_deal_that_cannot_be_is_refused(lines: list[str], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        Draco(2, SMALL).new_state(None, lines)


def test_a_record_without_seed_holds_the_deal() -> None:
    game = Draco(2, SMALL)
    state = game.new_state(None, ["captain B", DEAL])
    state.play("B stop")
    state.play("B sword 2")

    again = replay(Record.parse(Record.of(state, ["P", "Q"]).to_toml()), game)

    assert state.lines == ["* captain B", f"* {DEAL}", "B stop", "B sword 2"]
    assert again.facts() == state.facts()
    assert again.history == state.history


def test_a_captain_whom_the_ruleset_names_is_accepted_and_not_written() -> None:
    game = Draco(2, {**SMALL, "start_captain": "B"})
    state = game.new_state(None, ["captain B", DEAL])

    assert state.lines == [f"* {DEAL}"]
    assert state.facts()["captain"] == "B"
    with pytest.raises(IllegalMove, match="draco-chance-captain"):
        game.new_state(None, ["captain A", DEAL])


def test_no_move_causes_chance() -> None:
    state = Draco(2, {}).new_state(1)
    move = state.legal_actions()[0]

    with pytest.raises(IllegalMove, match="chance-not-now"):
        state.apply(move, chance=["deal green-1"])
    with pytest.raises(IllegalMove, match="chance-not-now"):
        state.play("* deal green-1")
