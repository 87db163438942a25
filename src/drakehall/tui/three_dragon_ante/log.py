"""Tells what has happened in Three-Dragon Ante."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from drakehall.kernel.events import UNKNOWN, Event
from drakehall.tui.log import Log


class AnteLog(Log):
    """Words the events of Three-Dragon Ante, gambit by gambit."""

    chapter = "gambit"

    def worth_telling(self, events: Sequence[Event]) -> Iterator[Event]:
        """Leaves out what the other sentences say anyway."""
        revealed = max((n for n, event in enumerate(events) if event.kind == "reveal"), default=-1)
        price: object = None
        for number, event in enumerate(events):
            if event.kind == "price":
                price = event.args["gold"]
            elif event.kind not in {"pay", "debt"}:
                price = None
            told_by_price = event.kind == "pay" and event.args["gold"] == price
            told_by_reveal = event.kind == "ante" and number < revealed
            if not (told_by_price or told_by_reveal):
                yield event

    def is_notable(self, forced: Event) -> bool:
        """Tells whether a reader may wonder why a question was not put to them."""
        return super().is_notable(forced) and forced.args["kind"] != "target"

    def sentences(self, kind: str, events: Sequence[Event]) -> Iterable[str]:
        """Gives the sentences for a run of events of one kind."""
        if kind == "draw":
            return self._draws(events)
        return self._seen(events) if kind == "seen" else super().sentences(kind, events)

    def _draws(self, events: Sequence[Event]) -> list[str]:
        """Gives one sentence a seat for cards that were drawn in one go."""
        lines = []
        for seat in dict.fromkeys(str(event.args["seat"]) for event in events):
            cards = [str(event.args["card"]) for event in events if event.args["seat"] == seat]
            known = [self.words.card(card) for card in cards if card != UNKNOWN]
            name = self.name(seat)
            if known:
                listed = self.words.both(known)
                lines.append(self.words.say("event-draw", seat=name, card=listed))
            else:
                lines.append(self.words.say("log-draw", seat=name, count=len(cards)))
        return lines

    def _seen(self, events: Sequence[Event]) -> list[str]:
        """Gives one sentence for a hand that was looked at, to the seat that looked."""
        cards = [str(event.args["card"]) for event in events]
        if UNKNOWN in cards:
            return []  # that somebody looks has been said
        seat, victim = (self.name(events[0].args[key]) for key in ("seat", "victim"))
        listed = self.words.both([self.words.card(card) for card in cards])
        return [self.words.say("event-seen", seat=seat, victim=victim, card=listed)]
