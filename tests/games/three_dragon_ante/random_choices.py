"""Ways to choose at random among legal actions; the one-sided ones reach what is rare."""

from __future__ import annotations

import random
from collections.abc import Callable

from drakehall.games.three_dragon_ante.core import actions, cards, engine, reading
from drakehall.games.three_dragon_ante.core.cards import POWERS as POWER
from drakehall.games.three_dragon_ante.core.cards import STRENGTHS as STRENGTH
from drakehall.games.three_dragon_ante.core.table import State

Choice = Callable[[State, random.Random], int]

DEEP = frozenset((cards.COPPER, cards.DRACOLICH, cards.ARCHMAGE, cards.PRINCESS))
KIND_VERBS = (actions.ANTE, actions.PLAY, actions.COPY, actions.TRIGGER)
ONE_SIDED = 0.8


def evenly(table: State, choose: random.Random) -> int:
    """Chooses each action equally often."""
    return choose.choice(engine.legal_actions(table))


def deeply(table: State, choose: random.Random) -> int:
    """Prefers the cards that run other cards' powers, so that powers nest."""
    return mostly(table, choose, lambda kind: POWER[kind] in DEEP)


def alike(table: State, choose: random.Random) -> int:
    """Prefers cards of a colour or strength that lies in the own flight, for special flights."""
    lying = reading.flight(table, table.turn)
    kinds = [card for card in lying if card != cards.NONE]
    powers, strengths = {POWER[card] for card in kinds}, {STRENGTH[card] for card in kinds}
    return mostly(table, choose, lambda k: POWER[k] in powers or STRENGTH[k] in strengths)


def mostly(table: State, choose: random.Random, liked: Callable[[int], bool]) -> int:
    """Chooses evenly, but mostly among the cards that are liked if there are some."""
    legal = engine.legal_actions(table)
    base = next((verb for verb in KIND_VERBS if verb <= legal[0] < verb + cards.KINDS), None)
    if base is None or choose.random() > ONE_SIDED:
        return choose.choice(legal)
    return choose.choice([action for action in legal if liked(action - base)] or legal)


CHOICES: tuple[Choice, ...] = (evenly, deeply, alike)
