"""Says what the table of Draco no Yamawake looks like, and what can be chosen there."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Final, cast

from drakehall.games.draco.beliefs import Outlook
from drakehall.games.draco.cards import COLOURS, CURSE
from drakehall.games.draco.ruleset import core_rules
from drakehall.kernel.events import InformationState
from drakehall.kernel.questions import Observation, Option, Question
from drakehall.language import Words, kind_of
from drakehall.tui.draco.log import DracoLog
from drakehall.tui.draco.seats import Seats
from drakehall.tui.draco.table import Table
from drakehall.tui.screen import Screen

SWORD: Final = "sword"
GIFT: Final = "gift"


class DracoScreen(Screen):
    """Turns views and events of Draco no Yamawake into lines of one language."""

    def __init__(self, words: Words, names: Sequence[str], options: Mapping[str, object]) -> None:
        super().__init__(words, names, options)
        self.has_secrets = options["won_treasure_visible"] is False
        self._rules = core_rules(len(names), options)
        self._seats = Seats(words, self.name, self._rules)

    def table(self, view: Observation) -> list[str]:
        """Gives round, deck, treasure on the table with what it would change, and each seat."""
        table = Table(view)
        seats = [line for seat in table.seats for line in self._seats.lines(table, seat)]
        return [*self._course(table), *self._deck(table), *self._seats.offers(table), *seats]

    def hints(self, view: Observation, information: InformationState) -> list[str]:
        """Gives the exact chance of a curse: of the next card, or among those of a gift."""
        outlook = Outlook(self._rules, information, view)
        if Table(view).over or outlook.size == 0:
            return []
        if Table(view).text("phase") != GIFT:
            return [self.words.say("hint-curse", chance=self._chance(outlook.curse))]
        parts = [
            self.words.say("hint-part", count=count, chance=self._chance(chance))
            for count, chance in enumerate(outlook.curses_among(self._rules.gift_size))
        ]
        return [self.words.say("hint-gift", chances=self.words.both(parts))]

    def label(self, view: Observation, question: Question, option: Option) -> str:  # noqa: ARG002
        """Gives an answer as a line of the list."""
        verb, _, what = option.text.partition(" ")
        args = cast("dict[str, str | int]", dict(option.preview))
        if verb == SWORD:
            args[SWORD] = what
        elif what:
            args["card"] = self.words.card(what)
        return self.words.say(f"choice-{verb}", **args)

    def make_log(self, viewer: int | None) -> DracoLog:
        """Gives what words events for a seat, or for everybody."""
        return DracoLog(self.words, self.names, viewer)

    def ending(self, view: Observation) -> list[str]:
        """Gives the final ranking; equal seats share a place."""
        table, place = Table(view), 1
        lines = [self.words.say("end-heading")]
        for equals in table.ranking():
            lines += [line for seat in equals for line in self._seats.rank(table, seat, place)]
            place += len(equals)
        return lines

    def topics(self) -> Iterable[str]:
        """Gives the colours, the curse and the sword."""
        return [*COLOURS, CURSE, SWORD]

    def topic(self, word: str) -> str | None:
        """Gives the colour of a treasure, or the curse, or the sword."""
        kind = kind_of(word)
        return kind if kind in self.topics() else None

    def text(self, topic: str) -> str:
        """Gives what a card does; all colours are alike."""
        return super().text("treasure" if topic in COLOURS else topic)

    def _course(self, table: Table) -> Iterator[str]:
        number = table.number("round")
        if table.over:
            yield self.words.say("table-over", round=number)
            return
        captain = self.name(table.text("captain"))
        yield self.words.say("table-round", round=number, captain=captain)
        if table.yes("final"):
            yield self.words.say("table-final")

    def _deck(self, table: Table) -> Iterator[str]:
        found = table.number("curses_revealed")
        about = {"found": found, "left": self._rules.cursed_count - found}
        if table.deck is None:
            yield self.words.say("table-deck-unknown", **about)
        else:
            yield self.words.say("table-deck", **about, deck=table.deck)
        if not table.yes("final"):
            yield self.words.say("table-last-curse", number=self._rules.final_at)
        if table.piles:
            yield self.words.say("table-piles", sizes=self.words.both(list(map(str, table.piles))))

    def _chance(self, chance: Fraction) -> str:
        if chance.denominator == 1:
            return self.words.say("hint-certain", percent=100 * int(chance))
        percent = f"{float(100 * chance):.1f}"
        return self.words.say("hint-chance", percent=percent, exact=str(chance))
