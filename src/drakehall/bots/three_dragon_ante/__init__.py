"""The bots for Three-Dragon Ante, by kind."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from drakehall.bots.contract import Maker
from drakehall.bots.random_bot import RandomBot
from drakehall.bots.three_dragon_ante import rules
from drakehall.bots.thumb import ThumbBot

RULES: Final = partial(ThumbBot, rules.weigh)

MAKERS: Final[Mapping[str, Maker]] = {
    "random": RandomBot,
    "rules": RULES,
    "search": RULES,
    "easy": RULES,
    "fair": RULES,
    "hard": RULES,
    "expert": RULES,
}
