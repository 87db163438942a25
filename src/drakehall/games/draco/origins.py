"""How sure each number of the ruleset is: which are known, and which are our defaults.

No public source gives the numbers of the cards. Nothing that is a default may be shown to
anybody as the publisher's number. [rules 0, 2.1, 8]
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from drakehall.games.draco.options import TREASURE, defaults, entries_of


class Origin(StrEnum):
    """Where a value comes from; ``draco-origin-VALUE`` is the message that says so."""

    KNOWN = "known"
    REPORTED = "reported"
    INFERRED = "inferred"
    DEFAULT = "default"
    OWN = "own"
    CHANGED = "changed"


@dataclass(frozen=True)
class Source:
    """The origin of an option's default, and the places in the rules that give reasons."""

    origin: Origin
    rules: str


KNOWN: Final = Origin.KNOWN
REPORTED: Final = Origin.REPORTED
INFERRED: Final = Origin.INFERRED
DEFAULT: Final = Origin.DEFAULT
OWN: Final = Origin.OWN

SOURCES: Final[Mapping[str, Source]] = {
    "ruleset_id": Source(OWN, "2.2"),
    "players": Source(KNOWN, "3.1"),
    "colours": Source(REPORTED, "C2"),
    "treasure": Source(DEFAULT, "2.3"),
    "swords_per_player": Source(DEFAULT, "C6, C7, 2.3.5"),
    "per_player_count_overrides": Source(DEFAULT, "R24"),
    "cursed_count": Source(DEFAULT, "C4, R15"),
    "cursed_points": Source(KNOWN, "4.8.4"),
    "final_round_at_cursed": Source(KNOWN, "4.1.7"),
    "plus_colours": Source(KNOWN, "4.8.1"),
    "deck_construction": Source(INFERRED, "C11, R14"),
    "pile_count": Source(KNOWN, "C11"),
    "pile_order": Source(INFERRED, "3.2"),
    "start_captain": Source(DEFAULT, "R22"),
    "turn_direction": Source(INFERRED, "R23"),
    "min_flips": Source(DEFAULT, "R2"),
    "max_flips": Source(KNOWN, "4.1.4"),
    "duel_with_empty_table": Source(DEFAULT, "R12"),
    "captain_may_pass_first_and_play_second": Source(INFERRED, "R3"),
    "tie_sum_vs_single": Source(DEFAULT, "R1"),
    "pick_mandatory": Source(DEFAULT, "R6"),
    "unclaimed_treasure": Source(DEFAULT, "R5"),
    "gift_size": Source(KNOWN, "4.5.2"),
    "gift_decision": Source(DEFAULT, "R7"),
    "gift_cursed": Source(DEFAULT, "R8"),
    "gift_in_final_round": Source(DEFAULT, "R11"),
    "all_exhausted": Source(DEFAULT, "R10"),
    "final_trigger_by_gift": Source(DEFAULT, "R9"),
    "deck_empty": Source(DEFAULT, "4.7.3"),
    "winner_tie_breakers": Source(DEFAULT, "R21"),
    "won_treasure_visible": Source(REPORTED, "R20"),
    "show_deck_count": Source(OWN, "3.3"),
    "show_pile_boundaries": Source(OWN, "3.3"),
}
PURPLE_TEN: Final = {"colour": "purple", "value": 10, "count": 1}
"""The one card that a source names. [C3]"""


@dataclass(frozen=True)
class Line:
    """One line of a ruleset: an option or a kind of treasure, its value, how sure it is."""

    name: str
    value: object
    origin: Origin
    rules: str


def described(options: Mapping[str, object]) -> list[Line]:
    """Gives a checked ruleset line by line, each kind of treasure on a line of its own."""
    lines = []
    for name, value in defaults().items():
        if name == TREASURE:
            lines += _treasure(options)
        else:
            source = SOURCES[name]
            origin = source.origin if options[name] == value else Origin.CHANGED
            lines.append(Line(name, options[name], origin, source.rules))
    return lines


def _treasure(options: Mapping[str, object]) -> list[Line]:
    usual = entries_of(defaults())
    lines = []
    for entry in entries_of(options):
        origin = DEFAULT if entry in usual else Origin.CHANGED
        if entry == PURPLE_TEN:
            origin = REPORTED
        name = f"{TREASURE} {entry['colour']}-{entry['value']}"
        lines.append(Line(name, entry["count"], origin, "C3" if origin == REPORTED else "2.3"))
    return lines
