"""Plays at a table of a server: the command ``drakehall join``."""

from __future__ import annotations

import asyncio

import click

from drakehall.cli.group import Spoken, lang_option
from drakehall.client import Address, TableClient, take_seat
from drakehall.language import Words
from drakehall.tui.ask import Leave
from drakehall.tui.online import Online


@click.command(cls=Spoken)
@click.argument("url", metavar="URL")
@click.option("--name", default="")
@click.option("--watch", is_flag=True)
@lang_option
def join(url: str, name: str, watch: bool, lang: str) -> None:
    """Play at a table of a server."""
    address = Address.parse(url)
    if name and not watch:
        address = take_seat(address, name)
        click.echo(f"{address.base}/seat/{address.table}/{address.tokens[-1]}")
    asyncio.run(_play(address, watch, Words(lang)))


async def _play(address: Address, watch: bool, words: Words) -> None:
    async with TableClient(address, watch=watch) as client:
        try:
            await Online(client, words, click.echo).play()
        except Leave:
            click.echo("\n" + words.say("join-left"))
