from __future__ import annotations

import json
import pickle
import random

import pytest

from conformance.walks import play_out, walk
from drakehall.kernel.contract import TERMINAL, Game
from drakehall.kernel.errors import BadNotation, IllegalMove
from drakehall.kernel.notation import SEATS
from drakehall.kernel.record import Record, replay


def test_legal_actions_are_sorted_and_never_empty_before_the_end(game: Game) -> None:
    for state in walk(game, 1):
        legal = state.legal_actions()

        assert sorted(set(legal)) == legal
        assert bool(legal) != state.is_terminal
        assert all(0 <= action < game.num_actions < 1024 for action in legal)


def test_a_game_ends_with_a_ranking_of_all_seats(game: Game) -> None:
    *_, state = walk(game, 2)

    facts = state.facts()
    ranking = facts["ranking"]
    assert isinstance(ranking, list)
    assert state.current_player == TERMINAL
    assert state.pending_seats == ()
    assert state.question() is None
    assert sorted(seat for group in ranking for seat in group) == list(SEATS[: game.players])
    assert facts["winners"] == ranking[0]
    assert len(state.returns()) == game.players


def test_every_action_has_a_text_of_its_own_and_back(game: Game) -> None:
    texts = {}
    for action in range(game.num_actions):
        if text := game.full_text(action):
            texts[text] = action

    assert len(texts) > 50
    assert all(game.parse_action(text) == action for text, action in texts.items())
    with pytest.raises(BadNotation):
        game.parse_action("dance red-3")


def test_a_legal_actions_short_text_means_that_action(game: Game) -> None:
    for state in walk(game, 3, limit=80):
        question = state.question()
        if question is None:
            break
        for option in question.options:
            by_text, by_number = state.clone(), state.clone()
            by_text.play(f"{SEATS[question.seat]} {option.text}")
            by_number.apply(option.action)

            assert by_text.facts() == by_number.facts()
            assert by_text.lines == by_number.lines


def test_the_same_seed_gives_the_same_game_whatever_others_do_with_chance(game: Game) -> None:
    *_, once = walk(game, 4, limit=200)
    random.seed(99)
    *_, again = walk(game, 4, limit=200)
    *_, other = walk(game, 5, limit=200)

    assert once.history == again.history
    assert once.facts() == again.facts()
    assert once.history != other.history


def test_an_integer_seed_and_its_text_are_the_same_seed(game: Game) -> None:
    assert game.new_state(12).facts() == game.new_state("12").facts()


def test_a_clone_goes_its_own_way(game: Game) -> None:
    for number, state in enumerate(walk(game, 6, limit=120)):
        before = json.dumps(state.snapshot(), sort_keys=True)
        twin = state.clone()
        play_out(twin, number, limit=8)

        assert json.dumps(state.snapshot(), sort_keys=True) == before


def test_a_snapshot_is_plain_data_that_restores_the_state(game: Game) -> None:
    for number, state in enumerate(walk(game, 7, limit=120)):
        plain = json.loads(json.dumps(state.snapshot()))
        again = game.restore(plain)
        play_out(again, number, limit=4)
        twin = state.clone()
        play_out(twin, number, limit=4)

        assert json.loads(json.dumps(state.snapshot())) == plain
        assert again.facts() == twin.facts()
        assert again.lines == twin.lines
        assert again.history == twin.history


def test_a_record_plays_back_to_the_same_game(game: Game) -> None:
    *_, state = walk(game, 8)
    names = [f"P{seat}" for seat in game.seats()]

    text = Record.of(state, names).to_toml()
    again = replay(Record.parse(text), game)

    assert again.history == state.history
    assert again.facts() == state.facts()


def test_refused_moves_change_nothing(game: Game) -> None:
    for state in walk(game, 9, limit=60):
        before = json.dumps(state.snapshot(), sort_keys=True)
        legal = set(state.legal_actions())
        illegal = next(a for a in range(game.num_actions) if a not in legal and game.full_text(a))
        with pytest.raises(IllegalMove):
            state.apply(illegal)
        with pytest.raises(IllegalMove):
            state.apply(game.num_actions + 5)

        assert json.dumps(state.snapshot(), sort_keys=True) == before


def test_only_the_asked_seats_get_a_question(game: Game) -> None:
    for state in walk(game, 10, limit=120):
        asked = {seat for seat in game.seats() if state.observation(seat).question is not None}

        assert asked == set(state.pending_seats)
        assert state.observation(None).question is None


def test_a_view_has_the_same_keys_as_the_truth(game: Game) -> None:
    for state in walk(game, 11, limit=30):
        truth = state.facts()
        for seat in (None, *game.seats()):
            view = json.loads(json.dumps(state.observation(seat).facts))

            assert view.keys() == truth.keys()


def test_view_reaches_another_process_as_it_is(game: Game) -> None:
    state = game.new_state(1)
    for seat in (None, *game.seats()):
        view = state.observation(seat)

        assert pickle.loads(pickle.dumps(view)) == view  # noqa: S301
