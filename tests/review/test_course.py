"""The course of a game agrees with its moves, and its turning point is one."""

import random

import pytest

from drakehall.games import new_game
from drakehall.kernel.contract import State
from drakehall.kernel.notation import SEATS
from drakehall.kernel.record import Record
from drakehall.review.course import course

GAMES = [("three-dragon-ante", 4, {"gambit_limit": 4}), ("draco", 3, {})]


def played(game: str, players: int, options: dict[str, object], seed: int) -> State:
    chance = random.Random(seed)
    state = new_game(game, players, options).new_state(seed)
    while not state.is_terminal:
        seat = chance.choice(state.pending_seats)
        state.apply(chance.choice(state.legal_actions(seat)), seat)
    return state


def record(state: State) -> Record:
    return Record.of(state, list(SEATS[: state.game.players]))


@pytest.mark.parametrize(("game", "players", "options"), GAMES, ids=[name for name, *_ in GAMES])
def test_every_part_is_told_and_the_last_is_the_result(
    game: str, players: int, options: dict[str, object]
) -> None:
    held = {"three-dragon-ante": "gold", "draco": "score"}[game]
    for seed in range(5):
        state = played(game, players, options, seed)
        found = course(record(state), state.game)

        assert [part.number for part in found.parts] == list(range(1, len(found.parts) + 1))
        assert list(found.parts[-1].amounts) == list(state.facts()[held].values())  # type: ignore[attr-defined]
        assert len(found.start) == players
        assert [part.frame for part in found.parts] == sorted({p.frame for p in found.parts})


@pytest.mark.parametrize(("game", "players", "options"), GAMES, ids=[name for name, *_ in GAMES])
def test_winner_is_ahead_from_the_turning_point_on_and_was_not_before(
    game: str, players: int, options: dict[str, object]
) -> None:
    told = 0
    for seed in range(12):
        state = played(game, players, options, seed)
        found = course(record(state), state.game)
        winners = state.facts()["winners"]
        assert isinstance(winners, list | tuple)
        if len(winners) > 1:
            assert found.turn is None
            continue
        assert found.turn is not None
        told += 1
        seat, part = found.turn.seat, found.turn.part
        assert SEATS[seat] == winners[0]

        def is_ahead(amounts: list[int], seat: int = seat) -> bool:
            return amounts[seat] > max(a for at, a in enumerate(amounts) if at != seat)

        later = [is_ahead(list(one.amounts)) for one in found.parts[part:-1]]
        assert all(later)
        assert part == 0 or not is_ahead(list(found.parts[part - 1].amounts))
        before = found.parts[part - 1].frame if part else 0
        assert before < found.turn.frame <= found.parts[part].frame

    assert told > 3
