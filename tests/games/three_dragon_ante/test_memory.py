"""What a seat knows for certain: one case for each way to learn where a card lies, or lay."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from drakehall.games.three_dragon_ante.cards import CARDS, KIND_OF
from drakehall.games.three_dragon_ante.game import TableState, ThreeDragonAnte
from drakehall.games.three_dragon_ante.memory import Memory
from drakehall.kernel.notation import SEATS

BASE: dict[str, object] = {
    "phase": "play",
    "round": 2,
    "leader": "A",
    "stakes": 30,
    "gold": {"A": 40, "B": 40, "C": 40},
    "flight": {"A": ["white-4"], "B": ["gold-11"], "C": ["silver-3"]},
    "ante": {"A": "red-10", "B": "gold-9", "C": "blue-4"},
}
A, B, C = range(3)
FULL = [
    *("princess", "green-1", "green-2", "white-1", "white-2"),
    *("black-2", "black-3", "blue-1", "blue-2", "brass-1"),
]
THEFT = {
    "hand": {
        "A": ["green-6", "red-2", "red-3"],
        "B": ["black-2", "red-12", "blue-1"],
        "C": ["red-8", "fool", "druid"],
    },
    "flight": {"A": ["gold-13"], "B": ["white-2"], "C": ["silver-3"]},
}


def begin(
    position: Mapping[str, object], *moves: str, options: Mapping[str, object] | None = None
) -> TableState:
    """Plays from a position; a move is a line, with its chance after a bar."""
    state = ThreeDragonAnte(3, options or {}).load({**BASE, **position}, 7)
    play(state, *moves)
    return state


def play(state: TableState, *moves: str) -> None:
    for move in moves:
        line, *chance = move.split(" | ")
        state.play(line, chance)


def memory(state: TableState, eyes: int) -> Memory:
    found = Memory(state.game.rules, eyes)
    for event in state.information_state(eyes).events:
        found.learn(event)
    return found


def words(kinds: Sequence[int]) -> list[str]:
    return sorted(CARDS[kind].word for kind in kinds)


def known(state: TableState, eyes: int, seat: int) -> list[list[str]]:
    """Gives the cards known to lie in a hand, in each way that is possible."""
    return [words(way.known[seat]) for way in memory(state, eyes).ways]


def unseen(state: TableState, eyes: int) -> set[str]:
    """Gives the cards of which the seat does not know where they lie."""
    (way,) = memory(state, eyes).ways
    return {CARDS[kind].word for kind, layers in way.unseen.items() if layers}


def test_at_the_deal_only_the_own_hand_is_known() -> None:
    state = ThreeDragonAnte(3, {}).new_state(3)
    hand = state.observation(A).facts["hand"]
    assert isinstance(hand, dict)

    assert unseen(state, A) == set(KIND_OF) - set(hand["A"])
    assert memory(state, A).ways[0].slots == [(), (0,) * 6, (0,) * 6, (), (), ()]


def test_of_a_position_what_lies_open_and_the_own_hand_is_known() -> None:
    state = begin({"hand": {"A": ["red-2", "red-3"], "B": 3, "C": 4}, "discard": ["fool"]})
    open_cards = {"white-4", "gold-11", "silver-3", "red-10", "gold-9", "blue-4", "fool"}

    assert unseen(state, A) == set(KIND_OF) - open_cards - {"red-2", "red-3"}
    assert [len(slots) for slots in memory(state, A).ways[0].slots] == [0, 3, 4, 0, 0, 0]


def test_antes_are_seen_when_they_are_turned_and_not_before() -> None:
    state = ThreeDragonAnte(3, {}).new_state(3)
    before = unseen(state, A)
    for _ in range(2):
        state.apply(state.legal_actions()[0])
    assert unseen(state, A) == before

    state.apply(state.legal_actions()[0])
    ante = state.observation(A).facts["ante"]
    assert isinstance(ante, dict)
    assert before - unseen(state, A) == {ante["B"], ante["C"]}
    assert [len(slots) for slots in memory(state, A).ways[0].slots] == [0, 5, 5, 0, 0, 0]


def test_a_card_played_is_seen_and_its_hand_is_one_smaller() -> None:
    state = begin(
        {"hand": {"A": ["black-5", "red-3"], "B": ["silver-8", "red-5", "blue-1"], "C": 4}},
        "A play black-5",
        "B play silver-8",
    )

    assert "silver-8" not in unseen(state, C)
    assert len(memory(state, C).ways[0].slots[B]) == 2


def test_a_price_card_is_seen_and_gone() -> None:
    state = begin({"hand": {"A": ["red-2"], "B": 3, "C": 3}, "deck": ["gold-13", "red-5"]})

    assert KIND_OF["gold-13"] in memory(state, C).discards
    assert "gold-13" not in unseen(state, C)
    assert len(memory(state, C).ways[0].slots[A]) == 4, "one as before, three drawn"


def test_a_discarded_card_is_seen() -> None:
    hand = {"A": ["thief", "red-3", "fool"], "B": 3, "C": 4}
    state = begin({"hand": hand}, "A play thief", "A discard fool")

    assert KIND_OF["fool"] in memory(state, B).discards


def test_a_slain_dragon_lies_among_the_discards() -> None:
    hand = {"A": ["dragonslayer", "red-3", "fool"], "B": 3, "C": 4}
    state = begin({"hand": hand}, "A play dragonslayer", "A slay silver-3")

    assert words(memory(state, B).discards) == ["silver-3"]


def test_a_card_given_is_known_to_all_until_it_leaves_that_hand() -> None:
    hands = {"A": ["green-6", "red-2"], "B": ["black-2", "red-3", "blue-1"], "C": 4}
    state = begin({"hand": hands}, "A play green-6", "B give black-2")
    assert known(state, C, A) == [["black-2"]]

    play(state, "B play blue-1")
    state.apply(state.legal_actions()[0])
    while state.question() is not None and state.current_player != A:
        state.apply(state.legal_actions()[0])
    play(state, "A play black-2")
    assert known(state, B, A) == [[]]


def test_a_card_shown_to_a_full_hand_is_known_in_the_hand_that_keeps_it() -> None:
    position = {
        "round": 3,
        "hand": {"A": FULL, "B": ["silver-8", "gold-4", "red-8", "bronze-1"], "C": 4},
        "flight": {"A": ["gold-6", "brass-5"], "B": ["gold-11", "red-5"], "C": ["copper-8"]},
        "deck": ["black-1", "copper-1"],
    }
    state = begin(position, "A play princess", "A trigger gold-6", "B give silver-8")

    assert known(state, C, B) == known(state, A, B) == [["silver-8"]]
    assert known(state, C, A) == [[]]


def test_antes_that_bronze_takes_are_known_until_they_are_played() -> None:
    hands = {
        "A": ["bronze-11", "red-2", "black-5"],
        "B": ["white-8", "red-3", "red-5"],
        "C": ["tiamat", "white-1", "fool", "druid"],
    }
    state = begin({"hand": hands}, "A play bronze-11")
    assert known(state, C, A) == [["blue-4", "gold-9"]]

    play(state, "B play white-8", "C play tiamat", "C play white-1", "A play gold-9")
    assert known(state, C, A) == [["blue-4"]]


def test_antes_taken_as_spoils_are_known() -> None:
    flights = {"A": ["silver-3", "red-3"], "B": ["gold-11", "white-1"], "C": ["blue-7", "white-2"]}
    hands = {"A": ["brass-1", "black-3"], "B": 3, "C": 4}
    state = begin(
        {"hand": hands, "flight": flights, "round": 3},
        "A play black-3",
        "A take blue-4",
        "A done",
    )

    assert known(state, B, A) == [["blue-4"]]


def test_the_card_that_a_copper_replaces_is_discarded_and_the_newcomer_seen() -> None:
    hands = {"A": ["copper-5", "red-2", "green-1"], "B": 3, "C": 4}
    state = begin({"hand": hands, "deck": ["silver-12"]}, "A play copper-5")
    found = memory(state, C)

    assert words(found.discards) == ["copper-5"]
    assert KIND_OF["silver-12"] in found.open


def test_a_theft_is_known_to_the_two_whose_hands_they_are() -> None:
    hands = {"A": ["red-5", "black-5", "red-2"], "B": ["gold-2", "silver-6", "white-1"], "C": 4}
    state = begin({"hand": hands}, "A play red-5 | random gold-2")

    assert known(state, B, A) == [["gold-2"]]
    assert "gold-2" not in unseen(state, A)
    assert known(state, C, A) == [[]]
    assert [len(slots) for slots in memory(state, C).ways[0].slots] == [3, 2, 0, 0, 0, 0]


def test_a_theft_may_have_taken_a_card_known_to_lie_in_the_hand() -> None:
    moves = ("A play green-6", "B give black-2", "B play red-12")
    state = begin(THEFT, *moves, "C play red-8 | random red-2")
    ways = memory(state, B).ways

    assert known(state, C, A) == [["black-2"]]
    assert known(state, B, A) == [[], ["black-2"]]
    assert known(state, B, C) == [["black-2"], []]
    assert [way.weight for way in ways] == [1, 2], "of three cards any may have been taken"

    state.play(f"{SEATS[state.current_player]} {state.action_text(state.legal_actions()[0])}")
    while state.current_player != A:
        state.apply(state.legal_actions()[0])
    state.play("A play black-2")
    assert known(state, B, A) == [[]]
    assert known(state, B, C) == [[]]


def test_sense_motive_shows_the_whole_hand_to_the_seat_that_looks() -> None:
    position = {
        "hand": {"A": ["red-5", "fool", "druid"], "B": ["gold-2", "white-1", "red-2"], "C": 4},
        "flight": {"A": ["red-3"], "B": ["gold-11"], "C": ["silver-3"]},
        "abilities": {"B": ["sense-motive", "bluff"]},
    }
    state = begin(position, "A play red-5", "B look")

    assert not {"druid", "fool"} & unseen(state, B)
    assert memory(state, B).ways[0].slots[A] == ()
    assert known(state, C, A) == [[]]


def test_a_renewed_pile_holds_exactly_the_discards() -> None:
    discards = ["fool", "druid", "priest", "thief", "tiamat"]
    hands = {"A": ["gold-6", "red-2", "red-3"], "B": 3, "C": 3}
    position = {"hand": hands, "deck": ["red-12"], "deck_exact": True, "discard": discards}
    state = begin(position, "A play gold-6")
    found = memory(state, C)
    (way,) = found.ways

    assert found.layers.first == [0, 1]
    assert found.discards == []
    assert sorted(CARDS[k].word for k, layers in way.unseen.items() if 1 in layers) == sorted(
        discards
    )


def test_a_price_card_put_back_is_known_and_the_next_that_is_drawn() -> None:
    position = {
        "gold": {"A": 20, "B": 40, "C": 40},
        "abilities": {"A": ["profession", "bluff"]},
        "hand": {"A": ["red-2"], "B": 4, "C": 4},
        "deck": ["black-3", "gold-13", "green-1", "gold-2", "blue-1"],
    }
    state = begin(position, "A swap")

    assert known(state, B, A) == [["black-3"]]
    assert memory(state, B).tops == []


@pytest.mark.parametrize("eyes", [A, B, C])
def test_knowledge_is_that_of_the_own_events_alone(eyes: int) -> None:
    hands = {"A": ["red-5", "black-5", "red-2"], "B": ["gold-2", "silver-6", "white-1"], "C": 4}
    state = begin({"hand": hands}, "A play red-5 | random gold-2")
    image = state.observation(eyes).image
    assert image is not None

    assert image.known.startswith(memory(state, eyes).to_bytes())
