"""The engine and the plain game agree, move by move, under random rulesets."""

import os
import random
from typing import Any

import pytest

from drakehall.games.draco.game import Draco
from drakehall.kernel.notation import SEATS
from games.draco.plain_game import PlainGame
from games.draco.random_rules import draw_options

GAMES = int(os.environ.get("DRAKEHALL_GAMES", "150"))


def compare(plain: PlainGame, facts: dict[str, Any], legal: list[str] | None) -> None:
    """Asserts that both see the same table."""
    assert plain.table == facts["table"]
    assert plain.deck == facts["deck"]
    assert plain.gone == facts["discard"]
    assert plain.swords == facts["swords"]
    assert {s: sorted(v) for s, v in plain.played.items()} == facts["played"]
    assert plain.cursed == facts["cursed"]
    assert {s: sorted(v) for s, v in plain.treasure.items()} == {
        s: sorted(v) for s, v in facts["treasure"].items()
    }
    found = (plain.round, plain.captain, plain.final, plain.over)
    assert found == tuple(facts[key] for key in ("round", "captain", "final", "over"))
    assert {s: plain.score(s) for s in plain.seats} == facts["score"]
    if legal is None:
        assert plain.winners() == facts["winners"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_engine_and_the_plain_game_agree(players: int) -> None:
    moves = 0
    for seed in range(GAMES):
        luck = random.Random(1000 * players + seed)
        game = Draco(players, draw_options(luck))
        # The deal is read off a twin that has turned up no card yet.
        fresh = Draco(players, {**game.options, "min_flips": 0, "max_flips": False})
        dealt = fresh.new_state(seed).facts()
        deck, captain = dealt["deck"], str(dealt["captain"])
        assert isinstance(deck, list)
        plain = PlainGame(SEATS[:players], game.options, captain, deck)
        state = game.new_state(seed)
        course = plain.play()
        asked = next(course, None)
        while asked is not None:
            seat, kind, answers = asked
            facts = state.facts()
            assert (seat, kind) == (facts["to_act"], facts["asks"])
            legal = sorted(state.action_text(action) for action in state.legal_actions())
            assert legal == answers
            compare(plain, facts, legal)
            answer = luck.choice(answers)
            state.play(f"{seat} {answer}")
            moves += 1
            try:
                asked = course.send(answer)
            except StopIteration:
                asked = None
        assert state.is_terminal
        compare(plain, state.facts(), None)
    print(f"{players} players: {GAMES} games, {moves} moves alike")

    assert moves > 5 * GAMES
