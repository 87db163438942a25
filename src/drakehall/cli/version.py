"""Says which version this is: the command ``drakehall version``."""

from __future__ import annotations

import click

from drakehall import __version__
from drakehall.cli.group import Spoken, lang_option


@click.command(cls=Spoken)
@lang_option
def version(lang: str) -> None:  # noqa: ARG001 - taken like everywhere; a number needs no language
    """Say which version this is."""
    click.echo(f"drakehall {__version__}")
