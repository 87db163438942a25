"""The numbers of the core as a seat may have them, and back to a table with blanks.

Built from an allow-list, like a view: what is not named here or in ``core.eyes`` is left out.
Equal cards of a long deck are numbered anew in the order in which the seat sees them, since
nobody can tell which is which.
"""

from __future__ import annotations

import json
from functools import cache
from operator import attrgetter
from struct import pack, unpack
from typing import Final

from drakehall.games.three_dragon_ante.core import cards as core
from drakehall.games.three_dragon_ante.core import dragons, eyes, steps
from drakehall.games.three_dragon_ante.core.rules import Rules
from drakehall.games.three_dragon_ante.core.table import State as Table
from drakehall.games.three_dragon_ante.ruleset import core_rules

OPEN: Final = (
    *("n", "gambit", "round", "leader", "turn", "last", "stakes", "pile", "discards", "debts"),
    *("depth", "druid", "priest", "revealed", "chosen", "voids", "refreshes", "drawn", "thefts"),
    *("last_winner", "over", "slain", "colour_paid", "strength_paid", "nesting", "copies"),
    *("contest", "phase", "lead_passed", "concentrating", "blind", "out", "joined", "exits"),
    *("wild_used", "rate", "first_refresh", "talents", "empty", "coppers", "price"),
)
"""Single numbers that everybody may know; the last two speak of cards."""
HIDDEN: Final = ("rng", "moves_count")
"""Single numbers that nobody is told; legal answers are listed anew in each world."""
COPPERS: Final = 6
"""Kinds of Copper."""
NOBODY: Final = steps.NOBODY
"""The seat of a spectator."""

_open = attrgetter(*OPEN)


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
    single = list(_open(table))
    numbers = eyes.open_numbers(table)
    cards = eyes.seen_cards(table, seat)
    if table.rules.sets > 1:
        names = _Copies()
        cards = [names.name(card) for card in cards]
        single[-2:] = _coppers(table.coppers, names), names.name(table.price)
    _ask_all_at_once(table, numbers, seat)
    values = (*single, *numbers, *cards)
    return pack(f"<{len(values)}i", *values)


def read_image(ruleset: str, data: bytes, seat: int) -> Table:
    """Gives the table of an image: own hand and all that is open, blanks for the rest."""
    table = Table(rules_of(ruleset))
    values = list(unpack(f"<{len(data) // 4}i", data))
    for name, value in zip(OPEN, values, strict=False):
        setattr(table, name, value)
    start = eyes.load_numbers(table, values, len(OPEN))
    eyes.load_cards(table, seat, values, start)
    return table


def _coppers(bits: int, names: _Copies) -> int:
    """Gives the bits of the Coppers that this turn has replaced under their new numbers."""
    found = 0
    for copy in range(core.MAX_SETS):
        for kind in range(core.COPPER * COPPERS, (core.COPPER + 1) * COPPERS):
            card = copy * core.KINDS + kind
            if bits >> dragons.copper_bit(card) & 1:
                found |= 1 << dragons.copper_bit(names.name(card))
    return found


def _ask_all_at_once(table: Table, numbers: list[int], seat: int) -> None:
    """Puts the question to the seat itself where several seats choose an ante at once.

    The step on top of the stack comes last in ``numbers``: kind, seat, owner, power, memo.
    """
    if table.depth == 0 or numbers[-5] > steps.ASK_PLAY:
        return
    numbers[-2:] = core.NONE, 0  # antes and plays have no power, nor anything to remember
    chooses = seat < table.n and not table.chosen >> seat & 1
    if numbers[-5] == steps.ASK_ANTE and chooses:
        numbers[-4:-2] = seat, seat


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
