from __future__ import annotations

import asyncio
import random
from contextlib import AsyncExitStack

import pytest

from drakehall import wire
from drakehall.bots import make_bot
from drakehall.client import TableClient, make_table, observation, play_bot
from drakehall.games import REGISTRY, new_game
from drakehall.kernel.notation import SEATS
from drakehall.language import has_message
from server.scripted import (
    FULL,
    answer_all,
    begin,
    plain,
    play_table,
    record_of,
    replayed,
    seat_by_seat,
    settled,
    table_for,
)

SHORT: dict[str, dict[str, object]] = {"three-dragon-ante": {"gambit_limit": 2}}
"""Keeps the games of every day short; the long targets play whole ones."""


async def worded(_: TableClient, question: wire.Question) -> None:
    texts = [question.prompt.id, *(option.label.id for option in question.options)]
    assert [text for text in texts if not has_message(text)] == []


TABLES = [
    (game_id, players)
    for game_id, game in REGISTRY.items()
    for players in range(game.min_players, game.max_players + 1)
]


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_whole_game_over_the_socket_is_what_the_engine_plays(
    server: str, game: str, players: int
) -> None:
    options = {} if FULL else SHORT.get(game, {})
    address = table_for(server, game, players, options=options)
    moves: list[tuple[int, int]] = []

    async def play() -> list[TableClient]:
        async with AsyncExitStack() as stack:
            clients = [
                await stack.enter_async_context(TableClient(one)) for one in seat_by_seat(address)
            ]
            watcher = await stack.enter_async_context(TableClient(address, watch=True))
            await asyncio.gather(*(settled(client, 0) for client in [*clients, watcher]))
            await begin(clients)
            await answer_all(clients, random.Random(players), before=worded, moves=moves)
            await settled(watcher, clients[0].seq)
            return [*clients, watcher]

    clients = asyncio.run(play())
    record = record_of(address)
    assert record.seed is not None
    state = new_game(game, players, options).new_state(record.seed)
    for seat, action in moves:
        state.apply(action, seat)

    assert state.is_terminal
    assert replayed(record).facts() == state.facts()
    viewers: list[int | None] = [*range(players), None]
    for client, viewer in zip(clients, viewers, strict=True):
        letter = None if viewer is None else SEATS[viewer]
        assert client.eyes[letter].facts == plain(state.observation(viewer).facts)
        told = [(event.number, event.kind, event.args) for event in client.log[letter]]
        happened = [event.seen_by(viewer) for event in state.history]
        expected = [(n, event.kind, plain(event.args)) for n, event in enumerate(happened)]
        # Compared in one piece a difference would be thousands of lines long.
        assert [(a, b) for a, b in zip(told, expected, strict=True) if a != b] == []


def test_antes_of_several_seats_are_open_together_and_shown_together(server: str) -> None:
    address = table_for(server, "three-dragon-ante", 3)

    async def play() -> None:
        async with AsyncExitStack() as stack:
            clients = [
                await stack.enter_async_context(TableClient(one)) for one in seat_by_seat(address)
            ]
            await asyncio.gather(*(settled(client, 0) for client in clients))
            await begin(clients)
            await asyncio.gather(*(settled(client, clients[0].seq) for client in clients))
            first = [client.question() for client in clients]
            assert all(question is not None for question in first)

            a, b, c = clients
            assert c.eyes["C"].question is not None
            await c.answer(c.eyes["C"].question, c.eyes["C"].question.options[0].id)
            await settled(a, c.seq)

            assert a.question() == first[0], "a question that stays open keeps its name"
            assert a.eyes["A"].facts["ante"]["C"] == "?"
            assert a.table is not None
            assert a.table.pending == ["A", "B"]
            assert first[0] is not None
            assert first[1] is not None
            await asyncio.gather(
                a.answer(first[0], first[0].options[0].id),
                b.answer(first[1], first[1].options[0].id),
            )
            await settled(a, max(a.seq, b.seq))
            assert "?" not in a.eyes["A"].facts["ante"].values()

    asyncio.run(play())


def test_bots_inside_and_outside_finish_a_game(server: str) -> None:
    seats = [{"kind": "person", "name": "Outsider"}, {"kind": "bot"}, {"kind": "bot"}]
    address = make_table(server, "three-dragon-ante", seats)

    async def play() -> None:
        async with TableClient(address) as client:
            await settled(client, 0)
            await begin([client])
        await play_bot(address, make_bot("rules", 1))

    asyncio.run(asyncio.wait_for(play(), 120))

    record = record_of(address)
    assert replayed(record).is_terminal
    assert record.players[0] == "Outsider"


def test_several_seats_at_one_device_are_one_connection(server: str) -> None:
    address = table_for(server, "three-dragon-ante", 2)

    async def play() -> None:
        async with TableClient(address) as client:
            await settled(client, 0)
            await begin([client])
            await answer_all([client], random.Random(1), limit=12)

            assert client.seats == ["A", "B"]
            assert set(client.eyes) == {"A", "B"}
            for seat in client.seats:
                assert observation(client.eyes[seat]).seat == SEATS.index(seat)

    asyncio.run(play())


def test_options_say_what_they_are_called_and_what_they_would_do(server: str) -> None:
    address = table_for(server, "three-dragon-ante", 2)
    seen: dict[str, wire.Question] = {}

    async def note(_: TableClient, question: wire.Question) -> None:
        seen[question.kind] = question

    asyncio.run(play_table(address, 3, limit=20, before=note))

    assert seen["ante"].prompt.id == "ask-ante"
    option = seen["play"].options[0]
    assert option.label.id == "choice-play"
    assert option.label.args["card"] == option.move.removeprefix("play ")
    assert {"triggers", "why", "total"} <= set(option.preview)
