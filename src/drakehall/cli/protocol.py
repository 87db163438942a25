"""Prints the JSON Schema of the wire: the command ``drakehall protocol``."""

from __future__ import annotations

import json

import click

from drakehall.cli.group import Spoken, lang_option


@click.command(cls=Spoken)
@lang_option
def protocol(lang: str) -> None:  # noqa: ARG001 - taken like everywhere; a schema needs no language
    """Show the JSON Schema of the messages between a table and its clients."""
    from drakehall.server.requests import ALL  # noqa: PLC0415 - only this command needs them
    from drakehall.wire import json_schema  # noqa: PLC0415

    click.echo(json.dumps(json_schema(*ALL), indent=2, ensure_ascii=False))
