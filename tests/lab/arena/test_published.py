"""Games of the published contests, played again: each has to go as it went, move by move.

``DRAKEHALL_PUBLISHED=all`` plays all that are kept, one of a hundred. Else a few of each contest
are played; on plain files, where searching takes long, those of bots that do not search.
"""

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from drakehall.lab.arena.contest import Contest
from drakehall.lab.arena.play import play_deal
from drakehall.lab.builds import COMPILED, build_of

KEPT = Path(__file__).with_name("published.jsonl")
QUICK = {"random", "rules", "easy", "fair"}
ALL = os.environ.get("DRAKEHALL_PUBLISHED") == "all"
FEW = 2
"""Deals of a contest that are played in ordinary tests."""


def kept() -> list[dict[str, Any]]:
    text = KEPT.read_text(encoding="utf-8")
    return [json.loads(line) for line in text.splitlines()]


def chosen() -> Iterator[dict[str, Any]]:
    """Give the deals that are to be played here."""
    played: dict[tuple[str, ...], int] = {}
    for row in kept():
        contest = (row["game"], *row["seats"])
        slow = not set(row["seats"]) <= QUICK and build_of(row["game"]) != COMPILED
        if ALL or (played.get(contest, 0) < FEW and not slow):
            played[contest] = played.get(contest, 0) + 1
            yield row


def name(row: dict[str, Any]) -> str:
    return f"{row['game']}-{'-'.join(row['seats'])}-{row['deal']}"


def test_there_are_games_to_play_again() -> None:
    assert len(list(chosen())) >= min(4, len(kept())) > 0


@pytest.mark.parametrize("row", list(chosen()), ids=name)
def test_published_game_goes_as_it_went(row: dict[str, Any]) -> None:
    contest = Contest.of(row["game"], row["seats"], seed=row["seed"])
    deal = play_deal(contest, row["deal"])

    assert [game.checksum for game in deal.games] == row["sums"]
