"""Runs the conformance tests over every registered game and player count."""

from __future__ import annotations

import pytest

from drakehall.games import REGISTRY, new_game
from drakehall.kernel.contract import Game

TABLES = [
    (game_id, players)
    for game_id, game in REGISTRY.items()
    for players in range(game.min_players, game.max_players + 1)
]


@pytest.fixture(params=TABLES, ids=[f"{game}-{players}" for game, players in TABLES])
def game(request: pytest.FixtureRequest) -> Game:
    """Gives a game with its default options."""
    game_id, players = request.param
    return new_game(game_id, players)
