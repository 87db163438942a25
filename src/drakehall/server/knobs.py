"""What can be set about a game's rules, so that a page can offer it: ranges and choices."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from msgspec import Struct

from drakehall.games.draco import options as draco
from drakehall.games.three_dragon_ante import options as three_dragon_ante

ABILITIES: Final = ("abilities", [False, "draft", "random"])
"""The one shaped option that has plain values, too."""


class Knob(Struct, frozen=True):
    """An option that is a whole number from ``low`` to ``high``, or one of ``choices``.

    Numbers may have choices beside them, such as ``false`` for none.
    """

    name: str
    default: Any
    choices: list[Any] = []
    low: int | None = None
    high: int | None = None


def knobs(game: str) -> list[Knob]:
    """Gives the options that are numbers or choices; lists and tables come with presets."""
    return [knob for knob in _SOURCES[game]() if len(knob.choices) > 1 or knob.high is not None]


def _three_dragon_ante() -> Iterator[Knob]:
    name, choices = ABILITIES
    yield Knob(name, False, choices)
    for name, spec in three_dragon_ante.SPECS.items():
        if spec.choices:
            yield Knob(name, spec.default, list(spec.choices))
        else:
            yield Knob(name, spec.default, [False] * spec.off, spec.low, spec.high)


def _draco() -> Iterator[Knob]:
    for name, spec in draco.SPECS.items():
        if spec.low < spec.high:
            yield Knob(name, spec.default, list(spec.choices), spec.low, spec.high)
        else:
            yield Knob(name, spec.default, list(spec.choices))


_SOURCES: Final = {"three-dragon-ante": _three_dragon_ante, "draco": _draco}
