"""Shows a contest as one HTML file that needs nothing beside it."""

from __future__ import annotations

from html import escape
from typing import Final

from drakehall.lab.arena import plots
from drakehall.lab.arena.figures import Figures, Interval
from drakehall.lab.arena.summary import Summary
from drakehall.language import Words

STYLE: Final = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem;
  color: #222; background: #fff }
table { border-collapse: collapse; margin: 1rem 0 }
th, td { text-align: right; padding: .25rem .75rem; border-bottom: 1px solid #ddd }
th:first-child, td:first-child { text-align: left }
small { color: #555; white-space: nowrap }
svg { max-width: 100%; height: auto }
code { background: #f3f3f3; padding: .1rem .3rem }
"""
COLUMNS: Final = ("bot", "seats", "win", "rank", "result", "gain", "time", "rating")


def html(summary: Summary, words: Words, command: str) -> str:
    """Gives the report of a contest that the command has played; raises ``Refusal``."""
    title = words.say("arena-title", **_about(summary, words))
    figures = [
        (plots.shares(summary), "arena-plot-shares"),
        (plots.results(summary), "arena-plot-results"),
        (plots.course(summary), "arena-plot-course"),
    ]
    body = [
        f"<h1>{escape(title)}</h1>",
        f"<p>{escape(words.say('arena-how'))}</p>",
        f"<p><code>{escape(command)}</code></p>",
        _table(summary, words),
        *(f"<h2>{escape(words.say(message))}</h2>\n{svg}" for svg, message in figures),
    ]
    head = f'<meta charset="utf-8"><title>{escape(title)}</title><style>{STYLE}</style>'
    page = "\n".join(body)
    return f'<!DOCTYPE html>\n<html lang="{words.lang}"><head>{head}</head>\n<body>{page}</body>\n'


def lines(summary: Summary, words: Words) -> list[str]:
    """Gives the figures as lines of text, one for each bot after the title."""
    found = [words.say("arena-title", **_about(summary, words))]
    for entry in summary.entries:
        cells = dict(zip(COLUMNS, _cells(summary, entry), strict=True))
        found.append(words.say("arena-line", **cells))
    return found


def _about(summary: Summary, words: Words) -> dict[str, str | int]:
    return {
        "game": words.say(f"game-{summary.contest.game}"),
        "players": len(summary.contest.bots),
        "deals": f"{len(summary.deals):,}",
        "games": f"{summary.games:,}",
        "seconds": f"{summary.seconds:,.1f}",
        "seed": summary.contest.seed,
    }


def _table(summary: Summary, words: Words) -> str:
    names = "".join(f"<th>{escape(words.say(f'arena-{name}'))}</th>" for name in COLUMNS)
    rows = [
        "".join(f"<td>{escape(cell)}</td>" for cell in _cells(summary, entry))
        for entry in summary.entries
    ]
    body = "\n".join(f"<tr>{row}</tr>" for row in rows)
    return f"<table><thead><tr>{names}</tr></thead>\n<tbody>{body}</tbody></table>"


def _cells(summary: Summary, entry: Figures) -> list[str]:
    rating = summary.ratings.get(entry.bot)
    return [
        entry.bot,
        str(entry.seats),
        _interval(entry.win, 100, 1) + " %",
        _interval(entry.rank, 1, 2),
        _interval(entry.result, 1, 2),
        "–" if entry.gain is None else f"{entry.gain:.2f}",
        f"{entry.decision_ms:.3g}",
        "–" if rating is None else f"{rating.mu:.1f} ± {2 * rating.sigma:.1f}",
    ]


def _interval(found: Interval, unit: float, digits: int) -> str:
    low, high = found.low * unit, found.high * unit
    return f"{found.mean * unit:.{digits}f} ({low:.{digits}f} … {high:.{digits}f})"
