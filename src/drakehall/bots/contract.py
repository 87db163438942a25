"""What every computer player is, what it may spend, and what it says about its choice."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

from drakehall.kernel.chance import Seed, seed_text
from drakehall.kernel.events import Value
from drakehall.kernel.questions import Observation, Question


@dataclass(frozen=True)
class Budget:
    """What a bot may spend on one decision: playouts, or seconds on the clock.

    Without a number the bot takes what its kind usually takes. Playouts repeat: the same view,
    seed and budget give the same choice on every machine. Seconds do not, and ``repeats`` says
    so. Bots that do not search spend nothing and leave a budget unused.
    """

    playouts: int | None = None
    seconds: float | None = None

    @property
    def repeats(self) -> bool:
        """Whether choices made with this budget are the same every time."""
        return self.seconds is None


@dataclass(frozen=True)
class Weighed:
    """One move: its action, its text, what it is worth and how often the bot would make it.

    ``chance`` is how likely the seat that is asked is to win after this move, 0 … 1. ``value`` is
    what moves are compared by: the chance as well, or with it by how much the game is won.
    ``share`` is above 0 for more than one move where the bot mixes, as at a secret ante.
    """

    action: int
    text: str
    value: float
    chance: float
    share: float


@dataclass(frozen=True)
class Reason:
    """A feature that the bot used, and by how much it speaks for the choice.

    ``weight`` is its part of the margin in ``value`` between the choice and the best other
    move, negative where it speaks against the choice. ``args`` are what a sentence about it
    may name: seats, cards, amounts.
    """

    feature: str
    weight: float
    args: Mapping[str, Value] = field(default_factory=dict)


@dataclass(frozen=True)
class Advice:
    """A choice with its report.

    ``moves`` are the best three moves, or as many as there are, best first; the chosen one is
    among them. ``chances`` are the win chances of the seats and sum to 1; empty where the bot
    does not judge. ``reasons`` stand with those that decided first. ``playouts`` were spent.
    """

    action: int
    moves: tuple[Weighed, ...] = ()
    chances: tuple[float, ...] = ()
    reasons: tuple[Reason, ...] = ()
    playouts: int = 0


class Bot(ABC):
    """A player that is shown what its seat sees, and answers.

    A bot is given views and nothing else: never a state, so that it cannot know more than a
    person in its seat. It remembers nothing from one answer to the next. The same view, seed
    and budget always give the same answer, in whatever order and however often it is asked,
    unless the budget is one of seconds.
    """

    def __init__(self, seed: Seed, budget: Budget | None = None) -> None:
        self._seed = seed_text(seed)
        self._budget = budget or Budget()

    @abstractmethod
    def choose(self, view: Observation) -> int:
        """Gives the action of one of the options of the view's question."""

    def advise(self, view: Observation, without: Collection[str] = ()) -> Advice:  # noqa: ARG002
        """Gives the choice with what the bot can say about it.

        ``without`` names features (``Reason.feature``) that shall count for nothing: the margin
        that remains shows what a reason is worth. A bot that gives no reasons takes no notice.
        """
        return Advice(self.choose(view))

    def number(self, view: Observation) -> int:
        """Gives a number of 31 bits that depends on the seed and on what the seat sees alone."""
        assert view.image is not None, "a spectator is not asked"
        image = view.image
        head = f"{self._seed}/{view.seat}/{image.ruleset}/".encode()
        return _number(head + image.table + image.known) >> 33

    @property
    def luck(self) -> int:
        """The number of 64 bits that is the seed's."""
        return _number(self._seed.encode())


class TableBot(Bot):
    """A bot that can be asked on a table of the core as well as on a view of it.

    Of a table it reads what the seat that is asked sees, and nothing else: it gives the same
    answer on the whole table, on any other that looks the same to the seat, and to the view.
    """

    @abstractmethod
    def answer(self, table: Any) -> int:  # noqa: ANN401 - each game has its own
        """Gives the action for the seat that is asked on a table of the game's core."""


Maker = Callable[[Seed, Budget | None], Bot]
"""Makes a bot of a kind for one game."""


def _number(text: bytes) -> int:
    return int.from_bytes(sha256(text).digest()[:8], "big")


def question_of(view: Observation) -> Question:
    """Gives the question that a view puts; a bot is asked only when there is one."""
    assert view.question is not None, "the seat of this view is not asked"
    return view.question
