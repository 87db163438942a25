"""How closely players keep to what is best by the rules of thumb, as measured on themselves."""

from __future__ import annotations

from typing import Final, NamedTuple


class Habits(NamedTuple):
    """By question, ante and play.

    ``warmth`` is about how many gold a card is better that is hardly ever held back, ``floor``
    how likely a better card is held back all the same.
    """

    warmth: tuple[float, float]
    floor: tuple[float, float]


HOUSE: Final = Habits(warmth=(0.25, 0.5), floor=(0.1, 0.15))
"""What explains the hands of the rules of thumb best: ``python -m drakehall.lab.beliefs tune``."""
