"""Turns checked options into the deck and the ruleset that the core reads."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import ceil
from typing import Final

from drakehall.games.three_dragon_ante.cards import CARDS
from drakehall.games.three_dragon_ante.core import cards as core
from drakehall.games.three_dragon_ante.core import steps
from drakehall.games.three_dragon_ante.core.rules import Rules

DRAWING: Final = ("gold", "silver", "fool")
"""The cards that let their owner draw, left out by ``no_draw_powers``. [7.11]"""

NUMBERS: Final = (
    *("starting_gold", "hand_start", "hand_limit", "end_draw", "buy_to", "min_rounds"),
    *("survivors", "target_gold", "gambit_limit", "gambits_after_refresh"),
)
"""Options that are the same number in the core; false is 0 there."""

SWITCHES: Final = (
    *("wild_any_order", "ask_optional", "deck_once", "ring_game"),
    *("partner_is_opponent", "bankruptcy_ends"),
)
BARS: Final = {
    "cancel": steps.BARS_CANCEL,
    "extra_round": steps.BARS_EXTRA_ROUND,
    "no_winner": steps.BARS_NO_WINNER,
}
BLIND: Final = {
    "off": steps.BLIND_OFF,
    "all": steps.BLIND_ALL,
    "joiners": steps.BLIND_JOINERS,
}


def deck_of(options: Mapping[str, object]) -> list[int]:
    """Gives the physical cards of the deck. [7.10, 7.11]"""
    removed = options["remove_cards"]
    assert isinstance(removed, Sequence)
    kinds = [
        kind
        for kind, card in enumerate(CARDS)
        if card.word not in removed
        and card.strength >= number(options, "min_strength")
        and not (options["no_draw_powers"] and card.power in DRAWING)
    ]
    return [copy * core.KINDS + kind for copy in range(number(options, "sets")) for kind in kinds]


def core_rules(players: int, options: Mapping[str, object]) -> Rules:
    """Turns checked options into the ruleset that the core reads."""
    rules = Rules(players, deck_of(options), number(options, "sets"))
    for name in (*NUMBERS, *SWITCHES):
        setattr(rules, name, number(options, name))
    rules.ante_cascade = int(options["ante_tie"] == "cascade")
    rules.round_cascade = int(options["round_tie"] == "cascade")
    rules.slain_counts = number(options, "slain_counts_for_lead")
    rules.gold_counts_self = number(options, "gold_via_princess_counts_self")
    rules.take_on_empty = number(options, "strength_flight_take_on_empty")
    rules.bronze_choose = int(options["bronze_one_slot"] == "choose")
    rules.all_barred = BARS[str(options["all_barred"])]
    rules.extra_gambit = int(options["game_tie"] == "extra_gambit")
    rules.blind_ante = BLIND[str(options["blind_ante"])]
    rules.draft = int(options["abilities"] == "draft")
    rules.teams = int(bool(options["teams"]))
    share = options["refresh_at"]
    assert isinstance(share, float)
    rules.refresh_after = ceil(share * rules.deck_size)
    _set_rate(rules, options["rate"])
    return rules


def _set_rate(rules: Rules, rate: object) -> None:
    if isinstance(rate, Mapping):
        rules.rate_mode = steps.RATE_ADD if rate["mode"] == "add" else steps.RATE_DOUBLE
        rules.rate_step = rate["step"]
        rules.rate_all = int(rate["scope"] == "all")


def number(options: Mapping[str, object], name: str) -> int:
    """Gives the value of an option as a number; false is 0, true is 1."""
    value = options[name]
    assert isinstance(value, int)
    return int(value)
