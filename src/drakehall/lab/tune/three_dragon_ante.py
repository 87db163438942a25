"""The tables of Three-Dragon Ante at which weights meet, and those that tuning starts from."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from drakehall.games.three_dragon_ante.core import cards, copying
from drakehall.games.three_dragon_ante.game import ThreeDragonAnte
from drakehall.games.three_dragon_ante.players import minds, playing, scale, seating, weights
from drakehall.lab.tune import spsa

LIMIT: Final = 20_000
"""Decisions after which a game counts as it stands."""
LEAST_SHAKE: Final = {weights.OWN: 160, weights.TRUST: 28}
"""How far weights are shaken that are small or 0: gold of a card, trust in a power."""
SHAKE: Final = 0.1
"""How far others are shaken, as a part of themselves."""
FIRST: Final = {
    weights.CARD: 1946,
    weights.FEW: 358,
    weights.MANY: 154,
    weights.KEEPING: 143,
    weights.USUAL: 1741,
    weights.USUAL_WEAK: 1024,
    weights.PLAYED: 218,
    weights.SPREAD: 768,
    weights.LEAD: 1229,
    weights.HELP: 123,
    weights.MIDDLING: 1536,
    weights.EAGER: 2048,
    weights.OFF_MIDDLE: 410,
    weights.LIKELY: 614,
    weights.LESS_LIKELY: 410,
    weights.LAST_GAMBIT: 4096,
    weights.SLAY: 36,
    weights.STAKES: 256,
    weights.STAND_IN: 1536,
    weights.WANTED: 5376,
    weights.PAY: 256,
    weights.OWN + cards.THIEF: 3072,
    weights.OWN + cards.DRUID: 1024,
    weights.OWN + cards.PRINCESS: 512,
    weights.OWN + cards.DRAGONSLAYER: 512,
    weights.OWN + cards.BAHAMUT: 1024,
    **{weights.TRUST + power: scale.POINT for power in range(20)},
}
"""The weights that tuning starts from, set by hand."""


class Tables(spsa.Tables):
    """Lets two sets of weights sit alternately, then exchange their seats."""

    def __init__(self, players: int) -> None:
        super().__init__(players, starting())
        self._empty = ThreeDragonAnte(players, {}).empty_table()
        self._table = copying.clone(self._empty)
        self._minds = minds.Minds()
        self._sides: tuple[list[int], list[int]] = ([], [])

    def meet(self, one: Sequence[int], other: Sequence[int]) -> None:
        """Takes the two sets of weights that play the next deals."""
        self._sides = (list(one), list(other))

    def seatings(self, deal: int) -> Iterable[Sequence[int]]:
        """Gives who sits where in each game of a deal."""
        for shift in (0, 1):
            yield [(seat + shift + deal // 7) % 2 for seat in range(self.players)]

    def shares(self, deal: int, sides: Sequence[int]) -> list[float]:
        """Plays a deal and gives each seat's part of the win."""
        for seat, side in enumerate(sides):
            seating.sit(self._minds, seat, self._sides[side])
        self._minds.rng = deal + 1
        playing.play_game(self._minds, self._table, self._empty, deal, LIMIT)
        seats = range(self.players)
        return [playing.win_share(self._table, seat) / scale.WHOLE for seat in seats]


def starting() -> list[spsa.Weight]:
    """Gives all weights as tuning starts; a place without a meaning is not shaken."""
    start = [FIRST.get(place, 0) for place in range(weights.COUNT)]
    wide = [abs(number) * SHAKE for number in start]
    for power in range(20):
        for base, least in LEAST_SHAKE.items():
            wide[base + power] = max(wide[base + power], least)
    return [spsa.Weight(number, shake) for number, shake in zip(start, wide, strict=True)]
