"""The fields of the players' classes: names, widths and C types."""

from __future__ import annotations

from typing import Final

from drakehall.games.draco.core import cards, phases
from drakehall.games.draco.players import parts, weights

CONSTANTS: Final = ("parts", "weights")
"""Modules of constants: not compiled, C sees their numbers as enums."""

BY_HAND: Final[tuple[str, ...]] = ()
"""Modules whose declarations are written by hand."""

PLAIN_MODULES: Final = ("layout", "tuned")
"""Modules that only the interpreter knows."""

HOMES: Final = {"Mind": "mind", "Search": "search"}
"""The module in which each class is declared."""

GLOBALS: Final = {
    "PLAIN": "bint",
    "COLOUR": f"uint8_t[{cards.KINDS}]",
    "VALUE": f"uint8_t[{cards.KINDS}]",
}
"""Names of modules that are C variables when compiled."""

MIND: Final = {
    **dict.fromkeys(
        ("players", "colours", "plus", "whole_count", "takers", "known", "steps", "here"),
        ("readonly int", 0),
    ),
    **dict.fromkeys(("rng", "luck"), ("public uint64_t", 0)),
    "weight": ("int32_t", weights.COUNT),
    **dict.fromkeys(("whole", "counts", "rest"), ("int32_t", cards.COLOURS)),
    **dict.fromkeys(("held", "then"), ("int32_t", phases.SEATS * cards.COLOURS)),
    **dict.fromkeys(("bar", "then_bar", "gains", "order", "strength"), ("int32_t", phases.SEATS)),
    **dict.fromkeys(("left", "taken"), ("uint8_t", phases.DECK + 1)),
    "gained": ("int32_t", phases.DECK + 1),
}
SEARCH: Final = {
    "among": ("public Worlds", 0),
    "world": ("public State", 0),
    "scratch": ("public State", 0),
    "own": ("public Mind", 0),
    **dict.fromkeys(
        ("spent", "answers", "favourite", "edge", "asked", "masked"), ("readonly int", 0)
    ),
    **dict.fromkeys(("tried", "earned"), ("int32_t", phases.MOVES)),
    "wins": ("int32_t", phases.MOVES * phases.SEATS),
    "race": ("uint8_t", phases.MOVES),
    **dict.fromkeys(("gap", "spread"), ("int64_t", phases.MOVES)),
    "without": ("int32_t", phases.MOVES * (parts.COUNT + 1)),
    "sums": ("int32_t", phases.MOVES * parts.COUNT),
    **dict.fromkeys(("before", "curses", "middle", "final"), ("int32_t", phases.SEATS)),
}
CLASSES: Final = {"Mind": MIND, "Search": SEARCH}
