"""Tells what has happened, in as few sentences as leave nothing out."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

from drakehall.kernel.contract import State
from drakehall.kernel.events import Event
from drakehall.kernel.notation import SEATS
from drakehall.language import Words


def since_last_answer(state: State, seat: int) -> list[Event]:
    """Gives what has happened since a seat last answered, as that seat saw it."""
    letter = SEATS[seat]
    recent: list[Event] = []
    for event in reversed(state.history):
        if event.kind == "answer" and event.args["seat"] == letter:
            break
        recent.append(event.seen_by(seat))
    return recent[::-1]


class Log:
    """Words the events of a game for one reader; ``viewer`` is a seat or ``None``."""

    chapter = ""
    """The kind of event that begins a chapter."""

    def __init__(self, words: Words, names: Sequence[str], viewer: int | None) -> None:
        self.words = words
        self.names = names
        self.viewer = None if viewer is None else SEATS[viewer]

    def lines(self, events: Iterable[Event]) -> list[str]:
        """Gives the sentences; a blank line comes before each chapter but the first."""
        lines: list[str] = []
        told = (event for event in self.worth_telling(list(events)) if not self._goes_unsaid(event))
        for kind, run in groupby(told, key=lambda event: event.kind):
            if kind == self.chapter and lines:
                lines.append("")
            lines += self.sentences(kind, list(run))
        return lines

    def worth_telling(self, events: Sequence[Event]) -> Iterable[Event]:
        """Leaves out what the other sentences say anyway."""
        return events

    def is_notable(self, forced: Event) -> bool:
        """Tells whether a reader may wonder why a question was not put to them."""
        return forced.args["seat"] == self.viewer

    def sentences(self, kind: str, events: Sequence[Event]) -> Iterable[str]:  # noqa: ARG002
        """Gives the sentences for a run of events of one kind."""
        return map(self.sentence, events)

    def sentence(self, event: Event) -> str:
        """Gives the sentence for an event."""
        return self.words.event(event, self.names) or ""

    def name(self, seat: object) -> str:
        """Gives the name of a seat by its letter."""
        return self.words.name(self.names[SEATS.index(str(seat))])

    def _goes_unsaid(self, event: Event) -> bool:
        return event.kind == "answer" or (event.kind == "forced" and not self.is_notable(event))
