"""Says how each seat stands, and what each treasure would change."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from drakehall.games.draco.core.rules import Rules
from drakehall.games.draco.worth import change
from drakehall.language import Words, kind_of
from drakehall.tui.draco.table import Table

Args = dict[str, str | int]
NO_CHANGE: Final = "±0"


class Seats:
    """Words the lines of the seats; ``name`` gives the name of one."""

    def __init__(self, words: Words, name: Callable[[str], str], rules: Rules) -> None:
        self._words = words
        self._name = name
        self._rules = rules

    def lines(self, table: Table, seat: str) -> Iterator[str]:
        """Gives score, swords and curses of a seat, its treasure, and what it has played."""
        about: Args = {
            "name": self._marked(table, seat),
            "swords": self._listed(table.free(seat)),
            "curses": table.seat_number("cursed", seat),
        }
        if table.is_open(seat):
            score = table.seat_number("score", seat)
            yield f"  {self._words.say('table-seat', **about, score=score)}"
        else:
            count = len(table.held(seat))
            yield f"  {self._words.say('table-seat-hidden', **about, count=count)}"
        if table.is_open(seat) and table.held(seat):
            yield f"    {self._holds(table, seat)}"
        if swords := table.played(seat):
            played = self._listed(swords)
            line = self._words.say("table-played", swords=played, strength=sum(swords))
            yield f"    {line}"

    def offers(self, table: Table) -> Iterator[str]:
        """Gives each treasure on the table, and what it would change in every open score."""
        cards = table.treasures()
        if not cards:
            if not table.over:
                yield self._words.say("table-bare")
            return
        yield self._words.say("table-treasure", count=len(cards))
        seats = [seat for seat in table.seats if table.is_open(seat)]
        for card in dict.fromkeys(cards):
            changes = [
                self._words.say("table-change", name=self._name(seat), points=points)
                for seat in seats
                for points in [signed(change(self._rules, table.held(seat), card))]
            ]
            about: Args = {"card": self._words.card(card), "count": cards.count(card)}
            line = self._words.say("table-offer", **about, changes=self._words.both(changes))
            yield f"  {line}"

    def rank(self, table: Table, seat: str, place: int) -> Iterator[str]:
        """Gives the line of the ranking for a seat, and what it holds."""
        score, curses = table.seat_number("score", seat), table.seat_number("cursed", seat)
        about: Args = {"place": place, "name": self._name(seat)}
        yield self._words.say("end-rank", **about, score=score, curses=curses)
        if table.held(seat):
            yield f"    {self._holds(table, seat)}"

    def _marked(self, table: Table, seat: str) -> str:
        """Gives the name of a seat, marked as the reader's own and as the captain's."""
        name = self._name(seat)
        if seat == table.viewer:
            name = self._words.say("table-mine", name=name)
        if seat == table.text("captain") and not table.over:
            name = self._words.say("table-captain", name=name)
        return name

    def _holds(self, table: Table, seat: str) -> str:
        """Gives the treasure of a seat, colour by colour, those that count plus first."""
        plus = table.plus(seat)
        colours = dict.fromkeys(map(kind_of, table.held(seat)))
        found = [self._colour(table, seat, c) for c in colours if c in plus]
        minus = [self._colour(table, seat, c) for c in colours if c not in plus]
        message = "table-holds-minus" if minus else "table-holds"
        about = {"plus": self._words.both(found), "minus": self._words.both(minus)}
        return self._words.say(message, **about)

    def _colour(self, table: Table, seat: str, colour: str) -> str:
        """Gives a colour with its sum, and the values where there are several."""
        values = [int(c.rpartition("-")[2]) for c in table.held(seat) if kind_of(c) == colour]
        name = self._words.say(f"colour-{colour}")
        if len(values) == 1:
            return self._words.say("table-colour", colour=name, sum=values[0])
        parts = "+".join(map(str, values))
        return self._words.say("table-colour-sum", colour=name, sum=sum(values), parts=parts)

    def _listed(self, numbers: Sequence[int]) -> str:
        if not numbers:
            return self._words.say("table-nothing")
        return self._words.both([str(number) for number in numbers])


def signed(points: int) -> str:
    """Gives a change of a score with its sign."""
    return f"{points:+}" if points else NO_CHANGE
