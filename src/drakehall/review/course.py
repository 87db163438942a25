"""Tells how a game went: what every seat held after each part of it, and where it turned."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal, cast

from drakehall.kernel.contract import Game
from drakehall.kernel.notation import SEATS
from drakehall.kernel.record import Record, playback

Kind = Literal["gambit", "round"]
KEYS: Final[Sequence[tuple[Kind, str]]] = (("gambit", "gold"), ("round", "score"))
"""What counts the parts of a game, and what its players collect: the first that its facts have."""
Facts = Mapping[str, Any]


@dataclass(frozen=True)
class Part:
    """A gambit or round: its number, and what each seat held when it was over.

    ``frame`` is the move that ended it, counted from 0, the deal.
    """

    number: int
    frame: int
    amounts: Sequence[int]


@dataclass(frozen=True)
class Turn:
    """Where a game turned: the part from which on its winner was ahead.

    ``part`` is its place in the list of parts, ``frame`` the move in it that brought them
    furthest forward.
    """

    part: int
    seat: int
    frame: int


@dataclass(frozen=True)
class Course:
    """How a game went; ``start`` is what each seat began with.

    ``turn`` is ``None`` if several won.
    """

    kind: Kind
    start: Sequence[int]
    parts: Sequence[Part]
    turn: Turn | None


def course(record: Record, game: Game) -> Course:
    """Plays a finished game back and tells how it went; raises ``BadRecord``."""
    frames: list[Facts] = [dict(state.facts()) for state in playback(record, game)]
    count, held = next(keys for keys in KEYS if set(keys) <= frames[-1].keys())
    amounts = [_amounts(facts, held, game.players) for facts in frames]
    parts = _parts([int(facts[count]) for facts in frames], amounts)
    return Course(count, amounts[0], parts, _turn(parts, amounts, frames[-1]))


def _amounts(facts: Facts, held: str, players: int) -> list[int]:
    """Gives what each seat holds; who does not play holds nothing."""
    found = cast("Mapping[str, int]", facts[held])
    return [int(found.get(seat, 0)) for seat in SEATS[:players]]


def _parts(numbers: Sequence[int], amounts: Sequence[Sequence[int]]) -> list[Part]:
    """Gives the parts; one ends with the move that begins the next, or the game's last."""
    parts = []
    for frame, number in enumerate(numbers):
        if number < 1:
            continue  # a draft comes before the first
        following = numbers[frame + 1] if frame + 1 < len(numbers) else None
        if following != number:
            end = frame if following is None else frame + 1
            parts.append(Part(number, end, amounts[end]))
    return parts


def _turn(parts: Sequence[Part], amounts: Sequence[Sequence[int]], last: Facts) -> Turn | None:
    winners = cast("Sequence[str]", last["winners"])
    if len(winners) != 1:
        return None
    seat = SEATS.index(winners[0])
    leads = [_lead(part.amounts, seat) for part in parts]
    part = len(leads) - 1
    while part > 0 and leads[part - 1] > 0:
        part -= 1
    begin = parts[part - 1].frame if part else 0
    moves = range(begin + 1, parts[part].frame + 1)
    best = max(moves, key=lambda at: _lead(amounts[at], seat) - _lead(amounts[at - 1], seat))
    return Turn(part, seat, best)


def _lead(amounts: Sequence[int], seat: int) -> int:
    """Gives how far a seat is ahead of the best of the others."""
    return amounts[seat] - max(amount for at, amount in enumerate(amounts) if at != seat)
