"""Plays one deal from every seat. A bot is shown its view, and nothing else."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import cache
from time import perf_counter_ns
from typing import Any, Final, cast

from drakehall.bots import make_bot
from drakehall.kernel.contract import Game, State
from drakehall.kernel.errors import Refusal
from drakehall.kernel.notation import SEATS
from drakehall.lab.arena.contest import Contest
from drakehall.lab.arena.times import Times

LONGEST: Final = 20_000
"""Decisions after which a game is given up: rulesets without an end exist."""


@dataclass(frozen=True)
class Played:
    """How a game ended for each seat, and the sum over its moves that tells it from any other.

    ``wins`` are shares of the one win, ``ranks`` count from 1 and are shared by those who tie,
    ``results`` are gold or points.
    """

    wins: tuple[float, ...]
    ranks: tuple[float, ...]
    results: tuple[float, ...]
    checksum: str


@dataclass(frozen=True)
class Deal:
    """A deal with the game of each seating, and how long each bot took for its decisions."""

    number: int
    games: tuple[Played, ...]
    times: Mapping[str, Times]

    def to_plain(self) -> dict[str, Any]:
        """Gives the deal as JSON can hold it."""
        games = [asdict(game) for game in self.games]
        times = {bot: times.to_plain() for bot, times in self.times.items()}
        return {"deal": self.number, "games": games, "times": times}

    @classmethod
    def from_plain(cls, plain: Mapping[str, Any]) -> Deal:
        """Reads what ``to_plain`` gave."""
        games = tuple(
            Played(tuple(g["wins"]), tuple(g["ranks"]), tuple(g["results"]), g["checksum"])
            for g in plain["games"]
        )
        times = {bot: Times.from_plain(entry) for bot, entry in plain["times"].items()}
        return cls(plain["deal"], games, times)


def play_deal(contest: Contest, deal: int) -> Deal:
    """Plays a deal once from each seat; raises ``Refusal`` for a game that does not end."""
    game = _game(contest)
    seed = contest.deal_seed(deal)
    times = {bot: Times() for bot in contest.names}
    games = tuple(play_game(game, contest.seating(shift), seed, times) for shift in game.seats())
    return Deal(deal, games, times)


def play_game(
    game: Game, seating: Sequence[str], seed: str, times: Mapping[str, Times] | None = None
) -> Played:
    """Plays one game; the bot in a seat has a seed of its own, whoever sits in the others."""
    state = game.new_state(seed)
    bots = [make_bot(bot, f"{seed}/{seat}") for seat, bot in enumerate(seating)]
    while not state.is_terminal:
        if len(state.lines) > LONGEST:
            raise Refusal("arena-endless", moves=LONGEST, seed=seed)
        seat = state.current_player
        view = state.observation(seat)
        begin = perf_counter_ns()
        action = bots[seat].choose(view)
        if times is not None:
            times[seating[seat]].add(perf_counter_ns() - begin)
        state.apply(action, seat)
    return _played(state)


def _played(state: State) -> Played:
    groups = cast("list[list[str]]", state.facts()["ranking"])
    wins, ranks = [0.0] * state.game.players, [0.0] * state.game.players
    above = 0
    for group in groups:
        for letter in group:
            ranks[SEATS.index(letter)] = above + (1 + len(group)) / 2
            wins[SEATS.index(letter)] = 0.0 if above else 1 / len(group)
        above += len(group)
    moves = hashlib.sha256("\n".join(state.lines).encode()).hexdigest()[:12]
    return Played(tuple(wins), tuple(ranks), tuple(state.returns()), moves)


@cache
def _game(contest: Contest) -> Game:
    return contest.new_game()
