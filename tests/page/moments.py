"""Moments at which every kind of question is open, found by the engine alone at crowded tables."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final, cast

from drakehall.games import new_game
from drakehall.games.draco.words import QUESTIONS as DRACO
from drakehall.games.three_dragon_ante.words import QUESTIONS as THREE_DRAGON_ANTE
from drakehall.kernel.contract import State
from page.stage import Moment, seen, sit

TDA: Final = "three-dragon-ante"
KINDS: Final[Mapping[str, list[str]]] = {
    TDA: sorted(THREE_DRAGON_ANTE.values()),
    "draco": sorted(DRACO.values()),
}
"""Every kind of question of each game."""
CROWDED: Final[dict[str, Any]] = {
    "hand_start": 10,
    "min_rounds": 5,
    "sets": 2,
    "abilities": "draft",
    "ask_optional": True,
    "round_tie": "cascade",
    "bronze_one_slot": "choose",
}
"""Ten cards in each hand, flights of five, everything that can be asked."""
TABLES: Final[Mapping[str, tuple[int, dict[str, Any]]]] = {TDA: (6, CROWDED), "draco": (4, {})}
PAIRED: Final[dict[str, Any]] = {
    "phase": "play",
    "round": 5,
    "stakes": 24,
    "turn": "A",
    "hand": {"A": ["tiamat", "red-2", "gold-9"], **dict.fromkeys("BCDEF", 6)},
    "flight": {
        "A": ["red-12", "red-8", "blue-11", "blue-7"],
        "B": ["green-10", "green-6", "green-2", "thief"],
        "C": ["black-9", "black-5", "white-8", "fool"],
        "D": ["silver-12", "silver-6", "gold-13", "druid"],
        "E": ["copper-10", "copper-5", "bronze-11", "bahamut"],
        "F": ["brass-9", "brass-4", "bronze-7", "archmage"],
    },
}
"""Tiamat completes two colours at once, and A is asked which of them pays."""
IN_DEBT: Final[dict[str, Any]] = {
    **PAIRED,
    "round": 3,
    "gold": {"A": 0, "B": 3, "C": 0, "D": 81, "E": 40, "F": 1240},
    "debts": [
        {"debtor": "A", "creditor": "D", "amount": 3},
        {"debtor": "A", "creditor": "D", "amount": 3},
        {"debtor": "A", "creditor": "stakes", "amount": 7},
        {"debtor": "C", "creditor": "F", "amount": 12},
    ],
    "druid": True,
    "priest": "E",
    "flight": {
        "A": ["red-12", "blue-11"],
        "B": ["green-10", "bahamut", "green-2"],
        "C": ["black-9", "black-5", "white-8"],
        "D": ["silver-12", "silver-6", "red-5"],
        "E": ["copper-10", "-", "priest"],
        "F": ["brass-9", "tiamat", "gold-13"],
    },
    "leader": "B",
    "deck": ["green-4"],
}
"""Two equal debts of one seat to one creditor, a Druid, a Priest, two gods that bar, a slot of a
card that has left."""
MOST_MOVES: Final = 260
LONG_ROW: Final = 9
ENOUGH: Final = 400
"""Games that are tried at most; a dozen is usual."""


@dataclass(frozen=True)
class Asked:
    """A state in which a seat is asked something of a kind."""

    state: State
    seat: int

    def seen(self, **opened: Any) -> Moment:  # noqa: ANN401 - what a table may be opened with
        """Gives what the seat is told."""
        return seen(sit(self.state, [self.seat], **opened), [self.seat])


def in_debt() -> Asked:
    """Gives a table where nearly everything is owed, barred or promised."""
    return Asked(new_game(TDA, 6, CROWDED).load(IN_DEBT, 1), 0)


@cache
def asked(game: str) -> Mapping[str, Asked]:
    """Finds a moment for every kind of question of a game."""
    players, options = TABLES[game]
    found = dict(_by_position(game))
    for number in itertools.count():
        missing = set(KINDS[game]) - set(found)
        if not missing:
            return found
        assert number < ENOUGH, f"not found: {missing}"
        for kind, one in _walk(new_game(game, players, options).new_state(number), number):
            if kind in missing:
                found[kind] = one
                missing.discard(kind)
    raise AssertionError


def _by_position(game: str) -> Iterator[tuple[str, Asked]]:
    """Gives what random games hardly ever come to."""
    if game == TDA:
        state = new_game(game, 6, CROWDED).load(PAIRED, 1)
        state.play("A play tiamat")
        yield "trio", Asked(state, 0)


def _walk(state: State, number: int) -> Iterator[tuple[str, Asked]]:
    """Plays a game at random and gives each of its questions."""
    chance = random.Random(number)
    for _ in range(MOST_MOVES):
        if state.is_terminal:
            return
        seat = chance.choice(state.pending_seats)
        question = state.question(seat)
        assert question is not None
        yield question.kind, Asked(state.clone(), seat)
        state.apply(chance.choice(question.options).action, seat)


@cache
def long_rows() -> Mapping[str, Asked]:
    """Gives Draco's questions when as much treasure lies on the table as random games bring."""
    longest: dict[str, tuple[int, Asked]] = {}
    for number in range(40):
        for kind, one in _hoard(new_game("draco", 4).new_state(number)):
            row = _lying(one.state)
            if row > longest.get(kind, (0, one))[0]:
                longest[kind] = (row, one)
    return {kind: one for kind, (_, one) in longest.items()}


def _lying(state: State) -> int:
    """Gives how much treasure lies on the table."""
    return len(cast("Sequence[str]", state.facts()["table"]))


def _hoard(state: State) -> Iterator[tuple[str, Asked]]:
    """Turns up whatever can be turned up, and duels only when the row is long."""
    while not state.is_terminal:
        seat = state.pending_seats[0]
        question = state.question(seat)
        assert question is not None
        yield question.kind, Asked(state.clone(), seat)
        texts = {option.text: option.action for option in question.options}
        wanted = ["flip"] if _lying(state) > LONG_ROW else ["flip", "pass"]
        action = next(
            (texts[word] for word in wanted if word in texts), question.options[-1].action
        )
        state.apply(action, seat)


@cache
def full_flights() -> Asked:
    """Gives the moment a card is to be played while the most cards lie in the flights."""
    found: list[tuple[int, int, Asked]] = []
    for number in range(4):
        for place, (kind, one) in enumerate(
            _walk(new_game(TDA, 6, CROWDED).new_state(number), number)
        ):
            flights = cast("Mapping[str, list[str]]", one.state.facts()["flight"])
            if kind == "play":
                found.append((sum(map(len, flights.values())), 1000 * number + place, one))
    return max(found)[2]


@cache
def played(game: str, players: int, **options: Any) -> State:  # noqa: ANN401
    """Gives a game that bots by chance have played to its end."""
    chance = random.Random(5)
    state = new_game(game, players, options).new_state(5)
    while not state.is_terminal:
        seat = chance.choice(state.pending_seats)
        state.apply(chance.choice(state.legal_actions(seat)), seat)
    return state
