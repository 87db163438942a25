"""Reads the ruleset that a command line asks for: ``--preset``, ``--rules``, ``--set``."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import click

from drakehall.games import REGISTRY, new_game, preset
from drakehall.kernel.contract import Game
from drakehall.kernel.errors import BadOption, Refusal
from drakehall.tui.saves import read_text

USUAL_PLAYERS: Final = 3
Command = Callable[..., Any]


def ruleset_options(command: Command) -> Command:
    """Gives a command the options ``--preset``, ``--rules`` and ``--set``."""
    command = click.option("--set", "sets", metavar="NAME=VALUE", multiple=True)(command)
    command = click.option("--rules", metavar="FILE", type=Path)(command)
    return click.option("--preset", "presets", metavar="NAME", multiple=True)(command)


def read_options(
    game: str, presets: Sequence[str], rules: Path | None, sets: Sequence[str]
) -> dict[str, object]:
    """Gives the options of the presets, the file and the command line; later ones win."""
    options: dict[str, object] = {}
    for name in presets:
        options |= preset(game, name)
    if rules:
        text = read_text(rules)
        try:
            options |= tomllib.loads(text)
        except (ValueError, RecursionError) as error:
            raise Refusal("file-not-toml", file=str(rules)) from error
    for setting in sets:
        name, _, value = setting.partition("=")
        options[name.strip()] = _value(setting, value.strip())
    return options


def chosen_game(game: str | None) -> str:
    """Gives the game that was named; raises ``Refusal``."""
    if game is None:
        raise Refusal("play-which", games=", ".join(REGISTRY))
    if game not in REGISTRY:
        raise BadOption("game-unknown", game=game, games=", ".join(REGISTRY))
    return game


def make_game(game: str, players: int | None, options: Mapping[str, object]) -> Game:
    """Makes a game; nobody having said for how many players, for three or a number that fits."""
    if players is not None:
        return new_game(game, players, options)
    kind = REGISTRY[game]
    for number in (USUAL_PLAYERS, *range(kind.min_players, kind.max_players + 1)):
        with suppress(BadOption):
            return new_game(game, number, options)
    return new_game(game, USUAL_PLAYERS, options)


def _value(setting: str, value: str) -> object:
    """Reads a value as TOML; a bare word counts as a text, as shells eat quotation marks."""
    if re.fullmatch(r"[a-z][a-z_-]*", value) and value not in {"true", "false", "inf", "nan"}:
        return value
    try:
        table = tomllib.loads(f"value = {value}")
    except (ValueError, RecursionError) as error:
        raise Refusal("set-form", setting=setting) from error
    if set(table) != {"value"}:
        raise Refusal("set-form", setting=setting)
    return table["value"]
