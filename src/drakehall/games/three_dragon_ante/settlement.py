"""What is settled after a game: scores, bad debts, the prize. [7.4, 7.7, 7.9]"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from drakehall.games.three_dragon_ante import views
from drakehall.games.three_dragon_ante.core.table import State as Table
from drakehall.kernel.events import Event
from drakehall.kernel.notation import SEATS

Options = Mapping[str, object]


def settle(table: Table, options: Options, history: Iterable[Event]) -> views.Facts:
    """Gives score, ledger and prize; the ledger fills during the game, the others at its end."""
    winners = views.rank_groups(table)[0] if table.over else []
    alone = len(winners) == 1 and bool(options["prize"])
    return {
        "score": _scores(table, options, winners) if table.over else {},
        "ledger": _ledger(table, options, history),
        "prize": winners[0] if alone else "none",
    }


def _scores(table: Table, options: Options, winners: Sequence[str]) -> dict[str, int]:
    """Gives gold less the base; the winners share what the base exceeds the start by."""
    start = table.rules.starting_gold
    base = options["settle_base"] or start
    assert isinstance(base, int)
    ring = bool(options["ring_game"])
    scores = {
        SEATS[seat]: table.gold[seat] - base
        for seat in range(table.n)
        if table.plays(seat) or not ring
    }
    bonus = (base - start) * table.n
    share = int(bonus / len(winners))
    for winner in winners:
        scores[winner] += share
    scores[min(winners)] += bonus - share * len(winners)
    return scores


def _ledger(table: Table, options: Options, history: Iterable[Event]) -> list[views.Facts]:
    """Gives what stays owed outside the ranking: debts written off, and bad at the end."""
    if options["settle_debts"] == "none":
        return []
    factor = options["debt_factor"]
    assert isinstance(factor, int)
    owed: list[views.Facts] = [
        {"debtor": e.args["debtor"], "creditor": e.args["creditor"], "amount": e.args["gold"]}
        for e in history
        if e.kind == "write-off"
    ]
    if table.over:
        owed += views.debts(table)
    return [debt | {"amount": _amount(debt) * factor} for debt in owed]


def _amount(debt: views.Facts) -> int:
    amount = debt["amount"]
    assert isinstance(amount, int)
    return amount
