"""Plays a record back as text: the command ``drakehall replay``."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

import click

from drakehall.cli.group import Spoken, lang_option
from drakehall.games import REGISTRY, new_game
from drakehall.kernel.contract import State
from drakehall.kernel.errors import Refusal
from drakehall.kernel.notation import SEATS
from drakehall.kernel.record import Record, playback
from drakehall.kernel.series import Series, Totals
from drakehall.language import Words
from drakehall.tui.saves import read_text
from drakehall.tui.screens import screen_of
from drakehall.tui.seats import printable
from drakehall.tui.standings import Standings

ALL: Final = "all"


@click.command(cls=Spoken)
@click.argument("record", metavar="RECORD", type=click.Path(path_type=Path))
@click.option("--from", "start", metavar="N", type=click.IntRange(min=1), default=1)
@click.option(
    "--eyes", metavar="SEAT", type=click.Choice([*SEATS, ALL], case_sensitive=False), default=ALL
)
@lang_option
def replay(record: Path, start: int, eyes: str, lang: str) -> None:
    """Play a record, or a series of them, back as text."""
    words = Words(lang)
    series = Series.parse(read_text(record))
    first = series.records[0]
    if eyes != ALL and SEATS.index(eyes) >= len(first.players):
        raise Refusal("replay-no-seat", seat=eyes, seats=" ".join(SEATS[: len(first.players)]))
    # Everything is played before anything is shown: of a broken record nothing is.
    played = _Played(series, eyes, words)
    if start > max(played.moves, 1):
        raise Refusal("replay-no-move", move=start, moves=played.moves)
    players = words.both([words.name(printable(name)) for name in first.players])
    click.echo(words.say("replay-title", game=words.say(f"game-{first.game}"), players=players))
    for number, lines in played.blocks:
        if number >= start or start == 1:
            for line in lines:
                click.echo(line)
    if series.records[-1].cut_off:
        click.echo(words.say("replay-cut-off", moves=played.moves), err=True)


class _Played:
    """A series played back: blocks of lines with move numbers, which run on from game to game.

    Raises ``BadRecord`` for what cannot be played.
    """

    def __init__(self, series: Series, eyes: str, words: Words) -> None:
        self.moves = 0
        self.blocks: list[tuple[int, list[str]]] = []
        self._eyes = eyes
        self._words = words
        ends = []
        for number, record in enumerate(series.records, start=1):
            if series.games > 1:
                heading = words.say("series-game", number=number, games=series.games)
                self.blocks.append((self.moves + 1, ["", heading]))
            ends.append(self._play(record))
        series.check_ends(ends)
        if series.games > 1 and ends[-1].is_terminal:
            self.blocks.append((self.moves, self._totals(series, ends)))

    def _play(self, record: Record) -> State:
        """Plays one game; gives how it stands after its last move."""
        if record.game in REGISTRY:
            record.check(REGISTRY[record.game])
        game = new_game(record.game, len(record.players), record.options)
        names = [printable(name) for name in record.players]
        words = self._words.of(record.game)
        told, before = 0, self.moves
        for number, state in enumerate(playback(record, game)):
            events = state.history[told:]
            told = len(state.history)
            if self._eyes != ALL:
                events = [event.seen_by(SEATS.index(self._eyes)) for event in events]
            said = [words.event(event, names) for event in events]
            lines = [line for line in said if line]
            self.moves = before + number
            marks = [f"{self.moves if number else '':>4}", *["    "] * len(lines)]
            numbered = [f"{mark}  {line}" for mark, line in zip(marks, lines, strict=False)]
            self.blocks.append((self.moves, numbered))
        return state

    def _totals(self, series: Series, ends: Sequence[State]) -> list[str]:
        record = series.records[0]
        names = [printable(name) for name in record.players]
        screen = screen_of(record.game, self._words, names, ends[-1].game.options)
        heading = self._words.say("series-totals", number=len(ends), games=series.games)
        return ["", heading, *Standings(screen.words, screen.name).totals(Totals.of(ends))]
