"""Turns what the wire shows back into the views that bots and screens read."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from drakehall import wire
from drakehall.kernel.events import Event, Value
from drakehall.kernel.notation import SEATS
from drakehall.kernel.questions import Observation, Option, Question


def observation(eye: wire.Eye) -> Observation:
    """Gives what a seat sees now."""
    seat = None if eye.seat is None else SEATS.index(eye.seat)
    asked = None if eye.question is None else question(eye.question)
    return Observation(seat, eye.facts, asked, eye.image)


def question(asked: wire.Question) -> Question:
    """Gives an open question."""
    options = tuple(Option(o.id, o.move, _values(o.preview)) for o in asked.options)
    return Question(
        SEATS.index(asked.seat),
        asked.kind,
        options,
        source=asked.source,
        owner=None if asked.owner is None else SEATS.index(asked.owner),
        facts=_values(asked.facts),
    )


def events(told: Iterable[wire.Event]) -> list[Event]:
    """Gives what happened, as the seat saw it."""
    return [Event(event.kind, _values(event.args)) for event in told]


def _values(plain: Mapping[str, wire.Value]) -> dict[str, Value]:
    return {key: tuple(v) if isinstance(v, list) else v for key, v in plain.items()}
