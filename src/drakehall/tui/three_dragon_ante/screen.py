"""Says what the table of Three-Dragon Ante looks like, and what can be chosen there."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from drakehall.games.three_dragon_ante.cards import POWERS
from drakehall.games.three_dragon_ante.words import ABILITIES
from drakehall.kernel.questions import Observation, Option, Question
from drakehall.language import Words, kind_of
from drakehall.tui.screen import Screen
from drakehall.tui.three_dragon_ante.chairs import Goals, Seats
from drakehall.tui.three_dragon_ante.choices import Choices
from drakehall.tui.three_dragon_ante.ending import Ending
from drakehall.tui.three_dragon_ante.log import AnteLog
from drakehall.tui.three_dragon_ante.table import NONE, Table

OF_THE_HAND: Final = frozenset(("ante", "play"))
"""Questions whose answers are the cards of the hand."""


class AnteScreen(Screen):
    """Turns views and events of Three-Dragon Ante into lines of one language."""

    def __init__(self, words: Words, names: Sequence[str], options: Mapping[str, object]) -> None:
        super().__init__(words, names, options)
        self._seats = Seats(words, self.name, options)
        self._goals = Goals(words, options)

    def name(self, seat: str) -> str:
        """Gives the name of a seat, or the words for the stakes."""
        return self.words.say("stakes") if seat == "stakes" else super().name(seat)

    def label(self, view: Observation, question: Question, option: Option) -> str:
        """Gives an answer as a line of the list."""
        return Choices(self.words, self.name, view).label(question, option)

    def make_log(self, viewer: int | None) -> AnteLog:
        """Gives what words events for a seat, or for everybody."""
        return AnteLog(self.words, self.names, viewer)

    def ending(self, view: Observation) -> list[str]:
        """Gives the final ranking, and what is settled after it."""
        return Ending(self.words, self.name, self.options).lines(view)

    def table(self, view: Observation) -> list[str]:
        """Gives the public table, seat by seat."""
        table = Table(view)
        seats = [line for seat in table.seats for line in self._seats.lines(table, seat)]
        head = [self._heading(table), *self._goals.lines(table)]
        return [*head, *seats, *self._ante(table), *self._rest(table)]

    def hand(self, view: Observation) -> list[str]:
        """Gives the viewer's own hand."""
        table = Table(view)
        cards = [self.words.card(card) for card in table.hand(table.viewer or "")]
        if not cards:
            return [self.words.say("table-empty-hand")]
        return [self.words.say("table-hand", cards=self.words.both(cards))]

    def before_question(self, view: Observation) -> list[str]:
        """Gives the hand, unless it is what can be chosen from."""
        kind = view.question.kind if view.question else ""
        return [] if kind in OF_THE_HAND else self.hand(view)

    def topics(self) -> Iterable[str]:
        """Gives the kinds of cards and the abilities."""
        return [*POWERS, *ABILITIES]

    def topic(self, word: str) -> str | None:
        """Gives the kind of a card or the ability that a word names, if it does."""
        kind = kind_of(word)
        return kind if kind in POWERS or kind in ABILITIES else None

    def heading(self, topic: str) -> str:
        """Gives the heading of a kind of card, or the name of an ability."""
        return self.words.say(f"ability-{topic}") if topic in ABILITIES else super().heading(topic)

    def text(self, topic: str) -> str:
        """Gives what a card or an ability does."""
        told = self.words.say
        return told(f"ability-text-{topic}") if topic in ABILITIES else super().text(topic)

    def _heading(self, table: Table) -> str:
        phase, gambit, stakes = table.text("phase"), table.number("gambit"), table.number("stakes")
        if gambit == 0:
            return self.words.say("table-draft")
        if phase != "play":
            return self.words.say(f"table-{phase}", gambit=gambit, stakes=stakes)
        leader, number = self.name(table.text("leader")), table.number("round")
        return self.words.say(
            "table-round", gambit=gambit, round=number, leader=leader, stakes=stakes
        )

    def _ante(self, table: Table) -> list[str]:
        words = self.words
        if table.text("phase") == "ante":
            chosen = [self.name(seat) for seat in table.chosen()]
            return [words.say("table-chosen", names=words.both(chosen))] if chosen else []
        cards = [words.card(card) for card in table.antes().values()]
        return [words.say("table-antes", cards=words.both(cards))] if cards else []

    def _rest(self, table: Table) -> list[str]:
        say = self.words.say
        lines = [
            say(
                "table-debt",
                debtor=self.name(str(debt["debtor"])),
                creditor=self.name(str(debt["creditor"])),
                gold=debt["amount"],
            )
            for debt in table.debts()
        ]
        if table.yes("druid"):
            lines.append(say("table-druid"))
        if table.text("priest") != NONE:
            lines.append(say("table-priest", name=self.name(table.text("priest"))))
        piles = {"deck": table.number("deck_size"), "discards": table.number("discard_size")}
        return [*lines, say("table-piles", **piles)]
