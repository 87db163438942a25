"""The open question with its answers and what each would do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from drakehall.games.draco.core import actions, copying, duel, phases, scoring
from drakehall.games.draco.core.table import State as Table
from drakehall.games.draco.words import QUESTIONS, full_text
from drakehall.kernel.events import Value
from drakehall.kernel.questions import Option, Question

FIRST: Final = "first"
SECOND: Final = "second"
ONLY: Final = "only"


def question(table: Table, legal: list[int]) -> Question:
    """Gives the question put to the seat whose turn it is."""
    options = tuple(Option(act, full_text(act), _preview(table, act)) for act in legal)
    return Question(table.turn, QUESTIONS[table.phase], options, facts=_facts(table))


def _facts(table: Table) -> Mapping[str, Value]:
    """Says what the prompt speaks of; all of it is public."""
    if table.phase == phases.CAPTAIN:
        return {"flipped": table.flipped, "table": table.table_size, "curses": table.curses}
    if table.phase == phases.DUEL:
        return {"chance": _chance(table), "table": table.table_size}
    if table.phase == phases.DIVISION:
        return {"table": table.table_size}
    alone = table.swords[table.turn] != 0
    return {"count": table.rules.gift_size, "alone": alone}


def _chance(table: Table) -> str:
    """Tells the captain's two opportunities apart from the one that everybody else has."""
    if table.turn != table.captain or table.cursed_duel == 1:
        return ONLY
    return FIRST if table.opportunity < duel.last_opportunity(table) else SECOND


def _preview(table: Table, action: int) -> dict[str, Value]:
    if table.phase == phases.DUEL and action != actions.PASS:
        return {"strength": table.strength(table.turn) + action - actions.SWORD}
    if table.phase == phases.DIVISION and action != actions.PASS:
        return {"score": score_after(table, action - actions.TAKE)}
    return {}


def score_after(table: Table, card: int) -> int:
    """Gives the picker's score with one card more; the core itself judges on a copy."""
    trial = copying.clone(table)
    trial.give(table.turn, card)
    return scoring.score(trial, table.turn)
