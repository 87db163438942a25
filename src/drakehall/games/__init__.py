"""The games of the house: what is named here is loaded when it is first asked for.

So a game's core can be used without loading the shell of every game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from drakehall.games.registry import PRESETS, REGISTRY, new_game, preset

__all__ = ["PRESETS", "REGISTRY", "new_game", "preset"]


def __getattr__(name: str) -> object:
    """Gives what the registry holds."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from drakehall.games import registry  # noqa: PLC0415 - that is the point

    return getattr(registry, name)
