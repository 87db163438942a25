"""The command line: ``drakehall play`` and the other modules here; alone it opens the page."""

from __future__ import annotations

import click

from drakehall import __version__
from drakehall.cli.group import Commands, lang_option

__all__ = ["main"]


def _show_version(ctx: click.Context, _param: click.Parameter, wanted: bool) -> None:
    if wanted:
        click.echo(f"drakehall {__version__}")
        ctx.exit()


@click.group("drakehall", cls=Commands, invoke_without_command=True)
@lang_option
@click.option("--version", is_flag=True, is_eager=True, expose_value=False, callback=_show_version)
@click.pass_context
def main(ctx: click.Context, lang: str) -> None:
    """Play and check card games."""
    ctx.default_map = {name: {"lang": lang} for name in Commands.names}
    if ctx.invoked_subcommand is None:
        from drakehall.cli.page import page  # noqa: PLC0415 - only the command that runs is imported

        ctx.invoke(page, lang=lang)
