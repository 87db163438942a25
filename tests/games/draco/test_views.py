"""What views show: everything but the order of the deck, and what three options hide."""

import json
import random
from collections.abc import Iterator

import pytest

from drakehall.games.draco.game import Draco, DracoState

DECK_KEYS = {"deck", "deck_size", "piles"}
TREASURE_KEYS = {"treasure", "score", "plus"}


def games(players: int, options: dict[str, object], count: int = 5) -> Iterator[DracoState]:
    """Gives states of random games, before each move and at the end."""
    for seed in range(count):
        luck = random.Random(seed)
        state = Draco(players, options).new_state(seed)
        while not state.is_terminal:
            yield state
            state.apply(luck.choice(state.legal_actions()))
        yield state


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_view_shows_everything_but_the_deck(players: int) -> None:
    for state in games(players, {}):
        truth = state.facts()
        for seat in (None, *range(players)):
            view = state.observation(seat).facts
            assert view.keys() == truth.keys()
            assert {key: view[key] for key in view if key not in DECK_KEYS} == {
                key: truth[key] for key in truth if key not in DECK_KEYS
            }
            assert view["deck"] == ["?"] * len(state.facts()["deck"])  # type: ignore[arg-type]
            assert view["piles"] == "?"


@pytest.mark.parametrize("players", [2, 4])
def test_hidden_treasure_is_hidden_from_all_but_its_owner_until_the_end(players: int) -> None:
    for state in games(players, {"won_treasure_visible": False}):
        truth = state.facts()
        for seat in range(players):
            view = state.observation(seat).facts
            for other, letter in enumerate("ABCD"[:players]):
                shown = [view[key][letter] for key in sorted(TREASURE_KEYS)]  # type: ignore[index]
                real = [truth[key][letter] for key in sorted(TREASURE_KEYS)]  # type: ignore[index]
                hidden = ["?", "?", ["?"] * len(real[2])]
                assert shown == (real if state.is_terminal or other == seat else hidden)
            assert {k: v for k, v in view.items() if k not in TREASURE_KEYS | DECK_KEYS} == {
                k: v for k, v in truth.items() if k not in TREASURE_KEYS | DECK_KEYS
            }


def test_options_decide_what_is_shown_of_the_deck() -> None:
    closed = Draco(2, {"show_deck_count": False}).new_state(3).observation(0).facts
    opened = Draco(2, {"show_pile_boundaries": True}).new_state(3)

    assert [closed[key] for key in sorted(DECK_KEYS)] == ["?", "?", "?"]
    assert opened.observation(1).facts["piles"] == opened.facts()["piles"]
    assert opened.facts()["piles"] != []


def other_world(state: DracoState, luck: random.Random) -> DracoState:
    """Gives a state that differs in nothing but the order of the undealt cards."""
    snapshot = json.loads(json.dumps(state.snapshot()))
    table = snapshot["table"]
    hidden = table["deck"][: table["pile"]]
    luck.shuffle(hidden)
    table["deck"][: table["pile"]] = hidden
    return state.game.restore(snapshot)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_worlds_that_differ_in_undealt_cards_look_the_same(players: int) -> None:
    luck = random.Random(8)
    different = 0
    for state in games(players, {}, 3):
        twin = other_world(state, luck)
        different += twin.facts() != state.facts()
        assert twin.legal_actions() == state.legal_actions()
        for seat in (None, *range(players)):
            assert twin.observation(seat) == state.observation(seat)
        for seat in range(players):
            assert twin.information_state(seat).key() == state.information_state(seat).key()

    assert different > 100


def test_a_views_values_are_plain_data() -> None:
    for state in games(3, {}, 1):
        facts = dict(state.observation(0).facts)

        assert json.loads(json.dumps(facts)) == facts


def test_a_question_says_what_each_answer_would_do() -> None:
    game = Draco(2, {})
    state = game.load(
        {
            "phase": "duel",
            "table": ["green-5", "blue-2"],
            "treasure": {"A": ["yellow-3", "purple-10"]},
            "flipped": 2,
        }
    )
    duel = state.question()
    state.play("A sword 2")
    state.play("B pass")
    second = state.question()
    state.play("A sword 5")
    division = state.question()

    assert duel
    assert duel.facts == {"chance": "first", "table": 2}
    assert duel.options[1].preview == {"strength": 1}
    assert second
    assert second.facts["chance"] == "second"
    assert {o.text: dict(o.preview) for o in second.options}["sword 5"] == {"strength": 7}
    assert division
    assert {o.text: dict(o.preview) for o in division.options} == {
        "take green-5": {"score": 12},
        "take blue-2": {"score": 11},
    }
