"""The ruleset as the core reads it: one small integer an option."""

from __future__ import annotations

from typing import Final

from drakehall.games.three_dragon_ante.core import cards, steps
from drakehall.games.three_dragon_ante.core.layout import RULES

PLAIN: Final = __file__.endswith(".py")


class Rules:
    """Holds the options in force and the deck; shared by all states of a game, never changed.

    ``serving`` counts the cards of the deck that meet each demand of a tribute. ``flight_at``
    says where the ``width`` slots of each seat's flight begin, behind the deck.
    """

    __slots__ = tuple(RULES)

    players: int
    starting_gold: int
    hand_start: int
    hand_limit: int
    end_draw: int
    buy_to: int
    min_rounds: int
    ante_cascade: int
    round_cascade: int
    slain_counts: int
    gold_counts_self: int
    take_on_empty: int
    bronze_choose: int
    all_barred: int
    extra_gambit: int
    ask_optional: int
    wild_any_order: int
    draft: int
    survivors: int
    rate_mode: int
    rate_step: int
    rate_all: int
    target_gold: int
    gambit_limit: int
    deck_once: int
    gambits_after_refresh: int
    blind_ante: int
    ring_game: int
    teams: int
    partner_is_opponent: int
    bankruptcy_ends: int
    sets: int
    refresh_after: int
    deck_size: int
    deck: list[int]
    serving: list[int]
    width: int
    flight_at: list[int]

    def __init__(self, players: int, deck: list[int], sets: int) -> None:
        self.players = players
        self.starting_gold = 50
        self.hand_start = 6
        self.hand_limit = steps.HAND
        self.end_draw = 2
        self.buy_to = 4
        self.min_rounds = 3
        self.ante_cascade = 0
        self.round_cascade = 0
        self.slain_counts = 1
        self.gold_counts_self = 1
        self.take_on_empty = 1
        self.bronze_choose = 0
        self.all_barred = steps.BARS_CANCEL
        self.extra_gambit = 0
        self.ask_optional = 0
        self.wild_any_order = 0
        self.draft = 0
        self.survivors = 0
        self.rate_mode = steps.RATE_OFF
        self.rate_step = 1
        self.rate_all = 1
        self.target_gold = 0
        self.gambit_limit = 0
        self.deck_once = 0
        self.gambits_after_refresh = 1
        self.blind_ante = steps.BLIND_OFF
        self.ring_game = 0
        self.teams = 0
        self.partner_is_opponent = 0
        self.bankruptcy_ends = 1
        self.sets = sets
        self.deck_size = len(deck)
        if PLAIN:
            setattr(self, "deck", [0] * cards.PHYSICAL)  # noqa: B010
            setattr(self, "serving", [0] * (2 * cards.LIMITS))  # noqa: B010
            setattr(self, "flight_at", [0] * steps.SEATS)  # noqa: B010
        for place in range(self.deck_size):
            self.deck[place] = deck[place]
        for demand in range(2 * cards.LIMITS):
            self.serving[demand] = sum(cards.SERVES[card] >> demand & 1 for card in deck)
        self.refresh_after = self.deck_size
        self.width = min(steps.SLOTS, (steps.CELLS - self.deck_size) // players)
        for seat in range(players):
            self.flight_at[seat] = self.deck_size + seat * self.width

    def cards(self) -> list[int]:
        """Gives the physical cards of the deck."""
        return [self.deck[place] for place in range(self.deck_size)]
