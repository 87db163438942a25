"""Plays a game in the terminal: the command ``drakehall play``."""

from __future__ import annotations

import io
import json
import re
import secrets
import sys
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import click

from drakehall.cli.group import Spoken, lang_option
from drakehall.games import REGISTRY, new_game
from drakehall.kernel.errors import Refusal
from drakehall.kernel.record import replay
from drakehall.language import Words
from drakehall.tui.ask import Leave
from drakehall.tui.saves import SavedGame, read_text
from drakehall.tui.seats import parse_seats
from drakehall.tui.session import Session

LATEST: Final = ""
DEFAULT_SEATS: Final = "you,bot,bot"

Start = tuple[Session, SavedGame]


@click.command(cls=Spoken)
@click.argument("game", required=False)
@click.option("--seats", metavar="LIST", default="")
@click.option("--seed")
@lang_option
@click.option("--set", "sets", metavar="NAME=VALUE", multiple=True)
@click.option("--rules", metavar="FILE", type=Path)
@click.option("--list-rules", is_flag=True)
@click.option("--plain", is_flag=True, expose_value=False)  # so far the only way to play
@click.option("--resume", metavar="[FILE]", is_flag=False, flag_value=LATEST)
def play(
    game: str | None,
    seats: str,
    seed: str | None,
    lang: str,
    sets: tuple[str, ...],
    rules: Path | None,
    list_rules: bool,
    resume: str | None,
) -> None:
    """Play GAME (such as three-dragon-ante) against bots or with friends at one terminal."""
    words = Words(lang)
    _forgive_bytes()
    if list_rules:
        _list_rules(game, words)
        return
    if resume in REGISTRY and game is None:  # --resume three-dragon-ante
        game, resume = resume, LATEST
    if resume is None:
        session, saved = _new(game, seats or DEFAULT_SEATS, seed, _options(rules, sets), words)
    elif seed or sets or rules:
        raise Refusal("resume-alone")
    else:
        session, saved = _resumed(game, seats, resume, words)
    _run(session, saved, words)


def _run(session: Session, saved: SavedGame, words: Words) -> None:
    try:
        session.play(saved)
    except Leave:
        message = "leave-saved" if session.saved else "leave-unsaved"
        click.echo("\n" + words.say(message, file=str(saved.path)))
        return
    if session.saved:
        saved.finish()
        click.echo(words.say("play-record", file=str(saved.path)))


def _new(
    game: str | None, seats: str, seed: str | None, options: Mapping[str, object], words: Words
) -> Start:
    game = _chosen(game)
    places = parse_seats(seats, words)
    state = new_game(game, len(places), options).new_state(seed or secrets.token_hex(8))
    return Session(state, places, words, click.echo), SavedGame.new(game)


def _chosen(game: str | None) -> str:
    if game is None:
        raise Refusal("play-which", games=", ".join(REGISTRY))
    return game


def _list_rules(game: str | None, words: Words) -> None:
    chosen = _chosen(game)
    for name, value in new_game(chosen, len(DEFAULT_SEATS.split(",")), {}).options.items():
        click.echo(f"{name} = {json.dumps(value)}\n    {words.say(f'rule-{name}')}")


def _resumed(game: str | None, seats: str, file: str, words: Words) -> Start:
    opened = SavedGame.latest() if file == LATEST else SavedGame(Path(file))
    record, seated = opened.read()
    if game not in {None, record.game}:
        raise Refusal("resume-other-game", file=str(opened.path), game=record.game)
    if record.seed is None and record.position is None:
        raise Refusal("resume-no-seed", file=str(opened.path))
    bots = ["bot"] * (len(record.players) - 1)
    places = parse_seats(seats or seated or ",".join(["you", *bots]), words, record.players)
    state = replay(record, new_game(record.game, len(record.players), record.options))
    if state.is_terminal:
        if file == LATEST:  # it was broken off at its very end, and must not block the others
            opened.finish()
        raise Refusal("resume-over", file=str(opened.path))
    return Session(state, places, words, click.echo), opened.continued(record)


def _options(rules: Path | None, sets: tuple[str, ...]) -> dict[str, object]:
    """Gives the options of the file, with those of the command line in their place."""
    options: dict[str, object] = {}
    if rules:
        text = read_text(rules)
        try:
            options = tomllib.loads(text)
        except (ValueError, RecursionError) as error:
            raise Refusal("file-not-toml", file=str(rules)) from error
    for setting in sets:
        name, _, value = setting.partition("=")
        options[name.strip()] = _value(setting, value.strip())
    return options


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


def _forgive_bytes() -> None:
    """Reads on where a typed byte is no letter: it will be asked again like any wrong answer."""
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
