"""Whole states that fit what a seat knows, for programs that think ahead."""

from __future__ import annotations

from drakehall.games.three_dragon_ante.core import worlds, zones
from drakehall.games.three_dragon_ante.core.table import State as Table
from drakehall.games.three_dragon_ante.core.worlds import Worlds
from drakehall.games.three_dragon_ante.image import read_image, unseen
from drakehall.kernel.questions import Observation


class Belief:
    """What a seat may take for possible, from its view alone.

    ``blank`` is the table with everything that the seat does not see left blank; ``worlds``
    deals whole tables inside compiled code.
    """

    def __init__(self, view: Observation, *, soft: bool = True) -> None:
        assert view.seat is not None, "a spectator has no image"
        assert view.image is not None, "a spectator has no image"
        del soft
        self.seat = view.seat
        self.blank = read_image(view.image.ruleset, view.image.table, view.seat)
        self.worlds = Worlds(self.blank, view.seat)
        worlds.relist(self.blank)
        pool = unseen(self.blank, self.seat)
        slots = list(self._hidden_slots())
        self.worlds.add_way(zones.WHOLE, slots, [len(pool)] * len(slots), pool)

    def sample(self, seed: int) -> Table:
        """Gives a whole table that fits what the seat knows; each is equally likely."""
        worlds.seed(self.worlds, seed)
        table = Table(self.blank.rules)
        worlds.deal(self.worlds, table)
        return table

    def _hidden_slots(self) -> list[int]:
        """Gives the zone of each hidden slot but the pile's."""
        blank = self.blank
        slots = []
        for seat in range(blank.n):
            if seat != self.seat:
                slots += [zones.HAND + seat] * blank.hand_size[seat]
            face_down = not blank.revealed and blank.chosen >> seat & ~(blank.out >> seat) & 1
            if face_down and blank.blind >> seat & 1:
                slots.append(zones.ANTE + seat)
            elif face_down and seat != self.seat:
                slots.append(zones.HAND + seat)
        return slots
