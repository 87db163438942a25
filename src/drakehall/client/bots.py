"""Lets a bot play a seat of a table, from wherever it runs."""

from __future__ import annotations

import asyncio

from drakehall import wire
from drakehall.bots.contract import Bot
from drakehall.client.address import Address
from drakehall.client.connection import TableClient
from drakehall.client.views import observation


async def play_bot(address: Address, bot: Bot) -> None:
    """Answers every question put to the seats of an address, until the game is over."""
    async with TableClient(address, images=True) as client:
        async for table in client.changes():
            while (question := table.question()) is not None:
                view = observation(table.eyes[question.seat])
                option = await asyncio.to_thread(bot.choose, view)
                await table.answer(question, option)
            if table.table is not None and table.table.phase in {"over", "ended"}:
                return
            await _get_ready(table)


async def _get_ready(client: TableClient) -> None:
    if client.table is None or client.table.phase != "lobby":
        return
    for info in client.table.seats:
        if info.seat in client.seats and not info.ready:
            await client.do(wire.Ready(f"ready-{client.table.number}-{info.seat}", info.seat))
