"""The bots for Draco, by kind."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from drakehall.bots.contract import Maker
from drakehall.bots.draco.random_bot import RandomBot
from drakehall.bots.draco.rules import RulesBot
from drakehall.bots.draco.search import SearchBot
from drakehall.games.draco.players import weights
from drakehall.games.draco.players.tuned import USUAL

OWN_PURSE: Final = {**USUAL, weights.RIVALS: 0, weights.DENIAL: 0, weights.OTHERS: 0}
"""The rules of thumb of a player who looks at its own gain alone."""

HARD: Final = 100
EXPERT: Final = 1000
"""Playouts of a decision."""

MAKERS: Final[Mapping[str, Maker]] = {
    "random": RandomBot,
    "rules": RulesBot,
    "search": SearchBot,
    "easy": partial(RulesBot, tuned=OWN_PURSE),
    "fair": RulesBot,
    "hard": partial(SearchBot, usual=HARD),
    "expert": partial(SearchBot, usual=EXPERT),
}
