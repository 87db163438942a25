"""The course of the plain game: antes, rounds, turns, the winner and the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from games.three_dragon_ante.plain_powers import PlainPowers, StakesEmptied
from games.three_dragon_ante.plain_table import (
    CHANCE,
    EVIL_COLOURS,
    GOOD_COLOURS,
    STAKES,
    Ask,
    Card,
    Debt,
    Play,
    ask,
    in_order,
)

MOST_VOIDS = 20
ABILITIES = (
    *("bluff", "concentration", "diplomacy", "intimidate"),
    *("profession", "sense-motive", "sleight-of-hand", "wild-card"),
)


class PlainGame(PlainPowers):
    """A game that is played by going through ``play`` or ``play_on``."""

    def __init__(self, players: int, options: Mapping[str, Any]) -> None:
        super().__init__(players, options)
        self.round = 1
        self.leader = self.turn = "A"
        self.last = ""  # who played last in this round
        self.over = False
        self.breaking_ties = False
        self.level = dict.fromkeys(self.seats, 0)  # ties at the top that a seat has been in
        self.voids = 0
        self.last_dealt: dict[str, Card | None] = dict.fromkeys(self.seats)

    # --- beginnings ----------------------------------------------------------------------

    def play(self, deck: Sequence[str]) -> Play:
        """Deals and plays a whole game."""
        self.deck_words = list(deck)
        words = yield Ask(CHANCE, "deal", tuple(deck))
        cards = [Card(word, deck[:place].count(word)) for place, word in enumerate(deck)]
        self.pile = in_order(cards, words.split())
        yield from self.pick_abilities()
        for _ in range(self.options["hand_start"]):
            for seat in self.seats:
                yield from self.deal(seat, 1)
        yield from self.antes()
        yield from self.play_rounds()

    def pick_abilities(self) -> Play:
        """Gives each seat its abilities, or lets it pick two, or Wild Card alone."""
        given = self.options["abilities"]
        if given == "draft":
            self.gambit = 0
            for seat, own in self.abilities.items():
                while len(own) < 2 and own != ["wild-card"]:
                    left = [a for a in ABILITIES if a not in own and (not own or a != "wild-card")]
                    answer = yield from ask(seat, "pick", [f"pick {name}" for name in left])
                    own.append(answer.removeprefix("pick "))
            self.gambit = 1
        elif given:
            self.abilities |= given

    def deal(self, seat: str, count: int) -> Play:
        """Draws the cards of a gambit's start; the last is what a blind ante lays."""
        before = len(self.hand[seat])
        yield from self.draw(seat, count)
        dealt = self.hand[seat][before:]
        self.last_dealt[seat] = dealt[-1] if dealt else None

    def play_on(self, deck: Sequence[str], position: Mapping[str, Any]) -> Play:
        """Plays on from a position of the notation with an exact pile."""
        self.deck_words = list(deck)
        yield from self.pick_abilities()
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
                for seat in self.players:
                    yield from self.deal(seat, 1)
        self.voids = 0
        self.leader = self.turn = leader
        price = max(self.ante_strengths().values())
        factor = self.rate if self.options["rate"] else 1
        richest = max(self.gold[seat] for seat in self.players)
        poorer = [seat for seat in self.players if self.gold[seat] < richest]
        reduced = set()
        for seat in poorer:
            if (yield from self.uses(seat, "concentration")):
                reduced.add(seat)
        for seat in self.players:
            self.hand_over(seat, STAKES, (price - (seat in reduced)) * factor)

    def choose_antes(self) -> Play:
        """Lets everybody ante; for an empty hand the top of the pile goes first, unseen."""
        starved = [seat for seat in self.players if not self.hand[seat]]
        for seat in starved:
            self.ante[seat] = yield from self.top()
            yield from self.look_at_pile()
        chosen: dict[str, Card] = {}
        blind = self.options["blind_ante"] == "all"
        for seat in self.players if blind else []:
            dealt = self.last_dealt[seat]
            if dealt and dealt in self.hand[seat]:
                chosen[seat] = self.from_hand(seat, dealt.word)
        for seat in self.players:
            if seat not in starved and seat not in chosen:
                words = [f"ante {c.word}" for c in self.hand[seat]]
                answer = yield from ask(seat, "ante", words, always=True)
                chosen[seat] = self.from_hand(seat, answer.removeprefix("ante "))
        self.ante |= chosen

    def ante_strengths(self) -> dict[str, int]:
        """Gives the strength of each ante; none counts 0."""
        antes = {seat: self.ante[seat] for seat in self.players}
        return {seat: card.strength if card else 0 for seat, card in antes.items()}

    def ante_leader(self) -> str:
        """Gives the owner of the highest ante that is not tied, or nobody."""
        strengths = self.ante_strengths()
        levels = sorted(set(strengths.values()), reverse=True)
        if self.options["ante_tie"] == "top_two":
            levels = levels[:2]
        return only_owner(strengths, levels)

    # --- rounds --------------------------------------------------------------------------

    def turns(self) -> list[str]:
        """Gives the seats in the order of this round."""
        return [self.leader, *self.others(self.leader)]

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
        if self.has(self.leader, "diplomacy"):
            leads = [f"lead {seat}" for seat in self.others(self.leader)]
            answer = yield from ask(self.leader, "lead", [*leads, "pass"])
            if answer != "pass":
                self.leader = self.turn = answer.removeprefix("lead ")
        order = self.turns()
        for seat in order[order.index(self.turn) :]:
            self.turn = seat
            self.replaced, self.copied, self.leaving, self.fresh = [], [], [], []
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
        self.fresh.append(card)
        yield from self.sense_motive(seat)
        if wakes:
            yield from self.run(seat, card, card)
        yield from self.wild_card(seat)
        yield from self.colour_flight(seat)
        yield from self.strength_flight(seat)
        for other in [seat, *self.others(seat)]:
            if not self.hand[other]:
                yield from self.buy(other)

    def sense_motive(self, seat: str) -> Play:
        """Offers the others a look if the first two cards are dragons of one colour."""
        lying = self.lying(seat)
        if len(self.flight[seat]) != 2 or len(lying) != 2:
            return
        tiamat = any(c.word == "tiamat" for c in lying) and all(c.evil for c in lying)
        colours = {c.power for c in lying}
        if tiamat or (len(colours) == 1 and colours <= {*GOOD_COLOURS, *EVIL_COLOURS}):
            for other in self.others(seat):
                if self.has(other, "sense-motive"):
                    yield from ask(other, "look", ["look", "pass"])

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
        able = [seat for seat in self.players if not self.is_barred(seat)]
        if not able and self.options["all_barred"] == "no_winner":
            return True, ""
        if not able and self.options["all_barred"] == "extra_round":
            return False, ""
        totals = {seat: self.total(seat) for seat in able or self.players}
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
        gone = [s for s in self.players if self.gold[s] == 0 and self.options["survivors"]]
        self.out += [gone] if gone else []
        self.over = self.game_ends()
        if self.over:
            return
        for seat in gone:
            self.discard += self.hand[seat]
            self.hand[seat] = []
        self.debts = []
        first = winner or self.leader
        for seat in [*([first] if first in self.players else []), *self.others(first)]:
            yield from self.deal(seat, self.options["end_draw"])
        self.gambit += 1
        self.round = 1
        self.weakest_wins, self.next_leader, self.paid = False, "", set()
        self.rate = self.rate_now()
        yield from self.antes()

    def rate_now(self) -> int:
        """Gives the rate after so many renewals."""
        rate = self.options["rate"]
        if not rate:
            return 1
        steps = int(rate["step"]) * self.refreshes
        return min(64, 1 + steps if rate["mode"] == "add" else 1 << min(steps, 6))

    def game_ends(self) -> bool:
        """Tells whether the game is over, and no tie at the top is to be broken first."""
        if not self.breaking_ties and not self.is_due():
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

    def is_due(self) -> bool:
        """Tells whether one of the rules that end a game holds."""
        options, gold = self.options, [self.gold[seat] for seat in self.players]
        if options["survivors"]:
            short = len(gold) <= options["survivors"]
        else:
            short = 0 in gold and options["bankruptcy_ends"]
        rich = options["target_gold"] and max(gold, default=0) >= options["target_gold"]
        late = options["gambit_limit"] and self.gambit >= options["gambit_limit"]
        last = self.first_refresh + options["gambits_after_refresh"]
        once = options["deck_once"] and self.first_refresh and self.gambit >= last
        return bool(short or rich or late or once)

    def ranking(self) -> list[list[str]]:
        """Gives the groups of equal rank, best first; the latest to go are the best of the rest."""
        if self.options["teams"]:
            return self.team_ranking()
        ranks = {seat: (self.level[seat], self.gold[seat]) for seat in self.players}
        best_first = sorted(set(ranks.values()), reverse=True)
        groups = [[seat for seat in ranks if ranks[seat] == rank] for rank in best_first]
        return groups + self.out[::-1]

    def team_ranking(self) -> list[list[str]]:
        """Gives the better team first: one without a broke member, else the richer one."""
        scores = {
            tuple(team): (
                not self.options["bankruptcy_ends"] or all(self.gold[seat] for seat in team),
                sum(self.gold[seat] for seat in team),
            )
            for team in self.options["teams"]
        }
        best, other = sorted(scores, key=lambda team: scores[team], reverse=True)
        equal = scores[best] == scores[other]
        return [sorted([*best, *other])] if equal else [list(best), list(other)]


def only_owner(values: Mapping[str, int], levels: Sequence[int]) -> str:
    """Gives the only seat at the first of these levels that one seat alone has, or nobody."""
    for level in levels:
        owners = [seat for seat, value in values.items() if value == level]
        if len(owners) == 1:
            return owners[0]
    return ""
