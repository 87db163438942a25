"""What every computer player is."""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from random import Random
from typing import TypeVar

from drakehall.kernel.chance import Seed, seed_text
from drakehall.kernel.questions import Observation, Question

T = TypeVar("T")


class Bot(ABC):
    """A player that is shown what its seat sees, and answers.

    A bot is given views and nothing else: never a state, so that it cannot know more than a
    person in its seat. It remembers nothing from one answer to the next. The same view and seed
    always give the same answer, in whatever order and however often it is asked. It need not
    give reasons.
    """

    def __init__(self, seed: Seed) -> None:
        self._seed = seed_text(seed)

    @abstractmethod
    def choose(self, view: Observation) -> int:
        """Gives the action of one of the options of the view's question."""

    def draw(self, view: Observation, among: list[T]) -> T:
        """Draws one of several, each equally likely; only seed and view decide which."""
        facts = json.dumps(view.facts, sort_keys=True)
        return Random(f"{self._seed}/{view.seat}/{facts}").choice(among)


def question_of(view: Observation) -> Question:
    """Gives the question that a view puts; a bot is asked only when there is one."""
    assert view.question is not None, "the seat of this view is not asked"
    return view.question
