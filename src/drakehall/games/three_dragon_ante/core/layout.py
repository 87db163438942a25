"""The fields of the core's classes: names, widths and C types, in one list for all uses.

The types are those of the compiled form: 16 bits for arrays that are read from outside (one of
bytes would reach Python cut at its first zero), bytes where they do for what stays private.
"""

from __future__ import annotations

from typing import Final

from drakehall.games.three_dragon_ante.core import cards, chance_kinds, notes, steps, zones

CONSTANTS: Final = ("actions", "amounts", "cards", "chance_kinds", "notes", "steps", "zones")
"""Modules of constants: not compiled, C sees their numbers as enums."""

BY_HAND: Final = ("cells",)
"""Modules whose declarations are written by hand."""

PLAIN_MODULES: Final = ("layout",)
"""Modules that only the interpreter knows."""

HOMES: Final = {
    "State": "table",
    "Rules": "rules",
    "Journal": "journal",
    "Feed": "luck",
    "Walk": "playout",
    "Worlds": "worlds",
}
"""The module in which each class is declared."""

GLOBALS: Final = {
    "PLAIN": "bint",
    "MASK": "uint64_t",
    "GOLDEN": "uint64_t",
    "MIX_ONE": "uint64_t",
    "MIX_TWO": "uint64_t",
    "WORD": "uint64_t",
    "FRACTIONS": f"uint32_t[{zones.FRACTIONS}]",
    "STRENGTH": f"uint8_t[{cards.TABLE}]",
    **dict.fromkeys(("SIDE", "GOODS", "EVILS", "MORTALS"), f"uint8_t[{cards.TABLE}]"),
    "POWER": f"uint8_t[{cards.TABLE}]",
    "TRAITS": f"uint32_t[{cards.TABLE}]",
    "SERVES": f"uint32_t[{cards.TABLE}]",
}
"""Names of modules that are C variables when compiled."""

SCALARS: Final = {
    "rng": "public uint64_t",
    "stakes": "public int32_t",
    "coppers": "public int32_t",
    **dict.fromkeys(
        ("gambit", "refreshes", "drawn", "thefts", "exits", "first_refresh"),
        "public int16_t",
    ),
    **dict.fromkeys(("pile", "discards", "price", "talents"), "public uint8_t"),
    **dict.fromkeys(
        (
            *(
                "n",
                "round",
                "leader",
                "turn",
                "last",
                "debts",
                "depth",
                "druid",
                "priest",
                "revealed",
            ),
            *("chosen", "voids", "last_winner", "over", "slain", "colour_paid", "strength_paid"),
            *("nesting", "copies", "contest", "moves_count", "phase", "lead_passed"),
            *("concentrating", "blind", "out", "joined", "wild_used", "rate", "empty"),
        ),
        "public int8_t",
    ),
}
ARRAYS: Final = {
    "gold": ("readonly int32_t", steps.SEATS),
    "armed": ("uint32_t", steps.MARKS),
    **dict.fromkeys(
        ("hand_size", "total", "good", "evil", "mortal", "ante", "played", "out_at"),
        ("readonly int16_t", steps.SEATS),
    ),
    "debt_gold": ("uint16_t", steps.DEBTS),
    "moves": ("uint16_t", steps.MOVES),
    **dict.fromkeys(
        ("flight_size", "rank_level", "abilities", "last_dealt"), ("uint8_t", steps.SEATS)
    ),
    "hand": ("uint8_t", steps.SEATS * steps.HAND),
    "deck": ("uint8_t", steps.CELLS),
    "debt_seats": ("uint8_t", steps.DEBTS),
    **dict.fromkeys(
        (
            *("frame_kind", "frame_seat", "frame_owner", "frame_card", "frame_power"),
            "frame_memo",
        ),
        ("uint8_t", steps.FRAMES),
    ),
    "copied": ("uint8_t", steps.COPIES),
}
STATE: Final = {
    "rules": ("public Rules", 0),
    "journal": ("public Journal", 0),
    "feed": ("public Feed", 0),
    **{name: (kind, 0) for name, kind in SCALARS.items()},
    **ARRAYS,
}
RULES: Final = {
    **dict.fromkeys(
        (
            *("players", "starting_gold", "hand_start", "hand_limit", "end_draw"),
            *("buy_to", "min_rounds", "ante_cascade", "round_cascade", "slain_counts"),
            *("gold_counts_self", "take_on_empty", "bronze_choose", "all_barred", "extra_gambit"),
            *("ask_optional", "wild_any_order", "draft", "survivors", "rate_mode"),
            *("rate_step", "rate_all", "target_gold", "gambit_limit", "deck_once"),
            *("gambits_after_refresh", "blind_ante", "ring_game", "teams", "partner_is_opponent"),
            *("bankruptcy_ends", "sets", "refresh_after", "deck_size", "width"),
        ),
        ("public int", 0),
    ),
    "deck": ("uint8_t", cards.PHYSICAL),
    "serving": ("uint8_t", cards.LIMITS * 2),
    "flight_at": ("int16_t", steps.SEATS),
}
JOURNAL: Final = {
    "count": ("readonly int", 0),
    "numbers": ("int32_t", notes.ROOM * notes.WIDTH),
}
FEED: Final = {
    **dict.fromkeys(
        ("size", "at", "want", "number", "cards_size", "changes_size", "changed", "taken"),
        ("readonly int", 0),
    ),
    "outcomes": ("uint8_t", chance_kinds.OUTCOMES),
    "cards": ("uint8_t", cards.PHYSICAL),
    "changes": ("uint8_t", chance_kinds.CHANGES),
}
WALK: Final = {"state": ("readonly State", 0)}
WORLDS: Final = {
    "blank": ("public State", 0),
    "rng": ("public uint64_t", 0),
    **dict.fromkeys(("ways", "seat"), ("readonly int", 0)),
    "share": ("int32_t", zones.WAYS),
    "slots": ("uint8_t", zones.WAYS),
    "zone": ("uint8_t", zones.WAYS * zones.SLOTS),
    "limit": ("uint16_t", zones.WAYS * zones.SLOTS),
    "pool_size": ("uint8_t", zones.WAYS),
    **dict.fromkeys(("sweeps", "spots", "hidden", "way"), ("public int", 0)),
    "spot": ("uint8_t", zones.SLOTS),
    "bound": ("uint8_t", zones.SLOTS),
    "lean": ("int16_t", steps.SEATS * cards.KINDS),
    "pool": ("uint8_t", zones.WAYS * cards.PHYSICAL),
}
CLASSES: Final = {
    "State": STATE,
    "Rules": RULES,
    "Journal": JOURNAL,
    "Feed": FEED,
    "Walk": WALK,
    "Worlds": WORLDS,
}
USUAL: Final = {
    "n": 4,
    "talents": 0,
    "out": 0,
    "joined": 0,
    "rate": 1,
    "concentrating": 0,
    "rules.sets": 1,
    "rules.deck_size": 70,
    "rules.refresh_after": 70,
    "rules.width": 31,
}
"""What stays true all through a game of the usual kind, beside what ``Rules`` begins with: four
seats, one set, no abilities. The joined core has a form of its own for such tables."""
