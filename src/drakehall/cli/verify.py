"""Checks the deal of a record: the command ``drakehall verify``."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import click

from drakehall.cli.group import Spoken, lang_option, sentence
from drakehall.fairness import Proof, commitment_to
from drakehall.games import new_game
from drakehall.kernel.errors import Refusal
from drakehall.kernel.record import Record, replay
from drakehall.language import Words
from drakehall.tui.saves import read_text

FAILED: Final = 1


@click.command(cls=Spoken)
@click.argument("file", metavar="RECORD", type=Path)
@lang_option
@click.pass_context
def verify(ctx: click.Context, file: Path, lang: str) -> None:
    """Check where the seed of a record came from, and that its game follows from it."""
    words, text = Words(lang), read_text(file)
    proof, record = Proof.from_comments(text), Record.parse(text)
    if proof is None:
        raise Refusal("verify-no-proof", file=str(file))
    if commitment_to(proof.secret) != proof.commitment:
        click.echo(words.say("verify-wrong-secret", commitment=proof.commitment))
        ctx.exit(FAILED)
    if not proof.holds(record.seed):
        click.echo(words.say("verify-wrong-seed"))
        ctx.exit(FAILED)
    click.echo(words.say("verify-right-seed", seed=record.seed or ""))
    try:
        replay(record, new_game(record.game, len(record.players), record.options))
    except Refusal as refusal:
        click.echo(words.say("verify-wrong-moves", reason=sentence(refusal, lang)))
        ctx.exit(FAILED)
    moves = len([line for line in record.moves if not line.startswith("*")])
    click.echo(words.say("verify-right-moves", moves=moves))
