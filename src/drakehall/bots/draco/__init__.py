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

OTHERS: Final = (weights.RIVALS, weights.DENIAL, weights.OTHERS)
"""The weights without which a player looks at its own gain alone."""

HARD: Final = 100
EXPERT: Final = 1000
"""Playouts of a decision."""

MAKERS: Final[Mapping[str, Maker]] = {
    "random": RandomBot,
    "rules": RulesBot,
    "search": SearchBot,
    "easy": partial(RulesBot, without=OTHERS),
    "fair": RulesBot,
    "hard": partial(SearchBot, usual=HARD),
    "expert": partial(SearchBot, usual=EXPERT),
}
