"""The open question: who is asked, why, and everything that may be answered."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from drakehall.kernel.events import Value


@dataclass(frozen=True)
class Option:
    """One legal answer: its number, its text without the seat, and what it would do."""

    action: int
    text: str
    preview: Mapping[str, Value] = field(default_factory=dict)


@dataclass(frozen=True)
class Question:
    """A decision put to one seat; ``source`` is the word of the card that asks, if one does."""

    seat: int
    kind: str
    options: tuple[Option, ...]
    source: str | None = None
    owner: int | None = None
    facts: Mapping[str, Value] = field(default_factory=dict)


@dataclass(frozen=True)
class Image:
    """What a program in a seat may reckon with: plain data, fit to be sent to another process.

    ``ruleset`` is JSON, ``table`` the numbers of the core with everything blank that the seat
    does not see, ``known`` what the seat has learnt of hidden cards so far. Worlds that look the
    same to the seat have equal images. The game's ``beliefs`` make whole states of it.
    """

    ruleset: str
    table: bytes
    known: bytes


@dataclass(frozen=True)
class Observation:
    """What a seat sees now, made from an allow-list: the only thing a client or bot receives.

    ``facts`` uses the keys of the notation (positions and expectations), seat letters and card
    words; a card that the seat does not know is ``"?"``. ``question`` is set for the seat that
    is asked, and for nobody else. ``seat`` is ``None`` for a spectator, who has no ``image``.
    """

    seat: int | None
    facts: Mapping[str, object]
    question: Question | None = None
    image: Image | None = None
