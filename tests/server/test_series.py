"""The next game of a table: the same seats, and what the rules carry over."""

from __future__ import annotations

import asyncio
import random
import urllib.request
from typing import Any

from drakehall import wire
from drakehall.client import Address, TableClient
from drakehall.games import new_game
from drakehall.kernel.contract import State
from drakehall.kernel.record import Record, replay
from drakehall.kernel.series import Totals
from drakehall.server.entries import AnyEntry, Dealt, Moved, Opened, Renewed, SeatPlan
from drakehall.server.table import Table
from server.scripted import answer_all, begin, settled, table_for

CARRIES = {"gambit_limit": 3, "starting_gold": 15, "settle_debts": "carry_over"}
GAMES = 4


def record(address: Address, number: int) -> Record:
    """Gets the record of a game of a table by its number."""
    url = f"{address.base}/api/tables/{address.table}/record?number={number}"
    with urllib.request.urlopen(url, timeout=20) as answer:  # noqa: S310 - our own server
        return Record.parse(answer.read().decode())


def test_the_next_game_takes_over_what_the_last_one_left(server: str) -> None:
    address = table_for(server, "three-dragon-ante", 3, options=CARRIES)
    begun: list[dict[str, Any]] = []
    series: list[wire.Series | None] = []
    secrets: list[str | None] = []

    async def play() -> None:
        async with TableClient(address) as client:
            await settled(client, 0)
            for number in range(GAMES):
                if number:
                    assert isinstance(await client.do(wire.Rematch(f"again{number}")), wire.Ack)
                    assert client.table is not None
                    assert client.table.number == number + 1
                    assert client.table.fair.secret is None
                    await client.do(wire.Start(f"start{number}"))
                else:
                    await begin([client])
                begun.append(dict(client.eyes["A"].facts))
                await answer_all([client], random.Random(number))
                assert client.table is not None
                series.append(client.table.series)
                secrets.append(client.table.fair.secret)

    asyncio.run(play())

    ends: list[State] = []
    for number in range(GAMES):
        kept = record(address, number + 1)
        game = new_game(kept.game, len(kept.players), kept.options)
        if ends:
            assert (kept.start or {}) == game.hand_over(ends[-1]).start
        dealt = game.new_state_from(kept.start or {}, kept.seed)
        for key in ("gold", "debts", "stakes"):
            assert begun[number].get(key) == dealt.facts().get(key)
        ends.append(replay(kept, game))
        totals, told = Totals.of(ends), series[number]
        assert told is not None
        assert told.games == number + 1
        assert (told.wins, told.scores) == (totals.wins, totals.scores)
    assert any(record(address, number + 1).start for number in range(GAMES)), "nothing was owed"
    assert len(set(secrets)) == GAMES


def test_a_series_wakes_up_where_it_was() -> None:
    plans = [SeatPlan("person", name) for name in ("Aki", "Ben")]
    opened = Opened(game="draco", options={}, seats=plans, secret="one")  # noqa: S106
    table = Table.open("a", "b", opened)
    log: list[AnyEntry] = []
    for secret in ("two", "three"):
        log.append(Dealt(seed=secret, start={**table.series.start}))
        table.fold(log[-1])
        while table.state is not None and not table.state.is_terminal:
            seat = table.state.pending_seats[0]
            log.append(Moved(seat=seat, action=table.state.legal_actions(seat)[0]))
            table.fold(log[-1])
        log.append(Renewed(secret=secret))
        table.fold(log[-1])
    woken = Table.open("a", "b", opened)
    for entry in log:
        woken.fold(entry)

    assert woken.series.totals == table.series.totals
    assert len(woken.series.games) == 2
    first = woken.finished(1)
    assert first is not None
    assert first.proof.secret == "one"  # noqa: S105
