from __future__ import annotations

import asyncio
import random
from pathlib import Path

from drakehall import wire
from drakehall.client import Address, TableClient
from server.live import Server, serving
from server.scripted import FULL, begin, settled, table_for

KILLS = 500 if FULL else 6


def test_no_acknowledged_move_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    chance = random.Random(11)
    with serving(tmp_path / "tables.db") as server:
        address = table_for(server.base, "three-dragon-ante", 3)
        in_flight = asyncio.run(_play_through_kills(server, address, chance))

    print(f"{KILLS} kills, {in_flight} of them with an answer on its way")
    assert in_flight >= KILLS * 2 // 5


async def _play_through_kills(server: Server, address: Address, chance: random.Random) -> int:
    in_flight = 0
    acknowledged: dict[int, tuple[str, int]] = {}
    async with TableClient(address) as client:
        await settled(client, 0)
        await begin([client])
        for _ in range(KILLS):
            for _ in range(chance.randrange(1, 4)):
                await _answer(client, chance, acknowledged)
            answering = None
            if chance.random() < 0.7:
                answering = asyncio.create_task(_answer(client, chance, acknowledged))
                await asyncio.sleep(chance.uniform(0, 0.006))
                in_flight += not answering.done()
            connections = client.connections
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)
            async with asyncio.timeout(60):
                if answering is not None:
                    await answering
                while client.connections == connections:  # noqa: ASYNC110 - no event for it
                    await asyncio.sleep(0.01)
                await settled(client, max(acknowledged))
            assert client.table is not None
            await _check(address, acknowledged)
            if client.table.phase == "over":
                acknowledged.clear()
                await client.do(wire.Rematch(f"again-{client.table.number}"))
                await client.do(wire.Start(f"start-{client.table.number}"))
    return in_flight


async def _answer(
    client: TableClient, chance: random.Random, acknowledged: dict[int, tuple[str, int]]
) -> None:
    question = client.question()
    if question is None:
        return
    option = chance.choice(question.options)
    result = await client.answer(question, option.id)
    assert isinstance(result, wire.Ack), result
    assert result.seq not in acknowledged, "one number, one move"
    acknowledged[result.seq] = (question.seat, option.id)


async def _check(address: Address, acknowledged: dict[int, tuple[str, int]]) -> None:
    """Reads the table anew: every acknowledged move is in it, and the open question is there."""
    async with TableClient(address) as fresh:
        await settled(fresh, max(acknowledged))
        answers = [e for e in fresh.log["A"] if e.kind == "answer"]
        assert fresh.table is not None
        assert len(answers) >= len(acknowledged)
        assert fresh.table.phase == "over" or fresh.question() is not None
