"""The numbers of the core as a seat may have them, and back to a table with blanks.

Built from an allow-list, like a view: what is not named here is left out. Equal cards of a long
deck are numbered anew in the order in which the seat sees them, since nobody can tell which is
which.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import islice
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
FRAME: Final = (
    *("frame_kind", "frame_seat", "frame_owner", "frame_card", "frame_power", "frame_memo"),
)
CARDS: Final = ("hand", "flight", "deck")
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
    if table.rules.sets > 1:
        _name_anew(table, numbers, seat)
    _ask_all_at_once(table, numbers, seat)
    values: list[int] = [numbers[name] for name in OPEN]
    for name, start, end in _spans(table, numbers, seat):
        values += numbers[name][start:end]
    values += [numbers["ante"][other] for other in _antes(table, seat)]
    return pack(f"<{len(values)}i", *values)


def read_image(ruleset: str, data: bytes, seat: int) -> Table:
    """Gives the table of an image: own hand and all that is open, blanks for the rest."""
    table = Table(rules_of(ruleset))
    values = iter(unpack(f"<{len(data) // 4}i", data))
    numbers: Numbers = dump(table)
    for name in OPEN:
        numbers[name] = next(values)
    load_scalars(table, numbers)
    for name, start, end in _spans(table, numbers, seat):
        numbers[name][start:end] = islice(values, end - start)
    for other in _antes(table, seat):
        numbers["ante"][other] = next(values)
    load_arrays(table, numbers)
    return table


def _spans(table: Table, numbers: Numbers, seat: int) -> Iterator[tuple[str, int, int]]:
    """Gives each array of an image with the places that a seat may have, counts first."""
    for name in BY_SEAT:
        yield name, 0, table.n
    yield "hand", seat * steps.HAND, seat * steps.HAND + numbers["hand_size"][seat]
    for other in range(table.n):
        base = other * table.rules.width
        yield "flight", base, base + numbers["flight_size"][other]
    yield "deck", core.PHYSICAL - table.discards, core.PHYSICAL
    yield "debt_seats", 0, table.debts
    yield "debt_gold", 0, table.debts
    for name in FRAME:
        yield name, 0, table.depth
    yield "armed", 0, numbers["flight_size"][table.turn]
    yield "copied", 0, table.copies


def _antes(table: Table, seat: int) -> Sequence[int]:
    """Gives the seats whose ante a seat sees: all once turned, else its own unless laid unseen."""
    if table.revealed:
        return range(table.n)
    return () if table.blind >> seat & 1 else (seat,)


def _name_anew(table: Table, numbers: Numbers, seat: int) -> None:
    """Gives the cards that a seat sees, or that were told of openly, their new numbers."""
    copies = _Copies()
    antes = numbers["ante"]
    for other in _antes(table, seat):
        antes[other] = copies.name(antes[other])
    spans = [span for span in _spans(table, numbers, seat) if span[0] in CARDS]
    told = [("played", 0, table.n), ("frame_card", 0, table.depth), ("copied", 0, table.copies)]
    for name, start, end in spans + told:
        numbers[name][start:end] = map(copies.name, numbers[name][start:end])
    numbers["price"] = copies.name(table.price)
    numbers["coppers"] = _coppers(table.coppers, copies)


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
    top = table.depth - 1
    if top < 0 or numbers["frame_kind"][top] > steps.ASK_PLAY:
        return
    numbers["frame_power"][top] = core.NONE  # these have no power, nor anything to remember
    numbers["frame_memo"][top] = 0
    if numbers["frame_kind"][top] == steps.ASK_ANTE and not table.chosen >> seat & 1:
        numbers["frame_seat"][top] = numbers["frame_owner"][top] = seat


class _Copies:
    """Numbers equal cards in the order in which they are named."""

    def __init__(self) -> None:
        self._names = {core.NONE: core.NONE}
        self._used = [0] * core.KINDS

    def name(self, card: int) -> int:
        """Gives the new number of a card."""
        if card not in self._names:
            kind = card % core.KINDS
            self._names[card] = self._used[kind] * core.KINDS + kind
            self._used[kind] += 1
        return self._names[card]
