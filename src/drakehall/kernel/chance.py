"""Documented streams of chance, so that anybody can check a game's luck.

A stream belongs to (seed, purpose, number). Its words are the big-endian 32-bit words of
SHA-256 over the UTF-8 text ``drakehall/1/SEED/PURPOSE/NUMBER/BLOCK`` for BLOCK = 0, 1, 2, …
A number below n is the next word below the largest multiple of n, modulo n. A shuffle is
Fisher-Yates from the last place down to the second, over the cards in the order of the deck
list. Each purpose and number has a stream of its own: how often one kind of chance was needed
never changes another (same deal, different play).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import sha256
from typing import TypeVar

T = TypeVar("T")
Seed = int | str

WORDS = 1 << 32


def seed_text(seed: Seed) -> str:
    """Gives the text of a seed; an integer and its decimal text are the same seed."""
    return str(seed)


def derive(seed: Seed, index: int) -> str:
    """Gives the seed of game ``index`` of a run, whatever the number of workers."""
    return sha256(f"drakehall/1/{seed_text(seed)}/game/{index}".encode()).hexdigest()[:32]


class Stream:
    """Draws numbers of one purpose from a seed."""

    def __init__(self, seed: Seed, purpose: str, number: int = 0) -> None:
        self._words = _words(f"drakehall/1/{seed_text(seed)}/{purpose}/{number}")

    def below(self, n: int) -> int:
        """Draws a number in 0 … n - 1, each equally likely."""
        limit = WORDS - WORDS % n
        while True:
            word = next(self._words)
            if word < limit:
                return word % n

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """Gives the items in a random order, each order equally likely."""
        order = list(items)
        for last in range(len(order) - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return order


def _words(prefix: str) -> Iterator[int]:
    block = 0
    while True:
        digest = sha256(f"{prefix}/{block}".encode()).digest()
        for place in range(0, 32, 4):
            yield int.from_bytes(digest[place : place + 4], "big")
        block += 1
