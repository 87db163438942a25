"""The 70 cards as people speak of them: words, colours, sides. [S:card]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from drakehall.games.three_dragon_ante.core import cards as core
from drakehall.kernel.errors import BadNotation

COLOURS: Final = (
    *("red", "gold", "blue", "silver", "green"),
    *("bronze", "black", "copper", "white", "brass"),
)
UNIQUES: Final = (
    *("dracolich", "tiamat", "bahamut", "archmage", "dragonslayer"),
    *("thief", "druid", "priest", "princess", "fool"),
)
POWERS: Final = COLOURS + UNIQUES
SIDES: Final = ("evil", "good", "mortal")
GAP: Final = "-"
"""The word for the slot of a card that has left a flight."""


@dataclass(frozen=True)
class Card:
    """A kind of card: its word, whose power it has, its strength and its side."""

    word: str
    power: str
    strength: int
    side: str

    @property
    def colour(self) -> str | None:
        """The colour of a colour dragon; the unique cards have none of their own."""
        return self.power if self.power in COLOURS else None


def _card(kind: int) -> Card:
    power = POWERS[core.POWERS[kind]]
    strength = core.STRENGTHS[kind]
    word = f"{power}-{strength}" if power in COLOURS else power
    return Card(word, power, strength, SIDES[core.SIDES[kind]])


CARDS: Final = tuple(_card(kind) for kind in range(core.KINDS))
KIND_OF: Final = {card.word: kind for kind, card in enumerate(CARDS)}


def word_of(card: int) -> str:
    """Gives the word of a physical card."""
    return CARDS[card % core.KINDS].word


def kind_of(word: str) -> int:
    """Gives the number of a kind of card; raises ``BadNotation`` for an unknown word."""
    if word not in KIND_OF:
        raise BadNotation("notation-no-card", card=word)
    return KIND_OF[word]
