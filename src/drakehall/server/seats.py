"""The places at a table, and who sits there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from drakehall.bots import KINDS
from drakehall.server.entries import Kind

RELIEF: Final = "fair"
"""The bot that takes an open seat, or a person's place, at a table without bots."""


@dataclass
class Seat:
    """A place at the table; ``relief`` is the bot that plays for a person who is gone.

    An open seat that somebody has left still has their name, for the record of the game.
    """

    kind: Kind
    name: str = ""
    level: str = ""
    token: str = ""
    ready: bool = False
    relief: str = ""
    bank: int = 0
    stand_ins: int = 0
    had_pause: bool = False
    """Its clock has stood still once in this game, for a lost connection."""

    @property
    def bot(self) -> str:
        """The level of the bot that answers for this seat; ``""`` if a person does."""
        return self.level if self.kind == "bot" else self.relief


def relief_level(seats: list[Seat]) -> str:
    """Gives the level of a bot that takes a place: that of the strongest at the table.

    Bots are listed weakest first.
    """
    levels = [seat.level for seat in seats if seat.kind == "bot"]
    return max(levels, key=list(KINDS).index, default=RELIEF)
