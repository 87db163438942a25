"""Computer players: they see what their seat sees, and no more."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from drakehall.bots import draco, three_dragon_ante
from drakehall.bots.any_game import AnyGame
from drakehall.bots.contract import Advice, Bot, Budget, Maker
from drakehall.kernel.chance import Seed
from drakehall.kernel.errors import BadOption

__all__ = ["KINDS", "LEVELS", "Advice", "Bot", "Budget", "make_bot"]

LEVELS: Final = ("easy", "fair", "hard", "expert")
"""The kinds that people choose among, weakest first."""

KINDS: Final[Mapping[str, Mapping[str, Maker]]] = {
    kind: {"three-dragon-ante": three_dragon_ante.MAKERS[kind], "draco": draco.MAKERS[kind]}
    for kind in ("random", "rules", "search", *LEVELS)
}
"""For each kind of bot what makes it, by game."""


def make_bot(kind: str, seed: Seed, budget: Budget | None = None) -> Bot:
    """Makes a bot, which plays any game of the house; raises ``BadOption`` for an unknown kind."""
    if kind not in KINDS:
        raise BadOption("bot-unknown", kind=kind, known=", ".join(KINDS))
    return AnyGame(KINDS[kind], seed, budget)
