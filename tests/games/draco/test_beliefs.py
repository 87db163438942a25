"""The chances a seat reckons with are exact: they agree with counting all decks."""

import random
from collections import Counter
from fractions import Fraction
from itertools import permutations

import pytest

from drakehall.games.draco import views
from drakehall.games.draco.beliefs import Belief, Outlook
from drakehall.games.draco.cards import card_of
from drakehall.games.draco.core import cards as core
from drakehall.games.draco.core import engine, playout, reading
from drakehall.games.draco.game import Draco, DracoState
from drakehall.games.draco.piles import Pile, likelihood, piles_of, split
from drakehall.kernel.errors import BadOption
from games.draco.random_rules import draw_options

SMALL: dict[str, object] = {
    "treasure": [
        {"colour": "green", "value": 1, "count": 3},
        {"colour": "blue", "value": 2, "count": 2},
    ],
    "cursed_count": 3,
    "final_round_at_cursed": 3,
    "pile_count": 2,
    "start_captain": "A",
}


def outlook(state: DracoState, seat: int = 0) -> Outlook:
    return Outlook(state.game.rules, state.information_state(seat), state.observation(seat))


def all_decks() -> Counter[tuple[bool, ...]]:
    """Counts the patterns of curses of all small decks, each as often as it comes about."""
    first = Counter(permutations([True, True, False, False, False]))
    second = Counter(permutations([True, False, False]))
    decks = Counter[tuple[bool, ...]]()
    for a, n in first.items():
        for b, m in second.items():
            decks[a + b] += n * m
            decks[b + a] += n * m
    return decks


@pytest.mark.parametrize("shown", range(8))
def test_the_chance_of_a_pattern_is_its_share_of_all_decks(shown: int) -> None:
    piles = piles_of(Draco(2, SMALL).rules)
    decks = all_decks()
    patterns = Counter[tuple[bool, ...]]()
    for deck, count in decks.items():
        patterns[deck[:shown]] += count

    assert sorted(piles, key=lambda pile: pile.size) == [Pile(3, 1), Pile(5, 2)]
    for pattern, count in patterns.items():
        assert likelihood(piles, pattern) == Fraction(count, decks.total())


def test_before_anything_is_shown_all_is_certain() -> None:
    assert likelihood(piles_of(Draco(4, {}).rules), []) == 1


def test_known_ends_of_piles_are_used() -> None:
    piles = piles_of(Draco(2, SMALL).rules)
    known = frozenset({3, 8})

    assert likelihood(piles, [True]) == Fraction(11, 30)
    assert likelihood(piles, [], 0, known) == Fraction(1, 2)
    assert likelihood(piles, [True], 0, known) == Fraction(1, 2) * Fraction(1, 3)


def test_a_whole_deck_can_be_split_only_as_it_may_have_been_stacked() -> None:
    rules = Draco(2, SMALL).rules

    assert split(rules, [True, False, False, True, True, False, False, False]) == [3, 5]
    assert split(rules, [True, True, False, False, False, False, True, False]) == [5, 3]
    assert split(rules, [True, True, True, False, False, False, False, False]) is None


def test_the_first_card_of_a_fresh_deck() -> None:
    odds = outlook(Draco(4, {"min_flips": 0}).new_state(5))

    average = Fraction(5, 6) * Fraction(1, 8) + Fraction(1, 6) * Fraction(1, 9)
    assert odds.size == 49
    assert odds.curse == average
    assert odds.cards["green-3"] == (1 - average) * Fraction(3, 43)
    assert odds.cards["purple-10"] == (1 - average) * Fraction(1, 43)
    assert sum(odds.cards.values()) == 1


def test_after_eight_safe_cards_only_the_ninth_can_still_be_safe() -> None:
    piles = (
        "green-1 green-1 green-1 green-2 green-2 green-2 green-3 curse",
        "green-3 green-3 green-4 green-4 green-4 green-5 green-5 curse",
        "yellow-1 yellow-1 yellow-1 yellow-2 yellow-2 yellow-2 yellow-3 yellow-3 curse",
        "yellow-3 yellow-4 yellow-4 yellow-4 yellow-5 yellow-5 blue-1 curse",
        "blue-1 blue-1 blue-2 blue-2 blue-2 blue-3 blue-3 curse",
        "blue-3 blue-4 blue-4 blue-4 blue-5 blue-5 purple-10 curse",
    )
    deal = " ".join(["deal", *piles])
    state = Draco(2, {}).new_state(None, ["captain A", deal])
    for _ in range(6):
        state.play("A flip")
    before = outlook(state)

    assert before.curse == Fraction(5 * 1 * 9, 5 * 1 * 9 + 1 * 2 * 8) + Fraction(
        1 * 2 * 8, 5 * 1 * 9 + 1 * 2 * 8
    ) * Fraction(1, 2)
    assert before.safe(2) == 0


@pytest.mark.parametrize(
    "options",
    [{}, {"show_pile_boundaries": True}, {"gift_cursed": "replaced"}, {"cursed_count": 9}],
    ids=str,
)
def test_the_chances_agree_with_what_comes(options: dict[str, object]) -> None:
    expected = found = Fraction(0)
    spread = 0.0
    for seed in range(12):
        luck = random.Random(seed)
        state = Draco(3, options).new_state(seed)
        seen = -1
        while not state.is_terminal:
            odds = outlook(state, seed % 3)
            deck = state.facts()["deck"]
            assert isinstance(deck, list)
            assert odds.size == len(deck)
            assert sum(odds.cards.values()) == bool(deck)
            assert not deck or odds.cards[deck[0]] > 0
            assert sum(odds.curses_among(2)) == 1
            assert sum(odds.curses_among(1)[1:]) == odds.curse
            if len(deck) not in {0, seen}:
                expected, found = expected + odds.curse, found + (deck[0] == "curse")
                spread += float(odds.curse * (1 - odds.curse))
            seen = len(deck)
            state.apply(luck.choice(state.legal_actions()))

    assert abs(float(expected - found)) < 3 * spread**0.5


def test_an_empty_deck_has_no_next_card() -> None:
    position = {"phase": "duel", "deck": [], "deck_exact": True, "table": ["green-1", "blue-1"]}
    odds = outlook(Draco(2, {}).load(position))

    assert odds.size == 0
    assert odds.curse == 0
    assert odds.cards == {}
    assert odds.curses_among(2) == [1]


def test_of_a_position_only_what_lies_open_is_known() -> None:
    position = {
        "phase": "duel",
        "table": ["green-1"],
        "treasure": {"A": ["green-2"], "B": ["blue-1", "blue-1"]},
        "cursed": {"B": 1},
    }
    seen = Draco(2, {}).load(position)
    hidden = Draco(2, {"won_treasure_visible": False}).load(position)

    assert outlook(seen).curse == Fraction(5, 44)
    assert outlook(hidden, 0).curse == Fraction(5, 44), "what others hold are no curses"
    assert outlook(seen).cards["blue-1"] == Fraction(39, 44) * Fraction(1, 39)
    assert outlook(hidden, 0).cards["blue-1"] == Fraction(39, 44) * Fraction(3, 41)


# --- whole worlds ---------------------------------------------------------------------------------


def decks(state: DracoState, count: int) -> Counter[tuple[int, ...]]:
    """Count the decks of worlds that a seat reckons with, top first."""
    belief = Belief(state.observation(0))
    return Counter(tuple(reading.deck(belief.sample(number))) for number in range(count))


def test_worlds_show_the_next_card_as_often_as_its_chance_says() -> None:
    state = Draco(2, {**SMALL, "min_flips": 0}).new_state(3)
    for _ in range(3):
        found, odds = decks(state, 4000), outlook(state, 0)
        first = Counter(deck[0] for deck in found.elements())
        for word, chance in odds.cards.items():
            assert abs(first[card_of(word)] / 4000 - float(chance)) < 0.04
        state.apply(state.legal_actions()[0])


def test_a_world_of_a_small_deck_can_be_any_that_may_have_been_stacked() -> None:
    state = Draco(2, {**SMALL, "min_flips": 0}).new_state(3)
    found = decks(state, 4000)
    curses = Counter[tuple[bool, ...]]()
    for deck, count in found.items():
        curses[tuple(card == core.CURSE for card in deck)] += count
    expected = all_decks()

    assert set(curses) == set(expected)
    for pattern, count in expected.items():
        assert abs(curses[pattern] / 4000 - count / expected.total()) < 0.03


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_world_looks_like_the_true_state_and_can_be_played_on(players: int) -> None:
    luck = random.Random(players)
    for number in range(12):
        try:
            game = Draco(players, draw_options(luck))
        except BadOption:
            continue
        state = game.new_state(number)
        while (question := state.question()) is not None:
            view = state.observation(luck.randrange(players))
            world = Belief(view).sample(luck.getrandbits(30))
            assert Counter(reading.deck(world)) == Counter(reading.deck(state._table))
            assert engine.legal_actions(world) == state.legal_actions()
            facts = views.facts(world, game.options, views.ALL)
            true = state.facts()
            hidden = {"deck", "piles"}
            assert {k: v for k, v in facts.items() if k not in hidden} == {
                k: true[k] for k in facts if k not in hidden
            }
            playout.play_on(world, 500)
            state.apply(luck.choice(question.options).action)


def test_what_others_held_unseen_is_dealt_with_the_deck() -> None:
    position = {"phase": "duel", "table": ["green-1"], "treasure": {"B": ["blue-1", "blue-2"]}}
    state = Draco(2, {"won_treasure_visible": False}).load(position)
    held = {
        tuple(reading.treasures(Belief(state.observation(0)).sample(number), 1))
        for number in range(50)
    }

    assert len(held) > 20
    assert len({tuple(reading.treasures(Belief(state.observation(1)).sample(9), 1))}) == 1
