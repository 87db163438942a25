"""The course of the plain game: antes, rounds, turns, the winner and the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from games.three_dragon_ante.plain_powers import PlainPowers, StakesEmptied
from games.three_dragon_ante.plain_table import (
    CHANCE,
    STAKES,
    Ask,
    Card,
    Debt,
    Play,
    ask,
    in_order,
)

MOST_VOIDS = 20


class PlainGame(PlainPowers):
    """A game that is played by going through ``play`` or ``play_on``."""

    def __init__(self, players: int, options: Mapping[str, Any]) -> None:
        super().__init__(players, options)
        self.gambit = self.round = 1
        self.leader = self.turn = "A"
        self.last = ""  # who played last in this round
        self.over = False
        self.breaking_ties = False
        self.level = dict.fromkeys(self.seats, 0)  # ties at the top that a seat has been in
        self.voids = 0

    # --- beginnings ----------------------------------------------------------------------

    def play(self, deck: Sequence[str]) -> Play:
        """Deals and plays a whole game."""
        self.deck_words = list(deck)
        words = yield Ask(CHANCE, "deal", tuple(deck))
        self.pile = in_order([Card(word) for word in deck], words.split())
        for _ in range(self.options["hand_start"]):
            for seat in self.seats:
                yield from self.draw(seat, 1)
        yield from self.antes()
        yield from self.play_rounds()

    def play_on(self, deck: Sequence[str], position: Mapping[str, Any]) -> Play:
        """Plays on from a position of the notation with an exact pile."""
        self.deck_words = list(deck)
        self.stakes = position["stakes"]
        self.leader = position["leader"]
        self.turn = position.get("turn", self.leader)
        self.round = position.get("round", 1)
        self.gold |= position["gold"]
        for seat in self.seats:
            self.hand[seat] = [Card(word) for word in position["hand"][seat]]
            self.flight[seat] = [Card(word) for word in position["flight"].get(seat, [])]
        self.ante |= {seat: Card(word) for seat, word in position["ante"].items()}
        self.pile = [Card(word) for word in position["deck"]]
        self.discard = [Card(word) for word in position.get("discard", [])]
        self.debts = [Debt(**debt) for debt in position.get("debts", [])]
        for seat in self.turns():
            if seat == self.turn:
                break
            self.round_card[seat] = self.flight[seat][-1]
            self.last = seat
        yield from self.play_rounds()

    # --- ante ----------------------------------------------------------------------------

    def antes(self) -> Play:
        """Takes antes until there is a leader, then the price."""
        leader = ""
        while not leader:
            yield from self.choose_antes()
            leader = self.ante_leader()
            if not leader and self.voids == MOST_VOIDS:
                leader = self.leader
            if not leader:
                self.voids += 1
                self.discard += [c for c in self.ante.values() if c]
                self.ante = dict.fromkeys(self.seats)
                for seat in self.seats:
                    yield from self.draw(seat, 1)
        self.voids = 0
        self.leader = self.turn = leader
        price = max(self.ante_strengths().values())
        for seat in self.seats:
            self.pay(seat, STAKES, price)

    def choose_antes(self) -> Play:
        """Lets everybody ante; for an empty hand the top of the pile goes first, unseen."""
        starved = [seat for seat in self.seats if not self.hand[seat]]
        for seat in starved:
            self.ante[seat] = yield from self.top()
            yield from self.look_at_pile()
        chosen: dict[str, Card] = {}
        for seat in self.seats:
            if seat not in starved:
                words = [f"ante {c.word}" for c in self.hand[seat]]
                answer = yield from ask(seat, "ante", words, always=True)
                chosen[seat] = self.from_hand(seat, answer.removeprefix("ante "))
        self.ante |= chosen

    def ante_strengths(self) -> dict[str, int]:
        """Gives the strength of each ante; none counts 0."""
        return {seat: card.strength if card else 0 for seat, card in self.ante.items()}

    def ante_leader(self) -> str:
        """Gives the owner of the highest ante that is not tied, or nobody."""
        strengths = self.ante_strengths()
        levels = sorted(set(strengths.values()), reverse=True)
        if self.options["ante_tie"] == "top_two":
            levels = levels[:2]
        return only_owner(strengths, levels)

    # --- rounds --------------------------------------------------------------------------

    def turns(self) -> str:
        """Gives the seats in the order of this round."""
        return self.leader + self.others(self.leader)

    def play_rounds(self) -> Play:
        """Plays round after round, gambit after gambit, to the end of the game."""
        while not self.over:
            try:
                yield from self.play_round()
                done, winner = self.winner()
            except StakesEmptied:
                done, winner = True, ""
            if done:
                yield from self.end_gambit(winner)
            else:
                self.leader = self.turn = self.leader_of_next_round()
                self.round += 1
            self.new_round()

    def new_round(self) -> None:
        """Forgets the cards that stood for the turns of the round before."""
        self.round_card = dict.fromkeys(self.seats)
        self.slain = set()
        self.last = ""

    def play_round(self) -> Play:
        """Lets each seat from the one to play on take its turn."""
        order = self.turns()
        for seat in order[order.index(self.turn) :]:
            self.turn = seat
            self.replaced, self.copied, self.leaving = [], [], []
            if len(self.hand[seat]) <= 1:
                yield from self.buy(seat)
            if self.hand[seat]:
                yield from self.play_card(seat)
            else:
                self.flight[seat].append(None)

    def play_card(self, seat: str) -> Play:
        """Plays a card with its power, the special flights, and what has to be bought."""
        words = [f"play {c.word}" for c in self.hand[seat]]
        answer = yield from ask(seat, "play", words, always=True)
        card = self.from_hand(seat, answer.removeprefix("play "))
        before = self.round_card[self.last] if self.last else None
        wakes = seat == self.leader or bool(before and card.strength <= before.strength)
        self.flight[seat].append(card)
        self.round_card[seat] = card
        self.last = seat
        if wakes:
            yield from self.run(seat, card, card)
        yield from self.colour_flight(seat)
        yield from self.strength_flight(seat)
        for other in seat + self.others(seat):
            if not self.hand[other]:
                yield from self.buy(other)

    def leader_of_next_round(self) -> str:
        """Gives the Priest's player, or who played the highest card."""
        if self.next_leader:
            leader, self.next_leader = self.next_leader, ""
            return leader
        strengths = {
            seat: card.strength
            for seat, card in self.round_card.items()
            if card and (seat not in self.slain or self.options["slain_counts_for_lead"])
        }
        levels = sorted(set(strengths.values()), reverse=True)
        if self.options["round_tie"] == "hold":
            levels = levels[:1]
        return only_owner(strengths, levels) or self.leader

    # --- the end -------------------------------------------------------------------------

    def winner(self) -> tuple[bool, str]:
        """Tells whether the gambit is over after this round, and who wins it."""
        if not self.last:
            return True, ""
        if self.round < self.options["min_rounds"]:
            return False, ""
        able = [seat for seat in self.seats if not self.is_barred(seat)]
        if not able and self.options["all_barred"] == "no_winner":
            return True, ""
        if not able and self.options["all_barred"] == "extra_round":
            return False, ""
        totals = {seat: self.total(seat) for seat in able or self.seats}
        best = min(totals.values()) if self.weakest_wins else max(totals.values())
        winner = only_owner(totals, [best])
        return bool(winner), winner

    def is_barred(self, seat: str) -> bool:
        """Tells whether a god keeps a flight from winning."""
        lying = self.lying(seat)
        words = {card.word for card in lying}
        return ("tiamat" in words and any(c.good for c in lying)) or (
            "bahamut" in words and any(c.evil for c in lying)
        )

    def end_gambit(self, winner: str) -> Play:
        """Pays the winner, clears the table, and opens the next gambit or ends the game."""
        if winner:
            self.debts = [d for d in self.debts if d.debtor != winner]
            self.gold[winner] += self.stakes
            self.stakes = 0
        for seat in self.seats:
            self.discard += self.lying(seat)
            self.flight[seat] = []
        self.discard += [c for c in self.ante.values() if c]
        self.ante = dict.fromkeys(self.seats)
        self.over = self.game_ends()
        if self.over:
            return
        self.debts = []
        first = winner or self.leader
        for seat in first + self.others(first):
            yield from self.draw(seat, self.options["end_draw"])
        self.gambit += 1
        self.round = 1
        self.weakest_wins, self.next_leader, self.paid = False, "", set()
        yield from self.antes()

    def game_ends(self) -> bool:
        """Tells whether somebody is broke, and no tie at the top is to be broken first."""
        if 0 not in self.gold.values() and not self.breaking_ties:
            return False
        if self.options["game_tie"] == "shared":
            return True
        top = max(self.level.values())
        most = max(self.gold[seat] for seat in self.seats if self.level[seat] == top)
        tied = [s for s in self.seats if self.level[s] == top and self.gold[s] == most]
        if len(tied) == 1:
            return True
        self.breaking_ties = True
        for seat in tied:
            self.level[seat] += 1
        return False


def only_owner(values: Mapping[str, int], levels: Sequence[int]) -> str:
    """Gives the only seat at the first of these levels that one seat alone has, or nobody."""
    for level in levels:
        owners = [seat for seat, value in values.items() if value == level]
        if len(owners) == 1:
            return owners[0]
    return ""
