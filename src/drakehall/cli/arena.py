"""Plays bots against each other and says how sure it is: the command ``drakehall arena``."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from shlex import join
from time import perf_counter

import click

from drakehall.cli.group import INTERRUPTED, Spoken, lang_option
from drakehall.cli.ruleset import chosen_game, read_options, ruleset_options
from drakehall.kernel.errors import Refusal
from drakehall.lab.arena import report as reports
from drakehall.lab.arena.contest import Contest
from drakehall.lab.arena.journal import Journal
from drakehall.lab.arena.play import Deal
from drakehall.lab.arena.summary import Summary
from drakehall.lab.arena.workers import BACKENDS, LOKY, play_deals
from drakehall.language import Words
from drakehall.tui.saves import home

SEED = "0"


@dataclass(frozen=True)
class Work:
    """What is to be played, with whose hands, and whether earlier deals count."""

    contest: Contest
    deals: int
    workers: int | None
    backend: str
    resume: bool


@click.command(cls=Spoken)
@click.option("--game", metavar="GAME")
@click.option("--seats", metavar="LIST", required=True)
@click.option("--deals", metavar="N", type=click.IntRange(min=1), required=True)
@click.option("--seed", default=SEED)
@ruleset_options
@click.option("--json", "json_file", metavar="FILE", type=Path)
@click.option("--report", "report_file", metavar="FILE", type=Path)
@click.option("--workers", metavar="N", type=click.IntRange(min=1))
@click.option("--backend", type=click.Choice(BACKENDS), default=LOKY)
@click.option("--resume", is_flag=True)
@lang_option
@click.pass_context
def arena(
    ctx: click.Context,
    game: str | None,
    seats: str,
    deals: int,
    seed: str,
    presets: tuple[str, ...],
    rules: Path | None,
    sets: tuple[str, ...],
    json_file: Path | None,
    report_file: Path | None,
    workers: int | None,
    backend: str,
    resume: bool,
    lang: str,
) -> None:
    """Play each deal from every seat; Ctrl-C stops and tells what is known so far."""
    words = Words(lang)
    name = chosen_game(game)
    bots = [entry.strip() for entry in seats.split(",")]
    contest = Contest.of(name, bots, read_options(name, presets, rules, sets), seed)
    for file in (json_file, report_file):
        _check_writable(file)
    work = Work(contest, deals, workers, backend, resume)
    summary, interrupted = _played(work, words)
    if summary is None:
        ctx.exit(INTERRUPTED)
    if json_file:
        text = json.dumps(summary.to_json(), indent=2, ensure_ascii=False)
        json_file.write_text(text + "\n", encoding="utf-8")
    if report_file:
        page = reports.html(summary, words, join(["drakehall", *sys.argv[1:]]))
        report_file.write_text(page, encoding="utf-8")
    click.echo("\n".join(reports.lines(summary, words)))
    ctx.exit(INTERRUPTED if interrupted else 0)


def _played(work: Work, words: Words) -> tuple[Summary | None, bool]:
    """Plays what is missing; gives what is known, if anything, and whether it was broken off."""
    journal = Journal(home() / "arena", work.contest)
    known = journal.read() if work.resume else {}
    found = {number: deal for number, deal in known.items() if number < work.deals}
    start = perf_counter()
    interrupted = False
    with journal.writing(anew=not work.resume) as pen:
        try:
            _play(work, found, pen.write)
        except KeyboardInterrupt:
            interrupted = True
        if interrupted and pen.keeps:
            click.echo("\n" + words.say("arena-stopped"), err=True)
    if not found:
        return None, interrupted
    seconds = perf_counter() - start
    return Summary.of(work.contest, list(found.values()), seconds), interrupted


def _play(work: Work, found: dict[int, Deal], keep: Callable[[Deal], None]) -> None:
    missing = [deal for deal in range(work.deals) if deal not in found]
    played = play_deals(work.contest, missing, work.workers, work.backend)
    with closing(played), click.progressbar(length=work.deals, file=sys.stderr) as bar:
        bar.update(len(found))
        for deal in played:
            found[deal.number] = deal
            keep(deal)
            bar.update(1)


def _check_writable(file: Path | None) -> None:
    """Refuses a place where nothing can be written, before hours have gone into the contest."""
    if file is None:
        return
    folder_there = file.parent.is_dir() and os.access(file.parent, os.W_OK)
    file_free = not file.exists() or (file.is_file() and os.access(file, os.W_OK))
    if not (folder_there and file_free):
        raise Refusal("file-unwritable", file=str(file))
