"""The table: everything true now, and the few ways in which cards move on it.

Cards move here and nowhere else, so that the cached totals and counts of the flights, the hand
limit and the renewal of the pile each have one place. Seats are 0 … n - 1 in turn order.
"""

from __future__ import annotations

from typing import Final

from drakehall.games.three_dragon_ante.core import cards, cells, journal, luck, steps
from drakehall.games.three_dragon_ante.core.layout import ARRAYS, SCALARS, STATE
from drakehall.games.three_dragon_ante.core.rules import Rules

PLAIN: Final = __file__.endswith(".py")
"""Whether this module runs interpreted: then lists stand for the arrays."""

STRENGTH: Final = cards.STRENGTHS
SIDE: Final = cards.SIDES
GOODS: Final = cards.GOODS
EVILS: Final = cards.EVILS
MORTALS: Final = cards.MORTALS
POWER: Final = cards.POWERS
TRAITS: Final = cards.TRAITS
SERVES: Final = cards.SERVES


class State:
    """Holds the whole table in small integers; a clone shares nothing but the ruleset.

    ``deck`` holds the draw pile from the front (its top last), the discards up to where the
    deck ends, and behind them ``rules.width`` slots for each flight, from ``rules.flight_at``
    on; a card that left its slot leaves ``cards.NONE``.
    A debt is ``debt_seats = debtor * 8 + creditor`` and its gold, oldest first.
    ``armed`` has a bit for each slot of the active flight: the dragons that a waiting Princess
    has yet to trigger, and the cards that entered in this turn.
    ``out`` has a bit for each seat that is eliminated or has left, ``out_at`` the order in
    which they went; ``empty`` has one for each seat without a hand.
    ``price`` is the price card while its buyer decides: neither pile nor discard.
    """

    __slots__ = tuple(STATE)

    rules: Rules
    journal: journal.Journal | None
    feed: luck.Feed | None

    n: int
    gambit: int
    round: int
    leader: int
    turn: int
    last: int
    stakes: int
    pile: int
    discards: int
    debts: int
    depth: int
    druid: int
    priest: int
    revealed: int
    chosen: int
    voids: int
    refreshes: int
    drawn: int
    thefts: int
    last_winner: int
    over: int
    slain: int
    colour_paid: int
    strength_paid: int
    nesting: int
    coppers: int
    copies: int
    contest: int
    rng: int
    moves_count: int
    phase: int
    lead_passed: int
    price: int
    concentrating: int
    blind: int
    out: int
    joined: int
    exits: int
    wild_used: int
    rate: int
    first_refresh: int
    talents: int
    empty: int

    gold: list[int]
    hand: list[int]
    hand_size: list[int]
    flight_size: list[int]
    total: list[int]
    good: list[int]
    evil: list[int]
    mortal: list[int]
    ante: list[int]
    played: list[int]
    rank_level: list[int]
    abilities: list[int]
    last_dealt: list[int]
    out_at: list[int]
    deck: list[int]
    debt_seats: list[int]
    debt_gold: list[int]
    frame_kind: list[int]
    frame_seat: list[int]
    frame_owner: list[int]
    frame_card: list[int]
    frame_power: list[int]
    frame_memo: list[int]
    armed: list[int]
    copied: list[int]
    moves: list[int]

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.journal = None
        self.feed = None
        if PLAIN:
            for name in SCALARS:
                setattr(self, name, 0)
            for name, (_, width) in ARRAYS.items():
                setattr(self, name, [0] * width)
        self.n = rules.players
        for seat in range(steps.SEATS):
            self.ante[seat] = cards.NONE
            self.played[seat] = cards.NONE
            self.last_dealt[seat] = cards.NONE
        self.price = cards.NONE
        self.empty = (1 << self.n) - 1
        self.rate = 1
        self.last = steps.NOBODY
        self.priest = steps.NOBODY
        self.last_winner = steps.NOBODY

    # --- the stack of pending steps -------------------------------------------------------

    def queue(
        self,
        kind: int,
        seat: int = 0,
        owner: int = 0,
        card: int = cards.NONE,
        power: int = cards.NONE,
        memo: int = 0,
    ) -> None:
        """Adds a pending step; what one step queues runs in the order it was queued."""
        top = self.depth
        self.frame_kind[top] = kind
        self.frame_seat[top] = seat
        self.frame_owner[top] = owner
        self.frame_card[top] = card
        self.frame_power[top] = power
        self.frame_memo[top] = memo
        self.depth = top + 1

    def ask(self, kind: int, seat: int) -> None:
        """Adds a pending step that only needs to know whom it asks or concerns."""
        top = self.depth
        self.frame_kind[top] = kind
        self.frame_seat[top] = seat
        self.frame_owner[top] = seat
        self.frame_card[top] = cards.NONE
        self.depth = top + 1

    def queue_memo(self, kind: int, seat: int, memo: int) -> None:
        """Adds a pending step of no card's."""
        self.queue(kind, seat, seat, cards.NONE, cards.NONE, memo)

    def settle(self, base: int) -> None:
        """Turns round the steps queued above ``base``, so that the first of them is on top."""
        low = base
        high = self.depth - 1
        while low < high:
            self.swap_frames(low, high)
            low += 1
            high -= 1

    def swap_frames(self, a: int, b: int) -> None:
        """Exchanges two pending steps."""
        kind, seat, owner = self.frame_kind[a], self.frame_seat[a], self.frame_owner[a]
        card, power, memo = self.frame_card[a], self.frame_power[a], self.frame_memo[a]
        self.frame_kind[a] = self.frame_kind[b]
        self.frame_seat[a] = self.frame_seat[b]
        self.frame_owner[a] = self.frame_owner[b]
        self.frame_card[a] = self.frame_card[b]
        self.frame_power[a] = self.frame_power[b]
        self.frame_memo[a] = self.frame_memo[b]
        self.frame_kind[b] = kind
        self.frame_seat[b] = seat
        self.frame_owner[b] = owner
        self.frame_card[b] = card
        self.frame_power[b] = power
        self.frame_memo[b] = memo

    def disarm_all(self) -> None:
        """Forgets which cards of the active flight are new or about to trigger."""
        self.nesting = 0
        self.armed[steps.FRESH] = 0

    def drop_steps(self) -> None:
        """Forgets every pending step, as the sudden end of a gambit does."""
        self.depth = 0
        self.disarm_all()

    def add_move(self, action: int) -> None:
        """Adds a legal action to the list."""
        if self.moves_count < steps.MOVES:
            self.moves[self.moves_count] = action
            self.moves_count += 1

    def add_word(self, verb: int, card: int) -> None:
        """Adds the action that a verb and a card's word make, each word once. [notation 2.3]"""
        action = verb + card % cards.KINDS
        if self.rules.sets == 1 or not self.has_move(action):
            self.add_move(action)

    def has_move(self, action: int) -> bool:
        """Tells whether an action is listed already."""
        for place in range(self.moves_count):
            if self.moves[place] == action:
                return True
        return False

    # --- telling --------------------------------------------------------------------------

    def note(self, kind: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        """Tells the journal, if there is one."""
        if self.journal is not None:
            self.journal.add(kind, a, b, c)

    # --- seats ----------------------------------------------------------------------------

    def left(self, seat: int) -> int:
        """Gives the next seat clockwise that is in the game. [R-48]"""
        after = (seat + 1) % self.n
        while self.out >> after & 1:
            after = (after + 1) % self.n
        return after

    def plays(self, seat: int) -> bool:
        """Tells whether a seat is in the game."""
        return not self.out >> seat & 1

    def seats_in(self) -> int:
        """Counts the seats that are in the game."""
        count = 0
        for seat in range(self.n):
            if not self.out >> seat & 1:
                count += 1
        return count

    def opposes(self, seat: int, other: int) -> bool:
        """Tells whether two seats are opponents: a partner sits opposite. [7.8, R-50]"""
        if seat == other:
            return False
        if self.rules.teams == 0 or self.rules.partner_is_opponent == 1:
            return True
        return (seat ^ other) & 1 == 1

    def left_opponent(self, seat: int) -> int:
        """Gives the next opponent clockwise."""
        other = self.left(seat)
        while not self.opposes(seat, other):
            other = self.left(other)
        return other

    def has(self, seat: int, ability: int) -> bool:
        """Tells whether a seat has an ability. [S:skill]"""
        return self.abilities[seat] >> ability & 1 == 1

    def endow(self, seat: int, bits: int) -> None:
        """Gives a seat abilities; ``talents`` has a bit for each that anybody has."""
        self.abilities[seat] |= bits
        self.talents |= bits

    def unit(self) -> int:
        """Gives what one printed gold is worth: the rate, where it holds for all amounts. [7.1]"""
        return self.rate if self.rules.rate_all == 1 else 1

    # --- hands ----------------------------------------------------------------------------

    def room(self, seat: int) -> int:
        """Gives how many cards a hand may still take. [3.12]"""
        return self.rules.hand_limit - self.hand_size[seat]

    def add_to_hand(self, seat: int, card: int) -> None:
        """Puts a card into a hand that has room."""
        size = self.hand_size[seat]
        self.hand[seat * steps.HAND + size] = card
        self.hand_size[seat] = size + 1
        if size == 0:
            self.empty ^= 1 << seat

    def remove_from_hand(self, seat: int, card: int) -> None:
        """Takes a card out of a hand, the others keep their order."""
        place = seat * steps.HAND
        while self.hand[place] != card:
            place += 1
        self.take_at(seat, place)

    def take_from_hand(self, seat: int, kind: int) -> int:
        """Takes the first card of a kind out of a hand; the others keep their order."""
        card = self.in_hand(seat, kind)
        self.remove_from_hand(seat, card)
        return card

    def take_at(self, seat: int, place: int) -> int:
        """Takes the card at a place of ``hand`` out of a seat's hand and gives it."""
        card = self.hand[place]
        size = self.hand_size[seat] - 1
        self.hand_size[seat] = size
        if size == 0:
            self.empty |= 1 << seat
        cells.close_gap(self.hand, place, seat * steps.HAND + size)
        return card

    def in_hand(self, seat: int, kind: int) -> int:
        """Gives the first card of a kind in a hand, or ``cards.NONE``."""
        base = seat * steps.HAND
        for place in range(base, base + self.hand_size[seat]):
            card = self.hand[place]
            if card == kind or card % cards.KINDS == kind:
                return card
        return cards.NONE

    # --- flights --------------------------------------------------------------------------

    def at(self, seat: int, slot: int) -> int:
        """Gives the card in a slot of a flight, or ``cards.NONE``."""
        return self.deck[self.rules.flight_at[seat] + slot]

    def slot_of(self, seat: int, card: int) -> int:
        """Gives the slot of a card in a flight, or ``cards.NONE`` if it is not there."""
        for slot in range(self.flight_size[seat]):
            if self.at(seat, slot) == card:
                return slot
        return cards.NONE

    def lay(self, seat: int, card: int) -> None:
        """Lays a card, or the empty slot of a turn without one, at the end of a flight."""
        slot = self.flight_size[seat]
        self.flight_size[seat] = slot + 1
        if card == cards.NONE:
            self.deck[self.rules.flight_at[seat] + slot] = card
        else:
            self.put(seat, slot, card)

    def put(self, seat: int, slot: int, card: int) -> None:
        """Lays a card into an empty slot."""
        self.deck[self.rules.flight_at[seat] + slot] = card
        if seat == self.turn:
            self.armed[steps.FRESH] |= 1 << slot
        self.total[seat] += STRENGTH[card]
        self.good[seat] += GOODS[card]
        self.evil[seat] += EVILS[card]
        self.mortal[seat] += MORTALS[card]

    def lift(self, seat: int, slot: int) -> int:
        """Takes the card out of a slot, which stays as an empty one."""
        place = self.rules.flight_at[seat] + slot
        card = self.deck[place]
        self.deck[place] = cards.NONE
        self.total[seat] -= STRENGTH[card]
        self.good[seat] -= GOODS[card]
        self.evil[seat] -= EVILS[card]
        self.mortal[seat] -= MORTALS[card]
        if seat == self.turn:
            for mark in range(steps.MARKS):
                self.armed[mark] &= ~(1 << slot)
        return card


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
