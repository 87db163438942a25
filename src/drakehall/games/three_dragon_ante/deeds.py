"""What the seats did lately, and how the table lay for all to see when they did it.

From that a soft belief can ask what else a seat might have held: see ``leanings``. A secret ante
becomes a deed when it is turned.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from struct import pack, unpack_from
from typing import Final, NamedTuple

from drakehall.games.three_dragon_ante.chronicle import each_note
from drakehall.games.three_dragon_ante.core import cards as core
from drakehall.games.three_dragon_ante.core import notes, steps
from drakehall.games.three_dragon_ante.core.table import State as Table
from drakehall.games.three_dragon_ante.image import NOBODY, draw_image

LATELY: Final = 6
"""Deeds of one seat that are kept."""
HEAD: Final = "<BBHH"
HEAD_SIZE: Final = 6


class Deed(NamedTuple):
    """A seat anted or played a card of a hand with others.

    ``drawn`` counts the cards that the seat had drawn before, ``image`` is what everybody saw.
    """

    seat: int
    kind: int
    drawn: int
    image: bytes


class Deeds:
    """The late deeds of all seats; ``drawn`` counts the cards that each has drawn so far."""

    def __init__(self, players: int) -> None:
        self._done: list[list[Deed]] = [[] for _ in range(players)]
        self._secret: list[Deed] = []
        self.drawn = [0] * players

    def copy(self) -> Deeds:
        """Gives an independent copy."""
        twin = Deeds(0)
        twin._done = [list(deeds) for deeds in self._done]
        twin._secret = list(self._secret)
        twin.drawn = list(self.drawn)
        return twin

    def do(self, table: Table, seat: int, asked: int, action: int) -> None:
        """Notes an answer before it is made; only antes and plays with a choice are deeds."""
        if asked > steps.ASK_PLAY or table.hand_size[seat] < 2:
            return
        deed = Deed(seat, action % core.KINDS, self.drawn[seat], draw_image(table, NOBODY))
        if asked == steps.ASK_ANTE:
            self._secret.append(deed)
        else:
            self._add(deed)

    def tell(self, journal: Sequence[int]) -> None:
        """Takes in what an answer led to: cards drawn or stolen, antes turned."""
        for kind, seat, _, _ in each_note(journal):
            if kind in {notes.DRAW, notes.DRAW_BLIND, notes.ROB}:
                self.drawn[seat] += 1
            elif kind == notes.REVEAL:
                for deed in self._secret:
                    self._add(deed)
                self._secret = []

    def _add(self, deed: Deed) -> None:
        self._done[deed.seat] = [*self._done[deed.seat], deed][-LATELY:]

    def to_bytes(self) -> bytes:
        """Gives what everybody may know of it as the bytes of an image."""
        parts = [pack(f"<{len(self.drawn)}H", *self.drawn)]
        for deed in (deed for deeds in self._done for deed in deeds):
            parts += [pack(HEAD, deed.seat, deed.kind, deed.drawn, len(deed.image)), deed.image]
        return b"".join(parts)

    def to_plain(self) -> list[object]:
        """Gives all of it as plain data (JSON) for ``from_plain``."""
        lists = [[deed for deeds in self._done for deed in deeds], self._secret]
        return [list(self.drawn), *([[*d[:3], d.image.hex()] for d in deeds] for deeds in lists)]

    @classmethod
    def from_plain(cls, plain: object) -> Deeds:
        """Rebuilds what ``to_plain`` gave."""
        assert isinstance(plain, list)
        drawn, done, secret = plain
        deeds = cls(len(drawn))
        deeds.drawn = list(drawn)
        for entry in done:
            deeds._add(_deed(*entry))
        deeds._secret = [_deed(*entry) for entry in secret]
        return deeds


def _deed(seat: int, kind: int, drawn: int, image: str) -> Deed:
    return Deed(seat, kind, drawn, bytes.fromhex(image))


def read_deeds(data: bytes, players: int) -> tuple[tuple[int, ...], Iterator[Deed]]:
    """Gives what ``to_bytes`` wrote: the cards drawn by each seat, and the deeds in order."""
    return unpack_from(f"<{players}H", data), _deeds(data, 2 * players)


def _deeds(data: bytes, start: int) -> Iterator[Deed]:
    while start < len(data):
        seat, kind, drawn, size = unpack_from(HEAD, data, start)
        start += HEAD_SIZE + size
        yield Deed(seat, kind, drawn, data[start - size : start])
