"""Rules of thumb for Three-Dragon Ante: each a function that says what an answer is worth."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from drakehall.bots.contract import question_of
from drakehall.bots.three_dragon_ante.rules import abilities, answers, plays
from drakehall.bots.three_dragon_ante.rules.sight import Sight
from drakehall.kernel.questions import Observation, Option, Question

Rule = Callable[[Sight, Question, Option], float]

RULES: Final[Mapping[str, Rule]] = {
    "ante": plays.ante,
    "play": plays.play,
    "target": answers.target,
    "blue": answers.blue,
    "tribute": answers.tribute,
    "bronze": answers.take,
    "copy": answers.copy,
    "slay": answers.slay,
    "discard": answers.discard,
    "trigger": answers.trigger,
    "trio": answers.trio,
    "spoils": answers.take,
    "lead": abilities.lead,
    "look": abilities.look,
    "price": abilities.price,
    "use": abilities.use,
    "wild": abilities.wild,
    "pick": abilities.pick,
}
"""For each kind of question the rule that weighs its answers."""


def weigh(view: Observation) -> list[float]:
    """Gives what each option of the view's question is worth, about in gold."""
    question = question_of(view)
    sight = Sight(view)
    rule = RULES[question.kind]
    return [rule(sight, question, option) for option in question.options]
