"""What others anted and played makes some of their hidden cards likelier than others."""

from __future__ import annotations

from itertools import combinations

import pytest

from drakehall.bots import make_bot
from drakehall.games.three_dragon_ante.beliefs import Belief
from drakehall.games.three_dragon_ante.cards import KIND_OF
from drakehall.games.three_dragon_ante.core import reading, worlds, zones
from drakehall.games.three_dragon_ante.core.table import State
from drakehall.games.three_dragon_ante.deeds import LATELY, Deeds
from drakehall.games.three_dragon_ante.game import TableState, ThreeDragonAnte
from drakehall.games.three_dragon_ante.habits import HOUSE
from drakehall.games.three_dragon_ante.leanings import SHADES, shade
from drakehall.lab.beliefs import measure

A, B = range(2)
HANDS = {"A": ["red-2", "red-3", "red-5", "fool"], "B": ["white-1", "white-2", "green-1", "blue-1"]}


def position(**changes: object) -> TableState:
    """Sets up the last round, A to lead with rich stakes and B behind."""
    base = {
        "phase": "play",
        "round": 3,
        "leader": "B",
        "stakes": 40,
        "hand": HANDS,
        "flight": {"A": ["gold-9", "silver-6"], "B": ["copper-8", "gold-6"]},
        "ante": {"A": "blue-4", "B": "green-4"},
    }
    return ThreeDragonAnte(2, {}).load({**base, **changes})


def leaning(state: TableState, card: str, eyes: int = A, seat: int = B) -> int:
    return Belief(state.observation(eyes)).worlds.leaning(seat, KIND_OF[card])


def test_before_anything_is_done_nothing_is_likelier() -> None:
    assert {leaning(position(), card) for card in KIND_OF} == {0}


def test_who_plays_a_weak_card_for_rich_stakes_hardly_holds_a_strong_one() -> None:
    weak, strong = position(), position(hand={**HANDS, "B": ["silver-12", "white-2", "green-1"]})
    weak.play("B play white-1")
    strong.play("B play silver-12")

    assert leaning(weak, "gold-13") < -2 * zones.FRACTIONS
    assert leaning(strong, "white-1") > -zones.FRACTIONS // 2


def test_a_card_drawn_since_had_no_chance_to_be_played() -> None:
    old, new = position(), position(hand={**HANDS, "B": ["white-1", "gold-4"]})
    old.play("B play white-1")
    new.play("B play white-1")
    while new.current_player != B:
        new.apply(new.legal_actions()[0])

    assert sum(new._deeds.drawn) > 0
    assert leaning(old, "gold-13") < leaning(new, "gold-13")


def test_an_ante_tells_nothing_before_it_is_turned() -> None:
    state = ThreeDragonAnte(2, {}).new_state(4)
    state.apply(state.legal_actions(B)[0], B)
    assert {leaning(state, card) for card in KIND_OF} == {0}

    state.apply(state.legal_actions(A)[0], A)
    assert len({leaning(state, card) for card in KIND_OF}) > 1


def test_late_deeds_are_kept_and_come_back_from_a_snapshot() -> None:
    state = ThreeDragonAnte(3, {}).new_state(4)
    bots = [make_bot("rules", seat) for seat in range(3)]
    for _ in range(60):
        seat = state.current_player
        state.apply(bots[seat].choose(state.observation(seat)), seat)
    again = state.game.restore(state.snapshot())
    plain = state._deeds.to_plain()

    assert again.observation(A) == state.observation(A)
    assert Deeds.from_plain(plain).to_plain() == plain
    assert isinstance(plain[1], list)
    assert 0 < len(plain[1]) <= 3 * LATELY


def test_a_shade_is_the_power_of_two_that_it_says() -> None:
    assert shade(1 << 20) == 0
    assert shade(1 << 19) == -64
    assert shade(1 << 17) == -192
    assert shade(0) < -SHADES


def test_worlds_follow_the_leanings() -> None:
    words = sorted(set(KIND_OF) - {"gold-9", "gold-13", "red-2", "red-3", "red-5", "fool", "druid"})
    game = ThreeDragonAnte(2, {})
    state = game.load(
        {
            "phase": "play",
            "hand": {"A": ["gold-9", "gold-13"], "B": 2},
            "discard": words,
            "deck": [],
        }
    )
    hidden = [KIND_OF[word] for word in ("red-2", "red-3", "red-5", "fool", "druid")]
    factor = {kind: 2**place for place, kind in enumerate(hidden)}
    dealer = Belief(state.observation(A), soft=False).worlds
    lean = [0] * (2 * 70)
    for kind, times in factor.items():
        lean[70 + kind] = zones.FRACTIONS * (times.bit_length() - 1)
    dealer.set_leanings(lean, 10 * zones.SWEEPS)
    world, count = State(dealer.blank.rules), 12_000
    found = dict.fromkeys(combinations(sorted(hidden), 2), 0)
    for _ in range(count):
        worlds.deal(dealer, world)
        one, other = sorted(reading.hand(world, B))
        found[one, other] += 1

    total = sum(factor[one] * factor[other] for one, other in found)
    for (one, other), times in found.items():
        expected = factor[one] * factor[other] / total
        assert times / count == pytest.approx(expected, abs=0.02)


def test_the_true_hands_of_players_by_rules_of_thumb_are_likelier_than_chance() -> None:
    ((gain, _, looks),) = measure(3, 2, "test", [HOUSE])

    assert looks > 10
    assert gain > 0.02
