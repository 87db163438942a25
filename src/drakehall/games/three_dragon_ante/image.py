"""The numbers of the core as a seat may have them, and back to a table with blanks.

Built from an allow-list, like a view: what is not named here is left out. Equal cards of a long
deck are numbered anew in the order in which the seat sees them, since nobody can tell which is
which.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import chain
from struct import pack, unpack
from typing import Any, Final

from drakehall.games.three_dragon_ante.core import cards as core
from drakehall.games.three_dragon_ante.core import dragons, steps
from drakehall.games.three_dragon_ante.core.rules import Rules
from drakehall.games.three_dragon_ante.core.snapshot import dump, load_arrays, load_scalars
from drakehall.games.three_dragon_ante.core.table import State as Table
from drakehall.games.three_dragon_ante.ruleset import core_rules

OPEN: Final = (
    *("gambit", "round", "leader", "turn", "last", "stakes", "pile", "discards", "debts"),
    *("depth", "druid", "priest", "revealed", "chosen", "voids", "refreshes", "drawn", "thefts"),
    *("last_winner", "over", "slain", "colour_paid", "strength_paid", "nesting", "coppers"),
    *("copies", "contest", "phase", "lead_passed", "price", "concentrating", "blind", "out"),
    *("joined", "exits", "wild_used", "rate", "first_refresh", "talents", "empty"),
)
"""Single numbers that everybody may know."""
HIDDEN: Final = ("rng", "moves_count")
"""Single numbers that nobody is told; legal answers are listed anew in each world."""
BY_SEAT: Final = (
    *("gold", "hand_size", "flight_size", "total", "good", "evil", "mortal"),
    *("rank_level", "abilities", "out_at", "played"),
)
"""Numbers of the seats that everybody may know."""
FRAME: Final = ("frame_kind", "frame_seat", "frame_owner", "frame_card", "frame_power")
COPPERS: Final = 6

Numbers = dict[str, Any]


def ruleset_of(players: int, options: object) -> str:
    """Gives a checked ruleset as the text of an image."""
    return json.dumps([players, options], sort_keys=True, separators=(",", ":"))


@cache
def rules_of(ruleset: str) -> Rules:
    """Gives the core's ruleset of an image."""
    players, options = json.loads(ruleset)
    return core_rules(players, options)


def draw_image(table: Table, seat: int) -> bytes:
    """Gives the numbers of a table that a seat may have."""
    numbers: Numbers = dump(table)
    copies = _Copies(table.rules)
    for name, places in _card_places(table, numbers, seat):
        row = numbers[name] = list(numbers[name])
        for place in places:
            row[place] = copies.name(row[place])
    numbers["coppers"] = _coppers(table.coppers, copies)
    _ask_all_at_once(table, numbers, seat)
    values = [numbers[name] for name in OPEN]
    for name, places in _places(table, numbers, seat):
        row = numbers[name]
        values += [row[place] for place in places]
    return pack(f"<{len(values)}i", *values)


def read_image(ruleset: str, data: bytes, seat: int) -> Table:
    """Gives the table of an image: own hand and all that is open, blanks for the rest."""
    table = Table(rules_of(ruleset))
    values = iter(unpack(f"<{len(data) // 4}i", data))
    numbers: Numbers = dump(table)
    for name in OPEN:
        numbers[name] = next(values)
    load_scalars(table, numbers)
    for name, places in _places(table, numbers, seat):
        row = numbers[name]
        for place in places:
            row[place] = next(values)
    load_arrays(table, numbers)
    return table


def _places(table: Table, numbers: Numbers, seat: int) -> Iterator[tuple[str, Sequence[int]]]:
    """Gives each array of an image with the places that a seat may have, counts first."""
    seats = range(table.n)
    for name in BY_SEAT:
        yield name, seats
    yield "ante", [s for s in seats if _sees_ante(table, seat, s)]
    yield "hand", _hand(seat, numbers["hand_size"][seat])
    for other in seats:
        base = other * table.rules.width
        yield "flight", range(base, base + numbers["flight_size"][other])
    yield "deck", range(core.PHYSICAL - table.discards, core.PHYSICAL)
    yield "debt_seats", range(table.debts)
    yield "debt_gold", range(table.debts)
    for name in (*FRAME, "frame_memo"):
        yield name, range(table.depth)
    yield "armed", range(numbers["flight_size"][table.turn])
    yield "copied", range(table.copies)


def _card_places(table: Table, numbers: Numbers, seat: int) -> Iterator[tuple[str, Sequence[int]]]:
    """Gives the places that hold cards which a seat sees, or which are told of openly."""
    shown = {"ante", "hand", "flight", "deck"}
    yield from ((name, places) for name, places in _places(table, numbers, seat) if name in shown)
    yield "played", range(table.n)
    yield "frame_card", range(table.depth)
    yield "copied", range(table.copies)


def _hand(seat: int, size: int) -> range:
    return range(seat * steps.HAND, seat * steps.HAND + size)


def _sees_ante(table: Table, seat: int, other: int) -> bool:
    """Tells whether a seat sees an ante: it is turned, or its own and not laid unseen."""
    if table.revealed:
        return True
    return other == seat and not table.blind >> seat & 1


def _coppers(bits: int, copies: _Copies) -> int:
    """Gives the bits of the Coppers that this turn has replaced under their new numbers."""
    found = 0
    for copy in range(core.MAX_SETS):
        for kind in range(core.COPPER * COPPERS, (core.COPPER + 1) * COPPERS):
            card = copy * core.KINDS + kind
            if bits >> dragons.copper_bit(card) & 1:
                found |= 1 << dragons.copper_bit(copies.name(card))
    return found


def _ask_all_at_once(table: Table, numbers: Numbers, seat: int) -> None:
    """Puts the question to the seat itself where several seats choose an ante at once."""
    for name in (*FRAME, "frame_memo"):
        numbers[name] = list(numbers[name])
    for place in range(table.depth):
        kind = numbers["frame_kind"][place]
        if kind <= steps.ASK_PLAY:  # these have no power, nor anything to remember
            numbers["frame_power"][place] = core.NONE
            numbers["frame_memo"][place] = 0
        if kind == steps.ASK_ANTE and not table.chosen >> seat & 1:
            numbers["frame_seat"][place] = numbers["frame_owner"][place] = seat


class _Copies:
    """Numbers equal cards in the order in which they are named; with one set nothing changes."""

    def __init__(self, rules: Rules) -> None:
        self._one = rules.sets == 1
        self._names: dict[int, int] = {}
        self._used = [0] * core.KINDS

    def name(self, card: int) -> int:
        """Gives the new number of a card."""
        if self._one or card == core.NONE:
            return card
        if card not in self._names:
            kind = card % core.KINDS
            self._names[card] = self._used[kind] * core.KINDS + kind
            self._used[kind] += 1
        return self._names[card]


def unseen(table: Table, seat: int) -> list[int]:
    """Gives the cards of the deck that do not lie open in a blank table, sorted."""
    numbers: Numbers = dump(table)
    shown = (
        [numbers[name][place] for place in places]
        for name, places in _places(table, numbers, seat)
        if name in {"ante", "hand", "flight", "deck"}
    )
    return sorted(set(table.rules.cards()) - set(chain([table.price], *shown)))
