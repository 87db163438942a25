"""Plays a game, or several in a row, in the terminal: the command ``drakehall play``."""

from __future__ import annotations

import io
import secrets
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import click

from drakehall.cli.group import Spoken, lang_option, sentence
from drakehall.cli.ruleset import chosen_game, make_game, read_options, ruleset_options
from drakehall.games import REGISTRY, new_game
from drakehall.kernel.contract import State
from drakehall.kernel.errors import Refusal
from drakehall.kernel.record import replay
from drakehall.kernel.series import MOST_GAMES, Series
from drakehall.language import Words
from drakehall.tui.ask import Leave
from drakehall.tui.hints import LEVELS, REASONS
from drakehall.tui.saves import SavedGame
from drakehall.tui.seats import parse_seats
from drakehall.tui.series import Evening

LATEST: Final = ""
PERSON_AND_BOTS: Final = ("you", *["bot"] * 5)


@dataclass(frozen=True)
class Start:
    """A series to play: from its first deal, or from where it was left."""

    evening: Evening
    saved: SavedGame
    state: State | None
    position: Mapping[str, object] | None = None


@click.command(cls=Spoken)
@click.argument("game", required=False)
@click.option("--seats", metavar="LIST", default="")
@click.option("--seed")
@lang_option
@ruleset_options
@click.option("--games", metavar="N", type=click.IntRange(1, MOST_GAMES))
@click.option("--hints", type=click.Choice(LEVELS), default=REASONS)
@click.option("--plain", is_flag=True, expose_value=False)  # so far the only way to play
@click.option("--resume", metavar="[FILE]", is_flag=False, flag_value=LATEST)
def play(
    game: str | None,
    seats: str,
    seed: str | None,
    lang: str,
    presets: tuple[str, ...],
    rules: Path | None,
    sets: tuple[str, ...],
    games: int | None,
    hints: str,
    resume: str | None,
) -> None:
    """Play GAME (three-dragon-ante or draco) against bots or with friends at one terminal."""
    words = Words(lang)
    _forgive_bytes()
    if resume in REGISTRY and game is None:  # --resume three-dragon-ante
        game, resume = resume, LATEST
    if resume is None:
        name = chosen_game(game)
        options = read_options(name, presets, rules, sets)
        start = _new(name, seats, seed, options, games or 1, words, hints)
    elif seed or presets or rules or sets or games:
        raise Refusal("resume-alone")
    else:
        start = _resumed(game, seats, resume, words, hints)
    _run(start, words)


def _run(start: Start, words: Words) -> None:
    evening, saved = start.evening, start.saved
    try:
        evening.play(saved, start.state, start.position)
    except Leave:
        message = "leave-saved" if evening.saved else "leave-unsaved"
        click.echo("\n" + words.say(message, file=str(saved.path)))
        return
    if evening.saved:
        saved.finish()
        click.echo(words.say("play-record", file=str(saved.path)))


def _new(
    name: str,
    seats: str,
    seed: str | None,
    options: Mapping[str, object],
    games: int,
    words: Words,
    hints: str,
) -> Start:
    if not seats:
        seats = ",".join(PERSON_AND_BOTS[: make_game(name, None, options).players])
    places = parse_seats(seats, words)
    game = new_game(name, len(places), options)
    state = game.new_state(seed or secrets.token_hex(8))
    for warning in game.warnings():
        click.echo(words.say("warning", text=sentence(warning, words.lang)))
    evening = Evening(places, words, click.echo, Series((), games), hints=hints)
    return Start(evening, SavedGame.new(name), state)


def _resumed(game: str | None, seats: str, file: str, words: Words, hints: str) -> Start:
    opened = SavedGame.latest() if file == LATEST else SavedGame(Path(file))
    series, seated = opened.read()
    last = series.records[-1]
    if game not in {None, last.game}:
        raise Refusal("resume-other-game", file=str(opened.path), game=last.game)
    if any(record.seed is None and record.position is None for record in series.records):
        raise Refusal("resume-no-seed", file=str(opened.path))
    bots = ["bot"] * (len(last.players) - 1)
    places = parse_seats(seats or seated or ",".join(["you", *bots]), words, last.players)
    states = [
        replay(record, new_game(record.game, len(record.players), record.options))
        for record in series.records
    ]
    series.check_ends(states)
    *ends, state = states
    if not state.is_terminal:
        done = Series(series.records[:-1], series.games)
        evening = Evening(places, words, click.echo, done, ends, hints)
        return Start(evening, opened.continued(last.game), state, last.position)
    if len(series.records) < series.games:  # it was broken off between two games
        evening = Evening(places, words, click.echo, series, [*ends, state], hints)
        return Start(evening, opened.continued(last.game), None)
    if file == LATEST:  # it was broken off at its very end, and must not block the others
        opened.finish()
    raise Refusal("resume-over", file=str(opened.path))


def _forgive_bytes() -> None:
    """Reads on where a typed byte is no letter: it will be asked again like any wrong answer."""
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
