"""Copies, snapshots and records made in the middle of nested powers are exact."""

from __future__ import annotations

import json
import os
import random

import pytest

from drakehall.games.three_dragon_ante.game import TableState
from drakehall.kernel.errors import BadRecord
from drakehall.kernel.record import Record, replay
from games.three_dragon_ante.nested_walks import choose, random_state, walk, woken

GAMES = int(os.environ.get("DRAKEHALL_GAMES", "150")) // 15
DECISIONS = 70
ON = 4
"""How many moves a copy is played on."""


def frozen(state: TableState) -> str:
    """Gives the whole state as text: its snapshot, and what everybody sees.

    The snapshot is a copy's: copies leave out what lies beyond the used part of an array.
    """
    views = [state.observation(seat) for seat in (None, *state.game.seats())]
    return json.dumps([state.clone().snapshot(), state.facts(), state.legal_actions(), repr(views)])


def play_on(state: TableState, seed: int) -> None:
    """Plays a few random moves, always the same for a seed."""
    luck = random.Random(seed)
    for question in walk(state, luck, ON):
        assert question.options


def test_copies_and_their_originals_go_their_own_ways_at_every_decision() -> None:
    nested = decisions = 0
    for number in range(GAMES):
        luck = random.Random(number)
        state, _ = random_state(luck, number)
        for _ in walk(state, luck, DECISIONS):
            decisions += 1
            nested += woken(state) > 0
            now, twin = frozen(state), state.clone()
            assert frozen(twin) == now

            play_on(twin, number)
            assert frozen(state) == now

            other = state.clone()
            untouched = frozen(twin)
            play_on(other, number)
            assert frozen(other) == untouched
            assert frozen(twin) == untouched
    print(f"{decisions:,} decisions, {nested:,} of them inside a power")
    assert nested > decisions // 20


def test_an_original_played_on_leaves_its_copy_as_it_was() -> None:
    for number in range(GAMES):
        luck = random.Random(f"original {number}")
        state, _ = random_state(luck, number)
        for _ in range(DECISIONS):
            if (question := state.question()) is None:
                break
            twin, now = state.clone(), frozen(state)
            state.apply(choose(question, luck))

            assert frozen(twin) == now


def test_a_snapshot_taken_at_any_decision_restores_the_state_and_its_future() -> None:
    for number in range(GAMES):
        luck = random.Random(f"snapshot {number}")
        state, _ = random_state(luck, number)
        for _ in walk(state, luck, DECISIONS):
            again = state.game.restore(json.loads(json.dumps(state.snapshot())))
            twin = state.clone()
            assert frozen(again) == frozen(state)

            play_on(again, number)
            play_on(twin, number)
            assert frozen(again) == frozen(twin)


def test_a_record_cut_after_any_answer_inside_a_power_plays_back_to_that_state() -> None:
    nested = 0
    for number in range(GAMES):
        luck = random.Random(f"record {number}")
        state, _ = random_state(luck, number)
        names = [f"P{seat}" for seat in state.game.seats()]
        for _ in walk(state, luck, DECISIONS):
            if woken(state) > 0 or luck.random() < 0.02:
                nested += woken(state) > 1
                text = Record.of(state, names).to_toml()
                again = replay(Record.parse(text), state.game)

                assert isinstance(again, TableState)
                assert frozen(again).replace(f'"{again.seed}"', str(state.seed)) == frozen(state)
    print(f"{nested} records of a power inside a power")
    assert nested > 0


def test_a_record_of_other_rules_is_refused_with_their_version() -> None:
    state, _ = random_state(random.Random(1), 1)
    names = [f"P{seat}" for seat in state.game.seats()]
    text = Record.of(state, names).to_toml()
    known = state.game.rules_version
    later = text.replace(f"rules = {known}\n", f"rules = {known + 1}\n")
    assert later != text

    with pytest.raises(BadRecord, match="record-rules") as refused:
        replay(Record.parse(later), state.game)

    assert refused.value.args_ == {"version": known + 1, "known": known}
