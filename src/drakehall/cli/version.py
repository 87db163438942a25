"""Says which version this is, and what its cores are: the command ``drakehall version``."""

from __future__ import annotations

import click

from drakehall import __version__
from drakehall.cli.group import Spoken, lang_option
from drakehall.games import REGISTRY
from drakehall.kernel.errors import Refusal
from drakehall.lab.builds import MIXED, build_of
from drakehall.language import Words


@click.command(cls=Spoken)
@lang_option
def version(lang: str) -> None:
    """Say which version this is, and whether the cores are compiled."""
    words = Words(lang)
    click.echo(f"drakehall {__version__}")
    for game in REGISTRY:
        click.echo(words.say("version-core", game=words.say(f"game-{game}"), build=_build(game)))


def _build(game: str) -> str:
    try:
        return build_of(game)
    except Refusal:
        return MIXED
