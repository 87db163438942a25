"""Finds the screen of each game; a third game is one folder and one line here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from drakehall.games.draco.game import Draco
from drakehall.games.three_dragon_ante.game import ThreeDragonAnte
from drakehall.language import Words
from drakehall.tui.draco.screen import DracoScreen
from drakehall.tui.screen import Screen
from drakehall.tui.three_dragon_ante.screen import AnteScreen

SCREENS: Final[Mapping[str, type[Screen]]] = {
    ThreeDragonAnte.id: AnteScreen,
    Draco.id: DracoScreen,
}


def screen_of(
    game: str, words: Words, names: Sequence[str], options: Mapping[str, object]
) -> Screen:
    """Makes the screen of a game by its id, in the language of the words."""
    return SCREENS[game](words.of(game), names, options)
