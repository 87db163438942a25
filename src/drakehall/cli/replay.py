"""Plays a record back as text: the command ``drakehall replay``."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import click

from drakehall.cli.group import Spoken, lang_option
from drakehall.games import REGISTRY, new_game
from drakehall.kernel.errors import Refusal
from drakehall.kernel.notation import SEATS
from drakehall.kernel.record import Record, playback
from drakehall.language import Words
from drakehall.tui.saves import read_text

ALL: Final = "all"


@click.command(cls=Spoken)
@click.argument("record", metavar="RECORD", type=click.Path(path_type=Path))
@click.option("--from", "start", metavar="N", type=click.IntRange(min=1), default=1)
@click.option(
    "--eyes", metavar="SEAT", type=click.Choice([*SEATS, ALL], case_sensitive=False), default=ALL
)
@lang_option
def replay(record: Path, start: int, eyes: str, lang: str) -> None:
    """Play a record back as text."""
    words = Words(lang)
    played = Record.parse(read_text(record))
    if eyes != ALL and SEATS.index(eyes) >= len(played.players):
        raise Refusal("replay-no-seat", seat=eyes, seats=" ".join(SEATS[: len(played.players)]))
    # Everything is played before anything is shown: of a broken record nothing is.
    moves = list(_moves(played, eyes, words))
    if start > max(len(moves) - 1, 1):
        raise Refusal("replay-no-move", move=start, moves=len(moves) - 1)
    players = words.both([words.name(name) for name in played.players])
    click.echo(words.say("replay-title", game=words.say(f"game-{played.game}"), players=players))
    for number, lines in enumerate(moves):
        if number >= start or start == 1:
            for line in lines:
                click.echo(line)
    if played.cut_off:
        click.echo(words.say("replay-cut-off", moves=len(moves) - 1), err=True)


def _moves(record: Record, eyes: str, words: Words) -> Iterator[list[str]]:
    """Gives the lines of the beginning and of each move; raises ``BadRecord``."""
    if record.game in REGISTRY:
        record.check(REGISTRY[record.game])
    game = new_game(record.game, len(record.players), record.options)
    told = 0
    for number, state in enumerate(playback(record, game)):
        events = state.history[told:]
        told = len(state.history)
        if eyes != ALL:
            events = [event.seen_by(SEATS.index(eyes)) for event in events]
        said = [words.event(record.game, event, record.players) for event in events]
        lines = [line for line in said if line]
        numbers = [f"{number or '':>4}", *["    "] * len(lines)]
        yield [f"{mark}  {line}" for mark, line in zip(numbers, lines, strict=False)]
