"""What a contest came to, ready to be printed, kept as JSON, or shown."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from drakehall import __version__
from drakehall.lab.arena.contest import Contest
from drakehall.lab.arena.figures import Figures, figures
from drakehall.lab.arena.play import Deal
from drakehall.lab.arena.ratings import Rating, rate


@dataclass(frozen=True)
class Summary:
    """The figures and ratings of a contest, with what was played; ``deals`` are in order."""

    contest: Contest
    deals: Sequence[Deal]
    entries: Sequence[Figures]
    ratings: Mapping[str, Rating]
    seconds: float

    @classmethod
    def of(cls, contest: Contest, deals: Sequence[Deal], seconds: float) -> Summary:
        """Counts what was played; there has to be a deal at least."""
        ordered = sorted(deals, key=lambda deal: deal.number)
        ratings = rate([(contest, ordered)]) if len(contest.names) > 1 else {}
        return cls(contest, ordered, figures(contest, ordered), ratings, seconds)

    @property
    def games(self) -> int:
        """How many games were played."""
        return sum(len(deal.games) for deal in self.deals)

    def to_json(self) -> dict[str, object]:
        """Gives the result as JSON: shares in 0 … 1, intervals of 95 %, times in milliseconds."""
        return {
            "entries": [self._entry(entry) for entry in self.entries],
            "deals": len(self.deals),
            "games": self.games,
            "seed": self.contest.seed,
            "seconds": round(self.seconds, 3),
            "game": self.contest.game,
            "seats": list(self.contest.bots),
            "options": dict(self.contest.options),
            "version": __version__,
        }

    def _entry(self, entry: Figures) -> dict[str, object]:
        rating = self.ratings.get(entry.bot)
        return {
            "bot": entry.bot,
            "win_share": entry.win.mean,
            "win_low": entry.win.low,
            "win_high": entry.win.high,
            "mean_rank": entry.rank.mean,
            "mean_result": entry.result.mean,
            "decision_ms_p95": entry.decision_ms,
            "seats": entry.seats,
            "rank_low": entry.rank.low,
            "rank_high": entry.rank.high,
            "result_low": entry.result.low,
            "result_high": entry.result.high,
            "variance_gain": entry.gain,
            "rating": rating.mu if rating else None,
            "rating_sigma": rating.sigma if rating else None,
        }
