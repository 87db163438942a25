"""The loop: answers what has one answer, stops at a question with its answers listed."""

from __future__ import annotations

from drakehall.games.draco.core import (
    captain,
    deal,
    division,
    duel,
    gift,
    notes,
    phases,
    rounds,
    table,
)


def start(s: table.State) -> None:
    """Deals a new game and goes on to the first question."""
    deal.deal_cards(s)
    rounds.begin(s)
    advance(s)


def advance(s: table.State) -> None:
    """Goes on to the next question with more than one answer, or the end of the game.

    A question with one answer is answered here. [notation 2.3] The legal actions are in
    ``moves`` afterwards.
    """
    while s.phase != phases.OVER:
        list_moves(s)
        if s.moves_count > 1:
            return
        s.note(notes.FORCED, s.turn, s.phase, s.moves[0])
        answer(s, s.moves[0])
    s.moves_count = 0


def apply(s: table.State, action: int) -> None:
    """Answers the open question with a listed action and goes on to the next question."""
    s.note(notes.ANSWER, s.turn, s.phase, action)
    answer(s, action)
    advance(s)


def step(s: table.State, place: int) -> int:
    """Answers the open question with one of its ``moves_count`` legal actions, by its place.

    Gives how many legal actions the next question has, 0 when the game is over.
    """
    apply(s, s.moves[place])
    return s.moves_count


def list_moves(s: table.State) -> None:
    """Lists the answers of the seat whose turn it is; there is always one."""
    s.moves_count = 0
    if s.phase == phases.CAPTAIN:
        captain.list_moves(s)
    elif s.phase == phases.DUEL:
        duel.list_moves(s)
    elif s.phase == phases.DIVISION:
        division.list_moves(s)
    else:
        gift.list_moves(s)


def answer(s: table.State, action: int) -> None:
    """Does what an answer says."""
    if s.phase == phases.CAPTAIN:
        captain.answer(s, action)
    elif s.phase == phases.DUEL:
        duel.answer(s, action)
    elif s.phase == phases.DIVISION:
        division.answer(s, action)
    else:
        gift.answer(s, action)


def legal_actions(s: table.State) -> list[int]:
    """Gives the legal actions of the open question, sorted; none when the game is over."""
    return sorted([s.moves[place] for place in range(s.moves_count)])
