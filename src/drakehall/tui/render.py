"""Says what the table looks like, what has happened, and how the game ended."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from drakehall.games.three_dragon_ante.cards import POWERS
from drakehall.kernel.events import Event
from drakehall.kernel.notation import SEATS
from drakehall.kernel.questions import Observation
from drakehall.language import Words, kind_of
from drakehall.tui.choices import Choices
from drakehall.tui.log import Log
from drakehall.tui.table import NONE, Table


class Screen:
    """Turns views and events of a game into lines of one language."""

    def __init__(self, words: Words, game_id: str, names: Sequence[str]) -> None:
        self._words = words
        self._game_id = game_id
        self._names = names

    def name(self, seat: str) -> str:
        """Gives the name of a seat, or the words for the stakes."""
        if seat == "stakes":
            return self._words.say("stakes")
        return self._words.name(self._names[SEATS.index(seat)])

    def log(self, events: Iterable[Event], viewer: int | None) -> list[str]:
        """Gives what has happened, for one seat or for everybody."""
        return Log(self._words, self._game_id, self._names, viewer).lines(events)

    def question(self, view: Observation) -> list[str]:
        """Gives the prompt and the numbered answers of the open question."""
        question = view.question
        if question is None:
            return []
        choices = Choices(self._words, self.name, view)
        labels = [choices.label(question, option) for option in question.options]
        numbered = [f"{number:>3}) {label}" for number, label in enumerate(labels, start=1)]
        return [self._words.prompt(question, self._names), *numbered]

    def table(self, view: Observation) -> list[str]:
        """Gives the public table, seat by seat."""
        table = Table(view)
        seats = [self._seat(table, seat) for seat in table.seats]
        return [self._heading(table), *seats, *self._ante(table), *self._rest(table)]

    def hand(self, view: Observation) -> str:
        """Gives the viewer's own hand."""
        table = Table(view)
        cards = [self._words.card(card) for card in table.hand(table.viewer or "")]
        if not cards:
            return self._words.say("table-empty-hand")
        return self._words.say("table-hand", cards=self._words.both(cards))

    def card(self, card: str) -> list[str]:
        """Gives the heading and the power of a card or kind of card."""
        heading = self._words.say(f"kind-{kind_of(card)}")
        return [heading, self._words.card_text(card)]

    def card_of(self, answer: str) -> str | None:
        """Gives the card that an answer speaks of, if it does: ``slay red-3@B``."""
        card = answer.partition(" ")[2].partition("@")[0]
        return card if kind_of(card) in POWERS else None

    def find_card(self, text: str) -> str | None:
        """Gives the card or kind that a person means: ``red-12``, ``red``, or how a name begins."""
        text = text.casefold().strip()
        if kind_of(text) in POWERS:
            return text
        names = {known: self._words.say(f"kind-{known}").casefold() for known in POWERS}
        return next((known for known in POWERS if text and names[known].startswith(text)), None)

    def ranking(self, view: Observation) -> list[str]:
        """Gives the final ranking; equal seats share a place."""
        table = Table(view)
        lines, place = [self._words.say("end-heading")], 1
        for equals in table.ranking():
            for seat in equals:
                gold = table.seat_number("gold", seat)
                lines.append(
                    self._words.say("end-rank", place=place, name=self.name(seat), gold=gold),
                )
            place += len(equals)
        return lines

    def _heading(self, table: Table) -> str:
        phase, gambit, stakes = table.text("phase"), table.number("gambit"), table.number("stakes")
        if phase != "play":
            return self._words.say(f"table-{phase}", gambit=gambit, stakes=stakes)
        leader, number = self.name(table.text("leader")), table.number("round")
        return self._words.say(
            "table-round", gambit=gambit, round=number, leader=leader, stakes=stakes
        )

    def _seat(self, table: Table, seat: str) -> str:
        name = self.name(seat)
        if seat == table.viewer:
            name = self._words.say("table-mine", name=name)
        flight = [self._words.card(card) for card in table.flight(seat)]
        line = self._words.say(
            "table-seat" if flight else "table-seat-bare",
            name=name,
            gold=table.seat_number("gold", seat),
            cards=len(table.hand(seat)),
            total=table.seat_number("total", seat),
            flight=self._words.both(flight),
        )
        return f"  {line}"

    def _ante(self, table: Table) -> list[str]:
        words = self._words
        if table.text("phase") == "ante":
            chosen = [self.name(seat) for seat in table.chosen()]
            return [words.say("table-chosen", names=words.both(chosen))] if chosen else []
        cards = [words.card(card) for card in table.antes().values()]
        return [words.say("table-antes", cards=words.both(cards))] if cards else []

    def _rest(self, table: Table) -> list[str]:
        say = self._words.say
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
