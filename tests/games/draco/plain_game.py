"""Draco written a second time, as plainly as can be, to compare the engine with.

It follows the rules document sentence by sentence and shares nothing with the engine: words
for cards, lists and dictionaries, and a generator that waits where somebody is asked.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping
from typing import Any

CURSE = "curse"
Ask = tuple[str, str, list[str]]
"""Who is asked, what kind of question, and the possible answers."""
Course = Generator[Ask, str, None]


class PlainGame:
    """A game as a person would keep it on paper; ``play`` runs it."""

    def __init__(
        self, seats: str, options: Mapping[str, Any], captain: str, deck: list[str]
    ) -> None:
        self.seats, self.options, self.captain, self.deck = seats, options, captain, list(deck)
        self.table: list[str] = []
        self.gone: list[str] = []
        self.treasure: dict[str, list[str]] = {seat: [] for seat in seats}
        self.cursed = dict.fromkeys(seats, 0)
        self.swords = {seat: list(options["swords_per_player"]) for seat in seats}
        self.played: dict[str, list[int]] = {seat: [] for seat in seats}
        self.curses, self.round = 0, 0
        self.final = self.final_next = self.over = False

    def play(self) -> Course:
        """Plays rounds until the last one is over."""
        while not self.over:
            self.round += 1
            self.final = self.final or self.final_next
            cursed = yield from self.captain_step()
            if self.table or self.options["duel_with_empty_table"] == "run":
                yield from self.duel(cursed)
                yield from self.division()
            yield from self.exhaustion()
            if self.final:
                self.over = True
            else:
                self.captain = self.circle()[1]

    def circle(self) -> list[str]:
        """All seats from the captain on, in turn direction."""
        order = self.seats if self.options["turn_direction"] == "left" else self.seats[::-1]
        start = order.index(self.captain)
        return list(order[start:] + order[:start])

    def ask(self, seat: str, kind: str, answers: list[str]) -> Generator[Ask, str, str]:
        """Asks, unless there is only one answer."""
        words = sorted(set(answers))
        if len(words) == 1:
            return words[0]
        answer = yield seat, kind, words
        assert answer in words
        return answer

    def captain_step(self) -> Generator[Ask, str, bool]:
        """Turns up cards; tells whether a curse came."""
        flipped, most = 0, self.options["max_flips"] or 1_000
        while True:
            if not self.deck:
                self.final = True
                return False
            answers = ["flip"] if flipped < most else []
            answers += ["stop"] if flipped >= self.options["min_flips"] else []
            if (yield from self.ask(self.captain, "captain", answers)) == "stop":
                return False
            flipped += 1
            card = self.deck.pop(0)
            if not self.deck:
                self.final = True
            if card == CURSE:
                self.take_curse(self.captain)
                self.final = self.final or self.is_last_curse()
                return True
            self.table.append(card)

    def take_curse(self, seat: str) -> None:
        """A curse for a seat; it is counted."""
        self.cursed[seat] += 1
        self.curses += 1

    def is_last_curse(self) -> bool:
        """Whether enough curses have come for the last round."""
        return bool(self.curses >= self.options["final_round_at_cursed"])

    def duel(self, cursed: bool) -> Course:
        """The captain, the others, and the captain again unless there was a curse."""
        first_passed = False
        for number, seat in enumerate([*self.circle(), *([] if cursed else [self.captain])]):
            second = number == len(self.seats)
            may = self.options["captain_may_pass_first_and_play_second"]
            used = {sword for swords in self.played.values() for sword in swords}
            free = [f"sword {sword}" for sword in self.swords[seat] if sword not in used]
            if second and first_passed and not may:
                free = []
            answer = yield from self.ask(seat, "duel", [*free, "pass"])
            if answer == "pass":
                first_passed = first_passed or number == 0
            else:
                self.played[seat].append(int(answer.split()[1]))

    def division(self) -> Course:
        """One card each from the strongest on, again and again."""
        tie = 1 if self.options["tie_sum_vs_single"] == "captain_first" else -1
        ranked = sorted(
            (seat for seat in self.seats if self.played[seat]),
            key=lambda seat: (sum(self.played[seat]), tie if seat == self.captain else 0),
            reverse=True,
        )
        took = True
        while self.table and ranked and took:
            took = False
            for seat in ranked:
                answers = [f"take {card}" for card in self.table]
                if not self.options["pick_mandatory"]:
                    answers += ["pass"] if self.table else []
                if not answers:
                    break
                answer = yield from self.ask(seat, "division", answers)
                if answer != "pass":
                    self.table.remove(answer.split()[1])
                    self.treasure[seat].append(answer.split()[1])
                    took = True
        self.leavings()
        for seat in self.seats:
            self.swords[seat] = [s for s in self.swords[seat] if s not in self.played[seat]]
            self.played[seat] = []

    def leavings(self) -> None:
        """What nobody took stays, leaves the game, or is the captain's."""
        if self.options["unclaimed_treasure"] == "discard":
            self.gone += self.table
            self.table = []
        elif self.options["unclaimed_treasure"] == "captain":
            self.treasure[self.captain] += self.table
            self.table = []

    def exhaustion(self) -> Course:
        """The gift to the last one with a sword, and the swords of all come back."""
        holders = [seat for seat in self.seats if self.swords[seat]]
        if len(holders) > 1:
            return
        if not holders and self.options["all_exhausted"] == "captain_gift":
            holders = [self.captain]
        due = not self.final or self.options["gift_in_final_round"]
        if holders and due and self.deck and self.options["gift_size"]:
            answer = yield from self.ask(holders[0], "gift", ["accept", "refuse"])
            if answer == "accept":
                self.gift(holders[0])
        for seat in self.seats:
            self.swords[seat] = list(self.options["swords_per_player"])

    def gift(self, seat: str) -> None:
        """Cards from the deck, one by one, unseen before."""
        got, replaced = 0, []
        before = self.is_last_curse()
        while got < self.options["gift_size"] and self.deck:
            card = self.deck.pop(0)
            if card != CURSE:
                self.treasure[seat].append(card)
                got += 1
            elif self.options["gift_cursed"] == "replaced":
                replaced.append(card)
            else:
                self.take_curse(seat)
                got += 1
        self.deck += replaced
        if self.is_last_curse() and not before:
            if self.options["final_trigger_by_gift"] == "one_more_round":
                self.final_next = True
            else:
                self.final = True
        if not self.deck:
            self.final = True

    def score(self, seat: str) -> int:
        """The best colours plus, the others minus, and the curses."""
        sums: dict[str, int] = {}
        for card in self.treasure[seat]:
            colour, value = card.split("-")
            sums[colour] = sums.get(colour, 0) + int(value)
        best = sorted(sums.values(), reverse=True)
        plus = self.options["plus_colours"]
        curses = self.cursed[seat] * self.options["cursed_points"]
        return int(sum(best[:plus]) - sum(best[plus:]) + curses)

    def winners(self) -> list[str]:
        """Most points, then fewest curses unless the win is shared at once."""
        few = "fewest_cursed" in self.options["winner_tie_breakers"]
        key = {seat: (self.score(seat), -self.cursed[seat] if few else 0) for seat in self.seats}
        return [seat for seat in self.seats if key[seat] == max(key.values())]
