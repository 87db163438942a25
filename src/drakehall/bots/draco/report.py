"""What a search says about its answers: chances, the best moves, and what decided."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final

from drakehall.bots.contract import Reason, Weighed
from drakehall.games.draco.players import parts
from drakehall.games.draco.words import full_text
from drakehall.kernel.events import Value

PARTS: Final = {
    "take": parts.TAKE,
    "deny": parts.DENY,
    "curse": parts.CURSE,
    "later": parts.LATER,
}
"""The parts of a game that can speak for an answer, by the names of their features."""
BEGIN: Final = "begin"
"""The feature of a game that would have no end if nobody turned up a card."""
LEAST: Final = 1e-9
"""A weight that is not just a rounding."""


@dataclass(frozen=True)
class Answer:
    """What came of one answer: mean values in 0 … 1, and mean points of each part.

    ``without`` are the values that it would have without a part of the game, ``masked`` without
    all the parts that were to count for nothing. ``points`` of "deny" are what all the others
    get, of "later" what the seat gains on each of them after this round.
    """

    action: int
    value: float
    chances: tuple[float, ...]
    without: dict[str, float]
    masked: float
    points: dict[str, float]

    @classmethod
    def of(cls, row: Sequence[int], players: int) -> Answer:
        """Reads a row of the search's findings."""
        action, tried, earned, *rest = row
        wins, rest = rest[:players], rest[players:]
        without, sums = rest[: parts.COUNT + 1], rest[parts.COUNT + 1 :]
        scale = tried * parts.WHOLE
        others = players - 1
        return cls(
            action,
            earned / scale,
            tuple(won / max(1, sum(wins)) for won in wins),
            {name: without[part] / scale for name, part in PARTS.items()},
            without[parts.COUNT] / scale,
            {
                name: sums[part] / tried / (others if part == parts.LATER else 1)
                for name, part in PARTS.items()
            },
        )


def bits(features: Collection[str]) -> int:
    """Gives the set of parts that some features are; other features are none of them."""
    return sum(1 << PARTS[name] for name in set(features) if name in PARTS)


def reasons(choice: Answer, others: Sequence[Answer]) -> tuple[Reason, ...]:
    """Gives what speaks for an answer against the best of others, what decided first.

    A weight is by how much the margin over the best of them shrinks if the part does not count;
    parts without any are left out. Where there is no margin nothing decided.
    """
    margin = choice.value - max(other.value for other in others)
    if margin <= 0:
        return ()
    found = []
    for name in PARTS:
        rest = choice.without[name] - max(other.without[name] for other in others)
        if margin - rest > LEAST:
            found.append(Reason(name, margin - rest, _args(name, choice, others[0])))
    return tuple(sorted(found, key=lambda reason: -reason.weight))


def weighed(answer: Answer, value: float, chance: float, chosen: bool) -> Weighed:
    """Gives an answer as a report shows it."""
    return Weighed(answer.action, full_text(answer.action), value, chance, float(chosen))


def _args(name: str, choice: Answer, other: Answer) -> dict[str, Value]:
    """Gives what a sentence may name: tenths of points, or hundredths of curses, of both."""
    unit = 100 if name == "curse" else 10
    return {
        "move": full_text(choice.action),
        "other": full_text(other.action),
        "here": round(choice.points[name] * unit),
        "there": round(other.points[name] * unit),
    }
