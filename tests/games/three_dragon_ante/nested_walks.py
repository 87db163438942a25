"""Random walks that like powers inside powers, and give the state before each decision."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import takewhile

from drakehall.games import new_game
from drakehall.games.three_dragon_ante.game import TableState
from drakehall.kernel.questions import Question
from games.three_dragon_ante.random_rules import ALL_ROWS, Ruleset, draw_ruleset

GAME = "three-dragon-ante"
DEEP = ("copper", "dracolich", "archmage", "princess")
DEEP_SHARE = 0.6


def random_state(luck: random.Random, number: int) -> tuple[TableState, Ruleset]:
    """Deals a game of random rules to a random number of players."""
    players = luck.randint(2, 6)
    ruleset = draw_ruleset(players, luck, ALL_ROWS[number % len(ALL_ROWS)])
    state = new_game(GAME, players, ruleset.options).new_state(luck.getrandbits(60))
    assert isinstance(state, TableState)
    return state, ruleset


def walk(state: TableState, luck: random.Random, decisions: int) -> Iterator[Question]:
    """Plays a state on at random and gives each question before it is answered."""
    for _ in range(decisions):
        question = state.question()
        if question is None:
            return
        yield question
        state.apply(choose(question, luck))


def choose(question: Question, luck: random.Random) -> int:
    """Chooses an answer, often a card that runs other cards' powers."""
    options = [option.action for option in question.options]
    deep = [o.action for o in question.options if any(word in o.text for word in DEEP)]
    return luck.choice(deep if deep and luck.random() < DEEP_SHARE else options)


def woken(state: TableState) -> int:
    """Gives how many powers have woken in this turn, if one of them is asking now."""
    if state._table.depth < 2:
        return 0
    since = list(takewhile(lambda event: event.kind != "play", reversed(state.history)))
    return sum(event.kind == "wakes" for event in since)
