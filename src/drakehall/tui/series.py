"""Plays the games of a series at one table, one after another. [7.13]"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from drakehall.kernel.contract import State
from drakehall.kernel.notation import SEATS
from drakehall.kernel.record import Record
from drakehall.kernel.series import Series, Totals, seed_of_game
from drakehall.language import Words
from drakehall.tui.ask import Lines
from drakehall.tui.hints import REASONS
from drakehall.tui.ring import seats_away
from drakehall.tui.saves import SavedGame
from drakehall.tui.seats import Seat
from drakehall.tui.session import Session
from drakehall.tui.standings import Standings


class Evening:
    """All games of a series from the first question, or from where it was left, to the end.

    ``series`` are the records of the games that are over, ``ends`` how they ended; ``state`` is
    the game that is being played, ``None`` between two. ``hints`` is handed on to the sessions.
    """

    def __init__(
        self,
        seats: Sequence[Seat],
        words: Words,
        echo: Callable[[str], None],
        series: Series,
        ends: Sequence[State] = (),
        hints: str = REASONS,
    ) -> None:
        self._seats = seats
        self._names = [seat.name for seat in seats]
        self._words = words
        self._echo = echo
        self._series = series
        self._ends = list(ends)
        self._hints = hints
        self.saved = True

    def play(
        self, saved: SavedGame, state: State | None, position: Mapping[str, object] | None = None
    ) -> None:
        """Plays to the end of the series; raises ``Leave`` when a person leaves before."""
        while state is not None or len(self._ends) < self._series.games:
            self._announce()
            session = self._session(state or self._next())
            self._play(session, saved, position)
            self._series = self._series.grown(self._record(session.state, position))
            self._ends.append(session.state)
            self._standings(session)
            state = position = None

    def _play(
        self, session: Session, saved: SavedGame, position: Mapping[str, object] | None
    ) -> None:
        seats = ",".join(seat.word for seat in self._seats)

        def save(state: State) -> None:
            saved.write(self._series.grown(self._record(state, position)), seats)

        try:
            session.play(save, str(saved.path))
        finally:
            self.saved = session.saved

    def _session(self, state: State) -> Session:
        return Session(state, self._seats, self._words, self._echo, self._hints)

    def _record(self, state: State, position: Mapping[str, object] | None) -> Record:
        return Record.of(state, self._names, position)

    def _next(self) -> State:
        """Deals the next game with what passes on from the last one."""
        first, end = self._series.records[0], self._ends[-1]
        assert first.seed is not None, "only games with a seed are played at the terminal"
        start = dict(end.game.hand_over(end).start)
        if "out" in start:
            away = seats_away(end)
            back = self._session(end).ring.back(away)
            start["out"] = [[SEATS[seat]] for seat in away if seat not in back]
            if not start["out"]:
                del start["out"]
        return end.game.new_state_from(start, seed_of_game(first.seed, len(self._ends) + 1))

    def _announce(self) -> None:
        if self._series.games > 1:
            self._show(["", self._heading("series-game")])

    def _standings(self, session: Session) -> None:
        if self._series.games > 1:
            screen = session.screen
            standings = Standings(screen.words, screen.name).totals(Totals.of(self._ends))
            self._show(["", self._heading("series-totals"), *standings])

    def _heading(self, message: str) -> str:
        number = len(self._ends) + (message == "series-game")
        return self._words.say(message, number=number, games=self._series.games)

    def _show(self, lines: Lines) -> None:
        for line in lines:
            self._echo(line)
