"""The values that options may have: ranges, choices, and the shapes of lists and tables."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from drakehall.games.three_dragon_ante.cards import KIND_OF
from drakehall.games.three_dragon_ante.words import ABILITIES
from drakehall.kernel.errors import BadOption
from drakehall.kernel.notation import SEATS

Read = Callable[[str, object, int], object]
LONGEST_PRIZE: Final = 200

# What may be set, for the sentence that refuses something else and for the list of rules.
SHARES: Final = "0 < … ≤ 1"
PRIZES: Final = f'false, "…" (1 … {LONGEST_PRIZE})'
TEAMS: Final = 'false, [["A", "C"], ["B", "D"]]'
RATES: Final = 'false, { mode = "add" | "double", step = 1 … 10, scope = "all" | "ante" }'
ABILITY_TABLES: Final = 'false, "draft", "random", { A = ["…", "…"], … }'
CARD_LISTS: Final = '["thief", "red-12", …]'


@dataclass(frozen=True)
class Spec:
    """An option with a range of whole numbers or with choices."""

    default: object
    low: int = 0
    high: int = 0
    choices: tuple[object, ...] = ()
    off: bool = False
    """Whether false is allowed beside the range."""

    @property
    def allowed(self) -> str:
        """What may be set, for the sentence that refuses something else."""
        if self.choices:
            return ", ".join(shown(choice) for choice in self.choices)
        return f"{'false, ' if self.off else ''}{self.low} … {self.high}"

    def accepts(self, value: object) -> bool:
        """Tells whether a value is one of those; true and 1 are different values."""
        if self.choices:
            return any(type(c) is type(value) and c == value for c in self.choices)
        if value is False:
            return self.off
        return (
            not isinstance(value, bool)
            and isinstance(value, int)
            and self.low <= value <= self.high
        )


@dataclass(frozen=True)
class Shape:
    """An option whose value is a text, a list or a table; ``read`` checks and normalises it.

    ``allowed`` says what may be set, in the words of a ruleset file.
    """

    default: object
    read: Read
    allowed: str


def cards_value(name: str, value: object, _players: int) -> list[str]:
    """Reads a list of cards."""
    if not isinstance(value, Sequence) or isinstance(value, str):
        raise BadOption("option-cards", key=name, value=shown(value))
    for card in value:
        if card not in KIND_OF:
            raise BadOption("option-no-card", key=name, value=shown(card))
    return [str(card) for card in value]


def share_value(name: str, value: object, _players: int) -> float:
    """Reads a share above 0 and up to 1."""
    number = not isinstance(value, bool) and isinstance(value, int | float)
    if not number or not 0 < float(value) <= 1:  # type: ignore[arg-type]
        raise _range(name, value, SHARES)
    return float(value)  # type: ignore[arg-type]


def prize_value(name: str, value: object, _players: int) -> object:
    """Reads a text, or false."""
    text = isinstance(value, str) and 0 < len(value.strip()) <= LONGEST_PRIZE
    if value is not False and not text:
        raise _range(name, value, PRIZES)
    return value


def teams_value(name: str, value: object, _players: int) -> object:
    """Reads the two teams of partners who sit opposite, or false. [7.8]"""
    if value is False:
        return value
    teams = [["A", "C"], ["B", "D"]]
    sides = value if isinstance(value, Sequence) and not isinstance(value, str) else ()
    if sorted(sorted(map(str, side)) for side in sides if isinstance(side, Sequence)) != teams:
        raise _range(name, value, TEAMS)
    return teams


def rate_value(name: str, value: object, _players: int) -> object:
    """Reads how the rate rises, or false; what is missing has its default. [7.1]"""
    if value is False:
        return value
    if not isinstance(value, Mapping) or not set(value) <= {"mode", "step", "scope"}:
        raise _range(name, value, RATES)
    rate = {"mode": "add", "step": 1, "scope": "all"} | dict(value)
    good = Spec(1, 1, 10).accepts(rate["step"])
    if not good or rate["mode"] not in {"add", "double"} or rate["scope"] not in {"all", "ante"}:
        raise _range(name, value, RATES)
    return rate


def abilities_value(name: str, value: object, players: int) -> object:
    """Reads false, ``"draft"``, ``"random"``, or each seat's abilities. [section 6, R-36]"""
    if value is False or value in ("draft", "random"):
        return value
    if not isinstance(value, Mapping):
        raise _range(name, value, ABILITY_TABLES)
    table = {}
    for seat, picks in value.items():
        if seat not in list(SEATS[:players]):
            raise BadOption(
                "option-no-seat", key=name, seat=str(seat), seats=" ".join(SEATS[:players])
            )
        table[str(seat)] = picks_value(f"{name}.{seat}", picks)
    return table


def picks_value(key: str, picks: object) -> list[str]:
    """Reads one seat's abilities: two different ones, Wild Card alone, or none. [S:skill]"""
    names = list(picks) if isinstance(picks, Sequence) and not isinstance(picks, str) else [picks]
    for name in names:
        if name not in ABILITIES:
            raise BadOption(
                "option-no-ability", key=key, value=shown(name), known=", ".join(ABILITIES)
            )
    alone = names == ["wild-card"]
    pair = len(set(names)) == len(names) == 2 and "wild-card" not in names
    if names and not alone and not pair:
        raise BadOption("option-abilities", key=key, value=", ".join(map(str, names)))
    return [str(name) for name in names]


def shown(value: object) -> str:
    """Gives a value as a ruleset file writes it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    return f'"{value}"' if isinstance(value, str) else str(value)


def _range(name: str, value: object, allowed: str) -> BadOption:
    return BadOption("option-range", key=name, value=shown(value), allowed=allowed)
