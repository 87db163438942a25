"""Whose time runs, and until when: clocks, and the patience with those who are gone."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from drakehall.server.table import Table

SECOND: Final = 1000
LONGEST_PAUSE: Final = 60 * SECOND
"""How long a seat's clock stands still when its connection is lost, once a game."""


@dataclass
class _Pause:
    """A time in which the clock of a question stood still; ``length`` is open while it does."""

    question: str
    since: int
    length: int | None = None


class Timing:
    """The moments (milliseconds) at which something is due at one table."""

    def __init__(self, now: int) -> None:
        self.idle_since: int | None = now
        self._asked: dict[str, int] = {}
        self._gone: dict[int, int] = {}
        self._patient: dict[int, int] = {}
        self._pauses: dict[int, _Pause] = {}
        self._game = 0
        self._empty_since: int | None = None

    def questions(self, table: Table, now: int) -> None:
        """Takes notice of new questions; their time begins now."""
        open_now = table.questions.values()
        self._asked = {name: self._asked.get(name, now) for name in open_now}
        if table.number != self._game:
            self._game = table.number
            self._pauses = {}
        self._pause(table, now)

    def seen(self, table: Table, online: Mapping[int, int], now: int) -> None:
        """Takes notice of who is there.

        While nobody is, all clocks stand still.
        """
        if not any(online.values()):
            self._empty_since = now if self._empty_since is None else self._empty_since
        elif self._empty_since is not None:
            self._pass_over(max(0, now - self._empty_since))
            self._empty_since = None
        for seat in table.people():
            if online.get(seat):
                self._gone.pop(seat, None)
                self._patient.pop(seat, None)
                self._resume(seat, now)
            else:
                self._gone.setdefault(seat, now)
        self._pause(table, now)

    def wait(self, seat: int, until: int) -> None:
        """Sets until when the others wait for somebody who is gone."""
        self._patient[seat] = until

    def changed(self, *seats: int) -> None:
        """Takes notice of seats that somebody else has now."""
        for seat in seats:
            self._gone.pop(seat, None)
            self._patient.pop(seat, None)
            self._pauses.pop(seat, None)

    def absent(self, table: Table) -> set[int]:
        """Gives the seats of people who are not there."""
        return {seat for seat in table.people() if seat in self._gone}

    def spent(self, table: Table, seat: int, now: int) -> int:
        """Gives how much of its bank a seat has used for its open question."""
        clock = table.opened.clock
        if clock is None or seat not in table.questions:
            return 0
        name = table.questions[seat]
        still = self._stood(seat, name, min(LONGEST_PAUSE, now - self._since(seat, now)))
        return max(0, now - self._asked.get(name, now) - clock.decision * SECOND - still)

    def deadlines(self, table: Table) -> dict[int, int]:
        """Gives when the time of each person that is asked runs out.

        While a clock stands still this is the latest that it can be.
        """
        clock = table.opened.clock
        if clock is None or self._empty_since is not None:
            return {}
        return {
            seat: self._asked[name]
            + clock.decision * SECOND
            + table.seats[seat].bank
            + self._stood(seat, name, LONGEST_PAUSE)
            for seat, name in table.questions.items()
            if not table.seats[seat].bot
        }

    def has_paused(self, table: Table, seat: int) -> bool:
        """Tells whether the clock of the open question of a seat stands or stood still."""
        pause = self._pauses.get(seat)
        return pause is not None and pause.question == table.questions.get(seat)

    def paused(self, table: Table) -> dict[int, int]:
        """Gives until when at most the clocks stand still that do so now."""
        return {
            seat: pause.since + LONGEST_PAUSE
            for seat, pause in self._pauses.items()
            if pause.length is None and table.questions.get(seat) == pause.question
        }

    def leaving(self, table: Table, *, somebody: bool) -> dict[int, int]:
        """Gives when a bot takes each seat that is asked and whose player is gone.

        While nobody else is there either, nobody waits, and the table does not go on.
        """
        if not somebody:
            return {}
        patience = table.opened.patience * SECOND
        return {
            seat: self._patient.get(seat, self._gone[seat] + patience)
            for seat in table.questions
            if seat in self._gone and not table.seats[seat].bot
        }

    # --- clocks that stand still -----------------------------------------------------------

    def _pass_over(self, away: int) -> None:
        """Lets a time in which nobody was there count for nothing."""
        self._asked = {name: at + away for name, at in self._asked.items()}
        for pause in self._pauses.values():
            pause.since += away

    def _pause(self, table: Table, now: int) -> None:
        """Stops the clocks of seats that are asked and gone, if they have not stopped before."""
        if table.opened.clock is not None:
            for seat, name in table.questions.items():
                had_one = seat in self._pauses or table.seats[seat].had_pause
                if seat in self._gone and not had_one:
                    self._pauses[seat] = _Pause(name, now)

    def _resume(self, seat: int, now: int) -> None:
        pause = self._pauses.get(seat)
        if pause is None or pause.length is not None:
            return
        pause.length = min(LONGEST_PAUSE, now - pause.since)
        if pause.length <= 0:  # it was to begin after a grace that was not needed
            del self._pauses[seat]

    def _since(self, seat: int, now: int) -> int:
        return min(now, self._pauses[seat].since) if seat in self._pauses else now

    def _stood(self, seat: int, question: str, so_far: int) -> int:
        """Gives how long the clock of a question stood still; ``so_far`` if it does so now."""
        pause = self._pauses.get(seat)
        if pause is None or pause.question != question:
            return 0
        return so_far if pause.length is None else pause.length
