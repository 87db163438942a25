"""Compares what a step expects with what is true (notation, section 3.3)."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from types import UnionType
from typing import Any, NamedTuple

from drakehall.scenario.load import BadScenario

EMPTY_SLOT = "-"
NOBODY = "none"

PARTS: Mapping[str, type] = {"has": list, "lacks": list, "size": int}
"""The keys of a table that describes a list in part."""

ENTRIES: Mapping[str, type] = {"debts": dict, "ledger": dict, "ranking": list, "out": list}
"""What lists hold that do not hold words or numbers."""

GENERAL: Mapping[str, Any] = {
    "asks": "",
    "to_act": "",
    "over": False,
    "winners": [],
    "ranking": [],
    "score": {},
    "deck_size": 0,
    "discard_size": 0,
    "last_winner": "",
    "ledger": [],
    "prize": "",
}
"""Keys that may be expected of every game, each with a value of its type."""


class Mismatch(NamedTuple):
    """A key whose value is not as expected."""

    key: str
    expected: object
    found: object


def mismatches(
    expected: Mapping[str, Any], facts: Mapping[str, Any], whole_deck: bool = False
) -> Iterator[Mismatch]:
    """Gives every expected key that is not so; ``whole_deck``: ``deck`` lists the entire pile."""
    for key, value in expected.items():
        found = facts.get(key)
        if key == "ante" and isinstance(found, Mapping) and not _by_seat(value):
            found = [card for card in found.values() if card != NOBODY]
        if isinstance(found, Mapping):
            pairs = [(f"{key}.{seat}", part, found.get(seat)) for seat, part in value.items()]
        else:
            pairs = [(key, value, found)]
        for place, wanted, actual in pairs:
            if not _agrees(key, wanted, actual, whole_deck):
                yield Mismatch(place, wanted, actual)


def check_expected(
    expected: Mapping[str, Any], facts: Mapping[str, Any], seats: str, where: str
) -> None:
    """Raises ``BadScenario`` for an expectation that no state of this game could be asked."""
    known = {**GENERAL, **facts}
    for key, value in expected.items():
        place = f"{where}.{key}"
        if key not in known:
            raise BadScenario("scenario-unknown-key", key=place)
        if key == "ante" and not _by_seat(value):
            _check_part(key, value, [], place)
        elif isinstance(known[key], Mapping):
            for seat, part in seat_table(value, seats, place).items():
                _check_part(key, part, known[key].get(seat), f"{place}.{seat}")
        else:
            _check_part(key, value, known[key], place)


def seat_table(value: object, seats: str, where: str) -> Mapping[str, Any]:
    """Gives a value that must be a table from seats; raises ``BadScenario`` if it is not."""
    if not isinstance(value, Mapping) or not value:
        raise BadScenario("scenario-wrong-type", key=where)
    for seat in value:
        if len(seat) != 1 or seat not in seats:
            raise BadScenario("scenario-no-seat", key=f"{where}.{seat}", seats=" ".join(seats))
    return value


def _by_seat(value: object) -> bool:
    return isinstance(value, Mapping) and not PARTS.keys() & value.keys()


def _check_part(key: str, value: object, example: object, where: str) -> None:
    lists: list[object] = [value]
    if isinstance(value, Mapping):
        right = isinstance(example, list | tuple) and bool(value)
        for part in value:
            if part not in PARTS:
                raise BadScenario("scenario-unknown-key", key=f"{where}.{part}")
        right = right and all(_is(item, PARTS[part]) for part, item in value.items())
        lists = [item for item in value.values() if isinstance(item, list)]
    elif isinstance(example, list | tuple):
        right = _is(value, list | int)
    else:
        right = isinstance(value, bool) if isinstance(example, bool) else _is(value, str | int)
        right = right or example is None
    entries = [item for part in lists if isinstance(part, list) for item in part]
    if not right or not all(_is(entry, ENTRIES.get(key, str | int)) for entry in entries):
        raise BadScenario("scenario-wrong-type", key=where)


def _is(value: object, types: type | UnionType) -> bool:
    return isinstance(value, types) and not isinstance(value, bool)


def _agrees(key: str, expected: Any, found: Any, whole_deck: bool) -> bool:  # noqa: ANN401
    if not isinstance(found, list | tuple):
        return type(expected) is type(found) and bool(expected == found)
    if key == "flight" and not (isinstance(expected, list) and EMPTY_SLOT in expected):
        found = [card for card in found if card != EMPTY_SLOT]
    if isinstance(expected, int):
        return len(found) == expected
    if isinstance(expected, Mapping):
        return _agrees_in_part(expected, found)
    if key == "deck":
        return list(expected) == list(found if whole_deck else found[: len(expected)])
    return _sorted(key, expected) == _sorted(key, found)


def _agrees_in_part(expected: Mapping[str, Any], found: Sequence[object]) -> bool:
    has, there = Counter(map(_text, expected.get("has", []))), Counter(map(_text, found))
    return (
        has <= there
        and not any(_text(card) in there for card in expected.get("lacks", []))
        and expected.get("size", len(found)) == len(found)
    )


def _sorted(key: str, values: Sequence[Any]) -> list[str]:
    """Puts values whose order does not count into one order."""
    if key == "flight":
        return [_text(value) for value in values]
    if key in {"ranking", "out"}:
        return [_text(sorted(group)) for group in values]
    if key in {"debts", "ledger"}:
        by_debtor = sorted(values, key=lambda entry: str(entry.get("debtor")))
        return [_text(entry) for entry in by_debtor]
    return sorted(map(_text, values))


def _text(value: object) -> str:
    """Gives one text for equal values; unlike ``==``, it tells 1 from true."""
    return json.dumps(value, sort_keys=True)
