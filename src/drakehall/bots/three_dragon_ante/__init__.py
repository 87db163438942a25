"""The bots for Three-Dragon Ante, by kind."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from drakehall.bots.contract import Maker
from drakehall.bots.random_bot import RandomBot
from drakehall.bots.three_dragon_ante.rules_bot import RulesBot

EASY_SLACK: Final = 2048
"""An easy player takes moves for equal that differ by two gold."""

MAKERS: Final[Mapping[str, Maker]] = {
    "random": RandomBot,
    "rules": RulesBot,
    "search": RulesBot,
    "easy": partial(RulesBot, slack=EASY_SLACK),
    "fair": RulesBot,
    "hard": RulesBot,
    "expert": RulesBot,
}
