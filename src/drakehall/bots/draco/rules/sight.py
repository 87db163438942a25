"""The table as one seat sees it, ready for counting.

Rules of thumb go by the usual numbers: two colours count plus, there are six curses, and each
lies in a pile of its own.
"""

from __future__ import annotations

from typing import Final, cast

from drakehall.kernel.notation import SEATS
from drakehall.kernel.questions import Observation

PLUS_COLOURS: Final = 2
CURSES: Final = 6
WHOLE: Final = {"purple": 10, "green": 40, "yellow": 40, "blue": 40}
"""The points of all cards of a colour."""
SHARE: Final = 0.6
"""How much of an even share of what is still to come a seat will have in each colour."""
UNKNOWN_RISK: Final = 0.15
"""The chance of a curse where nobody counts the cards."""

Card = tuple[str, int]
Points = dict[str, float]


class Sight:
    """The facts of a view, from the place of the seat that looks.

    ``prospects`` are what each seat has of each colour, with what it may expect of the rest: a
    colour that is all dealt, as the purple 10 is at once, gets worth less as others grow.
    """

    def __init__(self, view: Observation) -> None:
        facts = view.facts
        assert view.seat is not None
        self.me = SEATS[view.seat]
        self.seats = list(SEATS[: cast("int", facts["players"])])
        self.captain = str(facts["captain"])
        self.table = [split(word) for word in cast("list[str]", facts["table"])]
        self.final = bool(facts["final"])
        self.opportunity = cast("int", facts["opportunity"])
        self.swords = cast("dict[str, list[int]]", facts["swords"])
        self.played = cast("dict[str, list[int]]", facts["played"])
        treasure = cast("dict[str, list[str]]", facts["treasure"])
        self.prospects = self._prospects(treasure)
        self.found = cast("int", facts["curses_revealed"])
        self.deck: object = facts["deck_size"]
        self.turned = self.found + len(self.table) + cast("int", facts["discard_size"])
        self.turned += sum(map(len, treasure.values()))

    @property
    def others(self) -> list[str]:
        """All other seats."""
        return [seat for seat in self.seats if seat != self.me]

    def _prospects(self, treasure: dict[str, list[str]]) -> dict[str, Points]:
        seen = sums([word for words in treasure.values() for word in words])
        for card in self.table:
            seen = added(seen, card)
        share = SHARE / len(self.seats)
        future = {
            colour: share * max(0, whole - seen.get(colour, 0)) for colour, whole in WHOLE.items()
        }
        return {seat: merged(sums(words), future) for seat, words in treasure.items()}

    def risk(self) -> float:
        """Estimates the chance of a curse: the longer a pile has shown none, the nearer it is."""
        if not isinstance(self.deck, int):
            return UNKNOWN_RISK
        if self.deck == 0:
            return 0.0
        pile = (self.deck + self.turned) / CURSES
        begun = int(self.turned / pile)
        if self.found > begun:
            return 0.0
        if self.found == begun:
            return min(1.0, 1 / max(1.0, pile * (begun + 1) - self.turned))
        return max(0.0, (CURSES - self.found) / self.deck)

    def later(self) -> list[str]:
        """Gives the other seats whose one chance to play a sword in this duel is still to come."""
        first = self.seats.index(self.captain)
        return [*self.seats[first:], *self.seats[:first]][self.opportunity :]


def split(word: str) -> Card:
    """Gives colour and value of a treasure."""
    colour, _, value = word.rpartition("-")
    return colour, int(value)


def sums(words: list[str]) -> Points:
    """Adds up treasure by colour; cards that are hidden count nothing."""
    found: Points = {}
    for word in words:
        if word != "?":
            colour, value = split(word)
            found[colour] = found.get(colour, 0) + value
    return found


def merged(one: Points, other: Points) -> Points:
    """Adds two sums, colour by colour."""
    return {colour: one.get(colour, 0) + other.get(colour, 0) for colour in {**one, **other}}


def score(held: Points) -> float:
    """Gives the points of some treasure: the two best colours plus, the others minus."""
    ordered = sorted(held.values(), reverse=True)
    return sum(ordered[:PLUS_COLOURS]) - sum(ordered[PLUS_COLOURS:])


def added(held: Points, card: Card) -> Points:
    """Gives the sums with one card more."""
    colour, value = card
    return {**held, colour: held.get(colour, 0) + value}


def gain(held: Points, card: Card) -> float:
    """Gives what one card more changes."""
    return score(added(held, card)) - score(held)
