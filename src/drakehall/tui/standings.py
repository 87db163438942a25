"""Says how a series stands."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import cast

from drakehall.kernel.series import Totals
from drakehall.language import Words

Debt = Mapping[str, object]


class Standings:
    """Words what seats have won and owe; ``name`` gives the name of a seat, or of the stakes."""

    def __init__(self, words: Words, name: Callable[[str], str]) -> None:
        self._words = words
        self._name = name

    def totals(self, totals: Totals) -> list[str]:
        """Gives what each seat has won so far in a series."""
        lines = []
        for seat, wins in totals.wins.items():
            about: dict[str, str | int] = {
                "name": self._name(seat),
                "wins": wins,
                "score": f"{totals.scores[seat]:+}",
            }
            lines.append(self._words.say("series-seat", **about))
        for seat, prizes in totals.prizes.items():
            if prizes:
                lines.append(self._words.say("series-prizes", name=self._name(seat), prizes=prizes))
        return lines + self.debts(totals.ledger, "ledger")

    def debts(self, ledger: Sequence[Debt], how: str) -> list[str]:
        """Gives what is still owed; ``how`` is what becomes of it, as the option says."""
        if not ledger:
            return []
        heading = "end-carry-over" if how == "carry_over" else "end-ledger"
        lines = [self._words.say(heading)]
        for debt in ledger:
            debtor, creditor = (self._name(str(debt[key])) for key in ("debtor", "creditor"))
            gold = cast("int", debt["amount"])
            lines.append(self._words.say("end-debt", debtor=debtor, creditor=creditor, gold=gold))
        return lines
