"""Rulesets by name for the usual tables; ``preset-NAME`` is the message that describes one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

PRESETS: Final[Mapping[str, Mapping[str, object]]] = {
    "quick": {"starting_gold": 30, "gambit_limit": 5},
    "tournament": {
        "starting_gold": 40,
        "settle_base": 50,
        "gambit_limit": 8,
        "settle_debts": "ledger",
    },
    "race": {"target_gold": 100},
    "one-deck": {"deck_once": True},
    "long-deck": {"sets": 2, "refresh_at": 0.75},
    "short-deck": {"no_draw_powers": True},
    "strong-deck": {"min_strength": 8},
    "blind": {"blind_ante": "all"},
    "teams": {"teams": [["A", "C"], ["B", "D"]]},
    "ring": {"ring_game": True, "gambit_limit": 12, "blind_ante": "joiners"},
    "abilities": {"abilities": "draft"},
    "survivors": {"survivors": 1, "rate": {"mode": "add", "step": 1, "scope": "all"}},
    "debts": {"settle_debts": "carry_over"},
}
