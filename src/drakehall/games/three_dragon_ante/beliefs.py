"""Whole states that fit what a seat knows, for programs that think ahead."""

from __future__ import annotations

import json
from bisect import bisect_right
from collections import Counter
from collections.abc import Sequence
from functools import cached_property
from itertools import accumulate
from struct import unpack_from

from drakehall.games.three_dragon_ante.core import cards as core
from drakehall.games.three_dragon_ante.core import worlds, zones
from drakehall.games.three_dragon_ante.core.table import State as Table
from drakehall.games.three_dragon_ante.core.worlds import Worlds
from drakehall.games.three_dragon_ante.habits import HOUSE, Habits
from drakehall.games.three_dragon_ante.image import read_image
from drakehall.games.three_dragon_ante.leanings import leanings
from drakehall.kernel.questions import Observation


class Belief:
    """What a seat may take for possible, from its view alone.

    ``blank`` is the table with everything that the seat does not see left blank; ``worlds``
    deals whole tables inside compiled code, made when it is first asked for.
    """

    def __init__(self, view: Observation, *, soft: bool = True, habits: Habits = HOUSE) -> None:
        assert view.seat is not None, "a spectator has no image"
        assert view.image is not None, "a spectator has no image"
        self.seat = view.seat
        self._known = view.image.known
        self._ruleset = view.image.ruleset
        self._soft = soft
        self._habits = habits
        self.blank = read_image(view.image.ruleset, view.image.table, view.seat)
        worlds.relist(self.blank)

    @cached_property
    def worlds(self) -> Worlds:
        """The worlds that the seat reckons with."""
        dealer = Worlds(self.blank, self.seat)
        (length,) = unpack_from("<I", self._known)
        first, tops, ways = json.loads(self._known[4 : 4 + length])
        total = sum(way[0] for way in ways)
        shares = accumulate(way[0] for way in ways)
        for share, (_, *way) in zip(shares, ways, strict=True):
            filling = Filling(self.blank, first, tops, *way)
            dealer.add_way(
                share * zones.WHOLE // total, filling.zones, filling.limits, filling.pool
            )
        if self._soft:
            hidden = [len(slots) for slots in ways[0][3][: self.blank.n]]
            lean = leanings(self._ruleset, self._known[4 + length :], hidden, self._habits)
            dealer.set_leanings(lean, zones.SWEEPS)
        return dealer

    def sample(self, seed: int) -> Table:
        """Gives a whole table that fits what the seat knows."""
        worlds.seed(self.worlds, seed)
        table = Table(self.blank.rules)
        worlds.deal(self.worlds, table)
        return table


class Filling:
    """A way as the core deals it: the pool by layers, and the slots by layers.

    Cards that are known come after the slots, those on top of the pile last.
    """

    def __init__(
        self,
        blank: Table,
        first: Sequence[int],
        tops: Sequence[int],
        unseen: Sequence[tuple[int, Sequence[int]]],
        known: Sequence[Sequence[int]],
        slots: Sequence[Sequence[int]],
    ) -> None:
        self._seats = blank.n
        hidden = [(layer, kind) for kind, layers in unseen for layer in layers]
        hidden.sort()
        told = [kind for kinds in known for kind in kinds] + list(tops)
        numbers = _Numbers(blank, [kind for _, kind in hidden] + told)
        self.pool = [numbers.take(kind) for _, kind in hidden]
        self.zones: list[int] = []
        self.limits: list[int] = []
        layers = [layer for layer, _ in hidden]
        self._add_slots(first, layers, slots)
        for place, kinds in enumerate(known):
            for kind in kinds:
                self._add(self._zone(place), zones.CARD + numbers.take(kind))
        for kind in tops:
            self._add(zones.TOP, zones.CARD + numbers.take(kind))

    def _add_slots(
        self, first: Sequence[int], layers: Sequence[int], slots: Sequence[Sequence[int]]
    ) -> None:
        taken = 0
        found = sorted((layer, place) for place, held in enumerate(slots) for layer in held)
        for layer, place in found:
            taken = self._skip(taken, bisect_right(layers, first[layer] - 1))
            self._add(self._zone(place), bisect_right(layers, layer))
            taken += 1
        self._skip(taken, bisect_right(layers, first[-1] - 1))

    def _skip(self, taken: int, start: int) -> int:
        """Passes over cards that are nowhere: a position need not hold them all."""
        if taken < start:
            self._add(zones.SKIP, start)
        return max(taken, start)

    def _zone(self, place: int) -> int:
        ante = place - self._seats
        return zones.HAND + place if ante < 0 else zones.ANTE + ante

    def _add(self, zone: int, limit: int) -> None:
        self.zones.append(zone)
        self.limits.append(limit)


class _Numbers:
    """Numbers the copies of hidden cards on from those that the seat sees."""

    def __init__(self, blank: Table, hidden: Sequence[int]) -> None:
        self._next: dict[int, int] = {}
        in_deck = Counter(card % core.KINDS for card in blank.rules.cards())
        for kind, count in Counter(hidden).items():
            self._next[kind] = in_deck[kind] - count

    def take(self, kind: int) -> int:
        """Gives a card of a kind."""
        copy = self._next[kind]
        self._next[kind] += 1
        return copy * core.KINDS + kind
