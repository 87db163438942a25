"""What the deeds of others tell of the cards they held back: a soft belief on top of knowledge.

Whoever antes or plays a card held others back. What each kind would have been worth to that seat
is asked of the rules of thumb, on the table as everybody saw it: a card worth more than the one
that was chosen was hardly in the hand. A card that came later had no chance to be chosen.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from functools import cache, lru_cache
from math import exp
from typing import Final

from drakehall.games.three_dragon_ante.core import cards as core
from drakehall.games.three_dragon_ante.core import eyes, steps, zones
from drakehall.games.three_dragon_ante.core.table import State as Table
from drakehall.games.three_dragon_ante.deeds import Deed, read_deeds
from drakehall.games.three_dragon_ante.habits import HOUSE, Habits
from drakehall.games.three_dragon_ante.image import NOBODY, read_image
from drakehall.games.three_dragon_ante.players import minds, plays, scale, seating, sight

ONE: Final = 1 << 20
"""Certainty, in the numbers reckoned with here."""
GRAIN_BITS: Final = 6
"""Worths are told apart to a sixteenth of a gold."""
FURTHEST: Final = 1 << 10
REMEMBERED: Final = 512
"""Deeds of which is kept what they told: each is asked about at several questions."""
SHADED: Final = 1 << 16
SHADES: Final = zones.FRACTIONS * 20
"""Leanings go down to two to the power of -20."""


@cache
def likelihoods(asked: int, habits: Habits) -> list[int]:
    """Gives how likely a card is held back, by how much more than the chosen one it is worth."""
    grain = (1 << GRAIN_BITS) / scale.ONE / habits.warmth[asked]
    floor = habits.floor[asked]
    return [
        round(ONE * (floor + (1 - floor) / (1 + exp(max(-30.0, min(30.0, more * grain))))))
        for more in range(-FURTHEST, FURTHEST + 1)
    ]


@cache
def _house(players: int) -> minds.Minds:
    return seating.house(players)


def worths(table: Table, seat: int) -> list[int]:
    """Gives what each kind would be worth to a seat that is asked for an ante or a play.

    What else it holds is not known; it is taken to hold mortals, strong and weak.
    """
    mind = _house(table.n)
    mortals = range(core.KINDS - 7, core.KINDS)
    for place in range(table.hand_size[seat]):
        eyes.set_hand(table, seat, place, mortals[place % 7])
    sight.look(mind, table, seat)
    if table.phase == steps.ANTES:
        return [plays.ante(mind, table, kind) for kind in range(core.KINDS)]
    return [plays.play(mind, table, kind) for kind in range(core.KINDS)]


@lru_cache(maxsize=REMEMBERED)
def evidence(deed: Deed, ruleset: str, habits: Habits) -> list[int]:
    """Gives by kind how likely the seat held it back when it did this, in parts of ``ONE``."""
    table = read_image(ruleset, deed.image, NOBODY)
    worth = worths(table, deed.seat)
    asked = steps.ASK_ANTE if table.phase == steps.ANTES else steps.ASK_PLAY
    found = likelihoods(asked, habits)
    chosen = worth[deed.kind]
    return [
        found[max(0, min(2 * FURTHEST, ((one - chosen) >> GRAIN_BITS) + FURTHEST))] for one in worth
    ]


def leanings(
    ruleset: str, deeds: bytes, hidden: Sequence[int], habits: Habits = HOUSE
) -> list[int]:
    """Gives by seat and kind how much likelier a hand holds it, in 64ths of a power of two.

    ``hidden`` counts the cards of each hand that are not known. A hidden card may have been in
    the hand for all the deeds, for the later ones only, or for none.
    """
    drawn, late = read_deeds(deeds, len(hidden))
    chances = [[0] * core.KINDS for _ in hidden]
    old = [0] * len(hidden)
    for deed in late:
        seat, count = deed.seat, hidden[deed.seat]
        if count == 0:
            continue
        there = max(0, count - (drawn[seat] - deed.drawn)) * ONE // count
        came = there - old[seat]
        old[seat] = there
        if there == 0:
            continue
        told = evidence(deed, ruleset, habits)
        pairs = zip(chances[seat], told, strict=True)
        chances[seat] = [(chance + came) * part // ONE for chance, part in pairs]
    return [shade(chance + ONE - old[seat]) for seat, row in enumerate(chances) for chance in row]


@cache
def _marks() -> list[int]:
    """Gives the chances at which each shade begins, from the faintest to certainty."""
    marks = []
    for step in range(SHADES, -1, -1):
        whole, part = divmod(-step, zones.FRACTIONS)
        marks.append(zones.POWERS[part] * (ONE // zones.CERTAIN) >> -whole)
    return marks


@lru_cache(maxsize=SHADED)
def shade(chance: int) -> int:
    """Gives a chance in parts of ``ONE`` as a leaning: 0 for certainty, else negative."""
    return bisect_right(_marks(), chance) - 1 - SHADES
