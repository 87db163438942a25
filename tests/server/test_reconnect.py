from __future__ import annotations

import asyncio
import random
from collections import Counter

import pytest

from drakehall import wire
from drakehall.client import TableClient
from drakehall.games import REGISTRY
from server.scripted import FULL, begin, play_table, record_of, replayed, settled, table_for

OPTIONS: dict[str, dict[str, object]] = {
    "three-dragon-ante": {"abilities": "draft", "ask_optional": True, "gambit_limit": 3},
    "draco": {},
}
GAMES = 40 if FULL else 1


@pytest.mark.parametrize("game", REGISTRY)
def test_the_game_goes_on_after_a_cut_at_every_kind_of_question(server: str, game: str) -> None:
    cuts: Counter[str] = Counter()

    async def cut(client: TableClient, question: wire.Question) -> None:
        if cuts[question.kind] >= 3:
            return
        cuts[question.kind] += 1
        before = client.connections
        shown = client.eyes[question.seat]
        heard = len(client.log[question.seat])
        await client.drop()
        async with asyncio.timeout(20):
            while client.connections == before or client.question(question.seat) is None:
                await anext(aiter(client.changes()))
        again = client.eyes[question.seat]
        assert (again.facts, again.question) == (shown.facts, shown.question)
        assert len(client.log[question.seat]) == heard, "nothing is lost and nothing is twice"

    for number in range(GAMES):
        address = table_for(server, game, 3, options=OPTIONS[game])
        asyncio.run(play_table(address, number, before=cut))
        assert replayed(record_of(address)).is_terminal

    print(game, dict(cuts))
    usual = {"three-dragon-ante": {"ante", "play", "pick"}, "draco": {"captain", "duel"}}
    assert usual[game] <= set(cuts)


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
