"""Help texts in the chosen language."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

import click

from drakehall.language import LANGUAGES, Words, default_language

lang_option: Final = click.option("--lang", type=click.Choice(LANGUAGES), default=default_language)
"""Every command takes it; its texts stand in the message files, like those of all options."""


class Spoken(click.Command):
    """A command whose help stands in the message files.

    The command's message is ``command-NAME``, that of an option ``flag-OPTION``, or
    ``flag-NAME-OPTION`` where it means something of its own. The root context's object is the
    language.
    """

    def get_help(self, ctx: click.Context) -> str:
        """Gives what ``--help`` shows."""
        words = Words(ctx.obj if ctx.obj in LANGUAGES else default_language())
        usage = " ".join([ctx.command_path, *self.collect_usage_pieces(ctx)])
        blocks = [[words.say("help-usage", usage=usage)], [words.say(f"command-{self.name}")]]
        if isinstance(self, click.Group):
            names = self.list_commands(ctx)
            commands = {name: words.say(f"command-{name}").splitlines()[0] for name in names}
            blocks.append([words.say("help-commands"), *_columns(commands)])
        options = {}
        for param in self.get_params(ctx):
            record = param.get_help_record(ctx)
            if record and isinstance(param, click.Option):
                name = max(param.opts, key=len).removeprefix("--")
                options[record[0]] = self._said(words, name)
        blocks.append([words.say("help-options"), *_columns(options)])
        return "\n\n".join("\n".join(block) for block in blocks)

    def _said(self, words: Words, option: str) -> str:
        """Gives what an option does; the command's own words win."""
        with suppress(LookupError):
            return words.say(f"flag-{self.name}-{option}")
        return words.say(f"flag-{option}")


def _columns(texts: dict[str, str]) -> list[str]:
    width = max(map(len, texts))
    return [f"  {name:<{width}}  {text}" for name, text in texts.items()]
