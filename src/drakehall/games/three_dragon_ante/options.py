"""The options of the ruleset: names, values, defaults, clashes. [section 12]"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import ceil
from typing import Final

from drakehall.games.three_dragon_ante.cards import CARDS, KIND_OF
from drakehall.games.three_dragon_ante.core import cards as core
from drakehall.games.three_dragon_ante.core import steps
from drakehall.games.three_dragon_ante.core.rules import Rules
from drakehall.kernel.errors import BadOption

MIN_PLAYERS: Final = 2
MAX_PLAYERS: Final = 6
DRAWING: Final = ("gold", "silver", "fool")
"""The cards that let their owner draw, left out by ``no_draw_powers``. [7.11]"""


@dataclass(frozen=True)
class Spec:
    """One option: its default and either its range of numbers or its choices."""

    default: object
    low: float = 0
    high: float = 0
    choices: tuple[object, ...] = ()

    @property
    def allowed(self) -> str:
        """What may be set, for the sentence that refuses something else."""
        if self.choices:
            return ", ".join(_shown(choice) for choice in self.choices)
        return f"{self.low} … {self.high}"

    def accepts(self, value: object) -> bool:
        """Tells whether a value is one of those; true and 1 are different values."""
        if self.choices:
            return any(type(c) is type(value) and c == value for c in self.choices)
        if isinstance(value, bool) or not isinstance(value, int | float):
            return False
        whole = isinstance(self.default, float) or isinstance(value, int)
        return whole and self.low <= value <= self.high


YES_NO: Final = (True, False)
SPECS: Final[Mapping[str, Spec]] = {
    "starting_gold": Spec(50, 1, 1000),
    "hand_start": Spec(6, 1, 10),
    "hand_limit": Spec(10, 1, 10),
    "end_draw": Spec(2, 0, 10),
    "buy_to": Spec(4, 1, 10),
    "min_rounds": Spec(3, 1, 5),
    "ante_tie": Spec("top_two", choices=("top_two", "cascade")),
    "round_tie": Spec("hold", choices=("hold", "cascade")),
    "slain_counts_for_lead": Spec(True, choices=YES_NO),
    "gold_via_princess_counts_self": Spec(True, choices=YES_NO),
    "strength_flight_take_on_empty": Spec(True, choices=YES_NO),
    "bronze_one_slot": Spec("weakest", choices=("weakest", "choose")),
    "all_barred": Spec("cancel", choices=("cancel", "extra_round", "no_winner")),
    "game_tie": Spec("shared", choices=("shared", "extra_gambit")),
    "sets": Spec(1, 1, 3),
    "refresh_at": Spec(1.0, 0.01, 1.0),
    "min_strength": Spec(1, 1, 13),
    "no_draw_powers": Spec(False, choices=YES_NO),
}
CARD_LIST: Final = "remove_cards"

NOT_OFFERED: Final[Mapping[str, object]] = {
    "wild_any_order": False,
    "ask_optional": False,
    "abilities": False,
    "survivors": False,
    "rate": False,
    "target_gold": False,
    "gambit_limit": False,
    "settle_base": False,
    "deck_once": False,
    "gambits_after_refresh": 1,
    "blind_ante": "off",
    "ring_game": False,
    "prize": False,
    "teams": False,
    "partner_is_opponent": False,
    "settle_debts": "none",
    "debt_factor": 1,
    "bankruptcy_ends": True,
}
"""Options of abilities and local rules: only the base game's value is played."""


def check_options(players: int, given: Mapping[str, object]) -> dict[str, object]:
    """Gives all options with their values; raises ``BadOption`` with name, value and range."""
    if isinstance(players, bool) or not MIN_PLAYERS <= players <= MAX_PLAYERS:
        raise BadOption("players-range", players=players, low=MIN_PLAYERS, high=MAX_PLAYERS)
    options: dict[str, object] = {name: spec.default for name, spec in SPECS.items()}
    options[CARD_LIST] = []
    for name, value in given.items():
        if name in SPECS:
            _check_value(name, value, SPECS[name])
            options[name] = float(value) if name == "refresh_at" else value  # type: ignore[arg-type]
        elif name == CARD_LIST:
            options[name] = _check_cards(value)
        elif name in NOT_OFFERED:
            base = NOT_OFFERED[name]
            _check_value(name, value, Spec(base, choices=(base,)), "option-not-offered")
        else:
            raise BadOption("option-unknown", key=name, known=", ".join([*SPECS, CARD_LIST]))
    _check_clashes(players, options)
    return options


def _check_value(name: str, value: object, spec: Spec, message: str = "option-range") -> None:
    if not spec.accepts(value):
        raise BadOption(message, key=name, value=_shown(value), allowed=spec.allowed)


def _check_cards(value: object) -> list[str]:
    if not isinstance(value, Sequence) or isinstance(value, str):
        raise BadOption("option-cards", key=CARD_LIST, value=_shown(value))
    for card in value:
        if card not in KIND_OF:
            raise BadOption("option-no-card", key=CARD_LIST, value=_shown(card))
    return [str(card) for card in value]


def _check_clashes(players: int, options: Mapping[str, object]) -> None:
    limit = _int(options, "hand_limit")
    above = [name for name in ("hand_start", "buy_to") if _int(options, name) > limit]
    if above:
        raise BadOption("option-clash-hand", key=" + ".join([*above, "hand_limit"]), limit=limit)
    size = len(deck_of(options))
    need = (_int(options, "hand_start") + _int(options, "end_draw")) * players
    if size < need:
        shortened = ("remove_cards", "min_strength", "no_draw_powers")
        changed = [name for name in shortened if options[name] not in ([], 1, False)]
        names = [*changed, "hand_start", "end_draw"]
        raise BadOption(
            "option-clash-deck", key=" + ".join(names), size=size, players=players, need=need
        )


def deck_of(options: Mapping[str, object]) -> list[int]:
    """Gives the physical cards of the deck. [7.10, 7.11]"""
    removed = options["remove_cards"]
    assert isinstance(removed, list)
    kinds = [
        kind
        for kind, card in enumerate(CARDS)
        if card.word not in removed
        and card.strength >= _int(options, "min_strength")
        and not (options["no_draw_powers"] and card.power in DRAWING)
    ]
    return [copy * core.KINDS + kind for copy in range(_int(options, "sets")) for kind in kinds]


def core_rules(players: int, options: Mapping[str, object]) -> Rules:
    """Turns checked options into the ruleset that the core reads."""
    rules = Rules(players, deck_of(options), _int(options, "sets"))
    for name in ("starting_gold", "hand_start", "hand_limit", "end_draw", "buy_to", "min_rounds"):
        setattr(rules, name, options[name])
    rules.ante_cascade = int(options["ante_tie"] == "cascade")
    rules.round_cascade = int(options["round_tie"] == "cascade")
    rules.slain_counts = int(options["slain_counts_for_lead"] is True)
    rules.gold_counts_self = int(options["gold_via_princess_counts_self"] is True)
    rules.take_on_empty = int(options["strength_flight_take_on_empty"] is True)
    rules.bronze_choose = int(options["bronze_one_slot"] == "choose")
    rules.all_barred = {
        "cancel": steps.BARS_CANCEL,
        "extra_round": steps.BARS_EXTRA_ROUND,
        "no_winner": steps.BARS_NO_WINNER,
    }[str(options["all_barred"])]
    rules.extra_gambit = int(options["game_tie"] == "extra_gambit")
    share = options["refresh_at"]
    assert isinstance(share, float)
    rules.refresh_after = ceil(share * rules.deck_size)
    return rules


def _int(options: Mapping[str, object], name: str) -> int:
    value = options[name]
    assert isinstance(value, int)
    return value


def _shown(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return f'"{value}"' if isinstance(value, str) else str(value)
