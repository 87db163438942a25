"""Says how each seat stands, and what the game is played for."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final, cast

from drakehall.language import Words
from drakehall.tui.seats import printable
from drakehall.tui.three_dragon_ante.table import Table

WILD_CARD: Final = "wild-card"


class Seats:
    """Words the lines of the seats; ``name`` gives the name of one."""

    def __init__(
        self, words: Words, name: Callable[[str], str], options: Mapping[str, object]
    ) -> None:
        self._words = words
        self._name = name
        self._teams = cast("Sequence[Sequence[str]]", options.get("teams") or [])
        self._ring = bool(options.get("ring_game"))

    def lines(self, table: Table, seat: str) -> Iterator[str]:
        """Gives a line for the seat, and one for its abilities if it has any."""
        name = self._marked(table, seat)
        if seat in table.out():
            away = "table-away" if self._ring else "table-out"
            yield f"  {self._words.say(away, name=name)}"
            return
        flight = [self._words.card(card) for card in table.flight(seat)]
        line = self._words.say(
            "table-seat" if flight else "table-seat-bare",
            name=name,
            gold=table.seat_number("gold", seat),
            cards=len(table.hand(seat)),
            total=table.seat_number("total", seat),
            flight=self._words.both(flight),
        )
        yield f"  {line}"
        if abilities := [self._ability(table, seat, name) for name in table.abilities(seat)]:
            listed = self._words.both(abilities)
            yield f"    {self._words.say('table-abilities', abilities=listed)}"

    def _marked(self, table: Table, seat: str) -> str:
        """Gives the name of a seat, marked as the reader's own, its partner's, or its team's."""
        name = self._name(seat)
        if seat == table.viewer:
            return self._words.say("table-mine", name=name)
        for number, team in enumerate(self._teams, start=1):
            if seat in team:
                if table.viewer in team:
                    return self._words.say("table-partner", name=name)
                if table.viewer is None:
                    return self._words.say("table-team", name=name, team=number)
        return name

    def _ability(self, table: Table, seat: str, ability: str) -> str:
        name = self._words.say(f"ability-{ability}")
        if ability == WILD_CARD and table.wild_used(seat):
            return self._words.say("table-used", ability=name)
        return name


class Goals:
    """Words what ends the game, what it is played for, and how much a gold is worth."""

    def __init__(self, words: Words, options: Mapping[str, object]) -> None:
        self._words = words
        self._options = options

    def lines(self, table: Table) -> list[str]:
        """Gives one line, or none at a usual table."""
        sentences = [
            self._words.say(f"table-{name.replace('_', '-')}", number=str(number))
            for name in ("target_gold", "gambit_limit", "survivors")
            if (number := self._options.get(name))
        ]
        if prize := self._options.get("prize"):
            sentences.append(self._words.say("table-prize", prize=printable(str(prize))))
        if table.number("rate") > 1:
            scope = str(cast("Mapping[str, object]", self._options["rate"])["scope"])
            factor = table.number("rate")
            sentences.append(self._words.say(f"table-rate-{scope}", factor=factor))
        return [self._words.say("space").join(sentences)] if sentences else []
