"""Tells what has happened, in as few sentences as leave nothing out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from drakehall.kernel.contract import State
from drakehall.kernel.events import UNKNOWN, Event
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

    def __init__(
        self, words: Words, game_id: str, names: Sequence[str], viewer: int | None
    ) -> None:
        self._words = words
        self._game_id = game_id
        self._names = names
        self._viewer = None if viewer is None else SEATS[viewer]

    def lines(self, events: Iterable[Event]) -> list[str]:
        """Gives the sentences; a blank line comes before each gambit but the first."""
        lines: list[str] = []
        told = self._worth_telling(list(events))
        for kind, run in groupby(told, key=lambda event: event.kind):
            same_kind = list(run)
            if kind == "gambit" and lines:
                lines.append("")
            if kind == "draw":
                lines += self._draws(same_kind)
            elif kind == "seen":
                lines += self._seen(same_kind)
            else:
                lines += map(self._sentence, same_kind)
        return lines

    def _worth_telling(self, events: Sequence[Event]) -> Iterator[Event]:
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
            told_by_effect = event.kind == "forced" and not self._notable(event)
            silent = event.kind == "answer"
            if not (told_by_price or told_by_reveal or told_by_effect or silent):
                yield event

    def _notable(self, forced: Event) -> bool:
        """Tells whether a reader may wonder why a question was not put to them."""
        return forced.args["seat"] == self._viewer and forced.args["kind"] != "target"

    def _draws(self, events: Sequence[Event]) -> list[str]:
        """Gives one sentence a seat for cards that were drawn in one go."""
        lines = []
        for seat in dict.fromkeys(str(event.args["seat"]) for event in events):
            cards = [str(event.args["card"]) for event in events if event.args["seat"] == seat]
            known = [self._words.card(card) for card in cards if card != UNKNOWN]
            name = self._words.name(self._names[SEATS.index(seat)])
            if known:
                listed = self._words.both(known)
                lines.append(self._words.say("event-draw", seat=name, card=listed))
            else:
                lines.append(self._words.say("log-draw", seat=name, count=len(cards)))
        return lines

    def _seen(self, events: Sequence[Event]) -> list[str]:
        """Gives one sentence for a hand that was looked at, to the seat that looked."""
        cards = [str(event.args["card"]) for event in events]
        if UNKNOWN in cards:
            return []  # that somebody looks has been said
        seat, victim = (
            self._words.name(self._names[SEATS.index(str(events[0].args[key]))])
            for key in ("seat", "victim")
        )
        listed = self._words.both([self._words.card(card) for card in cards])
        return [self._words.say("event-seen", seat=seat, victim=victim, card=listed)]

    def _sentence(self, event: Event) -> str:
        return self._words.event(self._game_id, event, self._names) or ""
