"""The twenty powers and the special flights of the plain game, each as its text says."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from games.three_dragon_ante.plain_table import (
    CHANCE,
    EVIL_COLOURS,
    GOOD_COLOURS,
    STAKES,
    Ask,
    Card,
    PlainTable,
    Play,
    ask,
)


class StakesEmptied(Exception):
    """The gambit is over at once."""


class PlainPowers(PlainTable):
    """What a card does when it triggers."""

    def __init__(self, players: int, options: Mapping[str, Any]) -> None:
        super().__init__(players, options)
        self.round_card: dict[str, Card | None] = dict.fromkeys(self.seats)
        self.slain: set[str] = set()
        self.weakest_wins = False
        self.next_leader = ""
        self.victim = ""
        self.fresh: list[Card] = []  # cards that entered a flight in this turn
        self.wild_used: list[str] = []
        self.replaced: list[Card] = []  # Coppers that this turn has replaced
        self.copied: list[Card] = []  # cards that this turn has copied
        self.paid: set[tuple[str, str]] = set()  # (seat, kind of special flight)

    def run(self, seat: str, card: Card, text: Card, *, princess: bool = False) -> Play:
        """Runs the power printed on ``text`` as if it stood on ``card``."""
        if text.mortal and text.word != "thief":
            yield from self.pay(seat, STAKES, 1)
        if text.power == "gold":
            own = princess and not self.options["gold_via_princess_counts_self"]
            yield from self.draw(seat, sum(c.good for c in self.lying(seat)) - own)
        elif text.power != "tiamat":
            yield from getattr(self, f"_{text.power}")(seat, card)

    def take_gold(self, seat: str, amount: int) -> Play:
        """Steals as the whole of a text."""
        if (yield from self.steal(seat, amount)):
            raise StakesEmptied

    # --- dragons -------------------------------------------------------------------------

    def strongest(self, seat: str) -> Play:
        """Finds the opponent with the strongest flight; the actor chooses among equals."""
        most = max(map(self.total, self.opponents(seat)))
        tied = [s for s in self.opponents(seat) if self.total(s) == most]
        tied = [s for s in tied if not self.has(s, "intimidate")] or tied
        answer = yield from ask(seat, "target", [f"target {s}" for s in tied])
        self.victim = answer.removeprefix("target ")

    def _red(self, seat: str, _: Card) -> Play:
        yield from self.strongest(seat)
        victim = self.victim
        yield from self.pay(victim, seat, 1)
        hand = self.hand[victim]
        if hand and self.room(seat) > 0:
            word = yield Ask(CHANCE, "random", tuple(c.word for c in hand))
            stolen = min((c for c in hand if c.word == word), key=lambda c: c.copy)
            hand.remove(stolen)
            self.hand[seat].append(stolen)

    def _blue(self, seat: str, _: Card) -> Play:
        count = sum(c.evil for c in self.lying(seat))
        way = yield from ask(seat, "blue", ["steal", "levy"] if count else [])
        if way == "steal":
            yield from self.take_gold(seat, count)
        elif way == "levy":
            for other in self.opponents(seat):
                yield from self.pay(other, STAKES, count)

    def _silver(self, seat: str, _: Card) -> Play:
        for other in [seat, *self.others(seat)]:
            if any(c.good for c in self.lying(other)):
                yield from self.draw(other, 1)

    def _green(self, seat: str, card: Card) -> Play:
        yield from self.tribute(self.opponents(seat)[0], seat, card, good=False)

    def _brass(self, seat: str, card: Card) -> Play:
        yield from self.strongest(seat)
        yield from self.tribute(self.victim, seat, card, good=True)

    def tribute(self, victim: str, seat: str, card: Card, *, good: bool) -> Play:
        """Gives a card or pays 5; asked as long as the others cannot know the answer."""

        def fits(c: Card) -> bool:
            if good:
                return c.good and c.strength > card.strength
            return c.evil and c.strength < card.strength

        open_cards = [c for s in self.seats for c in self.lying(s)] + self.discard
        open_cards += [c for c in self.ante.values() if c]
        hidden = sum(map(fits, map(Card, self.deck_words))) - sum(map(fits, open_cards))
        gifts = [f"give {c.word}" for c in self.hand[victim] if fits(c)]
        put = bool(self.hand[victim]) and hidden > 0
        answer = yield from ask(victim, "tribute", [*gifts, "pay"], always=put)
        if answer == "pay":
            yield from self.pay(victim, seat, 5)
        elif self.room(seat) > 0:
            self.hand[seat].append(self.from_hand(victim, answer.removeprefix("give ")))

    def _bronze(self, seat: str, _: Card) -> Play:
        left = min(2, self.room(seat))
        either = left == 1 and self.options["bronze_one_slot"] == "choose"
        while left > 0:
            strengths = sorted(c.strength for c in self.ante.values() if c)
            if not strengths:
                return
            limit = strengths[:2][-1] if either else strengths[0]
            equal = [c.word for c in self.ante.values() if c and c.strength <= limit]
            answer = f"take {equal[0]}"
            if len(equal) > left:
                answer = yield from ask(seat, "bronze", [f"take {word}" for word in equal])
            self.take_ante(seat, answer)
            left -= 1

    def take_ante(self, seat: str, answer: str) -> None:
        """Moves an ante into a hand, of equal ones the first in seat order."""
        for owner, card in self.ante.items():
            if card and answer == f"take {card.word}":
                self.hand[seat].append(card)
                self.ante[owner] = None
                return

    def _black(self, seat: str, _: Card) -> Play:
        yield from self.take_gold(seat, 2)

    def _white(self, seat: str, _: Card) -> Play:
        if any(c.mortal for s in self.seats for c in self.lying(s)):
            yield from self.take_gold(seat, 3)

    def _copper(self, seat: str, card: Card) -> Play:
        slot = self.flight[seat].index(card)
        self.lift(seat, card)
        new = yield from self.top()
        assert new
        self.flight[seat][slot] = new
        self.fresh.append(new)
        if self.round_card[seat] is card:
            self.round_card[seat] = new
        yield from self.look_at_pile()
        if card.power == "copper":
            self.replaced.append(card)
        if new is not card and new not in self.replaced:
            yield from self.run(seat, new, new)

    def _dracolich(self, seat: str, card: Card) -> Play:
        evil = [c for s in self.seats for c in self.lying(s) if c.evil and c is not card]
        yield from self.copy(seat, card, evil)

    def copy(self, seat: str, card: Card, found: list[Card]) -> Play:
        """Runs the power of one of the cards found, none twice in a turn."""
        free = [c for c in found if c not in self.copied]
        answer = yield from ask(seat, "copy", [f"copy {c.word}" for c in free])
        if answer:
            text = next(c for c in free if answer == f"copy {c.word}")
            self.copied.append(text)
            yield from self.run(seat, card, text)

    def _bahamut(self, seat: str, _: Card) -> Play:
        for other in self.others(seat):
            lying = self.lying(other)
            if any(c.good for c in lying) and any(c.evil for c in lying):
                yield from self.pay(other, seat, 10)

    # --- mortals -------------------------------------------------------------------------

    def _archmage(self, seat: str, card: Card) -> Play:
        yield from self.copy(seat, card, [c for c in self.ante.values() if c])

    def _dragonslayer(self, seat: str, card: Card) -> Play:
        prey = {
            f"slay {c.word}@{owner}": (owner, c)
            for owner in self.seats
            for c in reversed(self.lying(owner))
            if not c.mortal and c.strength < card.strength
        }
        answer = yield from ask(seat, "slay", list(prey))
        if answer:
            owner, victim = prey[answer]
            self.lift(owner, victim)
            if self.round_card[owner] is victim:
                self.slain.add(owner)

    def _thief(self, seat: str, _: Card) -> Play:
        emptied = yield from self.steal(seat, 7)
        hand = self.hand[seat]
        words = [f"discard {c.word}" for c in hand]
        answer = yield from ask(seat, "discard", words, always=len(hand) > 1)
        if answer:
            self.discard.append(self.from_hand(seat, answer.removeprefix("discard ")))
        if emptied:
            raise StakesEmptied

    def _druid(self, _: str, __: Card) -> Play:
        self.weakest_wins = True
        yield from ()

    def _priest(self, seat: str, _: Card) -> Play:
        self.next_leader = seat
        yield from ()

    def _princess(self, seat: str, _: Card) -> Play:
        level = len(self.leaving)
        self.leaving.append([c for c in self.lying(seat) if c.good])
        while self.leaving[level]:
            words = [f"trigger {c.word}" for c in self.leaving[level]]
            answer = yield from ask(seat, "trigger", words)
            chosen = next(c for c in self.leaving[level] if answer == f"trigger {c.word}")
            self.leaving[level].remove(chosen)
            yield from self.run(seat, chosen, chosen, princess=True)
        self.leaving.pop()

    def _fool(self, seat: str, _: Card) -> Play:
        own = self.total(seat)
        yield from self.draw(seat, sum(self.total(s) > own for s in self.seats))

    # --- special flights -----------------------------------------------------------------

    def colour_flight(self, seat: str) -> Play:
        """Pays three of a colour, once a gambit."""
        trios = {}
        for colour in (*GOOD_COLOURS, *EVIL_COLOURS):
            strengths = sorted(c.strength for c in self.lying(seat) if c.is_of(colour))
            if len(strengths) >= 3 and (seat, "colour") not in self.paid:
                trios[f"trio {colour}"] = strengths[-2]
        answer = yield from ask(seat, "trio", list(trios))
        if answer:
            self.paid.add((seat, "colour"))
            for other in self.opponents(seat):
                yield from self.pay(other, seat, trios[answer])

    def wild_card(self, seat: str) -> Play:
        """Lets a mortal be the third dragon of a colour, once a game."""
        done = (seat, "colour") in self.paid or seat in self.wild_used
        able = self.lying(seat) if self.options["wild_any_order"] else self.fresh
        mortals = [c.strength for c in self.lying(seat) if c.mortal and c in able]
        if done or not mortals or not self.has(seat, "wild-card"):
            return
        amounts = {}
        for colour in (*GOOD_COLOURS, *EVIL_COLOURS):
            pair = [c for c in self.lying(seat) if c.is_of(colour)]
            if len(pair) == 2 and any(c.power == colour for c in pair):
                strengths = sorted([*(c.strength for c in pair), max(mortals)])
                amounts[f"wild {colour}"] = strengths[1]
        answer = yield from ask(seat, "wild", [*amounts, "pass"] if amounts else [])
        if answer in amounts:
            self.wild_used.append(seat)
            self.paid.add((seat, "colour"))
            for other in self.opponents(seat):
                yield from self.pay(other, seat, amounts[answer])

    def strength_flight(self, seat: str) -> Play:
        """Pays three of a strength, once a gambit: gold from the stakes, then antes."""
        dragons = [c.strength for c in self.lying(seat) if not c.mortal]
        trios = {f"trio {n}": n for n in dragons if dragons.count(n) >= 3}
        if (seat, "strength") in self.paid:
            return
        answer = yield from ask(seat, "trio", list(trios))
        if not answer:
            return
        self.paid.add((seat, "strength"))
        emptied = yield from self.steal(seat, trios[answer])
        if emptied and not self.options["strength_flight_take_on_empty"]:
            raise StakesEmptied
        while self.room(seat) > 0:
            antes = [f"take {c.word}" for c in self.ante.values() if c]
            answer = yield from ask(seat, "spoils", [*antes, "done"] if antes else [])
            if answer in {"", "done"}:
                break
            self.take_ante(seat, answer)
        if emptied:
            raise StakesEmptied
