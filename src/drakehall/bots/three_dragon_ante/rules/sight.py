"""The table as one seat sees it, ready for counting."""

from __future__ import annotations

from typing import Final, cast

from drakehall.games.three_dragon_ante.cards import CARDS, GAP, Card
from drakehall.kernel.notation import SEATS
from drakehall.kernel.questions import Observation

CARD_OF: Final = {card.word: card for card in CARDS}
ROUNDS: Final = 3


class Sight:
    """The facts of a view, with cards for words, from the place of the seat that looks."""

    def __init__(self, view: Observation) -> None:
        facts = view.facts
        assert view.seat is not None
        self.me = SEATS[view.seat]
        self.seats = list(SEATS[: cast("int", facts["players"])])
        self.others = [seat for seat in self.seats if seat != self.me]
        self.gold = cast("dict[str, int]", facts["gold"])
        self.total = cast("dict[str, int]", facts["total"])
        self.stakes = cast("int", facts["stakes"])
        self.round = cast("int", facts["round"])
        self.druid = bool(facts["druid"])
        hands = cast("dict[str, list[str]]", facts["hand"])
        self.hand_size = {seat: len(cards) for seat, cards in hands.items()}
        self.hand = [CARD_OF[word] for word in hands[self.me]]
        flights = cast("dict[str, list[str]]", facts["flight"])
        self.flight = {
            seat: [CARD_OF[word] for word in flight if word != GAP]
            for seat, flight in flights.items()
        }
        self.played = cast("dict[str, str]", facts["played"])
        antes = cast("dict[str, str]", facts["ante"]).values()
        self.antes = [CARD_OF[word] for word in antes if word in CARD_OF]

    @property
    def rounds_after(self) -> int:
        """How many rounds are sure to follow this one."""
        return max(0, ROUNDS - self.round)

    @property
    def mine(self) -> list[Card]:
        """The cards of this seat's flight."""
        return self.flight[self.me]

    def left_of_me(self) -> str:
        """Gives the seat that plays next."""
        return self.seats[(self.seats.index(self.me) + 1) % len(self.seats)]

    def strongest(self) -> str:
        """Gives the opponent with the strongest flight, of equals the richest."""
        return max(self.others, key=lambda seat: (self.total[seat], self.gold[seat]))

    def barred(self, seat: str) -> bool:
        """Tells whether a seat's flight cannot win as it lies."""
        return is_barred(self.flight[seat])


def count(cards: list[Card], side: str) -> int:
    """Counts the cards of a side."""
    return sum(card.side == side for card in cards)


def is_barred(cards: list[Card]) -> bool:
    """Tells whether a god lies with a dragon of the other side. [3.6]"""
    words = {card.word for card in cards}
    sides = {card.side for card in cards}
    return ("tiamat" in words and "good" in sides) or ("bahamut" in words and "evil" in sides)
