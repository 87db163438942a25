"""Which card to ante and which to play."""

from __future__ import annotations

from typing import Final, cast

from drakehall.bots.rules.three_dragon_ante import gain
from drakehall.bots.rules.three_dragon_ante.powers import Case, worth
from drakehall.bots.rules.three_dragon_ante.sight import CARD_OF, Sight
from drakehall.games.three_dragon_ante.cards import Card
from drakehall.kernel.questions import Option, Question

LEAD: Final = 1.2
"""To lead the next round: its card wakes for certain."""
HELP: Final = 0.12
"""A strong card lets the next player's power wake more easily."""
STRENGTHS: Final = 13


def card_of(option: Option) -> Card:
    """Gives the card that an option names."""
    return CARD_OF[option.text.partition(" ")[2].partition("@")[0]]


def without(hand: list[Card], card: Card) -> list[Card]:
    """Gives the hand without one of these cards."""
    rest = list(hand)
    rest.remove(card)
    return rest


# --- ante -------------------------------------------------------------------------------------


def ante(sight: Sight, _: Question, option: Option) -> float:
    """A good hand wants high stakes, but the card anted is gone: a middling one is best."""
    card = card_of(option)
    rest = without(sight.hand, card)
    edge = hand_edge(rest)
    raised = sum(max(0, card.strength - other) for other in range(1, 14)) / STRENGTHS
    stakes = raised * len(sight.seats) * edge
    leads = LEAD * (card.strength / STRENGTHS) ** len(sight.others)
    return stakes + leads - gain.keeping(card) + danger(sight, card)


def hand_edge(rest: list[Card]) -> float:
    """The three best cards say how far above the others one may hope to come."""
    best = gain.expected_rest(rest, 3)
    return max(-0.3, min(0.4, 0.02 * (best - 21)))


def danger(sight: Sight, card: Card) -> float:
    """An ante that empties a purse ends the game: good for the richest seat alone."""
    purses = {seat: gold for seat, gold in sight.gold.items() if gold <= card.strength}
    if not purses:
        return 0.0
    ahead = sight.gold[sight.me] > max(sight.gold[seat] for seat in sight.others)
    return 4.0 if ahead else -4.0


# --- play -------------------------------------------------------------------------------------


def play(sight: Sight, _: Question, option: Option) -> float:
    """The stakes one may win, the power, the flight it completes, less the card itself."""
    card = card_of(option)
    rest = without(sight.hand, card)
    flight = [*sight.mine, card]
    total = cast("int", option.preview["total"])
    chance = gain.chance_to_win(sight, flight, total, rest)
    wakes = bool(option.preview["triggers"])
    case = Case(sight, card, flight, total, chance)
    return (
        sight.stakes * gain.share(sight, chance)
        + (worth(case, card.power) if wakes else 0.0)
        + flights(case, option, wakes=wakes)
        + hopes(case, rest)
        + next_lead(sight, card)
        - HELP * card.strength
        - gain.keeping(card)
    )


def flights(case: Case, option: Option, *, wakes: bool) -> float:
    """A special flight pays at once; a Copper that wakes leaves before it counts."""
    if wakes and case.card.power == "copper":
        return 0.0
    paid = 0.0
    if option.preview["colour"]:
        paid += colour_pay(case, str(option.preview["colour"]))
    if option.preview["strength"]:
        strength = case.card.strength
        antes = gain.draws(case.sight, len(case.sight.antes))
        paid += gain.from_stakes(case.sight, strength, case.chance) + antes
    return paid


def colour_pay(case: Case, colour: str) -> float:
    """Each opponent pays the second strongest of the three."""
    same = sorted(card.strength for card in case.flight if colour in {card.colour, "tiamat"})
    return gain.from_opponent(case.sight, same[-2] * len(case.sight.others) if same[1:] else 0)


def hopes(case: Case, rest: list[Card]) -> float:
    """Three alike, some on the table and the others in hand, may become a special flight."""
    card, sight = case.card, case.sight
    if not card.colour:
        return 0.0
    laid = [c for c in case.flight if c.colour == card.colour]
    held = [c for c in rest if c.colour == card.colour]
    missing = 3 - len(laid)
    if not 1 <= missing <= min(sight.rounds_after, len(held)):
        return 0.0
    strengths = sorted(c.strength for c in [*laid, *held])
    return (0.6 if missing == 1 else 0.4) * gain.from_opponent(
        sight, strengths[-2] * len(sight.others)
    )


def next_lead(sight: Sight, card: Card) -> float:
    """The highest card of the round leads the next, if there is one."""
    if not sight.rounds_after:
        return 0.0
    if any(CARD_OF[word].strength >= card.strength for word in sight.played.values()):
        return 0.0
    waiting = len(sight.others) - len(sight.played)
    return LEAD * ((card.strength - 1) / STRENGTHS) ** waiting
