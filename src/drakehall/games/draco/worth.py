"""What treasure is worth to a seat: the core itself judges. [rules 4.8]"""

from __future__ import annotations

from collections.abc import Sequence

from drakehall.games.draco.cards import NUMBERS
from drakehall.games.draco.core import scoring
from drakehall.games.draco.core.rules import Rules
from drakehall.games.draco.core.table import State as Table


def points(rules: Rules, held: Sequence[str]) -> int:
    """Gives the points of some treasure, without any curse, by its words."""
    table = Table(rules)
    for word in held:
        table.give(0, NUMBERS[word])
    return scoring.score(table, 0)


def change(rules: Rules, held: Sequence[str], card: str) -> int:
    """Gives what one card more would change in the score of a seat that holds the others."""
    return points(rules, [*held, card]) - points(rules, held)
