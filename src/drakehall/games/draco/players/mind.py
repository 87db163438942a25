"""What the rules of thumb remember while they think: their weights, and the table in numbers."""

from __future__ import annotations

from typing import Final

from drakehall.games.draco.core import cards, phases, table
from drakehall.games.draco.core.rules import Rules
from drakehall.games.draco.players import weights

PLAIN: Final = __file__.endswith(".py")

COLOUR: Final = cards.COLOUR
VALUE: Final = cards.VALUE


class Mind:
    """Holds weights, the sums of a ruleset's treasure, and what is being thought of now.

    ``held`` are each seat's prospects by colour in hundredths of a point: what it has, and what
    it may expect of the rest. ``bar`` is the least that a colour needs to count plus, ``then``
    and ``then_bar`` are the same while a division is being foreseen, ``gains`` what it brings.
    ``rest`` are the points of each colour that are neither on the table nor won. Of the division
    in the order ``known`` (-1: none) are kept its ``steps``, in each what was ``taken`` and
    ``gained``, and what it comes to ``here`` for the seat that is asked.
    ``luck`` is the number of a player who goes by it, ``rng`` what comes of it.
    """

    players: int
    colours: int
    plus: int
    whole_count: int
    takers: int
    known: int
    steps: int
    here: int
    rng: int
    luck: int

    weight: list[int]
    whole: list[int]
    counts: list[int]
    held: list[int]
    bar: list[int]
    then: list[int]
    then_bar: list[int]
    gains: list[int]
    order: list[int]
    strength: list[int]
    left: list[int]
    rest: list[int]
    taken: list[int]
    gained: list[int]

    def __init__(self, rules: Rules, weight: list[int]) -> None:
        if PLAIN:
            for name, width in (
                *(("weight", weights.COUNT), ("whole", cards.COLOURS), ("counts", cards.COLOURS)),
                *(("held", phases.SEATS * cards.COLOURS), ("bar", phases.SEATS)),
                *(("then", phases.SEATS * cards.COLOURS), ("then_bar", phases.SEATS)),
                *(("gains", phases.SEATS), ("order", phases.SEATS), ("strength", phases.SEATS)),
                *(("rest", cards.COLOURS), ("left", phases.DECK + 1)),
                *(("taken", phases.DECK + 1), ("gained", phases.DECK + 1)),
            ):
                setattr(self, name, [0] * width)
        self.players = rules.players
        self.plus = rules.plus_colours
        self.takers = 0
        self.known = -1
        self.steps = 0
        self.here = 0
        self.rng = 0
        self.luck = 0
        self.whole_count = 0
        for place in range(weights.COUNT):
            self.weight[place] = weight[place] if place < len(weight) else 0
        for colour in range(cards.COLOURS):
            self.whole[colour] = 0
            self.counts[colour] = 0
        for card in rules.treasures():
            self.whole[COLOUR[card]] += VALUE[card]
            self.counts[COLOUR[card]] += 1
            self.whole_count += 1
        self.colours = 0
        for colour in range(cards.COLOURS):
            if self.whole[colour] > 0:
                self.colours = colour + 1

    def look(self, s: table.State) -> None:
        """Takes in what everybody has and may expect."""
        share = self.weight[weights.FUTURE] // self.players
        self.known = -1
        for colour in range(self.colours):
            self.rest[colour] = self.whole[colour]
        for place in range(s.table_size):
            self.rest[COLOUR[s.table[place]]] -= VALUE[s.table[place]]
        for colour in range(self.colours):
            for seat in range(self.players):
                self.rest[colour] -= s.points[seat * cards.COLOURS + colour]
            hope = share * max(0, self.rest[colour])
            for seat in range(self.players):
                at = seat * cards.COLOURS + colour
                self.held[at] = 100 * s.points[at] + hope
                self.then[at] = self.held[at]
        for seat in range(self.players):
            self.bar[seat] = self.least(seat)

    def least(self, seat: int) -> int:
        """Gives what a colour would then need to count plus for a seat: its best but so many."""
        base = seat * cards.COLOURS
        above = 0x7FFFFFFF
        rank = 0
        best = 0
        while rank < self.plus:
            best = 0
            times = 0
            for colour in range(self.colours):
                points = self.then[base + colour]
                if points < above:
                    if points > best:
                        best = points
                        times = 1
                    elif points == best:
                        times += 1
            if best == 0:
                return 0
            rank += times
            above = best
        return best

    def gain(self, seat: int, card: int) -> int:
        """Gives what a card changes for a seat, as its prospects stand."""
        return self.change(self.held[seat * cards.COLOURS + COLOUR[card]], self.bar[seat], card)

    def change(self, own: int, bar: int, card: int) -> int:
        """Gives what a card changes where its colour stands at ``own``.

        A colour below the bar counts minus, or it crosses it and another one falls below.
        """
        value = 100 * VALUE[card]
        if own >= bar:
            return value
        if own + value <= bar:
            return -value
        return 2 * own + value - 2 * bar
