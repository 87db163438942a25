"""Rules of thumb for Draco no Yamawake.

Each kind of question has a rule: a function that says how good an option is. Its docstring is
the rule in one sentence.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from drakehall.bots.contract import question_of
from drakehall.bots.draco.rules import answers
from drakehall.bots.draco.rules.sight import Sight
from drakehall.kernel.questions import Observation, Option

Rule = Callable[[Sight, Option], float]

RULES: Final[Mapping[str, Rule]] = {
    "captain": answers.captain,
    "duel": answers.duel,
    "division": answers.division,
    "gift": answers.gift,
}
"""The rule for each kind of question."""


def weigh(view: Observation) -> list[float]:
    """Gives the worth of each option of the view's question, in points."""
    question = question_of(view)
    sight = Sight(view)
    return [RULES[question.kind](sight, option) for option in question.options]
