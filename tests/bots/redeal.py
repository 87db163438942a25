"""Deals anew everything that a seat cannot know, and keeps everything that it was shown."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from drakehall.games.draco import beliefs as draco_beliefs
from drakehall.games.draco.core import snapshot as draco_snapshot
from drakehall.games.three_dragon_ante import beliefs
from drakehall.games.three_dragon_ante.cards import KIND_OF
from drakehall.games.three_dragon_ante.core import snapshot
from drakehall.kernel.contract import State
from drakehall.kernel.events import Event

WORDS = sorted(KIND_OF)


def redealt(state: State, eyes: int, luck: random.Random) -> State:
    """Gives another state that looks the same to a seat.

    The hidden cards lie as in any world that fits what the seat knows for certain; what others
    were told in secret is something else; and so is the seed, which decides what comes.
    """
    plain = dict(state.snapshot())
    old = plain["table"]
    assert isinstance(old, dict)
    plain["table"] = _table(state, eyes, luck, old)
    plain["seed"] = luck.getrandbits(60)
    plain["history"] = [_retold(event, eyes, luck).to_plain() for event in state.history]
    return state.game.restore(plain)


def _table(state: State, eyes: int, luck: random.Random, old: Mapping[str, Any]) -> dict[str, Any]:
    view, number = state.observation(eyes), luck.getrandbits(30)
    if state.game.id == "draco":
        return draco_snapshot.dump(draco_beliefs.Belief(view).sample(number))
    new = snapshot.dump(beliefs.Belief(view, soft=False).sample(number))
    for name in ("frame_seat", "frame_owner"):  # who is asked first where all choose at once
        new[name] = old[name]
    return new


def _retold(event: Event, eyes: int, luck: random.Random) -> Event:
    """Gives an event with other secrets, if they are secrets to the seat."""
    if not event.secret or eyes in event.audience:
        return event
    args = dict(event.args)
    for name in event.secret & set(args):
        verb, _, word = str(args[name]).rpartition(" ")
        if word in KIND_OF:
            args[name] = f"{verb} {luck.choice(WORDS)}".strip()
    return Event(event.kind, args, event.secret, event.audience)
