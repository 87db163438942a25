"""Shows the rules in force, and what they rest on: the command ``drakehall rules``."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from pathlib import Path
from typing import Final

import click

from drakehall.cli.group import Spoken, lang_option, sentence
from drakehall.cli.ruleset import chosen_game, make_game, read_options, ruleset_options
from drakehall.games import PRESETS
from drakehall.games.draco import options as draco
from drakehall.games.draco import origins
from drakehall.games.draco.game import Draco
from drakehall.games.three_dragon_ante.basis import BASIS, FIXED, rests_on_ruling
from drakehall.games.three_dragon_ante.options import SHAPED, SPECS
from drakehall.kernel.contract import Game
from drakehall.kernel.record import to_toml
from drakehall.language import Words

INDENT: Final = "      "
MARK: Final = {True: "*", False: " "}
YES_NO: Final = {True: "yes", False: "no"}


@click.command(cls=Spoken)
@click.argument("game", required=False)
@ruleset_options
@click.option("--players", metavar="N", type=click.IntRange(min=1))
@lang_option
def rules(
    game: str | None,
    presets: tuple[str, ...],
    rules: Path | None,
    sets: tuple[str, ...],
    players: int | None,
    lang: str,
) -> None:
    """Show the options of GAME, and the rules in force."""
    words = Words(lang)
    name = chosen_game(game)
    made = make_game(name, players, read_options(name, presets, rules, sets))
    click.echo(words.say("rules-title", game=words.say(f"game-{name}"), players=made.players))
    for warning in made.warnings():
        click.echo(words.say("warning", text=sentence(warning, lang)))
    lines = _draco(made, words) if name == Draco.id else _three_dragon_ante(made, words)
    for line in lines:
        click.echo(line)


def _three_dragon_ante(game: Game, words: Words) -> Iterator[str]:
    """Gives each option with its value and meaning, the presets, and the other rulings."""
    yield words.say("rules-marks")
    yield ""
    for name, value in game.options.items():
        default, allowed = _spec(name)
        changed = f" {words.say('rules-changed', default=to_toml(default))}"
        yield f"{MARK[value != default]} {name} = {to_toml(value)}{changed * (value != default)}"
        yield f"{INDENT}{words.say(f'rule-{name}')}"
        about = {"places": words.both(BASIS[name]), "ruling": YES_NO[rests_on_ruling(name)]}
        yield f"{INDENT}{words.say('rules-allowed', allowed=allowed, **about)}"
    yield ""
    yield words.say("rules-presets")
    yield from _presets(game.id, words)
    yield ""
    yield words.say("rules-fixed")
    for ruling in FIXED:
        yield f"  {ruling:<5} {words.say(f'ruling-{ruling}')}"


def _spec(name: str) -> tuple[object, str]:
    if name in SPECS:
        return SPECS[name].default, SPECS[name].allowed
    return SHAPED[name].default, SHAPED[name].allowed


def _presets(game: str, words: Words) -> Iterator[str]:
    for name, options in PRESETS[game].items():
        yield f"  {name:<12} {words.say(f'preset-{name}')}"
        settings = [f"{option} = {to_toml(value)}" for option, value in options.items()]
        yield f"{INDENT}{', '.join(settings)}"


def _draco(game: Game, words: Words) -> Iterator[str]:
    """Gives the ruleset by how sure it is, the plain word on the numbers first."""
    yield words.say("draco-origin-note")
    order = list(origins.Origin)
    lines = sorted(origins.described(game.options), key=lambda line: order.index(line.origin))
    for origin, same in groupby(lines, key=lambda line: line.origin):
        yield ""
        yield words.say(f"draco-origin-{origin}")
        yield from _draco_lines(list(same), words)


def _draco_lines(lines: Sequence[origins.Line], words: Words) -> Iterator[str]:
    told = ""
    for line in lines:
        option = line.name.partition(" ")[0]
        changed = line.origin == origins.Origin.CHANGED
        text = f"{MARK[changed]} {line.name} = {to_toml(line.value)} [{line.rules}]"
        if changed and option != draco.TREASURE:
            default = to_toml(draco.defaults()[option])
            text = f"{text} {words.say('rules-changed', default=default)}"
        yield text
        if option != told:  # one sentence for all kinds of treasure
            yield f"{INDENT}{words.say(f'draco-rule-{option}')}"
        told = option
