"""The ids of the texts of questions, options and events, and the values they speak of."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

from drakehall import wire
from drakehall.kernel.events import UNKNOWN, Event, Value
from drakehall.kernel.notation import SEATS
from drakehall.kernel.questions import Option, Question
from drakehall.language import has_message

PREFIXES: Final = {"three-dragon-ante": "", "draco": "draco-"}
"""What the ids of a game's texts begin with."""
CARD_VERBS: Final = {"play", "ante", "give", "take", "copy", "slay", "discard", "trigger"}
SEAT_VERBS: Final = {"target", "lead"}
NAMED_VERBS: Final = {"wild": "colour", "pick": "ability", "sword": "sword"}


def question(game: str, asked: Question, question_id: str) -> wire.Question:
    """Gives an open question as the wire has it."""
    seat = SEATS[asked.seat]
    owner = None if asked.owner is None else SEATS[asked.owner]
    args: dict[str, wire.Value] = {**values(asked.facts), "who": seat}
    if owner is not None:
        args["owner"] = owner
    if asked.source is not None:
        args["card"] = asked.source
    return wire.Question(
        id=question_id,
        seat=seat,
        kind=asked.kind,
        prompt=wire.Text(f"{PREFIXES[game]}ask-{asked.kind}", args),
        options=[_option(game, asked, option, owner) for option in asked.options],
        source=asked.source,
        owner=owner,
        facts=values(asked.facts),
    )


def events(
    game: str, happened: Sequence[Event], authors: Sequence[wire.By], seat: int | None, first: int
) -> list[wire.Event]:
    """Gives events as a seat saw them, numbered from ``first``."""
    seen = (event.seen_by(seat) for event in happened)
    return [
        wire.Event(number, event.kind, values(event.args), _event_text(game, event), by)
        for number, (event, by) in enumerate(zip(seen, authors, strict=True), start=first)
    ]


def values(args: Mapping[str, Value]) -> dict[str, wire.Value]:
    """Gives arguments as plain data."""
    return {k: list(v) if isinstance(v, tuple) else v for k, v in args.items()}


def sentence(game: str, ids: Sequence[str], args: Mapping[str, Value]) -> wire.Text:
    """Gives a sentence of which there may be several kinds: the first that there are words for."""
    names = [name for one in ids for name in (f"{PREFIXES[game]}{one}", one)]
    return wire.Text(_first(names), values(args))


def _option(game: str, asked: Question, option: Option, owner: str | None) -> wire.Option:
    args = {**values(asked.facts), **values(option.preview), **_target(option.text)}
    if owner is not None:
        args["owner"] = owner
    label = wire.Text(_label(game, asked.kind, option.text), args)
    return wire.Option(option.action, option.text, label, values(option.preview))


def _target(text: str) -> dict[str, wire.Value]:
    """Gives what an answer speaks of, under the name that says what it is."""
    verb, _, rest = text.partition(" ")
    what, _, place = rest.partition("@")
    found: dict[str, wire.Value] = {}
    if verb in SEAT_VERBS:
        found["seat"] = what
    elif verb in CARD_VERBS:
        found["card"] = what
    elif verb == "trio":
        found["strength" if what.isdecimal() else "colour"] = (
            int(what) if what.isdecimal() else what
        )
    elif verb in NAMED_VERBS:
        found[NAMED_VERBS[verb]] = int(what) if what.isdecimal() else what
    if place:
        found["seat"] = place
    return found


@cache
def _label(game: str, kind: str, text: str) -> str:
    """Finds the text of an answer: the narrowest id that there is."""
    verb, _, what = text.partition(" ")
    start = f"{PREFIXES[game]}choice-"
    names = [f"{kind}-{verb}", *([kind] if verb == "take" else []), verb]
    if verb == "trio":
        names = ["trio-strength" if what.isdecimal() else "trio-colour"]
    return _first([f"{start}{name}" for name in names])


def _event_text(game: str, event: Event) -> str | None:
    tail = next(
        (t for v, t in ((UNKNOWN, "-unknown"), ("none", "-none")) if v in _plain(event)), ""
    )
    power = event.args.get("power")
    if not tail and power is not None and power != event.args.get("card"):
        tail = "-copied"
    return _known(f"{PREFIXES[game]}event-{event.kind}{tail}", f"event-{event.kind}{tail}")


def _plain(event: Event) -> Sequence[Value]:
    return [value for value in event.args.values() if isinstance(value, str)]


@cache
def _known(*ids: str) -> str | None:
    return next((name for name in ids if has_message(name)), None)


def _first(ids: Sequence[str]) -> str:
    return next((name for name in ids if has_message(name)), ids[-1])
