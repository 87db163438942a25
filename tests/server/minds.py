"""Bots that do not do what they should, for processes of their own to run."""

from __future__ import annotations

import os
import threading

from drakehall.kernel.questions import Observation

NAP = 0.05


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
