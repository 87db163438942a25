"""What a game shows at the terminal: the one interface that every game's screen keeps."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence

from drakehall.kernel.events import Event, InformationState
from drakehall.kernel.notation import SEATS
from drakehall.kernel.questions import Observation, Option, Question
from drakehall.language import Words
from drakehall.tui.log import Log


class Screen(ABC):
    """Turns views and events of one game into lines of one language.

    ``words`` speak for the game, ``names`` are those of the seats, ``options`` its ruleset.
    """

    has_secrets = True
    """Whether seats see things that the others must not: then people at one terminal turn away."""

    def __init__(self, words: Words, names: Sequence[str], options: Mapping[str, object]) -> None:
        self.words = words
        self.names = names
        self.options = options

    def name(self, seat: str) -> str:
        """Gives the name of a seat by its letter."""
        return self.words.name(self.names[SEATS.index(seat)])

    # --- what is true now -----------------------------------------------------------------

    @abstractmethod
    def table(self, view: Observation) -> list[str]:
        """Gives the public table, seat by seat."""

    def hand(self, view: Observation) -> list[str]:  # noqa: ARG002 - most games have none
        """Gives what the reader alone has."""
        return []

    def before_question(self, view: Observation) -> list[str]:
        """Gives what the reader has to know and neither table nor answers say."""
        return self.hand(view)

    def hints(self, view: Observation, information: InformationState) -> list[str]:  # noqa: ARG002
        """Gives exact chances, as the reader can know them."""
        return []

    def question(self, view: Observation) -> list[str]:
        """Gives the prompt and the numbered answers of the open question."""
        question = view.question
        if question is None:
            return []
        labels = [self.label(view, question, option) for option in question.options]
        numbered = [f"{number:>3}) {label}" for number, label in enumerate(labels, start=1)]
        return [self.words.prompt(question, self.names), *numbered]

    @abstractmethod
    def label(self, view: Observation, question: Question, option: Option) -> str:
        """Gives an answer as a line of the list."""

    # --- what has happened ----------------------------------------------------------------

    @abstractmethod
    def make_log(self, viewer: int | None) -> Log:
        """Gives what words events for a seat, or for everybody."""

    def log(self, events: Iterable[Event], viewer: int | None) -> list[str]:
        """Gives what has happened, for one seat or for everybody."""
        return self.make_log(viewer).lines(events)

    @abstractmethod
    def ending(self, view: Observation) -> list[str]:
        """Gives the final ranking, and what else there is to say at the end."""

    # --- what can be explained ------------------------------------------------------------

    @abstractmethod
    def topics(self) -> Iterable[str]:
        """Gives everything that can be explained, by its word."""

    @abstractmethod
    def topic(self, word: str) -> str | None:
        """Gives the topic of a word (``red`` for ``red-12``), if it is one."""

    def heading(self, topic: str) -> str:
        """Gives the heading of a topic."""
        return self.words.say(f"kind-{topic}")

    def text(self, topic: str) -> str:
        """Gives the text of a topic."""
        return self.words.card_text(topic)

    def explain(self, topic: str) -> list[str]:
        """Gives the heading and the text of a topic."""
        return [self.heading(topic), self.text(topic)]

    def topic_of(self, answer: str) -> str | None:
        """Gives the topic that an answer speaks of, if it does: ``slay red-3@B``."""
        found = map(self.topic, re.split(r"[ @]", answer))
        return next((topic for topic in found if topic), None)

    def find_topic(self, text: str) -> str | None:
        """Gives the topic that is meant: ``red-12``, or how a heading begins."""
        start = text.casefold().strip()
        begins = (
            t for t in self.topics() if start and self.heading(t).casefold().startswith(start)
        )
        return self.topic(start) or next(begins, None)
