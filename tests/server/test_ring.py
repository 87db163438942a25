"""Ring tables, where people come and go between gambits."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable

import pytest

from drakehall import wire
from drakehall.client import Address, TableClient, make_table, take_seat
from drakehall.client.connection import Result
from drakehall.kernel.errors import Refusal
from server.scripted import answer_all, begin, record_of, replayed, settled

RING = {"ring_game": True, "gambit_limit": 6}
SEATS = [{"kind": "person", "name": "Aki"}, {"kind": "person", "name": "Ben"}, {"kind": "open"}]


async def play_until(clients: list[TableClient], reached: Callable[[], bool]) -> None:
    """Answers questions until something has come to be; bots answer theirs meanwhile."""
    chance = random.Random(1)
    async with asyncio.timeout(60):
        while not reached():
            asked = [(client, q) for client in clients if (q := client.question()) is not None]
            if asked:
                client, question = chance.choice(asked)
                await client.answer(question, chance.choice(question.options).id)
            else:
                await asyncio.sleep(0.01)


def info(client: TableClient, letter: str) -> wire.SeatInfo:
    """Gives what everybody knows of a seat."""
    assert client.table is not None
    return next(seat for seat in client.table.seats if seat.seat == letter)


def out(client: TableClient) -> set[str]:
    """Gives the seats that are not in the game."""
    groups = client.eyes[client.seats[0]].facts.get("out", [])
    return {seat for group in groups for seat in group}


def test_seats_that_nobody_has_stay_empty_until_somebody_comes(server: str) -> None:
    address = make_table(server, "three-dragon-ante", SEATS, options=RING)

    async def play() -> None:
        async with TableClient(address) as hosts:
            await settled(hosts, 0)
            await begin([hosts])
            assert info(hosts, "C").kind == "open"
            assert out(hosts) == {"C"}
            guest = await asyncio.to_thread(take_seat, Address(server, address.table), "Chie")
            async with TableClient(guest) as chie:
                await settled(chie, 2)
                assert info(chie, "C").wish == "join"
                await play_until([hosts, chie], lambda: chie.question("C") is not None)

                assert out(hosts) == set()
                assert info(hosts, "C").wish == ""
                await answer_all([hosts, chie], random.Random(2))

    asyncio.run(play())
    record = record_of(address)
    assert record.players == ("Aki", "Ben", "Chie")
    assert replayed(record).is_terminal


def test_who_leaves_goes_after_the_gambit_and_the_seat_is_open_to_others(server: str) -> None:
    seats = [*SEATS[:2], {"kind": "bot", "level": "random"}]
    address = make_table(server, "three-dragon-ante", seats, options=RING)
    aki, ben = (Address(server, address.table, (token,)) for token in address.tokens)

    async def play() -> None:
        async with TableClient(aki) as stays, TableClient(ben) as goes:
            await asyncio.gather(settled(stays, 0), settled(goes, 0))
            await begin([stays, goes])
            await settled(goes, stays.seq)
            assert isinstance(await goes.do(wire.Leave("1", "B")), wire.Ack)
            assert info(goes, "B").wish == "leave"
            assert goes.question("B") is not None, "the gambit is played to its end"
            await play_until([stays, goes], lambda: info(stays, "B").kind == "open")

            await settled(goes, stays.seq)
            assert out(stays) == {"B"}
            assert goes.seats == []
            await asyncio.to_thread(take_seat, Address(server, address.table), "Chie", "B")
            await play_until([stays], lambda: info(stays, "B").name == "Chie")
            assert info(stays, "B").kind == "person"

    asyncio.run(play())


def test_a_ring_game_needs_two_seats_to_begin(server: str) -> None:
    seats = [{"kind": "person", "name": "Aki"}, {"kind": "open"}]
    address = make_table(server, "three-dragon-ante", seats, options=RING)

    async def play() -> Result:
        async with TableClient(address) as client:
            await settled(client, 0)
            return await client.do(wire.Start("1"))

    refused = asyncio.run(play())
    assert isinstance(refused, wire.Reject)
    assert refused.code == "too-few"


def test_nobody_comes_and_goes_at_another_table(server: str) -> None:
    address = make_table(server, "three-dragon-ante", SEATS, options={"gambit_limit": 2})

    async def play() -> Result:
        async with TableClient(address) as client:
            await settled(client, 0)
            await begin([client])
            return await client.do(wire.Join("1", "A"))

    refused = asyncio.run(play())
    assert isinstance(refused, wire.Reject)
    assert refused.code == "not-ring"
    with pytest.raises(Refusal, match="not-lobby"):
        take_seat(Address(server, address.table), "Late")
