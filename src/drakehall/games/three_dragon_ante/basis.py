"""What each option rests on: a section of the rules, and a ruling where they are silent.

``FIXED`` are the rulings that no option changes; ``ruling-NUMBER`` is the message of each.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

BASIS: Final[Mapping[str, tuple[str, ...]]] = {
    "starting_gold": ("3.1", "7.4"),
    "hand_start": ("3.1",),
    "hand_limit": ("3.12",),
    "end_draw": ("3.8",),
    "buy_to": ("3.7",),
    "min_rounds": ("3.6",),
    "ante_tie": ("3.2", "R-2"),
    "round_tie": ("3.5", "R-6"),
    "slain_counts_for_lead": ("3.5", "R-7"),
    "gold_via_princess_counts_self": ("4", "R-8"),
    "strength_flight_take_on_empty": ("5.2", "R-14"),
    "bronze_one_slot": ("4", "R-15"),
    "all_barred": ("3.6", "R-21"),
    "game_tie": ("3.10", "R-27"),
    "wild_any_order": ("6.8", "R-29"),
    "ask_optional": ("6", "R-33"),
    "abilities": ("6",),
    "survivors": ("7.1", "R-53"),
    "rate": ("7.1", "R-53"),
    "target_gold": ("7.2",),
    "gambit_limit": ("7.3",),
    "settle_base": ("7.4",),
    "deck_once": ("7.5", "R-54"),
    "gambits_after_refresh": ("7.5", "R-54"),
    "blind_ante": ("7.6", "R-55"),
    "ring_game": ("7.6",),
    "prize": ("7.7",),
    "teams": ("7.8",),
    "partner_is_opponent": ("7.8", "R-50"),
    "settle_debts": ("7.9", "R-56"),
    "debt_factor": ("7.9",),
    "bankruptcy_ends": ("3.10",),
    "sets": ("7.10",),
    "refresh_at": ("7.10",),
    "min_strength": ("7.11", "R-57"),
    "no_draw_powers": ("7.11", "R-57"),
    "remove_cards": ("7.11", "R-57"),
}
RULINGS: Final = 57

FIXED: Final = tuple(
    ruling
    for ruling in (f"R-{number}" for number in range(1, RULINGS + 1))
    if all(ruling not in places for places in BASIS.values())
)


def rests_on_ruling(option: str) -> bool:
    """Tells whether a rule that an option governs is a ruling."""
    return any(place.startswith("R-") for place in BASIS[option])
