"""Whose time runs, and until when: clocks, and the patience with those who are gone."""

from __future__ import annotations

from collections.abc import Mapping

from drakehall.server.table import Table


class Timing:
    """The moments (milliseconds) at which something is due at one table."""

    def __init__(self, now: int) -> None:
        self.idle_since: int | None = now
        self._asked: dict[str, int] = {}
        self._gone: dict[int, int] = {}
        self._patient: dict[int, int] = {}

    def questions(self, table: Table, now: int) -> None:
        """Takes notice of new questions; their time begins now."""
        open_now = table.questions.values()
        self._asked = {name: self._asked.get(name, now) for name in open_now}

    def seen(self, table: Table, online: Mapping[int, int], now: int) -> None:
        """Takes notice of who is there."""
        for seat in table.people():
            if online.get(seat):
                self._gone.pop(seat, None)
                self._patient.pop(seat, None)
            else:
                self._gone.setdefault(seat, now)

    def wait(self, seat: int, until: int) -> None:
        """Sets until when the others wait for somebody who is gone."""
        self._patient[seat] = until

    def is_gone(self, seat: int) -> bool:
        """Tells whether a person has left their seat alone."""
        return seat in self._gone

    def spent(self, table: Table, seat: int, now: int) -> int:
        """Gives how much of its bank a seat has used for its open question."""
        clock = table.opened.clock
        if clock is None or seat not in table.questions:
            return 0
        asked = self._asked.get(table.questions[seat], now)
        return max(0, now - asked - clock.decision * 1000)

    def deadlines(self, table: Table) -> dict[int, int]:
        """Gives when the time of each person that is asked runs out."""
        clock = table.opened.clock
        if clock is None:
            return {}
        return {
            seat: self._asked[name] + clock.decision * 1000 + table.seats[seat].bank
            for seat, name in table.questions.items()
            if not table.seats[seat].bot
        }

    def leaving(self, table: Table, *, somebody: bool) -> dict[int, int]:
        """Gives when a bot takes each seat that is asked and whose player is gone.

        While nobody else is there either, nobody waits, and the table does not go on.
        """
        if not somebody:
            return {}
        patience = table.opened.patience * 1000
        return {
            seat: self._patient.get(seat, self._gone[seat] + patience)
            for seat in table.questions
            if seat in self._gone and not table.seats[seat].bot
        }
