from __future__ import annotations

import asyncio
import random
from collections import Counter

import pytest

from drakehall import wire
from drakehall.client import TableClient
from drakehall.games import REGISTRY
from drakehall.kernel.contract import State
from drakehall.kernel.notation import SEATS
from server.live import AlteredServer
from server.scenes import KINDS, Scene, act, scenes, table_of
from server.scripted import FULL, begin, plain, settled, table_for

ROUNDS = 10 if FULL else 1


@pytest.mark.parametrize("game", REGISTRY)
def test_the_game_goes_on_after_a_cut_at_every_kind_of_question(
    altered: AlteredServer, game: str
) -> None:
    chance, cuts = random.Random(game), Counter[str]()

    async def cut_at(scene: Scene) -> None:
        async with TableClient(table_of(altered.base, scene)) as client:
            question = (await act(client, scene)).question
            await cut_while_asked(client, question)
            cuts[question.kind] += 1
            state = played(scene)
            for _ in range(3):
                option = chance.choice(question.options)
                await answered_through_a_cut(client, question, option.id, chance)
                state.apply(option.id, SEATS.index(question.seat))
                cuts[question.kind] += 1
                asked = client.question()
                if asked is None:
                    break
                question = asked
            for seat in client.seats:
                check_log(client, seat, state)

    for _ in range(ROUNDS):
        for scene in scenes(game):
            asyncio.run(asyncio.wait_for(cut_at(scene), 60))

    print(game, dict(cuts))
    assert set(cuts) == KINDS[game]


async def cut_while_asked(client: TableClient, question: wire.Question) -> None:
    """Cuts the connection while a question is open, and finds everything as it was."""
    before, seat = client.connections, question.seat
    eye, heard = client.eyes[seat], list(client.log[seat])
    await client.drop()
    while client.connections == before or client.question(seat) is None:
        await anext(aiter(client.changes()))
    again = client.eyes[seat]
    assert (again.facts, again.question) == (eye.facts, question)
    assert client.log[seat] == heard, "nothing is lost and nothing is twice"


async def answered_through_a_cut(
    client: TableClient, question: wire.Question, option: int, chance: random.Random
) -> None:
    """Cuts the connection somewhere on the way from an answer to its acknowledgement."""
    answering = asyncio.create_task(client.answer(question, option))
    await asyncio.sleep(chance.choice([0.0, chance.uniform(0, 0.006)]))
    await client.drop()
    result = await answering
    assert isinstance(result, wire.Ack), result


def played(scene: Scene) -> State:
    """Lets the engine alone play a scene."""
    state = scene.deal()
    for seat, action in scene.answers:
        state.apply(action, seat)
    return state


def check_log(client: TableClient, letter: str, state: State) -> None:
    """Compares what a seat sees and has been told with what the engine says."""
    seat = SEATS.index(letter)
    told = [(event.number, event.kind, event.args) for event in client.log[letter]]
    happened = [event.seen_by(seat) for event in state.history]
    assert told == [(n, event.kind, plain(event.args)) for n, event in enumerate(happened)]
    assert client.eyes[letter].facts == plain(state.observation(seat).facts)


def test_what_was_missed_comes_as_events_since(server: str) -> None:
    address = table_for(server, "three-dragon-ante", 2)

    async def play() -> None:
        async with TableClient(address) as player, TableClient(address, watch=True) as watcher:
            await settled(player, 0)
            await settled(watcher, 0)
            await begin([player])
            for number in range(10):
                if number == 4:
                    await watcher.drop()
                question = player.question()
                assert question is not None
                await player.answer(question, question.options[0].id)
            await settled(watcher, player.seq)
            numbers = [event.number for event in watcher.log[None]]
            assert numbers == list(range(len(numbers)))
            assert watcher.eyes[None].question is None

    asyncio.run(play())


def test_an_answer_that_is_sent_again_is_carried_out_once(server: str) -> None:
    address = table_for(server, "three-dragon-ante", 2)

    async def play() -> None:
        async with TableClient(address) as client:
            await settled(client, 0)
            await begin([client])
            question = client.question("A")
            assert question is not None
            answer = wire.Answer("same", "A", question.id, question.options[0].id)
            first = await client.do(answer)
            await client.drop()
            second = await client.do(answer)

            assert isinstance(first, wire.Ack)
            assert second == first

    asyncio.run(play())


def test_answers_in_flight_survive_cuts_at_random_moments(server: str) -> None:
    address = table_for(server, "three-dragon-ante", 2)
    chance = random.Random(5)

    async def play() -> None:
        async with TableClient(address) as client:
            await settled(client, 0)
            await begin([client])
            seqs = []
            for _ in range(60 if FULL else 15):
                question = client.question()
                if question is None:
                    break
                answering = asyncio.create_task(client.answer(question, question.options[0].id))
                await asyncio.sleep(chance.uniform(0, 0.004))
                await client.drop()
                result = await answering
                assert isinstance(result, wire.Ack), result
                seqs.append(result.seq)
            assert seqs == list(range(seqs[0], seqs[0] + len(seqs)))

    asyncio.run(play())
