"""The fields of the core's classes: names, widths and C types, in one list for all uses.

The types are those of the compiled form: signed 16 bits and more for what is read from outside
(an array of bytes would reach Python cut at its first zero), bytes for what stays private.
"""

from __future__ import annotations

from typing import Final

from drakehall.games.draco.core import cards, notes, phases

CONSTANTS: Final = ("actions", "cards", "notes", "phases")
"""Modules of constants: not compiled, C sees their numbers as enums."""

BY_HAND: Final[tuple[str, ...]] = ()
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
    "COLOUR": f"uint8_t[{cards.KINDS}]",
    "VALUE": f"uint8_t[{cards.KINDS}]",
}
"""Names of modules that are C variables when compiled."""

SMALL: Final = "public int16_t"
"""A single number that fits 16 bits."""

SCALARS: Final = {
    **dict.fromkeys(
        (
            *("phase", "round", "captain", "turn", "flipped", "cursed_duel", "opportunity"),
            *("curses", "final", "next_final", "picked", "taken", "pile", "blocks", "block_at"),
            *("under", "table_size", "gone_size", "moves_count"),
        ),
        SMALL,
    ),
    "rng": "public uint64_t",
}
ARRAYS: Final = {
    "swords": ("readonly int32_t", phases.SEATS),
    "played": ("readonly int32_t", phases.SEATS),
    "cursed": ("readonly int16_t", phases.SEATS),
    "treasure_size": ("readonly int16_t", phases.SEATS),
    "points": ("readonly int16_t", phases.SEATS * cards.COLOURS),
    "treasure": ("uint8_t", phases.SEATS * phases.DECK),
    "deck": ("uint8_t", phases.DECK),
    "table": ("uint8_t", phases.DECK),
    "gone": ("uint8_t", phases.DECK),
    "block": ("uint8_t", phases.PILES),
    "moves": ("uint16_t", phases.MOVES),
}
STATE: Final = {
    "rules": ("public Rules", 0),
    "journal": ("public Journal", 0),
    "feed": ("public Feed", 0),
    "n": ("public int", 0),
    **{name: (kind, 0) for name, kind in SCALARS.items()},
    **ARRAYS,
}
RULES: Final = {
    **dict.fromkeys(
        (
            *("players", "treasure_count", "cursed_count", "cursed_points", "final_at"),
            *("sword_count", "full_set", "plus_colours", "pile_count", "start_captain", "step"),
            *("min_flips", "max_flips", "skip_empty_duel", "second_after_pass", "single_first"),
            *("pick_mandatory", "unclaimed", "gift_size", "gift_replaces", "gift_in_final"),
            *("captain_gift", "one_more_round", "fewest_cursed"),
        ),
        ("public int", 0),
    ),
    "treasure": ("uint8_t", phases.DECK),
    "swords": ("uint8_t", phases.SWORDS),
}
JOURNAL: Final = {
    "count": ("readonly int", 0),
    "numbers": ("int32_t", notes.ROOM * notes.WIDTH),
}
FEED: Final = {
    **dict.fromkeys(("captain", "size", "blocks"), ("readonly int", 0)),
    "order": ("uint8_t", phases.DECK),
    "block": ("uint8_t", phases.PILES),
}
WALK: Final = {"state": ("readonly State", 0)}
WORLDS: Final = {
    "blank": ("public State", 0),
    "rng": ("public uint64_t", 0),
    **dict.fromkeys(("ways", "pool_size"), ("readonly int", 0)),
    "share": ("int32_t", phases.WAYS),
    "blocks": ("uint8_t", phases.WAYS),
    "size": ("uint8_t", phases.WAYS * phases.PILES),
    "curses": ("uint8_t", phases.WAYS * phases.PILES),
    "pool": ("uint8_t", phases.DECK),
    "held": ("uint8_t", phases.SEATS),
    "order": ("uint8_t", phases.DECK),
}
CLASSES: Final = {
    "State": STATE,
    "Rules": RULES,
    "Journal": JOURNAL,
    "Feed": FEED,
    "Walk": WALK,
    "Worlds": WORLDS,
}
USUAL: Final = {"n": 4}
"""What stays true all through a game of the usual kind, beside what ``Rules`` begins with. The
joined core has a form of its own for such tables."""
