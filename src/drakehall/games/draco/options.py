"""The options of the ruleset: names, values, defaults, clashes. [rules 2.2, 6]"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from drakehall.games.draco.cards import COLOURS
from drakehall.games.draco.core import cards as core
from drakehall.games.draco.core import phases
from drakehall.kernel.errors import BadOption
from drakehall.kernel.notation import SEATS

MIN_PLAYERS: Final = 2
MAX_PLAYERS: Final = 4

SIX_PILES: Final = "six_piles_one_cursed_each"
YES_NO: Final = (True, False)


@dataclass(frozen=True)
class Spec:
    """One option that is a number or a choice: its default and what else it may be."""

    default: object
    low: int = 0
    high: int = -1
    choices: tuple[object, ...] = ()

    @property
    def allowed(self) -> str:
        """What may be set, for the sentence that refuses something else."""
        shown = [shown_value(choice) for choice in self.choices]
        return ", ".join(
            [*shown, *([f"{self.low} … {self.high}"] if self.low <= self.high else [])]
        )

    def accepts(self, value: object) -> bool:
        """Tells whether a value is one of those; true and 1 are different values."""
        if any(type(choice) is type(value) and choice == value for choice in self.choices):
            return True
        whole = isinstance(value, int) and not isinstance(value, bool)
        return whole and self.low <= int(str(value)) <= self.high


SPECS: Final[Mapping[str, Spec]] = {
    "cursed_count": Spec(6, 1, 30),
    "cursed_points": Spec(-2, -30, 0),
    "final_round_at_cursed": Spec(6, 1, 30),
    "plus_colours": Spec(2, 1, 7),
    "deck_construction": Spec(SIX_PILES, choices=(SIX_PILES, "flat_shuffle")),
    "pile_count": Spec(6, 1, phases.PILES),
    "pile_order": Spec("random", choices=("random",)),
    "start_captain": Spec("random", choices=("random", *SEATS[:MAX_PLAYERS])),
    "turn_direction": Spec("left", choices=("left", "right")),
    "min_flips": Spec(1, 0, 10),
    "max_flips": Spec(False, 1, 60, choices=(False,)),
    "duel_with_empty_table": Spec("run", choices=("run", "skip")),
    "captain_may_pass_first_and_play_second": Spec(True, choices=YES_NO),
    "tie_sum_vs_single": Spec("captain_first", choices=("captain_first", "single_first")),
    "pick_mandatory": Spec(True, choices=YES_NO),
    "unclaimed_treasure": Spec("carry_over", choices=("carry_over", "discard", "captain")),
    "gift_size": Spec(2, 0, 5),
    "gift_decision": Spec("blind_all_or_nothing", choices=("blind_all_or_nothing",)),
    "gift_cursed": Spec(
        "recipient_takes_and_counts", choices=("recipient_takes_and_counts", "replaced")
    ),
    "gift_in_final_round": Spec(True, choices=YES_NO),
    "all_exhausted": Spec("recover_without_gift", choices=("recover_without_gift", "captain_gift")),
    "final_trigger_by_gift": Spec(
        "current_round_is_final", choices=("current_round_is_final", "one_more_round")
    ),
    "deck_empty": Spec("current_round_is_final", choices=("current_round_is_final",)),
    "winner_tie_breakers": Spec(
        ["fewest_cursed", "shared"], choices=(["fewest_cursed", "shared"], ["shared"])
    ),
    "won_treasure_visible": Spec(True, choices=YES_NO),
    "show_deck_count": Spec(True, choices=YES_NO),
    "show_pile_boundaries": Spec(False, choices=YES_NO),
}
RULESET_ID: Final = "ruleset_id"
PLAYERS: Final = "players"
COLOUR_LIST: Final = "colours"
TREASURE: Final = "treasure"
SWORDS: Final = "swords_per_player"
OVERRIDES: Final = "per_player_count_overrides"
TABLES: Final = (RULESET_ID, PLAYERS, COLOUR_LIST, TREASURE, SWORDS, OVERRIDES)
"""Options that are texts, lists and tables rather than one number or choice."""

ORDINARY: Final = ((1, 3), (2, 3), (3, 3), (4, 3), (5, 2))


def default_treasure() -> list[dict[str, object]]:
    """Gives the default cards: a purple 10, and 14 of each other colour. [rules 2.2]"""
    ordinary: list[dict[str, object]] = [
        {"colour": colour, "value": value, "count": count}
        for colour in COLOURS[1:4]
        for value, count in ORDINARY
    ]
    return [{"colour": "purple", "value": 10, "count": 1}, *ordinary]


def defaults() -> dict[str, object]:
    """Gives every option with its default, in the order of the rules."""
    options: dict[str, object] = {
        RULESET_ID: "default",
        PLAYERS: {"min": MIN_PLAYERS, "max": MAX_PLAYERS},
        COLOUR_LIST: list(COLOURS[:4]),
        TREASURE: default_treasure(),
        SWORDS: [1, 2, 3, 4, 5],
        OVERRIDES: {},
    }
    return options | {
        name: list(spec.default) if isinstance(spec.default, list) else spec.default
        for name, spec in SPECS.items()
    }


def check_options(players: int, given: Mapping[str, object]) -> dict[str, object]:
    """Gives all options with their values; raises ``BadOption`` with name, value and range.

    What the ruleset says for this number of players goes before what it says for all.
    """
    if isinstance(players, bool) or not MIN_PLAYERS <= players <= MAX_PLAYERS:
        raise BadOption("players-range", players=players, low=MIN_PLAYERS, high=MAX_PLAYERS)
    options = defaults()
    for name, value in given.items():
        options[name] = _checked(name, value)
    overrides = options[OVERRIDES]
    assert isinstance(overrides, dict)
    options |= overrides.get(str(players), {})
    _check_clashes(players, options)
    return options


def _checked(name: str, value: object) -> object:
    if name in SPECS:
        plain = list(value) if isinstance(value, tuple) else value
        if not SPECS[name].accepts(plain):
            raise BadOption(
                "option-range", key=name, value=shown_value(value), allowed=SPECS[name].allowed
            )
        return plain
    readers = {
        RULESET_ID: _ruleset_id,
        PLAYERS: _players,
        COLOUR_LIST: _colours,
        TREASURE: _treasure,
        SWORDS: _swords,
        OVERRIDES: _overrides,
    }
    if name not in readers:
        raise BadOption("option-unknown", key=name, known=", ".join([*TABLES, *SPECS]))
    return readers[name](value)


def _ruleset_id(value: object) -> str:
    if not isinstance(value, str) or not value.strip():
        raise BadOption("draco-option-text", key=RULESET_ID)
    return value


def _players(value: object) -> dict[str, int]:
    if not isinstance(value, Mapping) or set(value) != {"min", "max"}:
        raise BadOption("draco-option-players", key=PLAYERS, low=MIN_PLAYERS, high=MAX_PLAYERS)
    low, high = value["min"], value["max"]
    if (
        not (_in(low, MIN_PLAYERS, MAX_PLAYERS) and _in(high, MIN_PLAYERS, MAX_PLAYERS))
        or low > high
    ):
        raise BadOption("draco-option-players", key=PLAYERS, low=MIN_PLAYERS, high=MAX_PLAYERS)
    return {"min": low, "max": high}


def _colours(value: object) -> list[str]:
    colours = _list(COLOUR_LIST, value)
    if not colours or not all(colour in COLOURS for colour in colours):
        raise BadOption("draco-option-colours", key=COLOUR_LIST, known=", ".join(COLOURS))
    if len(set(colours)) < len(colours):
        raise BadOption("draco-option-twice", key=COLOUR_LIST)
    return [str(colour) for colour in colours]


def _treasure(value: object) -> list[dict[str, object]]:
    entries = []
    for number, entry in enumerate(_list(TREASURE, value), start=1):
        key = f"{TREASURE}[{number}]"
        if not isinstance(entry, Mapping) or set(entry) != {"colour", "value", "count"}:
            raise BadOption("draco-option-treasure", key=key)
        if entry["colour"] not in COLOURS:
            raise BadOption("draco-option-colours", key=f"{key}.colour", known=", ".join(COLOURS))
        _check_number(f"{key}.value", entry["value"], 1, core.VALUES)
        _check_number(f"{key}.count", entry["count"], 0, phases.DECK)
        entries.append({name: entry[name] for name in ("colour", "value", "count")})
    return entries


def _swords(value: object) -> list[int]:
    swords = _list(SWORDS, value)
    if not 1 <= len(swords) <= phases.SWORDS:
        raise BadOption("draco-option-swords", key=SWORDS, most=phases.SWORDS)
    for sword in swords:
        _check_number(SWORDS, sword, 1, phases.SWORD_VALUES)
    if len(set(swords)) < len(swords):
        raise BadOption("draco-option-twice", key=SWORDS)
    return sorted(int(str(sword)) for sword in swords)


def _overrides(value: object) -> dict[str, dict[str, object]]:
    if not isinstance(value, Mapping):
        raise BadOption("draco-option-table", key=OVERRIDES)
    overrides: dict[str, dict[str, object]] = {}
    for players, options in value.items():
        key = f"{OVERRIDES}.{players}"
        counts = [str(count) for count in range(MIN_PLAYERS, MAX_PLAYERS + 1)]
        if str(players) not in counts:
            raise BadOption("draco-option-count", key=key, known=", ".join(counts))
        if not isinstance(options, Mapping):
            raise BadOption("draco-option-table", key=key)
        for name in options:
            if name in {RULESET_ID, PLAYERS, OVERRIDES}:
                raise BadOption("draco-option-for-all", key=f"{key}.{name}")
        overrides[str(players)] = {name: _checked(name, each) for name, each in options.items()}
    return overrides


def _check_clashes(players: int, options: Mapping[str, object]) -> None:
    allowed = options[PLAYERS]
    assert isinstance(allowed, dict)
    if not allowed["min"] <= players <= allowed["max"]:
        raise BadOption("players-range", players=players, low=allowed["min"], high=allowed["max"])
    _check_order(options, "cursed_count", "final_round_at_cursed")
    if options["max_flips"] is not False:
        _check_order(options, "max_flips", "min_flips")
    if options["deck_construction"] == SIX_PILES:
        _check_order(options, "cursed_count", "pile_count")
    colours = options[COLOUR_LIST]
    assert isinstance(colours, list)
    if number(options, "plus_colours") >= len(colours):
        raise BadOption(
            "draco-clash-colours",
            key=f"plus_colours + {COLOUR_LIST}",
            plus=number(options, "plus_colours"),
            colours=len(colours),
        )
    captain = options["start_captain"]
    if captain != "random" and str(captain) not in SEATS[:players]:
        raise BadOption(
            "option-range",
            key="start_captain",
            value=shown_value(captain),
            allowed=", ".join(["random", *SEATS[:players]]),
        )
    _check_deck(options, colours)


def _check_order(options: Mapping[str, object], larger: str, smaller: str) -> None:
    """Raises ``BadOption`` naming both options if the first is below the second."""
    if number(options, larger) < number(options, smaller):
        raise BadOption(
            "draco-clash-order",
            key=f"{larger} + {smaller}",
            larger=larger,
            smaller=smaller,
            most=number(options, larger),
            found=number(options, smaller),
        )


def _check_deck(options: Mapping[str, object], colours: Sequence[object]) -> None:
    size = number(options, "cursed_count")
    treasures = 0
    for entry in entries_of(options):
        if entry["colour"] not in colours:
            raise BadOption(
                "draco-clash-colour",
                key=f"{TREASURE} + {COLOUR_LIST}",
                colour=str(entry["colour"]),
            )
        treasures += int(str(entry["count"]))
    if treasures == 0 or size + treasures > phases.DECK:
        raise BadOption(
            "draco-clash-deck",
            key=f"{TREASURE} + cursed_count",
            size=size + treasures,
            most=phases.DECK,
        )


def warnings(players: int, options: Mapping[str, object]) -> list[BadOption]:
    """Gives what a ruleset had better not have, worded like a refusal. [rules 6]"""
    swords = options[SWORDS]
    assert isinstance(swords, list)
    if len(swords) < players + 1:
        return [BadOption("draco-few-swords", key=SWORDS, swords=len(swords), players=players)]
    return []


def entries_of(options: Mapping[str, object]) -> list[Mapping[str, object]]:
    """Gives the entries of the treasure table of checked options."""
    entries = options[TREASURE]
    assert isinstance(entries, list)
    return entries


def number(options: Mapping[str, object], name: str) -> int:
    """Gives the number that a checked option holds."""
    value = options[name]
    assert isinstance(value, int)
    return value


def _list(name: str, value: object) -> list[object]:
    if isinstance(value, str) or not isinstance(value, Sequence):
        raise BadOption("draco-option-list", key=name)
    return list(value)


def _in(value: object, low: int, high: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def _check_number(name: str, value: object, low: int, high: int) -> None:
    if not _in(value, low, high):
        allowed = f"{low} … {high}"
        raise BadOption("option-range", key=name, value=shown_value(value), allowed=allowed)


def shown_value(value: object) -> str:
    """Gives a value as a file of options writes it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(shown_value, value))}]"
    return f'"{value}"' if isinstance(value, str) else str(value)
