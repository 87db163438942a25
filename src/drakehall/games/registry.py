"""Which games there are; a third game is one folder and one line here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from drakehall.games.draco.game import Draco
from drakehall.games.three_dragon_ante import presets as three_dragon_ante
from drakehall.games.three_dragon_ante.game import ThreeDragonAnte
from drakehall.kernel.contract import Game
from drakehall.kernel.errors import BadOption

REGISTRY: Final[Mapping[str, type[Game]]] = {
    ThreeDragonAnte.id: ThreeDragonAnte,
    Draco.id: Draco,
}
PRESETS: Final[Mapping[str, Mapping[str, Mapping[str, object]]]] = {
    ThreeDragonAnte.id: three_dragon_ante.PRESETS
}
"""Rulesets by name, for the games that have any."""


def preset(game: str, name: str) -> Mapping[str, object]:
    """Gives the options of a ruleset that has a name; raises ``BadOption`` for an unknown one."""
    known = PRESETS.get(game, {})
    if name not in known:
        raise BadOption("preset-unknown", name=name, game=game, known=", ".join(known) or "-")
    return known[name]


def new_game(game: str, players: int, options: Mapping[str, object] | None = None) -> Game:
    """Makes a game by its id.

    Raises ``BadOption`` for an unknown game, an impossible number of players, or an option that
    is unknown, out of range, or clashes with another.
    """
    if game not in REGISTRY:
        raise BadOption("game-unknown", game=game, games=", ".join(REGISTRY))
    return REGISTRY[game](players, options or {})
