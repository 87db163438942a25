"""Random rulesets of Draco."""

import random

from drakehall.games.draco.options import SPECS

RANGES: dict[str, list[object]] = {
    "cursed_count": [6, 7, 12],
    "cursed_points": [-2, 0, -7],
    "final_round_at_cursed": [1, 3, 6],
    "plus_colours": [1, 2, 3],
    "pile_count": [1, 3, 6],
    "min_flips": [0, 1, 2, 4],
    "max_flips": [False, 4, 5],
    "gift_size": [0, 1, 2, 5],
    "swords_per_player": [[1, 2, 3, 4, 5], [2, 7], [4], [1, 2, 3]],
    "treasure": [
        [{"colour": "green", "value": 2, "count": 8}, {"colour": "blue", "value": 3, "count": 9}],
        [{"colour": "purple", "value": 9, "count": 3}, {"colour": "blue", "value": 1, "count": 40}],
    ],
}


def draw_options(luck: random.Random) -> dict[str, object]:
    """Gives a ruleset with some options changed."""
    options: dict[str, object] = {}
    for name in [*SPECS, "swords_per_player", "treasure"]:
        if name != "start_captain" and luck.random() < 0.3:
            options[name] = luck.choice(RANGES.get(name) or list(SPECS[name].choices))
    return options
