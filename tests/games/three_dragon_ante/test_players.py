"""The players inside the core: what they know, and what they make of it."""

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from drakehall.games.three_dragon_ante.beliefs import Belief
from drakehall.games.three_dragon_ante.core import copying, playout, reading
from drakehall.games.three_dragon_ante.core.snapshot import dump
from drakehall.games.three_dragon_ante.core.table import State as Table
from drakehall.games.three_dragon_ante.game import TableState, ThreeDragonAnte
from drakehall.games.three_dragon_ante.players import (
    chooser,
    outlook,
    playing,
    scale,
    seating,
    tuned,
)
from games.three_dragon_ante import random_rules

SEATS = [2, 3, 4, 5, 6]
RULESETS = 8
LONGEST = 150


def asked(table: Table) -> tuple[int, int]:
    """Give the kind of the open question and the seat that is asked."""
    kind, seat, *_ = reading.frame(table, table.depth - 1)
    return kind, seat


def questions(players: int) -> Iterator[tuple[TableState, Table]]:
    """Give the states of games under many rulesets, each with the table behind it."""
    choose = random.Random(players)
    for _ in range(RULESETS):
        pinned = choose.choice(random_rules.ALL_ROWS)
        game = ThreeDragonAnte(players, random_rules.draw_ruleset(players, choose, pinned).options)
        state = game.new_state(choose.randrange(1 << 30))
        while not state.is_terminal and len(state.lines) < LONGEST:
            yield state, state._table
            state.apply(choose.choice(state.legal_actions()))


@pytest.mark.parametrize("players", SEATS)
def test_a_player_needs_no_more_than_its_seat_sees(players: int) -> None:
    minds = seating.house(players)
    met = Counter[int]()
    for state, table in questions(players):
        kind, seat = asked(table)
        met[kind] += 1
        blank = Belief(state.observation(seat)).blank

        assert chooser.choose(minds, blank) == chooser.choose(minds, table)
    assert sum(met.values()) > 250
    assert len(met) > 8


@pytest.mark.parametrize("players", SEATS)
def test_a_choice_is_a_legal_move_and_leaves_the_table_alone(players: int) -> None:
    minds = seating.house(players)
    for state, table in questions(players):
        before = dump(table)

        assert chooser.choose(minds, table) in state.legal_actions()
        assert dump(table) == before


@pytest.mark.parametrize(("players", "share"), [(2, 0.9), (4, 0.6), (6, 0.4)])
def test_rules_of_thumb_beat_chance(players: int, share: float) -> None:
    empty = ThreeDragonAnte(players, {}).empty_table()
    table = copying.clone(empty)
    minds = seating.house(players)
    for seat in range(1, players):
        minds.seat(seat, scale.CHANCE, 0)
    won = 0
    for number in range(20):
        playing.play_game(minds, table, empty, number, 5_000)
        won += playing.win_share(table, 0)

    assert won / 20 / scale.WHOLE >= share


@pytest.mark.parametrize("players", SEATS)
def test_chances_are_those_of_one_winner_and_gold_raises_them(players: int) -> None:
    table = ThreeDragonAnte(players, {}).empty_table()
    playout.deal(table, 3)
    minds = seating.house(players)
    even = [outlook.foresee(minds, table, seat) for seat in range(players)]
    reading.set_gold(table, 0, table.gold[0] + 20)
    richer = [outlook.foresee(minds, table, seat) for seat in range(players)]

    assert sum(even) == pytest.approx(scale.SURE, abs=players)
    assert richer[0] > even[0]
    assert all(now < before for now, before in zip(richer[1:], even[1:], strict=True))


def test_every_number_of_seats_has_weights_of_the_nearest_tuned() -> None:
    assert tuned.weights_of(4) != tuned.weights_of(2)
    assert tuned.weights_of(5) == tuned.weights_of(4)
