"""Series: several games of one ruleset, as one file of records, and their sums.

(notation, section 5)
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, cast

from drakehall.kernel.chance import derive
from drakehall.kernel.contract import State
from drakehall.kernel.errors import BadRecord
from drakehall.kernel.notation import SEATS
from drakehall.kernel.record import FORMAT, Record

HEADER: Final = re.compile(r"^\[\[record\]\][ \t]*$", re.MULTILINE)
MOST_GAMES: Final = 1000

Debt = Mapping[str, object]


@dataclass(frozen=True)
class Series:
    """The records so far, the last one perhaps still being played, and how many games it takes.

    A game on its own is a series of one.
    """

    records: tuple[Record, ...]
    games: int = 1

    @classmethod
    def parse(cls, text: str) -> Series:
        """Reads a series, or a record of a single game; raises ``BadRecord``."""
        head, *parts = HEADER.split(text)
        if not parts:
            return cls((Record.parse(text),))
        games = _head(head).get("games", len(parts))
        if not isinstance(games, int) or not len(parts) <= games <= MOST_GAMES:
            raise BadRecord("series-games", found=len(parts), most=MOST_GAMES)
        records = tuple(Record.parse(part) for part in parts)
        first = records[0]
        for number, record in enumerate(records, start=1):
            if (record.game, record.players) != (first.game, first.players):
                raise BadRecord("series-mixed", number=number)
            if record.cut_off and number < len(records):
                raise BadRecord("series-unfinished", number=number)
        return cls(records, games)

    def check_ends(self, states: Sequence[State]) -> None:
        """Raises ``BadRecord`` if a game is not over that another one follows."""
        for number, state in enumerate(states[:-1], start=1):
            if not state.is_terminal:
                raise BadRecord("series-unfinished", number=number)

    def to_toml(self) -> str:
        """Writes the series; a single game is written as a plain record."""
        if self.games == 1:
            return self.records[0].to_toml()
        parts = [f"drakehall = {FORMAT}\ngames = {self.games}\n"]
        parts += [f"[[record]]\n{record.to_toml()}" for record in self.records]
        return "\n".join(parts)

    def grown(self, record: Record) -> Series:
        """Gives the series with one more game."""
        return replace(self, records=(*self.records, record))


@dataclass(frozen=True)
class Totals:
    """What seats have won in a series: games (shared wins count), prizes, scores, debts."""

    wins: Mapping[str, int]
    prizes: Mapping[str, int]
    scores: Mapping[str, int]
    ledger: Sequence[Debt]

    @classmethod
    def of(cls, ends: Sequence[State]) -> Totals:
        """Adds finished games up; debts that the next game took over are not owed twice."""
        facts = [end.facts() for end in ends]
        seats = SEATS[: ends[0].game.players]
        ledger: list[Debt] = []
        for end in ends[:-1]:
            ledger += end.game.hand_over(end).ledger
        ledger += cast("list[Debt]", facts[-1].get("ledger", []))
        return cls(
            {s: sum(s in cast("list[str]", f["winners"]) for f in facts) for s in seats},
            {s: sum(f.get("prize") == s for f in facts) for s in seats},
            {s: sum(cast("Mapping[str, int]", f["score"]).get(s, 0) for f in facts) for s in seats},
            ledger,
        )


def seed_of_game(first: str, number: int) -> str:
    """Gives the seed of a game of a series (1 is the first) from that of the first."""
    return first if number == 1 else derive(first, number)


def _head(text: str) -> dict[str, Any]:
    try:
        head = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadRecord("record-not-toml", line=0) from error
    if head.get("drakehall", FORMAT) != FORMAT:
        raise BadRecord("record-format", version=str(head["drakehall"]), known=FORMAT)
    for key in head:
        if key not in {"drakehall", "games"}:
            raise BadRecord("record-unknown-key", key=key)
    return head
