"""The open question with its answers and what each would do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from drakehall.games.three_dragon_ante.cards import COLOURS, POWERS, word_of
from drakehall.games.three_dragon_ante.core import actions, dragons, gambit, steps, trios
from drakehall.games.three_dragon_ante.core import cards as core
from drakehall.games.three_dragon_ante.core.table import STRENGTH
from drakehall.games.three_dragon_ante.core.table import State as Table
from drakehall.games.three_dragon_ante.words import QUESTIONS
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
    top = table.depth - 1
    kind = table.frame_kind[top]
    asked = tuple(
        Option(action, text, _preview(table, seat, kind, action))
        for action, text in options.items()
    )
    power = table.frame_power[top]
    by_card = power != core.NONE
    return Question(
        seat,
        QUESTIONS[kind],
        asked,
        source=word_of(table.frame_card[top]) if by_card else None,
        owner=table.frame_owner[top] if by_card else None,
        facts=_facts(table, seat, kind, top) | ({"power": POWERS[power]} if by_card else {}),
    )


def _facts(table: Table, seat: int, kind: int, top: int) -> dict[str, Value]:
    if kind == steps.ASK_PLAY:
        return {"leader": seat == table.leader, "before": gambit.strength_before(table)}
    if kind == steps.ASK_TRIBUTE:
        green = table.frame_power[top] == core.GREEN
        gold = dragons.GREEN_GOLD if green else dragons.BRASS_GOLD
        return {"gold": gold, "strength": STRENGTH[table.frame_card[top]]}
    if kind == steps.ASK_BLUE:
        return {"count": table.evil[seat]}
    if kind == steps.ASK_BRONZE:
        return {"left": max(1, table.frame_memo[top])}
    if kind == steps.ASK_SPOILS:
        return {"room": table.room(seat)}
    return {}


def _preview(table: Table, seat: int, kind: int, action: int) -> dict[str, Value]:
    if kind == steps.ASK_PLAY:
        return play_preview(table, seat, action - actions.PLAY)
    if kind == steps.ASK_ANTE:
        return {"strength": STRENGTH[action - actions.ANTE]}
    if kind == steps.ASK_TARGET:
        target = action - actions.TARGET
        return {
            "total": table.total[target],
            "gold": table.gold[target],
            "hand": table.hand_size[target],
        }
    if kind == steps.ASK_TRIO:
        return {"gold": _trio_gold(table, seat, action)}
    return {}


def _trio_gold(table: Table, seat: int, action: int) -> int:
    if action >= actions.TRIO_STRENGTH:
        return action - actions.TRIO_STRENGTH
    return trios.colour_amount(table, seat, action - actions.TRIO_COLOUR)


def play_preview(table: Table, seat: int, kind: int) -> dict[str, Value]:
    """Says whether a card's power would wake and why, and what flight the card would make.

    The card is laid on a copy of the table, so that the core itself judges.
    """
    card = table.in_hand(seat, kind)
    reason = gambit.trigger_reason(table, seat, card)
    laid = table.clone()
    laid.lay(seat, card)
    colours = _trios(laid, seat, steps.COLOUR)
    strengths = _trios(laid, seat, steps.STRENGTH)
    return {
        "triggers": reason <= steps.EQUAL,
        "why": REASONS[reason],
        "before": gambit.strength_before(table),
        "total": laid.total[seat],
        "colour": COLOURS[colours[0] - actions.TRIO_COLOUR] if colours else "",
        "strength": strengths[0] - actions.TRIO_STRENGTH if strengths else 0,
    }


def _trios(laid: Table, seat: int, kind: int) -> list[int]:
    trios.list_unpaid(laid, seat, kind)
    return laid.moves[: laid.moves_count]
