"""What a deck holds: for the list of cards that players look things up in."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from drakehall.games.draco import ruleset as draco
from drakehall.games.draco.cards import CURSE, word_of
from drakehall.games.three_dragon_ante import ruleset as three_dragon_ante
from drakehall.games.three_dragon_ante.cards import word_of as dragon_of


def deck(game: str, players: int, options: Mapping[str, Any]) -> dict[str, int]:
    """Gives how many copies of each card a ruleset has; ``options`` are complete and checked."""
    return dict(Counter(_WORDS[game](players, options)))


def _dragons(_: int, options: Mapping[str, Any]) -> Iterable[str]:
    return map(dragon_of, three_dragon_ante.deck_of(options))


def _treasure(players: int, options: Mapping[str, Any]) -> Iterable[str]:
    rules = draco.core_rules(players, options)
    return [*map(word_of, rules.treasures()), *[CURSE] * rules.cursed_count]


_WORDS: Final[dict[str, Callable[[int, Mapping[str, Any]], Iterable[str]]]] = {
    "three-dragon-ante": _dragons,
    "draco": _treasure,
}
