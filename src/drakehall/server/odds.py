"""What a reader could work out about the deck and would like to be told: the odds of a curse.

Only what a seat has seen goes in, so nothing secret comes out; a page shows it to those who want
hints.
"""

from __future__ import annotations

from fractions import Fraction

from drakehall import wire
from drakehall.games.draco.beliefs import Outlook
from drakehall.games.draco.game import DracoState
from drakehall.kernel.contract import State
from drakehall.kernel.events import InformationState
from drakehall.kernel.questions import Observation

GIFT = "gift"
PHASES = ("captain", GIFT)
"""When somebody has to weigh the deck."""
SPECTATOR = -1


def odds(state: State, view: Observation) -> dict[str, wire.Value]:
    """Gives the odds of a curse as they look from a seat, while somebody has to weigh the deck.

    ``curse`` is the chance that the next card is one, in percent with one decimal, ``exact`` the
    same as a fraction. While a gift is offered, ``gift`` has the chances of 0, 1, 2, … curses
    among its cards.
    """
    if not isinstance(state, DracoState) or view.facts["phase"] not in PHASES:
        return {}
    outlook = Outlook(state.game.rules, _seen(state, view.seat), view)
    if outlook.size == 0:
        return {}
    found: dict[str, wire.Value] = {
        "curse": _percent(outlook.curse),
        "exact": str(outlook.curse),
    }
    if view.facts["phase"] == GIFT:
        among = outlook.curses_among(state.game.rules.gift_size)
        found["gift"] = [_percent(chance) for chance in among]
    return found


def _seen(state: DracoState, seat: int | None) -> InformationState:
    eyes = SPECTATOR if seat is None else seat
    return InformationState(eyes, tuple(event.seen_by(seat) for event in state.history))


def _percent(chance: Fraction) -> str:
    return f"{float(100 * chance):.1f}"
