"""Answers to the questions that powers and special flights ask."""

from __future__ import annotations

from typing import cast

from drakehall.bots.three_dragon_ante.rules import gain, powers
from drakehall.bots.three_dragon_ante.rules.plays import card_of
from drakehall.bots.three_dragon_ante.rules.sight import CARD_OF, Sight
from drakehall.games.three_dragon_ante.cards import Card
from drakehall.kernel.notation import SEATS
from drakehall.kernel.questions import Option, Question


def now(sight: Sight, card: Card) -> powers.Case:
    """Gives the case of a card whose power runs on the table as it lies."""
    return powers.Case(sight, card, sight.mine, sight.total[sight.me], chance_now(sight))


def chance_now(sight: Sight) -> float:
    """Gives the chance to win the gambit as the flights lie."""
    return gain.chance_to_win(sight, sight.mine, sight.total[sight.me], sight.hand)


def target(sight: Sight, _: Question, option: Option) -> float:
    """Of equally strong opponents the richest is the one to beat."""
    seat = option.text[-1]
    return sight.gold[seat] + 0.1 * sight.hand_size[seat]


def blue(sight: Sight, question: Question, option: Option) -> float:
    """Steal what would be lost; let the others pay when the stakes are as good as won."""
    way = powers.steal if option.text == "steal" else powers.levy
    return way(sight, cast("int", question.facts["count"]), chance_now(sight))


def tribute(sight: Sight, question: Question, option: Option) -> float:
    """A card is mostly cheaper than five gold; the weakest that will do goes first."""
    if option.text == "pay":
        return -float(min(cast("int", question.facts["gold"]), sight.gold[sight.me]))
    return -(gain.card_in_hand(sight.hand_size[sight.me] - 1) + gain.keeping(card_of(option)))


def take(_: Sight, __: Question, option: Option) -> float:
    """Of the antes on offer the best is taken; only a full hand is enough."""
    return 0.0 if option.text == "done" else 10 + gain.keeping(card_of(option))


def copy(sight: Sight, question: Question, option: Option) -> float:
    """The power that is worth most now, to the card that copies it."""
    assert question.source is not None
    copying = CARD_OF[question.source]
    return powers.worth(now(sight, copying), card_of(option).power)


def slay(sight: Sight, _: Question, option: Option) -> float:
    """The strongest dragon of the strongest opponent; one's own only if need be."""
    card = card_of(option)
    mark = option.text.partition("@")[2]
    owners = [mark] if mark else [seat for seat in SEATS if card in sight.flight.get(seat, [])]
    return max(powers.slaying(sight, owner, card) for owner in owners)


def discard(_: Sight, __: Question, option: Option) -> float:
    """The card least worth keeping."""
    return -gain.keeping(card_of(option))


def trigger(sight: Sight, _: Question, option: Option) -> float:
    """The best power first, and Copper last: it takes a good dragon away."""
    card = card_of(option)
    last = 100 if card.power == "copper" else 0
    return powers.worth(now(sight, card), card.power) - last


def trio(_: Sight, __: Question, option: Option) -> float:
    """The flight that pays most."""
    return float(cast("int", option.preview["gold"]))
