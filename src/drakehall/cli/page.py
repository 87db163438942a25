"""Plays in the browser: the command ``drakehall page``, and ``drakehall`` without a command."""

from __future__ import annotations

import json
import os
import select
import shlex
import subprocess
import sys
import threading
import webbrowser
from io import BufferedReader
from pathlib import Path
from typing import Final
from urllib.parse import urlencode

import click

from drakehall.cli.group import Spoken, lang_option
from drakehall.cli.ruleset import chosen_game, make_game, read_options, ruleset_options
from drakehall.kernel.errors import Refusal
from drakehall.language import Words, default_language
from drakehall.tui.saves import home
from drakehall.tui.seats import parse_seats

NO_BROWSER: Final = {"", "no", "none", "0"}
"""What ``DRAKEHALL_BROWSER`` may say so that none is opened; anything else is its command."""
LISTENS: Final = 0.5
"""Seconds to wait for somebody who types into a pipe."""
LONELY: Final = 60.0
"""Seconds after which a server without a terminal ends when nobody is there."""


@click.command(cls=Spoken)
@click.argument("game", required=False)
@click.option("--seats", metavar="LIST", default="")
@lang_option
@ruleset_options
@click.option("--port", type=click.IntRange(min=0), default=0)
@click.option("--db", metavar="FILE", type=Path)
@click.pass_context
def page(
    ctx: click.Context,
    game: str | None,
    seats: str,
    lang: str,
    presets: tuple[str, ...],
    rules: Path | None,
    sets: tuple[str, ...],
    port: int,
    db: Path | None,
) -> None:
    """Play in the browser, against bots or with friends."""
    name = chosen_game(game) if game or presets or rules or sets or seats else None
    if _types_answers():
        from drakehall.cli.play import play  # noqa: PLC0415 - the page needs no terminal

        ctx.invoke(
            play,
            game=name or chosen_game("three-dragon-ante"),
            seats=seats,
            seed=None,
            lang=lang,
            presets=presets,
            rules=rules,
            sets=sets,
            games=None,
            hints="reasons",
            resume=None,
        )
        return
    query = {} if lang == default_language() else {"lang": lang}
    options = read_options(name, presets, rules, sets) if name else {}
    if name and (seats or options):
        query["table"] = _table(name, seats, options, lang)
    elif name:
        query["game"] = name
    serve_page(Words(lang), f"/?{urlencode(query)}" if query else "/", port, db)


def serve_page(words: Words, path: str, port: int = 0, db: Path | None = None) -> None:
    """Serves the page of this computer until Ctrl-C, and opens the browser if there is one."""
    from drakehall.server.run import run  # noqa: PLC0415 - help needs no web server
    from drakehall.server.settings import Settings  # noqa: PLC0415

    settings = Settings(db or home() / "server.db")
    if not (settings.page / "index.html").is_file():
        raise Refusal("page-missing")

    def ready(address: str) -> None:
        click.echo(words.say("page-ready", address=f"{address}{path}"))
        sys.stdout.flush()
        threading.Thread(target=_open, args=(f"{address}{path}",), daemon=True).start()

    settings.db.parent.mkdir(parents=True, exist_ok=True)
    lonely = None if sys.stdin and sys.stdin.isatty() else LONELY
    try:
        started = run(settings, "127.0.0.1", port, ready, lonely)
    except KeyboardInterrupt:
        return
    if not started:
        raise Refusal("serve-failed", host="127.0.0.1", port=port)


def _table(game: str, seats: str, options: dict[str, object], lang: str) -> str:
    """Gives the table that the first page shall offer, as JSON; raises ``Refusal``."""
    if not seats:
        seats = ",".join(["you", *["bot"] * (make_game(game, None, options).players - 1)])
    places = parse_seats(seats, Words(lang))
    make_game(game, len(places), options)
    named = [entry.strip().partition(":")[2] for entry in seats.split(",")]
    wishes = [
        {"kind": "bot", "level": place.bot} if place.bot else {"kind": "person", "name": name}
        for place, name in zip(places, named, strict=True)
    ]
    return json.dumps({"game": game, "seats": wishes, "options": options})


def _types_answers() -> bool:
    """Tells whether somebody, or some program, types answers into something not a terminal."""
    stream = sys.stdin
    if stream is None or stream.closed or stream.isatty():
        return False
    try:
        ready, _, _ = select.select([stream], [], [], LISTENS)
        source = stream.buffer
        return bool(ready) and isinstance(source, BufferedReader) and bool(source.peek(1))
    except (OSError, ValueError):  # no file behind it, or a system without select
        return False


def _open(address: str) -> None:
    """Opens the browser, unless there is no display or no wish for one."""
    wish = os.environ.get("DRAKEHALL_BROWSER")
    if wish is not None:
        if wish.casefold() not in NO_BROWSER:
            subprocess.Popen(  # noqa: S603 - the command that the person has set
                [*shlex.split(wish), address], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
            )
        return
    has_display = os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    if os.environ.get("CI") or (sys.platform.startswith("linux") and not has_display):
        return
    webbrowser.open(address)
