"""Answers to the questions that abilities ask."""

from __future__ import annotations

from typing import Final, cast

from drakehall.bots.three_dragon_ante.rules.sight import Sight
from drakehall.kernel.questions import Option, Question

MEAN_PRICE: Final = 6
"""The strength of a card turned blindly, about."""

PICKS: Final = (
    *("sleight-of-hand", "bluff", "concentration", "profession"),
    *("sense-motive", "diplomacy", "intimidate", "wild-card"),
)
"""The abilities, those first that bring gold most often."""


def lead(_: Sight, __: Question, option: Option) -> float:
    """The leader's card always wakes: the lead is kept."""
    return 1.0 if option.text == "pass" else 0.0


def look(_: Sight, __: Question, option: Option) -> float:
    """A look costs nothing."""
    return 1.0 if option.text == "look" else 0.0


def price(_: Sight, question: Question, option: Option) -> float:
    """A price above the mean is swapped."""
    dear = cast("int", question.facts["gold"]) > MEAN_PRICE
    return 1.0 if (option.text == "swap") == dear else 0.0


def use(_: Sight, __: Question, option: Option) -> float:
    """What saves or brings gold is used."""
    return 1.0 if option.text == "use" else 0.0


def wild(_: Sight, __: Question, option: Option) -> float:
    """The colour that pays most is taken at once; a better one may never come."""
    return float(cast("int", option.preview.get("gold", 0)))


def pick(_: Sight, __: Question, option: Option) -> float:
    """Abilities that bring gold most often come first."""
    return -float(PICKS.index(option.text.partition(" ")[2]))
