"""Draws the plots of a report as SVG, without words: the page around them has those."""

from __future__ import annotations

import io
from collections.abc import Callable, Sequence
from math import sqrt
from statistics import fmean
from typing import TYPE_CHECKING, Final

from drakehall.kernel.errors import Refusal
from drakehall.lab.arena.figures import Interval, student, values
from drakehall.lab.arena.summary import Summary

if TYPE_CHECKING:
    from matplotlib.axes import Axes

INCHES: Final = (7.0, 3.2)
POINTS: Final = 200
"""Of a curve: more cannot be told apart."""
COLOURS: Final = ("#2f5d8a", "#b5482f", "#3d7a4b", "#8a6d1f", "#6b4a8a", "#4a4a4a")


def shares(summary: Summary) -> str:
    """Draws the shares of wins with their intervals, and what chance would give."""

    def draw(axes: Axes) -> None:
        _bars(axes, summary, [entry.win for entry in summary.entries])
        axes.axvline(1 / len(summary.contest.bots), color="#888", linestyle="--", linewidth=1)
        axes.set_xlim(0, 1)

    return _svg(draw)


def results(summary: Summary) -> str:
    """Draws the mean gold or points with their intervals."""

    def draw(axes: Axes) -> None:
        _bars(axes, summary, [entry.result for entry in summary.entries])

    return _svg(draw)


def course(summary: Summary) -> str:
    """Draws how the shares of wins settle as more deals are played."""

    def draw(axes: Axes) -> None:
        for colour, entry in zip(_colours(summary), summary.entries, strict=True):
            games = values(summary.contest, summary.deals, entry.bot, lambda game: game.wins)
            by_deal = [fmean(deal) for deal in games]
            at, middle, reach = _settling(by_deal)
            axes.plot(at, middle, color=colour, label=entry.bot)
            low = [m - r for m, r in zip(middle, reach, strict=True)]
            high = [m + r for m, r in zip(middle, reach, strict=True)]
            axes.fill_between(at, low, high, color=colour, alpha=0.15, linewidth=0)
        axes.set_ylim(0, 1)
        axes.legend(frameon=False)

    return _svg(draw)


def _bars(axes: Axes, summary: Summary, found: Sequence[Interval]) -> None:
    names = [entry.bot for entry in summary.entries]
    places = range(len(names))
    reach = [[one.mean - one.low for one in found], [one.high - one.mean for one in found]]
    axes.barh(places, [one.mean for one in found], xerr=reach, color=_colours(summary), height=0.6)
    axes.set_yticks(places, names)
    axes.invert_yaxis()


def _colours(summary: Summary) -> list[str]:
    return [COLOURS[place % len(COLOURS)] for place in range(len(summary.entries))]


def _settling(by_deal: Sequence[float]) -> tuple[list[int], list[float], list[float]]:
    """Gives after how many deals which mean was reached, and half its interval."""
    step = max(1, len(by_deal) // POINTS)
    at, middle, reach = [], [], []
    total = squares = 0.0
    for count, value in enumerate(by_deal, start=1):
        total, squares = total + value, squares + value * value
        if count > 1 and (count % step == 0 or count == len(by_deal)):
            mean = total / count
            spread = max(0.0, squares / count - mean * mean) / (count - 1)
            at.append(count)
            middle.append(mean)
            reach.append(student(count - 1) * sqrt(spread))
    return at, middle, reach


def _svg(draw: Callable[[Axes], None]) -> str:
    """Gives a plot as an SVG element; raises ``Refusal`` without matplotlib."""
    try:
        import matplotlib as mpl  # noqa: PLC0415 - only reports need it
        from matplotlib.backends.backend_svg import FigureCanvasSVG  # noqa: PLC0415
        from matplotlib.figure import Figure  # noqa: PLC0415
    except ImportError:
        raise Refusal("arena-no-plots") from None
    mpl.rcParams.update({"svg.hashsalt": "drakehall", "svg.fonttype": "none"})
    figure = Figure(figsize=INCHES, layout="constrained")
    FigureCanvasSVG(figure)
    axes = figure.subplots()
    axes.spines[["top", "right"]].set_visible(False)
    draw(axes)
    out = io.StringIO()
    figure.savefig(out, format="svg", metadata={"Date": None})
    return out.getvalue()[out.getvalue().index("<svg") :]
