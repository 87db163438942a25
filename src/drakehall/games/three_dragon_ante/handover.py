"""What passes from one game of a series to the next: hoards, debts, stakes, seats. [7.9, 7.13]"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from drakehall.games.three_dragon_ante import positions, views
from drakehall.games.three_dragon_ante.core import money, reading, steps
from drakehall.games.three_dragon_ante.core.rules import Rules
from drakehall.games.three_dragon_ante.core.table import State as Table
from drakehall.games.three_dragon_ante.position_keys import Keys
from drakehall.kernel.contract import Handover
from drakehall.kernel.errors import BadPosition
from drakehall.kernel.notation import SEATS

KNOWN: Final = frozenset(("gold", "debts", "stakes", "out"))
Debt = Mapping[str, object]


def take_over(table: Table, start: Mapping[str, object]) -> Table:
    """Fills the hoards of a new game; raises ``BadPosition`` with the key and the reason.

    ``start`` has keys of a position; whoever has gold pays what is owed at once. [3.9]
    """
    for key in start:
        if key not in KNOWN:
            raise BadPosition("position-unknown-key", key=key)
    keys = Keys(start, table.n)
    for seat, gold in enumerate(keys.numbers("gold", table.rules.starting_gold)):
        reading.set_gold(table, seat, gold)
    table.stakes = keys.number("stakes", 0)
    positions.put_out(table, keys)
    positions.owe(table, keys)
    money.repay(table)
    return table


def hand_over(rules: Rules, options: Mapping[str, object], end: Mapping[str, object]) -> Handover:
    """Gives what the next game takes over from the facts of a finished one. [7.9, R-56]

    Debts are paid from the debtor's starting gold, oldest first; what it cannot pay remains a
    debt. Who has left a ring game is not at the table, so debts to and of them stay outside.
    """
    ledger = cast("list[Debt]", end["ledger"])
    gone = cast("list[list[str]]", end["out"]) if options["ring_game"] else []
    table = take_over(Table(rules), {"out": gone} if rules.players - _count(gone) > 1 else {})
    carries = options["settle_debts"] == "carry_over"
    carried = [debt for debt in ledger if carries and _both_sit(debt, table)]
    for debt in carried:
        money.owe(
            table, _seat(debt["debtor"]), _seat(debt["creditor"]), cast("int", debt["amount"])
        )
    money.repay(table)
    return Handover(_start(table), [debt for debt in ledger if debt not in carried])


def _start(table: Table) -> dict[str, object]:
    """Gives what differs from a game that begins anew."""
    seats = range(table.n)
    usual = table.rules.starting_gold
    gold = {SEATS[s]: table.gold[s] for s in seats if table.plays(s) and table.gold[s] != usual}
    found = {
        "gold": gold,
        "debts": views.debts(table),
        "stakes": table.stakes,
        "out": views.out_groups(table),
    }
    return {key: value for key, value in found.items() if value}


def _count(groups: list[list[str]]) -> int:
    return sum(map(len, groups))


def _both_sit(debt: Debt, table: Table) -> bool:
    parties = [_seat(debt["debtor"]), _seat(debt["creditor"])]
    return all(seat == steps.STAKES or table.plays(seat) for seat in parties)


def _seat(word: object) -> int:
    return steps.STAKES if word == "stakes" else SEATS.index(str(word))
