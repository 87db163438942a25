"""Random walks through a game, by its public doors."""

from __future__ import annotations

import random
from collections.abc import Iterator

from drakehall.kernel.contract import Game, State

MAX_DECISIONS = 20_000


def walk(game: Game, seed: int, limit: int = MAX_DECISIONS) -> Iterator[State]:
    """Gives the one state of a random game before each decision, and at its end."""
    choose = random.Random(seed)
    state = game.new_state(seed)
    for _ in range(limit):
        yield state
        if state.is_terminal:
            return
        state.apply(choose.choice(state.legal_actions()))
    assert limit < MAX_DECISIONS, "the game does not end"


def play_out(state: State, seed: int, limit: int = MAX_DECISIONS) -> None:
    """Plays a state on at random, to its end or for a number of decisions."""
    choose = random.Random(seed)
    for _ in range(limit):
        if state.is_terminal:
            return
        state.apply(choose.choice(state.legal_actions()))
