"""Reads who sits where: ``you``, ``you:NAME``, ``bot``, or ``bot:KIND`` such as ``bot:hard``."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from drakehall.bots import KINDS
from drakehall.kernel.errors import Refusal
from drakehall.kernel.notation import SEATS
from drakehall.language import Words

PERSON: Final = "you"
BOTS: Final = {"bot": "rules", **{f"bot:{kind}": kind for kind in KINDS}}
LONGEST_NAME: Final = 20


@dataclass(frozen=True)
class Seat:
    """A place at the table; ``bot`` is the kind of bot that plays there, or ``None``."""

    name: str
    bot: str | None = None

    @property
    def word(self) -> str:
        """The word of the command line that makes this seat again."""
        return f"bot:{self.bot}" if self.bot else PERSON


def parse_seats(text: str, words: Words, names: tuple[str, ...] = ()) -> list[Seat]:
    """Gives the seats of a list such as ``you,bot:random``; raises ``Refusal``.

    ``names`` are those of a game that goes on: they win over default names.
    """
    entries = [entry.strip() for entry in text.split(",")]
    if len(entries) > len(SEATS):
        raise Refusal("seats-many", most=len(SEATS), count=len(entries))
    if names and len(names) != len(entries):
        raise Refusal("seats-differ", count=len(entries), needed=len(names))
    seats = [
        _seat(entry, letter, words, names[number] if names else "")
        for number, (entry, letter) in enumerate(zip(entries, SEATS, strict=False))
    ]
    taken: set[str] = set()
    for seat in seats:
        if seat.name in taken:
            raise Refusal("seats-same-name", name=seat.name)
        taken.add(seat.name)
    return seats


def printable(text: str) -> str:
    """Gives a text of a record, which may come from anywhere, without what a terminal obeys."""
    return "".join(letter if letter.isprintable() else "?" for letter in text)


def _seat(entry: str, letter: str, words: Words, old_name: str) -> Seat:
    old_name = printable(old_name)
    if entry in BOTS:
        return Seat(old_name or words.say("bot-name", seat=letter), BOTS[entry])
    kind, colon, name = entry.partition(":")
    if kind != PERSON:
        raise Refusal("seats-unknown", word=entry)
    name = " ".join(name.split())
    if colon and not (1 <= len(name) <= LONGEST_NAME and name.isprintable()):
        raise Refusal("seats-bad-name", longest=LONGEST_NAME)
    return Seat(name or old_name or words.say("person-name", seat=letter))
