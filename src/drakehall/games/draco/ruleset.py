"""Turns checked options into the ruleset that the core reads."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from drakehall.games.draco.cards import treasure
from drakehall.games.draco.core import phases
from drakehall.games.draco.core.rules import Rules
from drakehall.games.draco.options import SIX_PILES, SWORDS, entries_of, number
from drakehall.kernel.notation import SEATS

UNCLAIMED: Final = {
    "carry_over": phases.STAYS,
    "discard": phases.DISCARDED,
    "captain": phases.TO_CAPTAIN,
}
NUMBERS: Final = {
    "cursed_count": "cursed_count",
    "cursed_points": "cursed_points",
    "plus_colours": "plus_colours",
    "min_flips": "min_flips",
    "gift_size": "gift_size",
    "final_round_at_cursed": "final_at",
}
SWITCHES: Final[Mapping[str, tuple[str, object]]] = {
    "skip_empty_duel": ("duel_with_empty_table", "skip"),
    "second_after_pass": ("captain_may_pass_first_and_play_second", True),
    "single_first": ("tie_sum_vs_single", "single_first"),
    "pick_mandatory": ("pick_mandatory", True),
    "gift_replaces": ("gift_cursed", "replaced"),
    "gift_in_final": ("gift_in_final_round", True),
    "captain_gift": ("all_exhausted", "captain_gift"),
    "one_more_round": ("final_trigger_by_gift", "one_more_round"),
    "fewest_cursed": ("winner_tie_breakers", ["fewest_cursed", "shared"]),
}
"""The core's switches, each with the option and the value that turn it on."""


def core_rules(players: int, options: Mapping[str, object]) -> Rules:
    """Gives the core's ruleset of checked options."""
    swords = options[SWORDS]
    assert isinstance(swords, list)
    rules = Rules(players, treasures_of(options), swords)
    for name, field in NUMBERS.items():
        setattr(rules, field, number(options, name))
    for field, (name, on) in SWITCHES.items():
        setattr(rules, field, int(options[name] == on))
    piles = options["deck_construction"] == SIX_PILES
    rules.pile_count = number(options, "pile_count") if piles else 1
    captain = str(options["start_captain"])
    rules.start_captain = phases.NOBODY if captain == "random" else SEATS.index(captain)
    rules.step = 1 if options["turn_direction"] == "left" else -1
    limit = options["max_flips"]
    rules.max_flips = phases.DECK if limit is False else number(options, "max_flips")
    rules.unclaimed = UNCLAIMED[str(options["unclaimed_treasure"])]
    return rules


def treasures_of(options: Mapping[str, object]) -> list[int]:
    """Gives the treasures of the deck, sorted: the order in which they are first shuffled."""
    return sorted(
        treasure(str(entry["colour"]), number(entry, "value"))
        for entry in entries_of(options)
        for _ in range(number(entry, "count"))
    )
