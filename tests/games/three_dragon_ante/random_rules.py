"""Random rulesets: each option at one of its values, and every value in turn.

The rows of a plain option are read from ``SPECS``: each of its choices, or false, the lowest, a
middle and the highest number. An option of another shape has its rows here, in ``SHAPED_ROWS``.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass

from drakehall.games.three_dragon_ante.cards import CARDS, POWERS
from drakehall.games.three_dragon_ante.option_values import Spec
from drakehall.games.three_dragon_ante.options import SHAPED, SPECS, check_options
from drakehall.games.three_dragon_ante.words import ABILITIES
from drakehall.kernel.errors import BadOption
from drakehall.kernel.notation import SEATS

TRIES = 3_000
DEFAULT_SHARE = 0.7
Draw = Callable[[random.Random], object]


@dataclass(frozen=True)
class Row:
    """A value of an option, or values that are much alike."""

    option: str
    label: str
    draw: Draw

    def __str__(self) -> str:
        return f"option {self.option} = {self.label}"


def rows_of(name: str, spec: Spec) -> Iterator[Row]:
    """Gives the rows of an option with choices or a range."""
    for choice in spec.choices:
        yield Row(name, str(choice), always(choice))
    if spec.off:
        yield Row(name, "False", always(False))
    if spec.low < spec.high:
        yield Row(name, str(spec.low), always(spec.low))
        yield Row(name, "between", lambda choose: between(spec, choose))
        yield Row(name, str(spec.high), always(spec.high))


def always(value: object) -> Draw:
    """Gives what draws one value whatever the luck."""
    return lambda _: value


def between(spec: Spec, choose: random.Random) -> int:
    """Draws a number strictly between the lowest and the highest, mostly a small one."""
    low, high = spec.low + 1, spec.high - 1
    return choose.randint(low, min(high, low + 60) if choose.random() < 0.9 else high)


def card_list(choose: random.Random) -> list[str]:
    """Draws a list of cards to leave out: whole powers, or single cards."""
    if choose.random() < 0.8:
        gone = {power for power in POWERS if choose.random() < 0.5} or {POWERS[0]}
        return [card.word for card in CARDS if card.power in gone]
    return choose.sample([card.word for card in CARDS], choose.randint(1, 30))


def ability_table(choose: random.Random) -> dict[str, list[str]]:
    """Draws abilities for the first two seats, which every table has."""
    others = [name for name in ABILITIES if name != "wild-card"]
    return {
        seat: choose.choice([[], ["wild-card"], choose.sample(others, 2)]) for seat in SEATS[:2]
    }


def rate(mode: str, scope: str) -> Draw:
    """Gives what draws a step of a rate."""
    return lambda choose: {"mode": mode, "step": choose.choice([1, 2, 10]), "scope": scope}


TEAMS = [["A", "C"], ["B", "D"]]
SHAPED_ROWS: Mapping[str, Mapping[str, Draw]] = {
    "abilities": {
        "False": always(False),
        "draft": always("draft"),
        "random": always("random"),
        "a table": ability_table,
    },
    "rate": {
        "False": always(False),
        **{f"{m}, {s}": rate(m, s) for m in ("add", "double") for s in ("all", "ante")},
    },
    "prize": {"False": always(False), "a text": always("a cake")},
    "teams": {"False": always(False), "two": always(TEAMS)},
    "refresh_at": {
        "1.0": always(1.0),
        "0.01": always(0.01),
        "between": lambda choose: choose.randint(2, 99) / 100,
    },
    "remove_cards": {"[]": always([]), "some": card_list},
}
ROWS: Mapping[str, list[Row]] = {
    name: list(rows_of(name, spec)) for name, spec in SPECS.items()
} | {
    name: [Row(name, label, draw) for label, draw in rows.items()]
    for name, rows in SHAPED_ROWS.items()
}
ALL_ROWS: list[Row] = [row for rows in ROWS.values() for row in rows]


def default_row(name: str) -> Row:
    """Gives the row in which an option's default lies, always drawn as that very value."""
    default = SPECS[name].default if name in SPECS else SHAPED[name].default
    labels = {row.label for row in ROWS[name]}
    return Row(name, str(default) if str(default) in labels else "between", always(default))


DEFAULTS: Mapping[str, Row] = {name: default_row(name) for name in ROWS}


@dataclass(frozen=True)
class Ruleset:
    """Options that go together, and the rows they stand for."""

    options: Mapping[str, object]
    rows: tuple[Row, ...]


def draw_ruleset(
    players: int, choose: random.Random, pinned: Row, only: Collection[str] = ROWS
) -> Ruleset:
    """Draws options that so many can play by, one of them at a given row if that can be.

    Options that are not among ``only`` have their defaults.
    """
    for attempt in range(TRIES):
        pin = pinned if attempt < TRIES // 2 else None
        rows = tuple(
            draw_row(name, choose, pin) if name in only else DEFAULTS[name] for name in ROWS
        )
        options = {row.option: row.draw(choose) for row in rows}
        try:
            check_options(players, options)
        except BadOption:
            continue
        return Ruleset(options, rows)
    raise AssertionError(f"no ruleset for {players} players")


def draw_row(name: str, choose: random.Random, pin: Row | None) -> Row:
    """Draws a row of an option: the given one, else more often than not the default."""
    if pin is not None and pin.option == name:
        return pin
    return DEFAULTS[name] if choose.random() < DEFAULT_SHARE else choose.choice(ROWS[name])
