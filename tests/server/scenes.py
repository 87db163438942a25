"""Games that lead to every kind of question, found by the engine alone.

The server's part of the seed is known (see ``altered``), and a seat contributes the rest: so a
game that was found here is dealt at a table too.
"""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache

from drakehall import wire
from drakehall.client import Address, TableClient
from drakehall.fairness import seed_from
from drakehall.games import REGISTRY, new_game
from drakehall.games.draco.words import QUESTIONS as DRACO
from drakehall.games.three_dragon_ante.cards import CARDS
from drakehall.games.three_dragon_ante.words import QUESTIONS as THREE_DRAGON_ANTE
from drakehall.kernel.contract import State
from drakehall.kernel.notation import SEATS
from server.altered import SECRET
from server.scripted import begin, settled, table_for

KINDS: Mapping[str, frozenset[str]] = {
    "three-dragon-ante": frozenset(THREE_DRAGON_ANTE.values()),
    "draco": frozenset(DRACO.values()),
}
"""Every kind of question of each game."""

FEW_COLOURS = {"red", "blue", "black", "gold", "silver", "tiamat"}


@dataclass(frozen=True)
class Rules:
    """A kind of table; ``first`` is the first deal to be tried, near one that is rich."""

    players: int
    options: Mapping[str, object] = field(default_factory=dict)
    first: int = 0


ABLE = {"A": ["wild-card"], "B": ["concentration", "sense-motive"], "C": ["profession", "bluff"]}
DEEP = {
    "hand_start": 10,
    "min_rounds": 5,
    "gambit_limit": 6,
    "remove_cards": [c.word for c in CARDS if c.word.partition("-")[0] not in FEW_COLOURS],
}
"""Tiamat often completes two colours at once here, and her owner is asked which is paid."""
RULES: Mapping[str, tuple[Rules, ...]] = {
    "three-dragon-ante": (
        Rules(4, {"abilities": "draft", "ask_optional": True}),
        Rules(3, {"round_tie": "cascade", "bronze_one_slot": "choose"}),
        Rules(3, {"abilities": ABLE, "ask_optional": True}),
        Rules(2, DEEP, first=54),
    ),
    "draco": (Rules(3), Rules(4), Rules(2)),
}
LONGEST = 150
TRIES = 20_000


@dataclass(frozen=True)
class Scene:
    """A deal, and the answers after which a question of some kind is open."""

    game: str
    players: int
    options: Mapping[str, object]
    luck: str
    kind: str
    answers: tuple[tuple[int, int], ...]

    def deal(self) -> State:
        """Lets the engine alone deal it."""
        seed = seed_from(SECRET, {SEATS[0]: self.luck})
        return new_game(self.game, self.players, self.options).new_state(seed)


@cache
def scenes(game: str) -> tuple[Scene, ...]:
    """Finds a scene for every kind of question of a game."""
    found: dict[str, Scene] = {}
    for number in itertools.count():
        assert number < TRIES, f"not found: {KINDS[game] - set(found)}"
        rules = RULES[game][number % len(RULES[game])]
        luck = f"game {rules.first + number // len(RULES[game])}"
        for scene in walk(Scene(game, rules.players, rules.options, luck, "", ())):
            found.setdefault(scene.kind, scene)
        if set(found) == KINDS[game]:
            return tuple(found[kind] for kind in sorted(found))
    raise AssertionError


def walk(start: Scene) -> Iterator[Scene]:
    """Plays a deal at random and gives the scene at each question."""
    chance, state = random.Random(start.luck), start.deal()
    answers: list[tuple[int, int]] = []
    while not state.is_terminal and len(answers) < LONGEST:
        seat = chance.choice(state.pending_seats)
        question = state.question(seat)
        assert question is not None
        yield Scene(
            start.game, start.players, start.options, start.luck, question.kind, tuple(answers)
        )
        action = chance.choice(question.options).action
        answers.append((seat, action))
        state.apply(action, seat)


def table_of(base: str, scene: Scene) -> Address:
    """Makes a table for a scene at an altered server, where all its people sit."""
    return table_for(base, scene.game, scene.players, options=dict(scene.options))


@dataclass(frozen=True)
class Acted:
    """The question to which a scene led, and the last command of its seat that was kept."""

    question: wire.Question
    kept: wire.Answer | wire.Ready


async def act(client: TableClient, scene: Scene) -> Acted:
    """Plays a scene from the lobby on."""
    await settled(client, 0)
    await _do(client, wire.Contribute("luck", SEATS[0], scene.luck))
    await begin([client])
    kept: dict[str, wire.Answer | wire.Ready] = {}
    for number, (seat, action) in enumerate(scene.answers):
        asked = client.question(SEATS[seat])
        assert asked is not None
        answer = wire.Answer(f"answer-{number}", SEATS[seat], asked.id, action)
        await _do(client, answer)
        kept[answer.seat] = answer
    questions = [eye.question for eye in client.eyes.values() if eye.question is not None]
    question = next(question for question in questions if question.kind == scene.kind)
    return Acted(
        question, kept.get(question.seat, wire.Ready(f"ready-{question.seat}", question.seat))
    )


async def _do(client: TableClient, command: wire.Commands) -> None:
    result = await client.do(command)
    assert isinstance(result, wire.Ack), result


assert set(KINDS) == set(REGISTRY)
