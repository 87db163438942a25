"""Tells what has happened in Draco no Yamawake."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from drakehall.kernel.events import Event
from drakehall.tui.log import Log


class DracoLog(Log):
    """Words the events of Draco no Yamawake, round by round."""

    chapter = "round"

    def worth_telling(self, events: Sequence[Event]) -> Iterable[Event]:
        """Leaves the scores to the ranking that follows them."""
        return (event for event in events if event.kind != "score")

    def is_notable(self, forced: Event) -> bool:
        """Tells whether a reader may wonder; every round begins with a card that has to be."""
        return super().is_notable(forced) and forced.args["kind"] != "captain"

    def sentences(self, kind: str, events: Sequence[Event]) -> Iterable[str]:
        """Gives the sentences for a run of events of one kind."""
        if kind != "down":
            return super().sentences(kind, events)
        names = [self.name(event.args["seat"]) for event in events]
        return [self.words.say("log-down", names=self.words.both(names))]
