"""Words between players: everybody who is there is told, nothing is kept, nobody floods."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import get_args

import pytest

from drakehall import wire
from drakehall.client import Address, TableClient
from server.scripted import begin, seat_by_seat, settled, table_for


class Listener(TableClient):
    """A client that notes the stamps it is told."""

    def __init__(self, *args: object) -> None:
        super().__init__(*args)  # type: ignore[arg-type]
        self.stamps: list[wire.Stamped] = []

    async def _hear(self, message: wire.ServerMessage) -> None:
        if isinstance(message, wire.Stamped):
            self.stamps.append(message)
        await super()._hear(message)


@asynccontextmanager
async def both(aki: Address, ben: Address) -> AsyncIterator[tuple[Listener, Listener]]:
    """Brings two players to their table."""
    async with Listener(aki) as one, Listener(ben) as two:
        await asyncio.gather(settled(one, 0), settled(two, 0))
        yield one, two


def test_everybody_who_is_there_sees_it_and_nothing_is_kept(server: str) -> None:
    address = table_for(server, "draco", 2)
    aki, ben = seat_by_seat(address)

    async def wave() -> None:
        async with both(aki, ben) as (one, two):
            seq = one.seq
            result = await one.do(wire.Stamp("a", "A", "hello"))
            again = await one.do(wire.Stamp("a", "A", "hello"))
            assert isinstance(result, wire.Ack)
            assert isinstance(again, wire.Ack)
            await two.do(wire.Stamp("b", "B", "thanks"))
            await one.do(wire.Ready("ready", "A"))
            await settled(two, seq + 1)
            seen = [wire.Stamped("A", "hello"), wire.Stamped("B", "thanks")]
            assert one.stamps == two.stamps == seen
            assert one.seq == seq + 1
        async with Listener(ben) as late:
            await settled(late, 0)
            await begin([late])
            assert late.stamps == []

    asyncio.run(wave())


@pytest.mark.parametrize("stamp", get_args(wire.StampName))
def test_each_word_is_known(stamp: wire.StampName) -> None:
    said = wire.encode(wire.Stamp("x", "A", stamp))

    assert wire.decode_client(said) == wire.Stamp("x", "A", stamp)


def test_second_one_at_once_is_refused_and_costs_others_nothing(server: str) -> None:
    address = table_for(server, "draco", 2)
    aki, ben = seat_by_seat(address)

    async def flood() -> None:
        async with both(aki, ben) as (one, two):
            results = [await one.do(wire.Stamp(f"s{n}", "A", "hurry")) for n in range(5)]
            refused = [result for result in results if isinstance(result, wire.Reject)]
            assert isinstance(results[0], wire.Ack)
            assert refused
            assert {result.code for result in refused} == {"stamp-soon"}
            assert isinstance(await two.do(wire.Stamp("own", "B", "wow")), wire.Ack)
            seq = two.seq
            await two.do(wire.Ready("ready", "B"))
            await settled(one, seq + 1)
            assert len(one.stamps) == len(results) - len(refused) + 1

    asyncio.run(flood())


def test_seat_of_somebody_else_says_nothing(server: str) -> None:
    aki, _ = seat_by_seat(table_for(server, "draco", 2))

    async def pretend() -> object:
        async with Listener(aki) as one:
            await settled(one, 0)
            return await one.do(wire.Stamp("x", "B", "sorry"))

    result = asyncio.run(pretend())
    assert isinstance(result, wire.Reject)
    assert result.code == "not-your-seat"
