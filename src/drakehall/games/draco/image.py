"""The numbers of the core as a seat may have them, and back to a table without its deck.

Built from an allow-list, like a view: what is not named here is left out.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from functools import cache
from struct import pack, unpack
from typing import Any, Final

from drakehall.games.draco.core import cards as core
from drakehall.games.draco.core import phases
from drakehall.games.draco.core.rules import Rules
from drakehall.games.draco.core.snapshot import dump, load_arrays, load_scalars
from drakehall.games.draco.core.table import State as Table
from drakehall.games.draco.ruleset import core_rules

OPEN: Final = (
    *("phase", "round", "captain", "turn", "flipped", "cursed_duel", "opportunity", "curses"),
    *("final", "next_final", "picked", "taken", "pile", "under", "table_size", "gone_size"),
)
"""Single numbers that everybody may know; how many cards are left, they can count."""
HIDDEN: Final = ("blocks", "block_at", "moves_count", "rng")
"""Single numbers that nobody is told; legal answers are listed anew in each world."""
BY_SEAT: Final = ("swords", "played", "cursed", "treasure_size")

Numbers = dict[str, Any]


def ruleset_of(players: int, options: object) -> str:
    """Gives a checked ruleset as the text of an image."""
    return json.dumps([players, options], sort_keys=True, separators=(",", ":"))


@cache
def rules_of(ruleset: str) -> Rules:
    """Gives the core's ruleset of an image."""
    players, options = json.loads(ruleset)
    return core_rules(players, options)


def draw_image(table: Table, held: Sequence[int]) -> bytes:
    """Gives the numbers of a table that a seat may have.

    The first ``held`` treasures of each other seat were there before the game and unseen.
    """
    numbers = dump(table)
    values = [numbers[name] for name in OPEN]
    for name, places in _places(numbers, held):
        row: Any = numbers[name]
        values += [row[place] for place in places]
    return pack(f"<{len(values)}i", *values)


def read_image(ruleset: str, data: bytes, held: Sequence[int]) -> Table:
    """Gives the table of an image: all that lies open, blanks for the rest."""
    table = Table(rules_of(ruleset))
    values = iter(unpack(f"<{len(data) // 4}i", data))
    numbers: Numbers = dump(table)
    for name in OPEN:
        numbers[name] = next(values)
    for name, places in _places(numbers, held):
        row = numbers[name]
        for place in places:
            row[place] = next(values)
    for seat in range(table.n):
        first = seat * phases.DECK
        for place in range(first + held[seat], first + numbers["treasure_size"][seat]):
            card = numbers["treasure"][place]
            colour = seat * core.COLOURS + core.COLOUR[card]
            numbers["points"][colour] += core.VALUE[card]
    load_scalars(table, numbers)
    load_arrays(table, numbers)
    return table


def _places(numbers: Numbers, held: Sequence[int]) -> Iterator[tuple[str, Sequence[int]]]:
    """Gives each array of an image with the places that a seat may have, counts first."""
    for name in BY_SEAT:
        yield name, range(len(held))
    for seat, hidden in enumerate(held):
        first = seat * phases.DECK
        yield "treasure", range(first + hidden, first + numbers["treasure_size"][seat])
    yield "table", range(numbers["table_size"])
    yield "gone", range(numbers["gone_size"])
