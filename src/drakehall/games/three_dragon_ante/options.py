"""The options of the ruleset: names, defaults, clashes. [section 12]"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from drakehall.games.three_dragon_ante.option_values import (
    ABILITY_TABLES,
    CARD_LISTS,
    PRIZES,
    RATES,
    SHARES,
    TEAMS,
    Shape,
    Spec,
    abilities_value,
    cards_value,
    prize_value,
    rate_value,
    share_value,
    shown,
    teams_value,
)
from drakehall.games.three_dragon_ante.ruleset import deck_of, number
from drakehall.kernel.errors import BadOption

MIN_PLAYERS: Final = 2
MAX_PLAYERS: Final = 6
TEAM_PLAYERS: Final = 4
CARDS_A_PLAYER: Final = 10
"""With fewer cards the deck runs short of them now and then. [7.11]"""
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
    "wild_any_order": Spec(False, choices=YES_NO),
    "ask_optional": Spec(False, choices=YES_NO),
    "survivors": Spec(False, 1, MAX_PLAYERS - 1, off=True),
    "target_gold": Spec(False, 1, 1_000_000, off=True),
    "gambit_limit": Spec(False, 1, 1000, off=True),
    "settle_base": Spec(False, 1, 1000, off=True),
    "deck_once": Spec(False, choices=YES_NO),
    "gambits_after_refresh": Spec(1, 0, 3),
    "blind_ante": Spec("off", choices=("off", "all", "joiners")),
    "ring_game": Spec(False, choices=YES_NO),
    "partner_is_opponent": Spec(False, choices=YES_NO),
    "settle_debts": Spec("none", choices=("none", "ledger", "carry_over")),
    "debt_factor": Spec(1, 1, 10),
    "bankruptcy_ends": Spec(True, choices=YES_NO),
    "sets": Spec(1, 1, 3),
    "min_strength": Spec(1, 1, 13),
    "no_draw_powers": Spec(False, choices=YES_NO),
}
SHAPED: Final[Mapping[str, Shape]] = {
    "abilities": Shape(False, abilities_value, ABILITY_TABLES),
    "rate": Shape(False, rate_value, RATES),
    "prize": Shape(False, prize_value, PRIZES),
    "teams": Shape(False, teams_value, TEAMS),
    "refresh_at": Shape(1.0, share_value, SHARES),
    "remove_cards": Shape([], cards_value, CARD_LISTS),
}
"""Options whose value is a text, a share, a list or a table."""

SHORTENED: Final = {"remove_cards": [], "min_strength": 1, "no_draw_powers": False}
"""The options that make the deck shorter, with the value that does not."""

EXCLUDED: Final = (
    ("teams", "survivors"),
    ("teams", "ring_game"),
    ("survivors", "ring_game"),
)


def check_options(players: int, given: Mapping[str, object]) -> dict[str, object]:
    """Gives all options with their values; raises ``BadOption`` with name, value and range."""
    if isinstance(players, bool) or not MIN_PLAYERS <= players <= MAX_PLAYERS:
        raise BadOption("players-range", players=players, low=MIN_PLAYERS, high=MAX_PLAYERS)
    options: dict[str, object] = {name: spec.default for name, spec in SPECS.items()}
    options |= {name: shape.default for name, shape in SHAPED.items()}
    for name, value in given.items():
        if name in SPECS:
            if not SPECS[name].accepts(value):
                allowed = SPECS[name].allowed
                raise BadOption("option-range", key=name, value=shown(value), allowed=allowed)
            options[name] = value
        elif name in SHAPED:
            options[name] = SHAPED[name].read(name, value, players)
        else:
            known = ", ".join([*SPECS, *SHAPED])
            raise BadOption("option-unknown", key=name, known=known)
    _check_clashes(players, options)
    return options


def warnings(players: int, options: Mapping[str, object]) -> list[BadOption]:
    """Gives what a ruleset had better not have, worded like a refusal. [7.11]"""
    size = len(deck_of(options))
    need = CARDS_A_PLAYER * players
    if size < need:
        return [BadOption("option-few-cards", size=size, players=players, need=need)]
    return []


def _check_clashes(players: int, options: Mapping[str, object]) -> None:
    """Refuses options that cannot go together, naming each that takes part."""
    limit = number(options, "hand_limit")
    above = [name for name in ("hand_start", "buy_to") if number(options, name) > limit]
    if above:
        raise BadOption("option-clash-hand", key=_names([*above, "hand_limit"]), limit=limit)
    for pair in EXCLUDED:
        if all(options[name] for name in pair):
            raise BadOption("option-clash", key=_names(pair))
    if options["teams"] and players != TEAM_PLAYERS:
        raise BadOption("option-clash-teams", key="teams", players=players)
    _check_endings(players, options)
    _check_deck(players, options)


def _check_endings(players: int, options: Mapping[str, object]) -> None:
    survivors = options["survivors"]
    if isinstance(survivors, int) and survivors >= players:
        raise BadOption("option-clash-survivors", key="survivors", value=survivors, players=players)
    if options["ring_game"] and not options["gambit_limit"]:
        raise BadOption("option-clash-needs", key="ring_game", needs="gambit_limit")
    if options["blind_ante"] == "joiners" and not options["ring_game"]:
        raise BadOption("option-clash-needs", key='blind_ante = "joiners"', needs="ring_game")
    endings = ("survivors", "gambit_limit", "deck_once")
    if not options["bankruptcy_ends"] and not any(options[name] for name in endings):
        needs = " / ".join(endings)
        raise BadOption("option-clash-needs", key="bankruptcy_ends = false", needs=needs)


def _check_deck(players: int, options: Mapping[str, object]) -> None:
    size = len(deck_of(options))
    need = (number(options, "hand_start") + number(options, "end_draw")) * players
    if size < need:
        changed = [name for name, whole in SHORTENED.items() if options[name] != whole]
        names = _names([*changed, "hand_start", "end_draw"])
        raise BadOption("option-clash-deck", key=names, size=size, players=players, need=need)


def _names(names: Sequence[str]) -> str:
    return " + ".join(names)
