"""The group of commands: finds them by name, and says in the chosen language what went wrong."""

from __future__ import annotations

import io
import re
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any, ClassVar, Final, NoReturn

import click

from drakehall.cli.spoken import Spoken, lang_option
from drakehall.kernel.errors import Refusal
from drakehall.language import LANGUAGES, Words, default_language, word

__all__ = ["Commands", "Spoken", "asked_language", "fail", "lang_option", "sentence", "usage"]

INTERRUPTED: Final = 130
WRONG: Final = 2


class Commands(Spoken, click.Group):
    """Commands that are modules of this package; only the one that runs is imported.

    A usage error or a refusal becomes one sentence on stderr and exit status 2.
    """

    names: ClassVar[Sequence[str]] = (
        *("arena", "bench", "check", "join", "page", "play", "playouts", "protocol"),
        *("replay", "rules", "serve", "verify", "version"),
    )

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002 - Click's signature
        """Gives the names of all commands."""
        return list(self.names)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:  # noqa: ARG002
        """Gives a command; ``None`` if there is none of this name."""
        if cmd_name not in self.names:
            return None
        command: click.Command = getattr(import_module(f"drakehall.cli.{cmd_name}"), cmd_name)
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Finds the command that the arguments begin with; raises ``Refusal``."""
        if args[0] not in self.names and not args[0].startswith("-"):
            raise Refusal("usage-no-command", command=args[0], commands=", ".join(self.names))
        return super().resolve_command(ctx, args)

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        **extra: Any,  # noqa: ANN401 - Click's signature
    ) -> Any:  # noqa: ANN401
        """Runs the command line; in standalone mode, puts into words what was wrong with it."""
        args = sys.argv[1:] if args is None else list(args)
        if not standalone_mode:
            return super().main(args, prog_name, complete_var, standalone_mode=False, **extra)
        lang = asked_language(args)
        if isinstance(sys.stdout, io.TextIOWrapper):
            # A name that the terminal cannot show is no reason to stop.
            sys.stdout.reconfigure(errors="replace")
        try:
            status = super().main(
                args, prog_name, complete_var, standalone_mode=False, obj=lang, **extra
            )
        except click.exceptions.NoArgsIsHelpError as error:
            click.echo(error.format_message(), err=True)
            sys.exit(WRONG)
        except click.UsageError as error:
            fail(usage(error, Words(lang)))
        except Refusal as refusal:
            fail(sentence(refusal, lang))
        except click.Abort:
            sys.exit(INTERRUPTED)
        sys.exit(status if isinstance(status, int) else 0)


def fail(text: str) -> NoReturn:
    """Says what is wrong, and ends with status 2."""
    click.echo(text, err=True)
    sys.exit(WRONG)


def sentence(refusal: Refusal, lang: str) -> str:
    """Gives what was refused in words, with the reason behind it if there is one."""
    text = word(refusal, lang)
    if isinstance(refusal.__cause__, Refusal):
        return Words(lang).say("because", text=text, reason=sentence(refusal.__cause__, lang))
    return text


def asked_language(args: Sequence[str]) -> str:
    """Gives the language that the arguments ask for, even if they are wrong otherwise."""
    asked = re.findall(r"--lang[= ](\S+)", " ".join(args))
    known = [lang for lang in asked if lang in LANGUAGES]
    return known[-1] if known else default_language()


def usage(error: click.UsageError, words: Words) -> str:
    """Gives the sentence for what is wrong with a command line."""
    command = error.ctx.command_path if error.ctx else "drakehall"
    help_ = words.say("usage-help", command=f"{command} --help")
    return words.say("because", text=_wrong(error, words), reason=help_)


def _wrong(error: click.UsageError, words: Words) -> str:
    match error:
        case click.NoSuchOption():
            text = words.say("usage-no-option", option=error.option_name)
        case click.BadOptionUsage():
            text = words.say("usage-option", option=error.option_name)
        case click.MissingParameter():
            text = words.say("usage-missing", name=_name(error))
        case click.BadParameter(param=click.Parameter(type=click.Choice(choices=choices))):
            text = words.say("usage-choice", name=_name(error), choices=words.both(choices))
        case click.BadParameter(param=click.Parameter(type=click.IntRange(min=int(least)))):
            text = words.say("usage-number", name=_name(error), least=int(least))
        case click.BadParameter():
            text = words.say("usage-value", name=_name(error))
        case _:
            text = words.say("usage-too-much")
    return text


def _name(error: click.BadParameter) -> str:
    """Gives the name of a parameter as a person writes it: ``--lang``, ``PATH``."""
    if isinstance(error.param, click.Option):
        return error.param.opts[0]
    return error.param.make_metavar(error.ctx) if error.param and error.ctx else ""
