"""Bots that do not do what they should, for processes of their own to run."""

from __future__ import annotations

import os
import threading
from pathlib import Path

from drakehall.kernel.questions import Observation
from drakehall.review.hints import Hint
from drakehall.server.advisers import advise
from drakehall.server.workers import think

NAP = 0.05
GATE = "DRAKEHALL_TEST_GATE"
"""Names the file that opens the gate: processes of their own can see it too."""


def hangs(level: str, seed: str, view: Observation) -> int:
    """Comes to no end if its level says so; else takes the last answer."""
    if level == "hangs":
        while True:
            threading.Event().wait(NAP)
    return last(level, seed, view)


def dies(_level: str, _seed: str, _view: Observation) -> int:
    """Takes its whole process along."""
    os._exit(9)


def fails(level: str, seed: str, view: Observation) -> int:
    """Has a fault."""
    raise LookupError(f"{level} has lost the thread of {seed} at {view.seat}")


def last(_: str, __: str, view: Observation) -> int:
    """Takes the last answer."""
    assert view.question is not None
    return view.question.options[-1].action


def gated(level: str, seed: str, view: Observation) -> int:
    """Thinks as its level does, but not before the gate is open."""
    wait_at_the_gate()
    return think(level, seed, view)


def gated_adviser(seed: str, view: Observation) -> Hint:
    """Gives a hint, but not before the gate is open."""
    wait_at_the_gate()
    return advise(seed, view)


def wait_at_the_gate() -> None:
    """Waits for the file that a test makes when it has seen enough."""
    while not Path(os.environ[GATE]).exists():
        threading.Event().wait(NAP)
