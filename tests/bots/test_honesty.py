"""A bot knows what its seat knows: all else is dealt anew, and it chooses the same.

``make honest`` runs this at full size, 10,000 states for each bot and number of players.
"""

from __future__ import annotations

import os
import random
from collections.abc import Iterator

import pytest

from bots.redeal import redealt
from drakehall.bots import KINDS, Budget, make_bot
from drakehall.games import REGISTRY, new_game
from drakehall.kernel.contract import State

STATES = int(os.environ.get("DRAKEHALL_HONEST", "20"))
"""How many states each bot decides in, twice, at each number of players."""
SHARE = 0.25
"""The share of all decisions that are tried."""
BUDGET = Budget(playouts=8)
MANY = Budget(playouts=1000)
"""What one of a hundred states is thought about with: searches look further then."""
TABLES = [
    (game, players)
    for game, kind in REGISTRY.items()
    for players in range(kind.min_players, kind.max_players + 1)
]


def states(game: str, players: int, luck: random.Random) -> Iterator[State]:
    """Plays games at random for ever and gives some of the states that ask somebody."""
    while True:
        options = {"abilities": "random"} if game != "draco" and luck.random() < 0.3 else {}
        state = new_game(game, players, options).new_state(luck.getrandbits(60))
        while (question := state.question()) is not None:
            if luck.random() < SHARE:
                yield state
            state.apply(luck.choice(question.options).action)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_cards_dealt_anew_behind_its_back_leave_a_bots_choice_unchanged(
    game: str, players: int
) -> None:
    luck = random.Random(f"{game} {players}")
    moved = 0
    for number, state in enumerate(states(game, players, luck)):
        if number == STATES:
            break
        eyes = luck.choice(state.pending_seats)
        twin = redealt(state, eyes, luck)
        moved += state.facts() != twin.facts()
        view, other = state.observation(eyes), twin.observation(eyes)
        assert view == other
        budget = MANY if number % 100 == 99 else BUDGET
        for kind in KINDS:
            one, again = (make_bot(kind, number, budget) for _ in range(2))
            assert one.choose(view) == again.choose(other), kind

    assert moved > STATES * 0.9
    print(f"{game}, {players} players: {STATES:,} states, {moved:,} dealt otherwise, 0 differences")
