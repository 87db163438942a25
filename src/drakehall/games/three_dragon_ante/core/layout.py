"""The names of the table's fields and the widths of its arrays, in one list for all uses."""

from __future__ import annotations

from typing import Final

from drakehall.games.three_dragon_ante.core import cards, steps

SCALARS: Final = (
    *("gambit", "round", "leader", "turn", "last", "stakes", "pile", "discards", "debts"),
    *("depth", "druid", "priest", "revealed", "chosen", "voids", "refreshes", "drawn", "thefts"),
    *("last_winner", "over", "slain", "colour_paid", "strength_paid", "nesting", "coppers"),
    *("copies", "contest", "rng", "moves_count", "phase", "lead_passed", "price"),
    *("concentrating", "blind", "out", "joined", "exits", "wild_used", "rate", "first_refresh"),
)
ARRAYS: Final = (
    ("gold", steps.SEATS),
    ("hand", steps.SEATS * steps.HAND),
    ("hand_size", steps.SEATS),
    ("flight", steps.FLIGHTS),
    ("flight_size", steps.SEATS),
    ("total", steps.SEATS),
    ("good", steps.SEATS),
    ("evil", steps.SEATS),
    ("mortal", steps.SEATS),
    ("ante", steps.SEATS),
    ("played", steps.SEATS),
    ("rank_level", steps.SEATS),
    ("abilities", steps.SEATS),
    ("last_dealt", steps.SEATS),
    ("out_at", steps.SEATS),
    ("deck", cards.PHYSICAL),
    ("debt_seats", steps.DEBTS),
    ("debt_gold", steps.DEBTS),
    ("frame_kind", steps.FRAMES),
    ("frame_seat", steps.FRAMES),
    ("frame_owner", steps.FRAMES),
    ("frame_card", steps.FRAMES),
    ("frame_power", steps.FRAMES),
    ("frame_memo", steps.FRAMES),
    ("armed", steps.SLOTS),
    ("copied", steps.COPIES),
    ("moves", steps.MOVES),
)
