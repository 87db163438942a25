"""Before the game: who sits where, in teams or not, and the draft of abilities."""

from __future__ import annotations

import asyncio
from dataclasses import replace

from drakehall import wire
from drakehall.client import TableClient, make_table
from server.scripted import begin, seat_by_seat, settled, table_for

TEAMS = {"teams": [["A", "C"], ["B", "D"]], "gambit_limit": 1}


def names(client: TableClient) -> list[str]:
    """Gives who sits where."""
    assert client.table is not None
    return [seat.name or seat.kind for seat in client.table.seats]


def test_partners_sit_opposite_because_people_choose_their_seats(server: str) -> None:
    seats = [
        {"kind": "person", "name": "Aki"},
        {"kind": "person", "name": "Ben"},
        {"kind": "bot"},
        {"kind": "open"},
    ]
    address = make_table(server, "three-dragon-ante", seats, options=TEAMS)
    one, two = seat_by_seat(address)

    async def play() -> None:
        async with TableClient(one) as aki, TableClient(two) as ben:
            await asyncio.gather(settled(aki, 0), settled(ben, 0))
            await ben.do(wire.Ready("1", "B"))
            assert isinstance(await ben.do(wire.Switch("2", "B", "C")), wire.Ack)
            assert names(ben) == ["Aki", "bot", "Ben", "open"]
            assert ben.seats == ["C"]
            assert ben.table is not None
            assert not ben.table.seats[2].ready, "who moved is asked again"

            taken = await ben.do(wire.Switch("3", "C", "A"))
            assert isinstance(taken, wire.Reject)
            assert taken.code == "seat-taken"
            foreign = await ben.do(wire.Switch("4", "B", "D"))
            assert isinstance(foreign, wire.Reject)
            assert foreign.code == "not-your-seat"

            assert isinstance(await aki.do(wire.Switch("5", "C", "D")), wire.Ack), "the host may"
            await settled(ben, aki.seq)
            assert names(aki) == ["Aki", "bot", "open", "Ben"]
            await ben.do(wire.Ready("6", "D"))
            await aki.do(wire.Start("7"))
            await settled(ben, aki.seq)
            late = await aki.do(wire.Switch("8", "A", "D"))
            assert isinstance(late, wire.Reject)
            assert late.code == "not-lobby"

    asyncio.run(play())


def test_a_contribution_to_the_deal_moves_with_its_seat(server: str) -> None:
    address = table_for(server, "draco", 3)

    async def play() -> None:
        async with TableClient(address) as client:
            await settled(client, 0)
            await client.do(wire.Contribute("1", "A", "from A"))
            await client.do(wire.Switch("2", "A", "B"))
            assert client.table is not None
            assert client.table.fair.contributions == {"B": "from A"}

    asyncio.run(play())


def test_abilities_are_drafted_by_questions(server: str) -> None:
    address = table_for(
        server, "three-dragon-ante", 3, options={"abilities": "draft", "gambit_limit": 1}
    )

    async def play() -> None:
        async with TableClient(replace(address)) as client:
            await settled(client, 0)
            await begin([client])
            picked = []
            while (question := client.question()) is not None and question.kind == "pick":
                picked.append(question.seat)
                labels = [option.label for option in question.options]
                assert {label.id for label in labels} == {"choice-pick"}
                await client.answer(question, question.options[0].id)
            assert set(picked) == {"A", "B", "C"}
            abilities = client.eyes["A"].facts["abilities"]
            assert set(abilities) == {"A", "B", "C"}

    asyncio.run(play())


def test_nobody_waits_in_the_lobby_for_people_who_are_gone(server: str) -> None:
    address = table_for(server, "draco", 4)
    host, *_ = seat_by_seat(address)
    two = replace(address, tokens=address.tokens[:2])

    async def play() -> None:
        async with TableClient(host) as aki:
            async with TableClient(two) as both:
                await asyncio.gather(settled(aki, 0), settled(both, 0))
                early = await aki.do(wire.Start("1"))
                assert isinstance(early, wire.Reject)
                taken = await aki.do(wire.Place("2", "B", "bot"))
                assert isinstance(taken, wire.Reject)
                assert taken.code == "seat-taken"
                assert isinstance(await aki.do(wire.Place("3", "D", "bot")), wire.Ack)
            async with asyncio.timeout(20):
                while aki.table is None or aki.table.seats[1].online:
                    await anext(aiter(aki.changes()))
            assert isinstance(await aki.do(wire.Start("4")), wire.Ack)
            assert [seat.kind for seat in aki.table.seats] == ["person", "person", "person", "bot"]

    asyncio.run(play())
