"""Says what the table looks like, what has happened, and how the game ended."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from drakehall.games.three_dragon_ante.cards import POWERS
from drakehall.games.three_dragon_ante.words import ABILITIES
from drakehall.kernel.events import Event
from drakehall.kernel.notation import SEATS
from drakehall.kernel.questions import Observation
from drakehall.language import Words, kind_of
from drakehall.tui.chairs import Goals, Seats
from drakehall.tui.choices import Choices
from drakehall.tui.log import Log
from drakehall.tui.table import NONE, Table


class Screen:
    """Turns views and events of a game into lines of one language."""

    def __init__(
        self,
        words: Words,
        game_id: str,
        names: Sequence[str],
        options: Mapping[str, object],
    ) -> None:
        self._words = words
        self._game_id = game_id
        self._names = names
        self._seats = Seats(words, self.name, options)
        self._goals = Goals(words, options)

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
        seats = [line for seat in table.seats for line in self._seats.lines(table, seat)]
        head = [self._heading(table), *self._goals.lines(table)]
        return [*head, *seats, *self._ante(table), *self._rest(table)]

    def hand(self, view: Observation) -> str:
        """Gives the viewer's own hand."""
        table = Table(view)
        cards = [self._words.card(card) for card in table.hand(table.viewer or "")]
        if not cards:
            return self._words.say("table-empty-hand")
        return self._words.say("table-hand", cards=self._words.both(cards))

    def explain(self, topic: str) -> list[str]:
        """Gives the heading and the text of a card, a kind of card or an ability."""
        if topic in ABILITIES:
            name = self._words.say(f"ability-{topic}")
            return [name, self._words.say(f"ability-text-{topic}")]
        return [self._words.say(f"kind-{kind_of(topic)}"), self._words.card_text(topic)]

    def topic_of(self, answer: str) -> str | None:
        """Gives the card or ability that an answer speaks of, if it does: ``slay red-3@B``."""
        word = answer.partition(" ")[2].partition("@")[0]
        return word if word in ABILITIES or kind_of(word) in POWERS else None

    def find_topic(self, text: str) -> str | None:
        """Gives the card, kind or ability that is meant: ``red-12``, or how a name begins."""
        text = text.casefold().strip()
        if text in ABILITIES or kind_of(text) in POWERS:
            return text
        names = {kind: self._words.say(f"kind-{kind}") for kind in POWERS}
        names |= {ability: self._words.say(f"ability-{ability}") for ability in ABILITIES}
        known = names.items()
        return next((key for key, name in known if text and name.casefold().startswith(text)), None)

    def _heading(self, table: Table) -> str:
        phase, gambit, stakes = table.text("phase"), table.number("gambit"), table.number("stakes")
        if gambit == 0:
            return self._words.say("table-draft")
        if phase != "play":
            return self._words.say(f"table-{phase}", gambit=gambit, stakes=stakes)
        leader, number = self.name(table.text("leader")), table.number("round")
        return self._words.say(
            "table-round", gambit=gambit, round=number, leader=leader, stakes=stakes
        )

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
