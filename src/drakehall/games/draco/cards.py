"""The cards as people speak of them: a colour and a value, or the curse. [notation 1]"""

from __future__ import annotations

from typing import Final

from drakehall.games.draco.core import cards as core
from drakehall.kernel.errors import BadNotation

COLOURS: Final = ("purple", "green", "yellow", "blue", "red", "orange", "white", "black")
"""The first four are the game's own; the others serve rulesets of other sets of cards."""
CURSE: Final = "curse"

WORDS: Final = (
    *(f"{COLOURS[core.COLOUR[kind]]}-{core.VALUE[kind]}" for kind in range(core.KINDS)),
    CURSE,
)
NUMBERS: Final = {word: card for card, word in enumerate(WORDS)}


def word_of(card: int) -> str:
    """Gives the word of a card."""
    return WORDS[card]


def card_of(word: str) -> int:
    """Gives the number of a card; raises ``BadNotation`` for an unknown word."""
    if word not in NUMBERS:
        raise BadNotation("notation-no-card", card=word)
    return NUMBERS[word]


def treasure(colour: str, value: int) -> int:
    """Gives the number of the treasure of a colour and value."""
    return COLOURS.index(colour) * core.VALUES + value - 1


def in_order(cards: list[int]) -> list[int]:
    """Sorts cards as a player lays them out: by colour, the best first."""
    return sorted(cards, key=lambda card: (card // core.VALUES, -card))
