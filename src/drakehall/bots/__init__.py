"""Computer players: they see what their seat sees, and no more."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from drakehall.bots.contract import Bot
from drakehall.bots.random_bot import RandomBot
from drakehall.bots.rules import RulesBot
from drakehall.kernel.chance import Seed
from drakehall.kernel.errors import BadOption

__all__ = ["KINDS", "Bot", "make_bot"]

KINDS: Final[Mapping[str, type[Bot]]] = {"random": RandomBot, "rules": RulesBot}


def make_bot(kind: str, seed: Seed) -> Bot:
    """Makes a bot, which plays any game of the house; raises ``BadOption`` for an unknown kind."""
    if kind not in KINDS:
        raise BadOption("bot-unknown", kind=kind, known=", ".join(KINDS))
    return KINDS[kind](seed)
