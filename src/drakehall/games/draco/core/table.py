"""The table: everything true now, and the few ways in which cards move on it.

Seats are 0 … n - 1. Swords are bits of one number: bit 3 is the sword with three blades. The
deck lies with its top last; ``block`` holds how many cards are left of each of its piles, from
the top down, and ``under`` how many cards were put under all of them later.
"""

from __future__ import annotations

from typing import Final

from drakehall.games.draco.core import cards, journal, luck, notes, phases
from drakehall.games.draco.core.layout import ARRAYS, SCALARS
from drakehall.games.draco.core.rules import Rules

PLAIN: Final = __file__.endswith(".py")
"""Whether this module runs interpreted: then lists stand for the arrays."""

COLOUR: Final = cards.COLOUR
VALUE: Final = cards.VALUE

MASK: Final = 0xFFFFFFFFFFFFFFFF


class State:
    """Holds the whole table in small integers; a clone shares nothing but the ruleset.

    ``opportunity`` counts the chances to play a sword in this duel from 1. ``picked`` has a bit
    for each seat that had its turn in this cycle of the division, ``taken`` is 1 if one of them
    took a card. ``points`` caches each seat's sum by colour.
    """

    rules: Rules
    journal: journal.Journal | None
    feed: luck.Feed | None

    n: int
    phase: int
    round: int
    captain: int
    turn: int
    flipped: int
    cursed_duel: int
    opportunity: int
    curses: int
    final: int
    next_final: int
    picked: int
    taken: int
    pile: int
    blocks: int
    block_at: int
    under: int
    table_size: int
    gone_size: int
    rng: int
    moves_count: int

    swords: list[int]
    played: list[int]
    cursed: list[int]
    treasure_size: list[int]
    treasure: list[int]
    points: list[int]
    deck: list[int]
    table: list[int]
    gone: list[int]
    block: list[int]
    moves: list[int]

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.journal = None
        self.feed = None
        self.n = rules.players
        if PLAIN:
            for name in SCALARS:
                setattr(self, name, 0)
            for name, (_, width) in ARRAYS.items():
                setattr(self, name, [0] * width)
        for seat in range(self.n):
            self.swords[seat] = rules.full_set
        self.round = 1
        self.opportunity = 1
        self.rng = 1

    # --- telling and listing --------------------------------------------------------------

    def note(self, kind: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        """Tells the journal, if there is one."""
        if self.journal is not None:
            self.journal.add(kind, a, b, c)

    def add_move(self, action: int) -> None:
        """Adds a legal action to the list."""
        self.moves[self.moves_count] = action
        self.moves_count += 1

    def has_move(self, action: int) -> bool:
        """Tells whether an action is listed already."""
        for place in range(self.moves_count):
            if self.moves[place] == action:
                return True
        return False

    # --- seats ----------------------------------------------------------------------------

    def after(self, seat: int) -> int:
        """Gives the next seat in turn direction. [R23]"""
        following = seat + self.rules.step
        if following == self.n:
            return 0
        return self.n - 1 if following < 0 else following

    # --- chance ---------------------------------------------------------------------------

    def below(self, n: int) -> int:
        """Draws a number in 0 … n - 1 from the generator inside the state (xorshift64)."""
        x = self.rng
        x ^= (x << 13) & MASK
        x ^= x >> 7
        x ^= (x << 17) & MASK
        self.rng = x
        return ((x >> 32) * n) >> 32

    # --- cards ----------------------------------------------------------------------------

    def pop(self) -> int:
        """Takes the top card of a deck that is not empty."""
        self.pile -= 1
        if self.block_at == self.blocks:
            self.under -= 1
        else:
            self.block[self.block_at] -= 1
            if self.block[self.block_at] == 0:
                self.block_at += 1
        return self.deck[self.pile]

    def put_under(self, card: int) -> None:
        """Puts a card under the deck. [gift_cursed: replaced]"""
        for place in range(self.pile, 0, -1):
            self.deck[place] = self.deck[place - 1]
        self.deck[0] = card
        self.pile += 1
        self.under += 1

    def lay(self, card: int) -> None:
        """Lays a treasure on the table, face up."""
        self.table[self.table_size] = card
        self.table_size += 1

    def lift(self, card: int) -> None:
        """Takes a treasure off the table; the others keep their order."""
        place = 0
        while self.table[place] != card:
            place += 1
        self.table_size -= 1
        while place < self.table_size:
            self.table[place] = self.table[place + 1]
            place += 1

    def give(self, seat: int, card: int) -> None:
        """Lays a treasure before a seat, to keep."""
        self.treasure[seat * phases.DECK + self.treasure_size[seat]] = card
        self.treasure_size[seat] += 1
        self.points[seat * cards.COLOURS + COLOUR[card]] += VALUE[card]

    def curse(self, seat: int) -> None:
        """Gives a seat the curse that was turned up and counts it. [S: captain step]"""
        self.cursed[seat] += 1
        self.curses += 1
        self.note(notes.CURSE, seat, self.curses)

    def discard(self, card: int) -> None:
        """Puts a treasure out of the game."""
        self.gone[self.gone_size] = card
        self.gone_size += 1

    # --- swords ---------------------------------------------------------------------------

    def strength(self, seat: int) -> int:
        """Gives the sum of the swords that a seat has played in this duel. [S: division]"""
        total = 0
        for place in range(self.rules.sword_count):
            sword = self.rules.swords[place]
            if self.played[seat] >> sword & 1:
                total += sword
        return total

    def on_table(self) -> int:
        """Gives the bits of all swords played in this duel; values never repeat. [S: duel]"""
        swords = 0
        for seat in range(self.n):
            swords |= self.played[seat]
        return swords


def sibling(s: State) -> State:
    """Gives a table of the same ruleset without journal and feed, its fields still to fill."""
    return share_rules(State.__new__(State), s)


def share_rules(twin: State, s: State) -> State:
    """Gives a table what it may share: a function of its own, so that C knows the types."""
    twin.rules = s.rules
    twin.journal = None
    twin.feed = None
    twin.n = s.n
    return twin
