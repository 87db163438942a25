"""The bots for Three-Dragon Ante, by kind."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from drakehall.bots.contract import Maker
from drakehall.bots.three_dragon_ante.random_bot import RandomBot
from drakehall.bots.three_dragon_ante.rules_bot import RulesBot
from drakehall.bots.three_dragon_ante.search_bot import SearchBot

EASY_SLACK: Final = 1536
"""An easy player takes moves for equal that differ by one and a half gold."""
HARD: Final = 200
EXPERT: Final = 3000
"""Playouts of a decision; a secret ante takes more."""

MAKERS: Final[Mapping[str, Maker]] = {
    "random": RandomBot,
    "rules": RulesBot,
    "search": SearchBot,
    "easy": partial(RulesBot, slack=EASY_SLACK),
    "fair": RulesBot,
    "hard": partial(SearchBot, usual=HARD),
    "expert": partial(SearchBot, usual=EXPERT),
}
