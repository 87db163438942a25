"""Which card to ante and which to play."""

from __future__ import annotations

from typing import Final, cast

from drakehall.bots.three_dragon_ante.rules import gain
from drakehall.bots.three_dragon_ante.rules.powers import Case, worth
from drakehall.bots.three_dragon_ante.rules.sight import CARD_OF, Sight
from drakehall.games.three_dragon_ante.cards import Card
from drakehall.kernel.questions import Option, Question

LEAD: Final = 1.2
"""To lead the next round: its card wakes for certain."""
HELP: Final = 0.12
"""A strong card lets the next player's power wake more easily."""
MIDDLING: Final = 6.0
"""The ante of a hand that is neither good nor bad."""
EAGER: Final = 8.0
"""How much stronger than that the best of hands would have it."""
OFF_MIDDLE: Final = 0.4
"""What each point of strength away from the wanted ante costs."""
LIKELY: Final = 0.6
"""How often a colour flight is completed that lacks one card, which is in the hand …"""
LESS_LIKELY: Final = 0.4
"""… or two."""
LAST_GAMBIT: Final = 4.0
"""What it is worth to end the game while ahead, and costs while behind."""
STRENGTHS: Final = 13
EVIL_COLOURS: Final = {card.colour for card in CARD_OF.values() if card.side == "evil"} - {None}


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
    """A middling card, stronger with a good hand: weak ones earn little, the best are missed."""
    card = card_of(option)
    edge = hand_edge(without(sight.hand, card))
    off = abs(card.strength - MIDDLING - EAGER * edge)
    leads = LEAD * (card.strength / STRENGTHS) ** len(sight.others)
    return (
        stakes_raised(card) * len(sight.seats) * edge
        + leads
        - OFF_MIDDLE * off
        - gain.keeping(card)
        + last_gambit(sight, card)
    )


def stakes_raised(card: Card) -> float:
    """By so much, on the average, an ante is higher than one other: the highest sets the price."""
    return sum(max(0, card.strength - other) for other in range(1, 14)) / STRENGTHS


def hand_edge(rest: list[Card]) -> float:
    """The three best cards say how far above the others one may hope to come."""
    best = gain.expected_rest(rest, 3)
    return max(-0.3, min(0.4, 0.02 * (best - 21)))


def last_gambit(sight: Sight, card: Card) -> float:
    """An ante that empties a purse ends the game: good for the richest seat alone."""
    if min(sight.gold.values()) > card.strength:
        return 0.0
    ahead = sight.gold[sight.me] > max(sight.gold[seat] for seat in sight.others)
    return LAST_GAMBIT if ahead else -LAST_GAMBIT


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
        strength = cast("int", option.preview["strength"])
        antes = gain.draws(case.sight, len(case.sight.antes))
        paid += gain.from_stakes(case.sight, strength, case.chance) + antes
    return paid


def colour_pay(case: Case, colour: str) -> float:
    """Each opponent pays the second strongest of the three; Tiamat may stand in for one."""
    same = sorted(
        card.strength
        for card in case.flight
        if card.colour == colour or (card.word == "tiamat" and colour in EVIL_COLOURS)
    )
    return gain.from_opponent(case.sight, same[-2] * len(case.sight.others))


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
    paid = gain.from_opponent(sight, strengths[-2] * len(sight.others))
    return paid * (LIKELY if missing == 1 else LESS_LIKELY)


def next_lead(sight: Sight, card: Card) -> float:
    """The highest card of the round leads the next, if there is one."""
    if not sight.rounds_after:
        return 0.0
    if any(CARD_OF[word].strength >= card.strength for word in sight.played.values()):
        return 0.0
    waiting = len(sight.others) - len(sight.played)
    return LEAD * ((card.strength - 1) / STRENGTHS) ** waiting
