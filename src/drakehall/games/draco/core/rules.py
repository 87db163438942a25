"""The ruleset as the core reads it: one small integer an option, three lists of cards."""

from __future__ import annotations

from typing import Final

from drakehall.games.draco.core import phases

PLAIN: Final = __file__.endswith(".py")


class Rules:
    """Holds the options in force and the deck; shared by all states of a game, never changed."""

    players: int
    treasure: list[int]
    treasure_count: int
    cursed_count: int
    cursed_points: int
    final_at: int
    swords: list[int]
    sword_count: int
    full_set: int
    plus_colours: int
    pile_count: int
    start_captain: int
    step: int
    min_flips: int
    max_flips: int
    skip_empty_duel: int
    second_after_pass: int
    single_first: int
    pick_mandatory: int
    unclaimed: int
    gift_size: int
    gift_replaces: int
    gift_in_final: int
    captain_gift: int
    one_more_round: int
    fewest_cursed: int

    def __init__(self, players: int, treasure: list[int], swords: list[int]) -> None:
        if PLAIN:
            setattr(self, "treasure", [0] * phases.DECK)  # noqa: B010
            setattr(self, "swords", [0] * phases.SWORDS)  # noqa: B010
        self.players = players
        self.treasure_count = len(treasure)
        for place in range(self.treasure_count):
            self.treasure[place] = treasure[place]
        self.cursed_count = 6
        self.cursed_points = -2
        self.final_at = 6
        self.sword_count = len(swords)
        self.full_set = 0
        for place in range(self.sword_count):
            self.swords[place] = swords[place]
            self.full_set |= 1 << self.swords[place]
        self.plus_colours = 2
        self.pile_count = 6
        self.start_captain = phases.NOBODY
        self.step = 1
        self.min_flips = 1
        self.max_flips = phases.DECK
        self.skip_empty_duel = 0
        self.second_after_pass = 1
        self.single_first = 0
        self.pick_mandatory = 1
        self.unclaimed = phases.STAYS
        self.gift_size = 2
        self.gift_replaces = 0
        self.gift_in_final = 1
        self.captain_gift = 0
        self.one_more_round = 0
        self.fewest_cursed = 1

    def treasures(self) -> list[int]:
        """Gives the treasures of the deck, sorted."""
        return [self.treasure[place] for place in range(self.treasure_count)]

    def blades(self) -> list[int]:
        """Gives the numbers of the swords that each player has, sorted."""
        return [self.swords[place] for place in range(self.sword_count)]
