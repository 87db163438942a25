"""Many games in threads are the same games as one after the other."""

from itertools import count, repeat

import pytest

from drakehall.games import REGISTRY, new_game
from drakehall.lab.builds import COMPILED, build_of
from drakehall.lab.crowd import CHUNK, play
from drakehall.lab.tables import table_of

CASES = [(name, n) for name, kind in REGISTRY.items() for n in (kind.min_players, kind.max_players)]


@pytest.mark.parametrize(("name", "players"), CASES)
def test_threads_play_what_one_table_plays(name: str, players: int) -> None:
    game = new_game(name, players)
    games = CHUNK + 7
    played = list(play(game, games, first=5, threads=2))

    assert sum(chunk.games for chunk in played) == games
    assert sum(chunk.decisions for chunk in played) == table_of(game).play(5, games)


def test_who_stops_to_listen_ends_the_work() -> None:
    work = play(new_game("draco", 2), 10**5, threads=2)
    first = next(work)
    work.close()

    assert first.games == CHUNK
    assert list(work) == []


@pytest.mark.parametrize(("name", "players"), CASES)
def test_a_checksum_depends_on_the_games_and_nothing_else(name: str, players: int) -> None:
    game = new_game(name, players)
    table = table_of(game)
    once = table.checksum(3, 10)
    table.play(50, 3)
    table.clone(3)

    assert table.checksum(3, 10) == once == table_of(game).checksum(3, 10)
    assert table.checksum(4, 10) != once
    assert table.checksum(3, 10, 20) != once


@pytest.mark.parametrize("name", REGISTRY)
def test_a_compiled_state_is_small(name: str) -> None:
    size = table_of(new_game(name, 4)).size()

    assert size < 2_000 if build_of(name) == COMPILED else size > 2_000


@pytest.mark.parametrize(("name", "players"), CASES)
def test_a_game_can_be_walked_by_any_numbers(name: str, players: int) -> None:
    table = table_of(new_game(name, players))

    assert table.step(1, 2, count(-3)) == table.step(1, 2, count(-3)) > 20
    assert table.step(1, 1, repeat(2**30)) > 5
