"""Says how a game of Three-Dragon Ante ended."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import cast

from drakehall.kernel.questions import Observation
from drakehall.language import Words
from drakehall.tui.seats import printable
from drakehall.tui.standings import Standings
from drakehall.tui.three_dragon_ante.table import NONE, Table


class Ending:
    """Words the end of a game; ``name`` gives the name of a seat, or that of the stakes."""

    def __init__(
        self, words: Words, name: Callable[[str], str], options: Mapping[str, object]
    ) -> None:
        self._words = words
        self._name = name
        self._options = options

    def lines(self, view: Observation) -> list[str]:
        """Gives the final ranking, and what is settled after it."""
        table = Table(view)
        return [
            self._words.say("end-heading"),
            *self._ranking(table),
            *self._teams(table),
            *self._scores(table),
            *self._debts(table),
            *self._prize(table),
        ]

    def _debts(self, table: Table) -> list[str]:
        how = str(self._options.get("settle_debts"))
        return Standings(self._words, self._name).debts(table.ledger(), how)

    def _ranking(self, table: Table) -> Iterator[str]:
        """Gives a line a seat; equal seats share a place."""
        place, out = 1, table.out()
        for equals in table.ranking():
            for seat in equals:
                about: dict[str, str | int] = {"place": place, "name": self._name(seat)}
                if seat in out:
                    away = "end-rank-away" if self._options.get("ring_game") else "end-rank-out"
                    yield self._words.say(away, **about)
                else:
                    gold = table.seat_number("gold", seat)
                    yield self._words.say("end-rank", **about, gold=gold)
            place += len(equals)

    def _teams(self, table: Table) -> Iterator[str]:
        teams = self._options.get("teams") or []
        for team in cast("Sequence[Sequence[str]]", teams):
            names = self._words.both([self._name(seat) for seat in team])
            gold = sum(table.seat_number("gold", seat) for seat in team)
            yield self._words.say("end-team", names=names, gold=gold)
        if teams and len(table.winners()) == len(table.seats):
            yield self._words.say("end-draw")

    def _scores(self, table: Table) -> list[str]:
        if not self._options.get("settle_base"):
            return []
        lines = [self._words.say("end-scores")]
        for seat, score in table.scores().items():
            lines.append(self._words.say("end-score", name=self._name(seat), score=f"{score:+}"))
        return lines

    def _prize(self, table: Table) -> list[str]:
        if not self._options.get("prize"):
            return []
        prize, winner = printable(str(self._options["prize"])), table.text("prize")
        if winner == NONE:
            return [self._words.say("end-prize-nobody", prize=prize)]
        return [self._words.say("end-prize", name=self._name(winner), prize=prize)]
