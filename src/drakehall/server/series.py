"""The games that a table has finished, and what passes from one to the next."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from drakehall.fairness import Proof
from drakehall.kernel.contract import State
from drakehall.kernel.record import Record
from drakehall.kernel.series import Totals
from drakehall.server.seats import Seat


@dataclass(frozen=True)
class Finished:
    """A game that is over or broken off, who sat there, and where its deal came from."""

    state: State | None
    seats: Sequence[Seat]
    proof: Proof

    def record(self, names: Mapping[int, str]) -> str:
        """Gives the game as a record with its proof at the head; ``names`` go by seat number."""
        if self.state is None:
            return self.proof.to_comments()
        record = Record.of(self.state, [names[seat] for seat in range(len(self.seats))])
        return self.proof.to_comments() + record.to_toml()


@dataclass(frozen=True)
class Series:
    """The games of a table that came to their end, in order."""

    games: tuple[Finished, ...] = ()

    def grown(self, game: Finished) -> Series:
        """Gives the series with one more game."""
        return Series((*self.games, game))

    @cached_property
    def totals(self) -> Totals | None:
        """What the seats have won together; ``None`` before the first game is over."""
        ends = [game.state for game in self.games if game.state is not None]
        return Totals.of(ends) if ends else None

    @cached_property
    def start(self) -> Mapping[str, object]:
        """What the next game takes over: hoards, debts, stakes. (notation, section 5)"""
        last = self.games[-1].state if self.games else None
        return {} if last is None else last.game.hand_over(last).start
