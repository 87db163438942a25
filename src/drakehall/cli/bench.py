"""Measures the cores of the games on this machine: the command ``drakehall bench``."""

from __future__ import annotations

import json
from typing import Final

import click

from drakehall.cli.group import Spoken, lang_option
from drakehall.cli.ruleset import chosen_game, read_options
from drakehall.games import REGISTRY, new_game
from drakehall.lab.builds import COMPILED, INTERPRETED
from drakehall.lab.measure import measure
from drakehall.language import Words

USUAL_PLAYERS: Final = 4
SECONDS: Final = 4.0
FIGURES: Final = (
    *("decisions_per_s", "games_per_s", "step_from_python_per_s", "clone_ns", "state_bytes"),
    *("yardstick_per_s", "playouts_per_yardstick"),
)


@click.command(cls=Spoken)
@click.option("--game", metavar="GAME")
@click.option("--players", metavar="N", type=click.IntRange(min=1), default=USUAL_PLAYERS)
@click.option("--seconds", metavar="S", type=click.FloatRange(min=0.01), default=SECONDS)
@click.option("--set", "sets", metavar="NAME=VALUE", multiple=True)
@click.option("--json", "as_json", is_flag=True)
@lang_option
def bench(
    game: str | None,
    players: int,
    seconds: float,
    sets: tuple[str, ...],
    as_json: bool,
    lang: str,
) -> None:
    """Measure random games, moves from Python, and copies, for one game or all."""
    words = Words(lang)
    names = list(REGISTRY) if game is None else [chosen_game(game)]
    games = [new_game(name, players, read_options(name, (), None, sets)) for name in names]
    found = {made.id: measure(made, seconds) for made in games}
    if as_json:
        click.echo(json.dumps(found, indent=2))
        return
    for name, figures in found.items():
        title = words.say(f"game-{name}")
        build = COMPILED if figures["compiled"] else INTERPRETED
        click.echo(words.say("bench-title", game=title, players=players, build=build))
        for key in FIGURES:
            click.echo(f"  {_number(figures[key]):>14}  {words.say('bench-' + _id(key))}")
        about_machine = {key: str(figures[key]) for key in ("version", "python", "processor")}
        click.echo(words.say("bench-machine", **about_machine))


def _id(key: str) -> str:
    return key.replace("_", "-")


def _number(value: object) -> str:
    assert isinstance(value, int | float)
    return f"{value:,}"
