"""Reads a scenario file and refuses whatever does not belong in one.

What only the game can judge, its options and its position, is left to the game.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from drakehall.kernel.chance import Seed
from drakehall.kernel.errors import Refusal

Types = Mapping[str, type | tuple[type, ...]]

TOP: Types = {
    "title": str,
    "game": str,
    "source": str,
    "players": int,
    "seed": (int, str),
    "options": dict,
    "position": dict,
    "step": list,
    "refused": str,
}
NEEDED = ("game", "players")
STEP: Types = {"do": list, "reject": (str, list), "error": str, "legal": list, "expect": dict}


class BadScenario(Refusal):
    """A scenario file that is wrong; its argument ``key`` says where."""


@dataclass(frozen=True)
class Step:
    """Moves to play, then what must be refused, be legal, and be true."""

    do: tuple[str, ...] = ()
    reject: tuple[str, ...] = ()
    error: str | None = None
    legal: tuple[str, ...] | None = None
    expect: Mapping[str, Any] = field(default_factory=dict)

    @property
    def checks(self) -> bool:
        """Whether the step can fail by more than a refused move."""
        return bool(self.reject or self.expect) or self.legal is not None


@dataclass(frozen=True)
class Scenario:
    """One case: either steps, or a ruleset or position that must be refused."""

    game: str
    players: int
    title: str = ""
    seed: Seed = 0
    options: Mapping[str, object] = field(default_factory=dict)
    position: Mapping[str, object] | None = None
    steps: tuple[Step, ...] = ()
    refused: str | None = None


def load(text: str) -> Scenario:
    """Reads a scenario; raises ``BadScenario`` with the key and the reason."""
    try:
        values = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        place = re.search(r"line (\d+)", str(error))
        line = int(place[1]) if place else 0
        raise BadScenario("scenario-not-toml", key="", line=line) from error
    _check(values, TOP, "")
    for key in NEEDED:
        if key not in values:
            raise BadScenario("scenario-missing-key", key=key)
    steps = tuple(_step(step, f"step[{n}]") for n, step in enumerate(values.pop("step", []), 1))
    if "refused" in values and steps:
        raise BadScenario("scenario-refused-with-steps", key="refused")
    if values.get("refused") == "":
        raise BadScenario("scenario-empty", key="refused")
    if "refused" not in values and not any(step.checks for step in steps):
        raise BadScenario("scenario-no-checks", key="step")
    values.pop("source", None)
    return Scenario(steps=steps, **values)


def _step(values: object, where: str) -> Step:
    if not isinstance(values, dict):
        raise BadScenario("scenario-wrong-type", key=where)
    _check(values, STEP, f"{where}.")
    reject = values.get("reject", [])
    legal = _texts(values["legal"], f"{where}.legal") if "legal" in values else None
    step = Step(
        do=_texts(values.get("do", []), f"{where}.do"),
        reject=_texts([reject] if isinstance(reject, str) else reject, f"{where}.reject"),
        error=values.get("error"),
        legal=legal,
        expect=values.get("expect", {}),
    )
    if step.error is not None and not step.reject:
        raise BadScenario("scenario-error-without-reject", key=f"{where}.error")
    if step.error == "":
        raise BadScenario("scenario-empty", key=f"{where}.error")
    return step


def _check(values: Mapping[str, object], types: Types, where: str) -> None:
    for key, value in values.items():
        if key not in types:
            raise BadScenario("scenario-unknown-key", key=where + key)
        if not isinstance(value, types[key]) or isinstance(value, bool):
            raise BadScenario("scenario-wrong-type", key=where + key)


def _texts(values: list[Any], where: str) -> tuple[str, ...]:
    if not all(isinstance(value, str) and value.strip() for value in values):
        raise BadScenario("scenario-wrong-type", key=where)
    return tuple(" ".join(value.split()) for value in values)
