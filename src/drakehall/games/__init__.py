"""The games of the house; a third game is one folder and one line here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from drakehall.games.draco.game import Draco
from drakehall.games.three_dragon_ante.game import ThreeDragonAnte
from drakehall.kernel.contract import Game
from drakehall.kernel.errors import BadOption

REGISTRY: Final[Mapping[str, type[Game]]] = {
    ThreeDragonAnte.id: ThreeDragonAnte,
    Draco.id: Draco,
}


def new_game(game: str, players: int, options: Mapping[str, object] | None = None) -> Game:
    """Makes a game by its id.

    Raises ``BadOption`` for an unknown game, an impossible number of players, or an option that
    is unknown, out of range, or clashes with another.
    """
    if game not in REGISTRY:
        raise BadOption("game-unknown", game=game, games=", ".join(REGISTRY))
    return REGISTRY[game](players, options or {})
