"""The open question with its answers and what each would do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from drakehall.games.three_dragon_ante.cards import COLOURS, word_of
from drakehall.games.three_dragon_ante.core import (
    abilities,
    actions,
    amounts,
    copying,
    reading,
    rounds,
    steps,
    trios,
)
from drakehall.games.three_dragon_ante.core import cards as core
from drakehall.games.three_dragon_ante.core.table import State as Table
from drakehall.games.three_dragon_ante.frames import Frame, top_frame
from drakehall.games.three_dragon_ante.words import ABILITIES, QUESTIONS
from drakehall.kernel.events import Value
from drakehall.kernel.questions import Option, Question

REASONS: Final = {
    steps.LEADER: "leader",
    steps.WEAKER: "weaker",
    steps.EQUAL: "equal",
    steps.STRONGER: "stronger",
    steps.FIRST: "first",
}


def question(table: Table, seat: int, options: Mapping[int, str]) -> Question:
    """Gives the question put to a seat; ``options`` are its legal actions with their texts."""
    top = top_frame(table)
    kind = top.kind
    asked = tuple(
        Option(action, text, _preview(table, seat, kind, action))
        for action, text in options.items()
    )
    by_card = top.card != core.NONE
    return Question(
        seat,
        QUESTIONS[kind],
        asked,
        source=word_of(top.card) if by_card else None,
        owner=_owner(top, seat),
        facts=_facts(table, seat, top),
    )


def _owner(top: Frame, seat: int) -> int | None:
    """Gives whose power asks; the frame of a seat's own ability holds something else there."""
    if top.kind == steps.ASK_USE:
        return None if top.card == core.NONE else seat
    if top.card != core.NONE or top.kind == steps.ASK_LOOK:
        return top.owner
    return None


def _facts(table: Table, seat: int, top: Frame) -> dict[str, Value]:
    kind = top.kind
    facts: dict[str, Value] = {}
    if kind == steps.ASK_PLAY:
        facts = {"leader": seat == table.leader, "before": rounds.strength_before(table)}
    elif kind == steps.ASK_TRIBUTE:
        facts = _tribute_facts(table, top)
    elif kind == steps.ASK_BLUE:
        facts = {"count": table.evil[seat] * table.unit()}
    elif kind == steps.ASK_BRONZE:
        facts = {"left": max(1, top.memo)}
    elif kind == steps.ASK_SPOILS:
        facts = {"room": table.room(seat)}
    elif kind == steps.ASK_PRICE:
        facts = {"gold": core.STRENGTHS[table.price] * table.unit()}
    elif kind == steps.ASK_USE:
        facts = _use_facts(table, top)
    return facts


def _tribute_facts(table: Table, top: Frame) -> dict[str, Value]:
    """Says what the victim would pay, and which strength a card given is compared with."""
    green = top.power == core.GREEN
    gold = amounts.GREEN if green else amounts.BRASS
    return {
        "gold": gold * table.unit(),
        "strength": core.STRENGTHS[top.card],
        "power": "green" if green else "brass",
    }


def _use_facts(table: Table, top: Frame) -> dict[str, Value]:
    """Says which ability could be used, and what it changes."""
    ability = top.power
    facts: dict[str, Value] = {"ability": ABILITIES[ability], "gold": table.unit()}
    if ability == steps.CONCENTRATION:
        facts["gold"] = table.rate
    return facts


def _preview(table: Table, seat: int, kind: int, action: int) -> dict[str, Value]:
    if kind == steps.ASK_PLAY:
        return play_preview(table, seat, action - actions.PLAY)
    if kind == steps.ASK_ANTE:
        return {"strength": core.STRENGTHS[action - actions.ANTE]}
    if kind == steps.ASK_TARGET:
        target = action - actions.TARGET
        return {
            "total": table.total[target],
            "gold": table.gold[target],
            "hand": table.hand_size[target],
        }
    if kind == steps.ASK_TRIO:
        return {"gold": _trio_gold(table, seat, action)}
    if kind == steps.ASK_WILD and action != actions.PASS:
        gold = abilities.wild_amount(table, seat, action - actions.WILD)
        return {"gold": gold * table.unit()}
    return {}


def _trio_gold(table: Table, seat: int, action: int) -> int:
    if action >= actions.TRIO_STRENGTH:
        return (action - actions.TRIO_STRENGTH) * table.unit()
    return table.unit() * trios.colour_amount(table, seat, action - actions.TRIO_COLOUR)


def play_preview(table: Table, seat: int, kind: int) -> dict[str, Value]:
    """Says whether a card's power would wake and why, and what flight the card would make.

    The card is laid on a copy of the table, so that the core itself judges.
    """
    card = table.in_hand(seat, kind)
    before = rounds.strength_before(table)
    reason = rounds.trigger_reason(table, seat, card, before)
    laid = copying.clone(table)
    laid.lay(seat, card)
    colours = _trios(laid, seat, steps.COLOUR)
    strengths = _trios(laid, seat, steps.STRENGTH)
    return {
        "triggers": reason <= steps.EQUAL,
        "why": REASONS[reason],
        "before": before,
        "total": laid.total[seat],
        "colour": COLOURS[colours[0] - actions.TRIO_COLOUR] if colours else "",
        "strength": strengths[0] - actions.TRIO_STRENGTH if strengths else 0,
    }


def _trios(laid: Table, seat: int, kind: int) -> list[int]:
    trios.list_unpaid(laid, seat, kind)
    return reading.listed(laid)
