from __future__ import annotations

from collections import Counter

import pytest

from drakehall.games import new_game
from drakehall.games.three_dragon_ante.cards import CARDS
from drakehall.kernel.errors import BadOption

GAME = "three-dragon-ante"


def deck_words(players: int, **options: object) -> Counter[str]:
    """Counts the words of all cards that a fresh deal puts on the table."""
    facts = new_game(GAME, players, options).new_state(1).facts()
    hands, pile = facts["hand"], facts["deck"]
    assert isinstance(hands, dict)
    assert isinstance(pile, list)
    return Counter(pile) + Counter(card for hand in hands.values() for card in hand)


def test_t02_the_deck_has_the_cards_of_the_list() -> None:
    sides = Counter(card.side for card in CARDS)
    strengths = Counter(card.strength for card in CARDS)

    assert sum(card.strength for card in CARDS) == 419
    assert sides == {"good": 31, "evil": 32, "mortal": 7}
    assert [strengths[s] for s in range(1, 14)] == [7, 8, 7, 6, 5, 6, 6, 6, 6, 5, 3, 2, 3]
    assert {card.word for card in CARDS if card.strength == 13} == {"gold-13", "tiamat", "bahamut"}
    assert deck_words(4) == Counter(card.word for card in CARDS)


def test_each_colour_has_the_strengths_of_the_list() -> None:
    sums = Counter[str]()
    for card in CARDS:
        if card.colour:
            sums[card.colour] += card.strength

    assert sums == {
        "red": 40,
        "gold": 45,
        "blue": 34,
        "silver": 41,
        "green": 31,
        "bronze": 37,
        "black": 27,
        "copper": 34,
        "white": 24,
        "brass": 28,
    }


def test_a_long_deck_holds_every_card_in_each_set() -> None:
    assert set(deck_words(6, sets=3).values()) == {3}


def test_cards_can_be_taken_out_of_every_set() -> None:
    words = deck_words(2, sets=2, remove_cards=["thief", "red-12"])

    assert words["thief"] == words["red-12"] == 0
    assert words.total() == 2 * 68


def test_t119_without_the_weak_cards_25_stay_and_seat_three() -> None:
    assert deck_words(3, min_strength=8).total() == 25
    with pytest.raises(BadOption) as refused:
        new_game(GAME, 4, {"min_strength": 8})
    assert refused.value.message == "option-clash-deck"
    assert "min_strength" in str(refused.value.args_["key"])


def test_without_drawing_powers_57_cards_stay() -> None:
    words = deck_words(4, no_draw_powers=True)

    assert words.total() == 57
    assert not [word for word in words if word.startswith(("gold", "silver", "fool"))]
