"""Plays random games, as many as are wanted, on all cores: the command ``drakehall playouts``."""

from __future__ import annotations

import sys
from contextlib import closing
from pathlib import Path
from time import perf_counter

import click

from drakehall.cli.group import INTERRUPTED, Spoken, lang_option
from drakehall.cli.ruleset import chosen_game, make_game, read_options, ruleset_options
from drakehall.lab.crowd import play
from drakehall.language import Words

MANY = 100_000


@click.command(cls=Spoken)
@click.argument("game", required=False)
@ruleset_options
@click.option("--players", metavar="N", type=click.IntRange(min=1))
@click.option("--games", metavar="N", type=click.IntRange(min=1), default=MANY)
@click.option("--threads", metavar="N", type=click.IntRange(min=1))
@lang_option
@click.pass_context
def playouts(
    ctx: click.Context,
    game: str | None,
    presets: tuple[str, ...],
    rules: Path | None,
    sets: tuple[str, ...],
    players: int | None,
    games: int,
    threads: int | None,
    lang: str,
) -> None:
    """Play random games inside the core; Ctrl-C stops and tells what was played so far."""
    words = Words(lang)
    name = chosen_game(game)
    made = make_game(name, players, read_options(name, presets, rules, sets))
    done = decisions = 0
    interrupted = False
    start = perf_counter()
    with click.progressbar(length=games, file=sys.stderr) as bar:
        try:
            with closing(play(made, games, threads=threads)) as work:
                for played in work:
                    done += played.games
                    decisions += played.decisions
                    bar.update(played.games)
        except KeyboardInterrupt:
            interrupted = True
    seconds = perf_counter() - start
    figures: dict[str, str | int] = {
        "game": words.say(f"game-{name}"),
        "players": made.players,
        "games": f"{done:,}",
        "decisions": f"{decisions:,}",
        "seconds": f"{seconds:.1f}",
        "rate": f"{decisions / seconds:,.0f}",
    }
    click.echo(words.say("playouts-done", **figures))
    ctx.exit(INTERRUPTED if interrupted else 0)
