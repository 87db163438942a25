"""The fields of the players' class: names, widths and C types."""

from __future__ import annotations

from typing import Final

from drakehall.games.three_dragon_ante.core import steps
from drakehall.games.three_dragon_ante.players import scale, weights

CONSTANTS: Final = ("scale", "weights")
"""Modules of constants: not compiled, C sees their numbers as enums."""

BY_HAND: Final[tuple[str, ...]] = ()
"""Modules whose declarations are written by hand."""

PLAIN_MODULES: Final = ("layout", "seating", "tuned")
"""Modules that only the interpreter knows."""

HOMES: Final = {"Minds": "minds", "Trial": "trial", "Mix": "mixing"}
"""The module in which each class is declared."""

GLOBALS: Final = {
    "PLAIN": "bint",
    "MASK": "uint64_t",
    "LOGISTIC": f"int32_t[{scale.STEPS}]",
    "ROOTS": f"int32_t[{scale.ROOTS}]",
    "FADING": f"int32_t[{scale.FADING}]",
    "RANKS": f"int32_t[{steps.ABILITIES}]",
}
"""Names of modules that are C variables when compiled."""

MINDS: Final = {
    **dict.fromkeys(("rng", "luck"), ("public uint64_t", 0)),
    **dict.fromkeys(
        (
            *("base", "me", "others", "after", "size", "total", "chance"),
            *("good", "evil", "mortal", "pot", "winner", "cards_before"),
        ),
        ("public int", 0),
    ),
    "weights": ("readonly int32_t", steps.SEATS * weights.COUNT),
    "kinds": ("readonly int32_t", steps.SEATS),
    "slack": ("readonly int32_t", steps.SEATS),
    "ranked": ("int32_t", steps.HAND),
    "worths": ("readonly int32_t", steps.MOVES),
    "outlook": ("readonly int32_t", scale.OUTLOOK),
    "odds": ("int32_t", steps.SEATS),
    "purse": ("int32_t", steps.SEATS),
    "before": ("int32_t", steps.SEATS),
    "seats": ("readonly int32_t", steps.SEATS),
}
TRIAL: Final = {
    **dict.fromkeys(
        ("count", "alive", "favourite", "worlds", "gambits", "mask", "reasons"), ("public int", 0)
    ),
    "actions": ("readonly int32_t", steps.MOVES),
    "dropped": ("readonly int32_t", steps.MOVES),
    "tries": ("readonly int32_t", steps.MOVES),
    "sums": ("readonly int64_t", steps.MOVES * scale.VIEWS),
    "chances": ("readonly int64_t", steps.MOVES * steps.SEATS),
    "wins": ("readonly int32_t", steps.MOVES),
    "gold": ("readonly int32_t", steps.MOVES),
    "cards": ("readonly int32_t", steps.MOVES),
    "ends": ("readonly int32_t", steps.MOVES),
    **dict.fromkeys(("gap", "spread"), ("int64_t", steps.MOVES)),
}
MIX: Final = {
    **dict.fromkeys(("rounds", "playouts", "mask"), ("public int", 0)),
    "regrets": ("int64_t", steps.SEATS * scale.HANDS * steps.HAND),
    "own": ("int64_t", steps.HAND),
    "average": ("readonly int64_t", steps.HAND),
    "worth": ("readonly int64_t", steps.HAND),
    "total": ("int64_t", 0),
    "mean": ("int64_t", 0),
    "picks": ("int32_t", steps.SEATS),
    "outcomes": ("int32_t", steps.HAND),
}
CLASSES: Final = {"Minds": MINDS, "Trial": TRIAL, "Mix": MIX}
