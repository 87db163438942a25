"""Counts all lines of play to a depth twice: by the program's moves and by the plain game.

A line is a sequence of answers with what chance made of them; for each depth the tables that the
lines lead to are counted, gold, hands and all. The two sides share no code.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from drakehall.games import new_game
from drakehall.kernel.contract import State
from drakehall.kernel.errors import IllegalMove
from games.three_dragon_ante.matching import deck_words, plain_facts, program_facts
from games.three_dragon_ante.plain_game import PlainGame
from games.three_dragon_ante.plain_table import CHANCE, Ask

GAME = "three-dragon-ante"
Tables = list[Counter[str]]


def count_by_program(
    players: int, options: Mapping[str, Any], position: Mapping[str, Any], depth: int
) -> Tables:
    """Counts the tables after each number of moves, as the program plays."""
    state = new_game(GAME, players, options).load(position)
    state.seed = None  # every outcome of chance is to be given
    tables: Tables = [Counter() for _ in range(depth + 1)]
    _walk_program(state, 0, tables)
    return tables


def _walk_program(state: State, depth: int, tables: Tables) -> None:
    tables[depth][_text(program_facts(state))] += 1
    if depth + 1 == len(tables):
        return
    for action in state.legal_actions():
        for after in _outcomes(state, action, ()):
            _walk_program(after, depth + 1, tables)


def _outcomes(state: State, action: int, chance: Sequence[str]) -> Iterator[State]:
    """Gives a state for each way in which chance answers a move: any card may be stolen."""
    after = state.clone()
    try:
        after.apply(action, chance=chance)
    except IllegalMove as refused:
        if refused.message == "chance-missing" and refused.args_["outcome"] == "random":
            for word in deck_words(state.game.options):
                yield from _outcomes(state, action, (*chance, f"random {word}"))
        elif refused.message != "chance-no-card":
            raise  # these positions need no shuffling
    else:
        yield after


def count_by_plain_rules(
    players: int, options: Mapping[str, Any], position: Mapping[str, Any], depth: int
) -> Tables:
    """Counts the tables after each number of moves, as the plain game plays."""
    tables: Tables = [Counter() for _ in range(depth + 1)]

    def walk(answers: tuple[str, ...], moves: int) -> None:
        plain = PlainGame(players, options)
        asked = _play_on(plain, options, position, answers)
        by_chance = asked is not None and asked.seat == CHANCE
        if not by_chance:
            tables[moves][_text(plain_facts(plain, asked))] += 1
        if asked is not None and (by_chance or moves < depth):
            for answer in sorted(set(asked.answers)):
                walk((*answers, answer), moves + (not by_chance))

    walk((), 0)
    return tables


def _play_on(
    plain: PlainGame,
    options: Mapping[str, Any],
    position: Mapping[str, Any],
    answers: Sequence[str],
) -> Ask | None:
    """Plays all answers and gives the question after them."""
    course = plain.play_on(deck_words(options), position)
    try:
        asked = next(course)
        for answer in answers:
            asked = course.send(answer)
    except StopIteration:
        return None
    return asked


def _text(facts: Mapping[str, Any]) -> str:
    """Gives the words for a table that both sides know it by."""
    keys = ("asks", "to_act", "answers", "over", "gambit", "leader", "gold", "stakes", "debts")
    more = ("hand", "flight", "total", "deck", "discard", "drawn", "druid", "priest")
    return repr([(key, facts[key]) for key in keys + more])
