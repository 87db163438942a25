"""The grammar that both games' notation shares: lines, seats, chance."""

from __future__ import annotations

from dataclasses import dataclass

from drakehall.kernel.errors import BadNotation

SEATS = "ABCDEF"
CHANCE = "*"


@dataclass(frozen=True)
class Line:
    """One line: who (a seat letter or ``*``), the verb, and what follows it."""

    who: str
    verb: str
    args: tuple[str, ...]

    @property
    def text(self) -> str:
        """The line without its seat."""
        return " ".join((self.verb, *self.args))


def seat_letter(seat: int) -> str:
    """Gives the letter of a seat number."""
    return SEATS[seat]


def seat_number(letter: str, players: int) -> int:
    """Gives the number of a seat letter; raises ``BadNotation`` if nobody sits there."""
    if len(letter) != 1 or letter not in SEATS[:players]:
        raise BadNotation("notation-no-seat", seat=letter, seats=" ".join(SEATS[:players]))
    return SEATS.index(letter)


def split_line(line: str) -> Line:
    """Splits a line into who, verb and arguments; raises ``BadNotation``."""
    words = line.split()
    if len(words) < 2 or (words[0] != CHANCE and (len(words[0]) != 1 or words[0] not in SEATS)):
        raise BadNotation("notation-not-a-line", line=line)
    return Line(words[0], words[1], tuple(words[2:]))
