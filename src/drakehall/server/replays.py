"""Plays a game of a table back: what somebody saw after each move.

While a game goes on, a seat looks back through its own eyes and no other. When it is over,
everybody may look through any eyes, or through all at once.
"""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from drakehall import wire
from drakehall.kernel.contract import Game, State
from drakehall.kernel.events import Event
from drakehall.kernel.notation import SEATS
from drakehall.kernel.record import Record, playback
from drakehall.review.course import course
from drakehall.server import labels
from drakehall.server.refused import Refused
from drakehall.server.requests import Course, Frame, Part, Replay, Turn
from drakehall.server.table import Table

ALL: Final = "all"
"""The eyes that see everything."""
NOBODY: Final = "none"
"""The eyes of a spectator."""


async def replay(
    table: Table, info: wire.Table, held: Sequence[int], eyes: str | None, number: int | None
) -> Replay:
    """Plays a game back for somebody who holds some seats; raises ``Refused``."""
    state, is_over = _game(table, number)
    letters = [SEATS[seat] for seat in range(len(table.seats))]
    mine = [SEATS[seat] for seat in held]
    allowed = [ALL, *letters, NOBODY] if is_over else mine
    if not allowed:
        raise Refused("not-ended")
    chosen = eyes or (mine[0] if mine else allowed[0])
    if chosen not in allowed:
        raise Refused("not-your-seat", seat=chosen)
    record = Record.of(state, letters)
    frames = await asyncio.to_thread(lambda: list(_frames(record, state.game, chosen)))
    return Replay(info, number or table.number, chosen, allowed, frames)


async def went(table: Table, number: int | None) -> Course:
    """Tells how a game that is over went; raises ``Refused``."""
    state, is_over = _game(table, number)
    if not is_over:
        raise Refused("not-ended")
    return await asyncio.to_thread(_went, state, number or table.number)


def _went(state: State, number: int) -> Course:
    letters = SEATS[: state.game.players]
    record = Record.of(state, list(letters))
    found = course(record, state.game)
    parts = [Part(part.number, part.frame, _by_seat(part.amounts)) for part in found.parts]
    turn = None
    if found.turn is not None:
        frame = next(itertools.islice(_frames(record, state.game, ALL), found.turn.frame, None))
        turn = Turn(found.turn.part, letters[found.turn.seat], found.turn.frame, frame.events)
    return Course(number, found.kind, _by_seat(found.start), parts, turn)


def _by_seat(amounts: Sequence[int]) -> dict[str, int]:
    return dict(zip(SEATS, amounts, strict=False))


def _game(table: Table, number: int | None) -> tuple[State, bool]:
    """Gives a game of the table with whether it is over."""
    finished = table.finished(number)
    if finished is not None and finished.state is not None:
        return finished.state, True
    if finished is None and table.state is not None and number in {None, table.number}:
        return table.state, False
    raise Refused("not-ended")


def _frames(record: Record, game: Game, eyes: str) -> Iterator[Frame]:
    told = 0
    for state in playback(record, game):
        happened = [_seen(event, eyes) for event in state.history[told:]]
        events = labels.events(game.id, happened, [""] * len(happened), None, told)
        told = len(state.history)
        yield Frame(dict(_facts(state, eyes)), events)


def _facts(state: State, eyes: str) -> Mapping[str, Any]:
    if eyes == ALL:
        return state.facts()
    return state.observation(None if eyes == NOBODY else SEATS.index(eyes)).facts


def _seen(event: Event, eyes: str) -> Event:
    if eyes == ALL:
        return Event(event.kind, event.args)
    return event.seen_by(None if eyes == NOBODY else SEATS.index(eyes))
