"""Plays one deal from every seat. A bot is shown its view, and nothing else."""

from __future__ import annotations

import sys
from array import array
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import cache
from hashlib import sha256
from time import perf_counter_ns
from typing import Any, Final, TypeVar, cast

from drakehall.bots import make_bot
from drakehall.bots.any_game import AnyGame
from drakehall.bots.contract import Bot, TableBot
from drakehall.kernel.contract import Game
from drakehall.kernel.errors import Refusal
from drakehall.kernel.notation import SEATS
from drakehall.lab.arena import inside
from drakehall.lab.arena.contest import Contest
from drakehall.lab.arena.times import Times

T = TypeVar("T")

LONGEST: Final = 20_000
"""Decisions after which a game is given up: rulesets without an end exist."""
SEAT_BITS: Final = 3


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
    """Plays one game; the bot in a seat has a seed of its own, whoever sits in the others.

    Where all bots can be asked on a table of the core, the game is played inside it.
    """
    bots = [make_bot(bot, f"{seed}/{seat}") for seat, bot in enumerate(seating)]
    bots = [bot.at(game.id) if isinstance(bot, AnyGame) else bot for bot in bots]
    watches = [Times() if times is None else times[bot] for bot in seating]
    inner = [bot for bot in bots if isinstance(bot, TableBot)]
    if len(inner) == len(bots) and inside.tells_all(game):
        return play_inside(game, inner, seed, watches)
    return play_in_view(game, bots, seed, watches)


def play_inside(
    game: Game, bots: Sequence[TableBot], seed: str, watches: Sequence[Times]
) -> Played:
    """Plays a game between bots that are asked on the table of the core."""
    course = inside.course(game, seed)
    moves = array("I")
    while (seat := course.seat) >= 0:
        action = watched(watches[seat], bots[seat].answer, course.table)
        _note(moves, seat, action, seed)
        course.apply(action)
    return _played(course.groups(), course.results(), moves)


def play_in_view(game: Game, bots: Sequence[Bot], seed: str, watches: Sequence[Times]) -> Played:
    """Plays a game between bots of which some have to be shown the views of their seats."""
    state = game.new_state(seed)
    tells_all = inside.tells_all(game)
    moves = array("I")
    while not state.is_terminal:
        seat = state.current_player
        bot = bots[seat]
        if tells_all and isinstance(bot, TableBot):
            action = watched(watches[seat], bot.answer, inside.table_of(state))
        else:
            action = watched(watches[seat], bot.choose, state.observation(seat))
        _note(moves, seat, action, seed)
        state.apply(action, seat)
    groups = cast("list[list[str]]", state.facts()["ranking"])
    return _played(groups, state.returns(), moves)


def watched(watch: Times, decide: Callable[[T], int], what: T) -> int:
    """Gives a decision and counts how long it took."""
    begin = perf_counter_ns()
    action = decide(what)
    watch.add(perf_counter_ns() - begin)
    return action


def _note(moves: array[int], seat: int, action: int, seed: str) -> None:
    """Adds a move; raises ``Refusal`` for a game that does not end."""
    if len(moves) > LONGEST:
        raise Refusal("arena-endless", moves=LONGEST, seed=seed)
    moves.append(action << SEAT_BITS | seat)


def _played(groups: Sequence[Sequence[str]], results: list[float], moves: array[int]) -> Played:
    wins, ranks = [0.0] * len(results), [0.0] * len(results)
    above = 0
    for group in groups:
        for letter in group:
            ranks[SEATS.index(letter)] = above + (1 + len(group)) / 2
            wins[SEATS.index(letter)] = 0.0 if above else 1 / len(group)
        above += len(group)
    if sys.byteorder == "big":
        moves.byteswap()
    return Played(tuple(wins), tuple(ranks), tuple(results), sha256(moves).hexdigest()[:12])


@cache
def _game(contest: Contest) -> Game:
    return contest.new_game()
