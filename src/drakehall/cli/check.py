"""Runs scenario files: the command ``drakehall check``."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import click

from drakehall.cli.group import WRONG, Spoken, lang_option, sentence
from drakehall.kernel.errors import Refusal
from drakehall.language import LANGUAGES, Words, word
from drakehall.scenario import BadScenario, Failure, Phrase, load, run
from drakehall.tui.saves import read_text

FAILED: Final = 1


@click.command(cls=Spoken)
@click.argument(
    "paths", nargs=-1, required=True, metavar="PATH...", type=click.Path(path_type=Path)
)
@lang_option
@click.pass_context
def check(ctx: click.Context, paths: Sequence[Path], lang: str) -> None:
    """Run scenario files, and all those in folders.

    The exit status is 0 if none failed, 1 if some did, 2 if a file or folder is wrong.
    """
    words = Words(lang)
    cases = failed = wrong = 0
    for path in paths:
        try:
            files = _files(path)
        except Refusal as refusal:
            click.echo(sentence(refusal, lang), err=True)
            wrong += 1
            continue
        for file in files:
            try:
                failures = run(load(read_text(file)), texts)
            except Refusal as refusal:
                click.echo(_wrong(file, refusal, words), err=True)
                wrong += 1
                continue
            for failure in failures:
                click.echo(_failed(file, failure, words))
            cases += 1
            failed += bool(failures)
    click.echo(words.say("check-summary", cases=cases, failed=failed))
    ctx.exit(WRONG if wrong else FAILED if failed else 0)


def texts(refusal: Refusal) -> list[str]:
    """Gives every text of a refusal that a scenario may quote: both languages, and the values."""
    values = [str(value) for value in refusal.args_.values()]
    return [*(word(refusal, lang) for lang in LANGUAGES), *values]


def _files(path: Path) -> Sequence[Path]:
    """Gives the file, or the scenario files in a folder; raises ``Refusal``."""
    if not path.is_dir():
        return [path]
    files = sorted(file for file in path.rglob("*.toml") if file.is_file())
    if not files:
        raise Refusal("check-empty-folder", folder=str(path))
    return files


def _wrong(file: Path, refusal: Refusal, words: Words) -> str:
    if not isinstance(refusal, BadScenario):
        return sentence(refusal, words.lang)
    key, reason = str(refusal.args_["key"]), sentence(refusal, words.lang)
    return ": ".join([str(file), *([key] if key else []), reason])


def _failed(file: Path, failure: Failure, words: Words) -> str:
    return words.say(
        "check-failed",
        file=str(file),
        step=failure.step,
        key=failure.key,
        expected=_shown(failure.expected, words),
        found=_shown(failure.found, words),
    )


def _shown(value: object, words: Words) -> str:
    if isinstance(value, Phrase):
        return words.say(value.message, **value.args)
    if isinstance(value, Refusal):
        return words.say("check-refusal", reason=sentence(value, words.lang))
    if value is None:
        return words.say("check-nothing")
    return json.dumps(value, ensure_ascii=False)
