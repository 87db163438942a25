"""Runs the table server: the command ``drakehall serve``."""

from __future__ import annotations

from pathlib import Path

import click

from drakehall.cli.group import Spoken, lang_option
from drakehall.kernel.errors import Refusal
from drakehall.language import Words
from drakehall.tui.saves import home


@click.command(cls=Spoken)
@click.option("--host", default="127.0.0.1")
@click.option("--port", type=click.IntRange(min=0), default=8000)
@click.option("--db", metavar="FILE", type=Path)
@click.option("--public-url", metavar="URL", default="")
@click.option("--metrics", is_flag=True)
@click.option("--per-address", type=click.IntRange(min=1), default=200)
@lang_option
def serve(
    host: str,
    port: int,
    db: Path | None,
    public_url: str,
    metrics: bool,
    per_address: int,
    lang: str,
) -> None:
    """Serve tables to browsers, terminals and bots."""
    from drakehall.server.run import run  # noqa: PLC0415 - play and check need no web server
    from drakehall.server.settings import Settings  # noqa: PLC0415

    words = Words(lang)
    settings = Settings(
        db or home() / "server.db",
        public_url=public_url,
        metrics=metrics,
        per_address=per_address,
    )
    started = run(
        settings, host, port, lambda address: click.echo(words.say("serve-ready", address=address))
    )
    if not started:
        raise Refusal("serve-failed", host=host, port=port)
