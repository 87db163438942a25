"""The table of the plain game: cards as words, lists, and gold, straight from the rules.

The plain game is a second reading of the rules, slow and simple, that shares nothing with the
program: no tables, no numbers, no stack of steps. Its powers call each other, and where somebody
has to choose it yields an ``Ask`` and is sent the answer.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

GOOD_COLOURS = ("gold", "silver", "bronze", "copper", "brass")
EVIL_COLOURS = ("red", "blue", "green", "black", "white")
UNIQUE = {"dracolich": 10, "tiamat": 13, "bahamut": 13, "archmage": 9, "dragonslayer": 8}
UNIQUE |= {"thief": 7, "druid": 6, "priest": 5, "princess": 4, "fool": 3}
STAKES = "stakes"
CHANCE = "*"


class Card:
    """One card of paper: two cards with the same word are two cards.

    Where words alone cannot tell which copy chance means, it is the one of the earliest set.
    """

    def __init__(self, word: str, copy: int = 0) -> None:
        self.word = word
        self.copy = copy
        self.power, _, number = word.partition("-")
        self.strength = int(number) if number else UNIQUE[word]
        self.good = self.power in GOOD_COLOURS or word == "bahamut"
        self.evil = self.power in EVIL_COLOURS or word in {"dracolich", "tiamat"}
        self.mortal = not self.good and not self.evil

    def is_of(self, colour: str) -> bool:
        """Tells whether the card counts as a dragon of a colour."""
        return self.power == colour or (self.word == "tiamat" and colour in EVIL_COLOURS)


@dataclass(frozen=True)
class Ask:
    """A question to a seat, or to chance, with its answers."""

    seat: str
    kind: str
    answers: tuple[str, ...]


@dataclass
class Debt:
    """What a seat owes a seat or the stakes."""

    debtor: str
    creditor: str
    amount: int


Play = Generator[Ask, str, None]


class PlainTable:
    """Everything on the table, and how gold and cards move."""

    def __init__(self, players: int, options: Mapping[str, Any]) -> None:
        self.seats = "ABCDEF"[:players]
        self.options = options
        self.hand: dict[str, list[Card]] = {s: [] for s in self.seats}
        self.flight: dict[str, list[Card | None]] = {s: [] for s in self.seats}
        self.ante: dict[str, Card | None] = dict.fromkeys(self.seats)
        self.gold: dict[str, int] = dict.fromkeys(self.seats, options["starting_gold"])
        self.debts: list[Debt] = []
        self.stakes = 0
        self.pile: list[Card] = []
        self.discard: list[Card] = []
        self.deck_words: list[str] = []
        self.drawn = self.refreshes = 0
        self.first_refresh = 0  # the gambit of the first renewal
        self.gambit = self.rate = 1
        self.out: list[list[str]] = []  # groups that went at one time
        self.abilities: dict[str, list[str]] = {s: [] for s in self.seats}
        self.leaving: list[list[Card]] = []  # what each Princess has yet to trigger

    # --- seats and flights ---------------------------------------------------------------

    @property
    def players(self) -> list[str]:
        """The seats that are not out."""
        return [seat for seat in self.seats if not any(seat in gone for gone in self.out)]

    def others(self, seat: str) -> list[str]:
        """Gives the other players clockwise from the left."""
        at = self.seats.index(seat)
        order = self.seats[at + 1 :] + self.seats[:at]
        return [other for other in order if other in self.players]

    def opponents(self, seat: str) -> list[str]:
        """Gives the others without a partner who is none."""
        teams = [] if self.options["partner_is_opponent"] else self.options["teams"] or []
        own = [mate for team in teams if seat in team for mate in team]
        return [other for other in self.others(seat) if other not in own]

    def has(self, seat: str, ability: str) -> bool:
        """Tells whether a seat has an ability."""
        return ability in self.abilities[seat]

    def lying(self, seat: str) -> list[Card]:
        """Gives the cards that lie in a flight."""
        return [card for card in self.flight[seat] if card]

    def total(self, seat: str) -> int:
        """Gives the strength of a flight."""
        return sum(card.strength for card in self.lying(seat))

    def room(self, seat: str) -> int:
        """Gives how many cards a hand may still take."""
        return int(self.options["hand_limit"]) - len(self.hand[seat])

    def lift(self, seat: str, card: Card) -> None:
        """Puts a card of a flight on the discards."""
        self.flight[seat] = [None if c is card else c for c in self.flight[seat]]
        self.leaving = [[c for c in waiting if c is not card] for waiting in self.leaving]
        self.discard.append(card)

    # --- gold ----------------------------------------------------------------------------

    def worth(self, amount: int) -> int:
        """Gives what a printed amount is in gold by the rate."""
        rate = self.options["rate"]
        return amount * self.rate if rate and rate["scope"] == "all" else amount

    def uses(self, seat: str, ability: str) -> Generator[Ask, str, bool]:
        """Tells whether a seat uses an ability that would help it now."""
        if not self.has(seat, ability):
            return False
        if not self.options["ask_optional"]:
            return True
        answer = yield from ask(seat, "use", ["use", "pass"])
        return answer == "use"

    def pay(self, payer: str, to: str, printed: int) -> Play:
        """Pays a printed amount, by Bluff one less to another player."""
        amount = self.worth(printed)
        if to != STAKES and printed >= 2 and (yield from self.uses(payer, "bluff")):
            amount -= self.worth(1)
        self.hand_over(payer, to, amount)

    def hand_over(self, payer: str, to: str, amount: int) -> None:
        """Pays what is there; the rest is a debt."""
        paid = min(self.gold[payer], amount)
        self.gold[payer] -= paid
        if amount > paid:
            self.owe(payer, to, amount - paid)
        self.income(to, paid)

    def owe(self, debtor: str, creditor: str, amount: int) -> None:
        """Enters a debt; with 32 entries it goes to the youngest one of that creditor."""
        entries = [d for d in self.debts if d.debtor == debtor]
        same = [d for d in entries if d.creditor == creditor]
        if len(entries) >= 32 and same:
            same[-1].amount += amount
        else:
            self.debts.append(Debt(debtor, creditor, amount))

    def income(self, to: str, amount: int) -> None:
        """Gives gold to the stakes or a seat, which first repays its debts, oldest first."""
        if to == STAKES:
            self.stakes += amount
            return
        self.gold[to] += amount
        while self.gold[to] > 0:
            debt = next((d for d in self.debts if d.debtor == to), None)
            if debt is None:
                return
            back = min(self.gold[to], debt.amount)
            self.gold[to] -= back
            debt.amount -= back
            if debt.amount == 0:
                self.debts = [d for d in self.debts if d is not debt]
            self.income(debt.creditor, back)

    def steal(self, seat: str, printed: int) -> Generator[Ask, str, bool]:
        """Takes gold out of the stakes; tells whether that has emptied them."""
        taken, extra = min(self.worth(printed), self.stakes), self.worth(1)
        left = self.stakes - taken
        if taken > 0 and left > extra and (yield from self.uses(seat, "sleight-of-hand")):
            taken += extra
        self.stakes -= taken
        self.income(seat, taken)
        return taken > 0 and self.stakes == 0

    # --- pile ----------------------------------------------------------------------------

    def top(self) -> Generator[Ask, str, Card | None]:
        """Takes the top card of the pile, if one can be had."""
        if not self.pile and self.discard:
            yield from self.renew()
        if not self.pile:
            return None
        self.drawn += 1
        return self.pile.pop(0)

    def look_at_pile(self) -> Play:
        """Renews the pile when its last card, or the share of the cut card, is gone."""
        cut = Fraction(str(self.options["refresh_at"])) * len(self.deck_words)
        if (not self.pile and self.discard) or (self.pile and self.drawn >= cut):
            yield from self.renew()

    def renew(self) -> Play:
        """Shuffles pile and discards together."""
        cards = self.pile + self.discard
        self.discard, self.drawn = [], 0
        self.refreshes += 1
        self.first_refresh = self.first_refresh or self.gambit
        words = yield Ask(CHANCE, "shuffle", tuple(card.word for card in cards))
        self.pile = in_order(cards, words.split())

    def draw(self, seat: str, count: int) -> Play:
        """Draws cards one by one, never above the limit of the hand."""
        for _ in range(count):
            if self.room(seat) <= 0:
                return
            card = yield from self.top()
            if card is None:
                return
            self.hand[seat].append(card)
            yield from self.look_at_pile()

    def buy(self, seat: str) -> Play:
        """Turns a price card, pays its strength and fills the hand."""
        price = yield from self.top()
        if price and self.has(seat, "profession"):
            price = yield from self.offer_swap(seat, price)
        if price:
            self.discard.append(price)
            yield from self.look_at_pile()
            yield from self.pay(seat, STAKES, price.strength)
        yield from self.draw(seat, self.options["buy_to"] - len(self.hand[seat]))

    def offer_swap(self, seat: str, price: Card) -> Generator[Ask, str, Card]:
        """Lets the buyer lay the price card back and turn the second card unseen."""
        if not self.pile and self.discard:
            yield from self.renew()
        answer = yield from ask(seat, "price", ["swap", "keep"] if self.pile else [])
        if answer != "swap":
            return price
        second = self.pile.pop(0)
        self.pile.insert(0, price)
        return second

    def from_hand(self, seat: str, word: str) -> Card:
        """Takes a card out of a hand."""
        card = next(c for c in self.hand[seat] if c.word == word)
        self.hand[seat] = [c for c in self.hand[seat] if c is not card]
        return card


def ask(
    seat: str, kind: str, answers: Sequence[str], *, always: bool = False
) -> Generator[Ask, str, str]:
    """Asks where there is a choice; the only answer needs no asking. ``""`` without any."""
    words = sorted(set(answers))
    if not words:
        return ""
    if len(words) == 1 and not always:
        return words[0]
    return (yield Ask(seat, kind, tuple(words)))


def in_order(cards: Sequence[Card], words: Sequence[str]) -> list[Card]:
    """Gives the cards in the order of these words."""
    left, order = list(cards), []
    for word in words:
        card = min((c for c in left if c.word == word), key=lambda c: c.copy)
        left.remove(card)
        order.append(card)
    assert not left
    return order
