"""Worlds fit what a seat sees and knows, what is true is among them, and each is as likely."""

from __future__ import annotations

import os
import random
from collections import Counter
from collections.abc import Mapping, Sequence

import pytest

from drakehall.games.three_dragon_ante import views
from drakehall.games.three_dragon_ante.beliefs import Belief
from drakehall.games.three_dragon_ante.cards import KIND_OF
from drakehall.games.three_dragon_ante.core import cards, engine, layout, playout, reading, worlds
from drakehall.games.three_dragon_ante.core.table import State
from drakehall.games.three_dragon_ante.game import TableState, ThreeDragonAnte
from drakehall.games.three_dragon_ante.image import HIDDEN, OPEN
from drakehall.games.three_dragon_ante.memory import Memory
from drakehall.games.three_dragon_ante.ways import Layers, Way
from games.three_dragon_ante.nested_walks import random_state, walk
from games.three_dragon_ante.random_tables import all_cards

GAMES = int(os.environ.get("DRAKEHALL_GAMES", "150")) // 5
DECISIONS = 150
ONWARD = 200
UNLIKE = {"hand", "to_act", "ledger", "score", "prize"}
"""What a view says of hidden hands, whom it asks of those who choose at once, what was settled."""


def true_hands(table: State, eyes: int) -> list[Counter[int]]:
    """Gives the kinds of each other hand with the ante that it chose and has not shown."""
    hands = [Counter(c % cards.KINDS for c in reading.hand(table, s)) for s in range(table.n)]
    for seat in range(table.n):
        chosen = (table.chosen & ~table.blind & ~table.out) >> seat & 1
        if chosen and not table.revealed:
            hands[seat][table.ante[seat] % cards.KINDS] += 1
    hands[eyes].clear()
    return hands


def holds(way: Way, layers: Layers, hands: Sequence[Counter[int]], eyes: int) -> bool:
    """Tells whether a way allows for the hands as they are."""
    for seat, hand in enumerate(hands):
        if seat == eyes:
            continue
        rest = hand.copy()
        rest.subtract(way.known[seat])
        if min(rest.values(), default=0) < 0:
            return False
        choices = [
            [
                place
                for place, slot in enumerate(way.slots[seat])
                if any(layers.fits(layer, slot) for layer in way.unseen[kind])
            ]
            for kind in rest.elements()
        ]
        if not all_find_a_place(choices):
            return False
    return True


def all_find_a_place(choices: Sequence[Sequence[int]]) -> bool:
    """Tells whether each card can have a slot of its own (Kuhn's matching)."""
    taken: dict[int, int] = {}

    def seat(card: int, tried: set[int]) -> bool:
        for place in choices[card]:
            if place not in tried:
                tried.add(place)
                if place not in taken or seat(taken[place], tried):
                    taken[place] = card
                    return True
        return False

    return all(seat(card, set()) for card in range(len(choices)))


def assert_true_state_fits(state: TableState, memory: Memory) -> None:
    """Asserts that the knowledge of a seat allows for what is true, and counts rightly."""
    table = state._table
    hands = true_hands(table, memory.seat)
    assert memory.pile == table.pile
    discards = Counter(card % cards.KINDS for card in reading.discards(table))
    assert Counter(memory.discards) == discards
    for way in memory.ways:
        for seat, hand in enumerate(hands):
            if seat != memory.seat:
                assert hand.total() == len(way.known[seat]) + len(way.slots[seat])
    assert any(holds(way, memory.layers, hands, memory.seat) for way in memory.ways)


def test_what_is_true_always_fits_what_each_seat_knows() -> None:
    several = 0
    for number in range(GAMES):
        luck = random.Random(f"true {number}")
        state, _ = random_state(luck, number)
        memories = [Memory(state.game.rules, seat) for seat in state.game.seats()]
        for _ in walk(state, luck, DECISIONS):
            for memory in memories:
                for event in state.history[memory.events :]:
                    memory.learn(event.seen_by(memory.seat))
                assert_true_state_fits(state, memory)
                several += len(memory.ways) > 1

    assert several > GAMES


def assert_world_fits(state: TableState, eyes: int, world: State) -> None:
    """Asserts that a world has all cards once, looks the same to the seat, and plays on."""
    hands = [reading.hand(world, seat) for seat in range(world.n)]
    flights = [[c for c in reading.flight(world, s) if c != cards.NONE] for s in range(world.n)]
    assert sorted(all_cards(world, hands, flights)) == world.rules.cards()
    seen, shown = state.observation(eyes).facts, views.facts(world, eyes)
    alike = [key for key in shown if key not in UNLIKE]
    assert {key: shown[key] for key in alike} == {key: seen[key] for key in alike}
    if eyes == state.current_player:
        assert engine.legal_actions(world) == state.legal_actions()
    playout.play_on(world, ONWARD)


def test_a_world_looks_like_the_true_state_and_can_be_played_on() -> None:
    seen = 0
    for number in range(GAMES):
        luck = random.Random(f"worlds {number}")
        state, _ = random_state(luck, number)
        for _ in walk(state, luck, DECISIONS):
            if luck.random() > 0.1:
                continue
            eyes = luck.choice([*state.pending_seats, luck.randrange(state.game.players)])
            belief = Belief(state.observation(eyes), soft=luck.random() < 0.5)
            assert_world_fits(state, eyes, belief.sample(luck.getrandbits(30)))
            seen += 1

    assert seen > 5 * GAMES


def test_the_seat_that_chooses_an_ante_is_asked_in_its_own_worlds() -> None:
    state = ThreeDragonAnte(3, {}).new_state(5)
    world = Belief(state.observation(2)).sample(1)

    assert engine.legal_actions(world) == state.legal_actions(2)


# --- each world is as likely as another -----------------------------------------------------------

SMALL = ["red-2", "red-3", "red-5", "fool", "druid"]


def small_state(position: Mapping[str, object]) -> TableState:
    """Sets up a position in which all but five cards lie open."""
    game = ThreeDragonAnte(2, {})
    words = [card for card in _words(game) if card not in {*SMALL, "gold-9", "gold-13"}]
    base = {
        "phase": "play",
        "hand": {"A": ["gold-9", "gold-13"], "B": 2},
        "discard": words,
        "deck": [],
    }
    return game.load({**base, **position})


def _words(game: ThreeDragonAnte) -> list[str]:
    facts = game.new_state(1).facts()
    hands, deck = facts["hand"], facts["deck"]
    assert isinstance(hands, dict)
    assert isinstance(deck, list)
    return sorted([*deck, *hands["A"], *hands["B"]])


def test_every_world_is_as_likely_as_another() -> None:
    belief = Belief(small_state({}).observation(0), soft=False)
    worlds.seed(belief.worlds, 1)
    world, found = State(belief.blank.rules), Counter[str]()
    for _ in range(12_000):
        worlds.deal(belief.worlds, world)
        found[f"{sorted(reading.hand(world, 1))} {reading.pile(world)}"] += 1

    assert len(found) == 10 * 6  # two of five cards, three in any order
    assert min(found.values()) > 120
    assert max(found.values()) < 280


def test_the_stream_of_worlds_is_the_same_for_the_same_number_only() -> None:
    view = ThreeDragonAnte(4, {}).new_state(2).observation(0)
    hands = [reading.hand(Belief(view).sample(number), 1) for number in (1, 2, 1)]

    assert hands[0] == hands[2] != hands[1]


def test_a_theft_that_was_not_seen_may_have_taken_any_card() -> None:
    position = {
        "phase": "play",
        "round": 2,
        "stakes": 30,
        "hand": {
            "A": ["green-6", "red-2", "red-3"],
            "B": ["black-2", "red-12", "blue-1"],
            "C": ["red-8", "fool", "druid"],
        },
        "flight": {"A": ["gold-13"], "B": ["white-2"], "C": ["silver-3"]},
        "ante": {"A": "red-10", "B": "gold-9", "C": "blue-4"},
    }
    state = ThreeDragonAnte(3, {}).load(position)
    for line in ("A play green-6", "B give black-2", "B play red-12"):
        state.play(line)
    state.play("C play red-8", ["random red-2"])
    belief = Belief(state.observation(1), soft=False)
    black = KIND_OF["black-2"]
    taken = sum(black in reading.hand(belief.sample(number), 2) for number in range(3000))

    assert 900 < taken < 1100


# --- the image ------------------------------------------------------------------------------------


def test_it_is_decided_of_every_number_whether_a_seat_may_have_it() -> None:
    assert sorted([*OPEN, *HIDDEN]) == sorted(layout.SCALARS)


@pytest.mark.parametrize("players", [2, 4, 6])
def test_a_blank_table_holds_nothing_that_the_seat_does_not_see(players: int) -> None:
    state = ThreeDragonAnte(players, {}).new_state(players)
    state.apply(state.legal_actions()[0])
    blank = Belief(state.observation(1)).blank
    others = [seat for seat in range(players) if seat != 1]

    assert reading.hand(blank, 1) == reading.hand(state._table, 1)
    assert [reading.hand(blank, seat) for seat in others] == [
        [0] * state._table.hand_size[seat] for seat in others
    ]
    assert reading.pile(blank) == [0] * state._table.pile
    assert blank.ante[0] == cards.NONE
    assert blank.rng == 0
