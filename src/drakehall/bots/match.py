"""Plays bots against each other: every deal once from each seat, so that luck evens out.

``python -m drakehall.bots.match rules random`` plays 2,000 deals and prints the shares of wins.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import dataclass
from typing import cast

from drakehall.bots import KINDS, make_bot
from drakehall.games import new_game
from drakehall.kernel.chance import Seed, derive
from drakehall.kernel.contract import Game
from drakehall.kernel.notation import SEATS


@dataclass(frozen=True)
class Result:
    """How a match ended: for each entrant its share of all wins (a shared win counts in part)."""

    entrants: tuple[str, ...]
    games: int
    shares: tuple[float, ...]


def play_match(game: Game, entrants: Sequence[str], deals: int, seed: Seed = 0) -> Result:
    """Plays each deal once for every rotation of the entrants (kinds of bots) round the table."""
    wins = [0.0] * game.players
    for deal in range(deals):
        for shift in range(game.players):
            order = [(seat + shift) % game.players for seat in game.seats()]
            winners = play_deal(game, [entrants[entrant] for entrant in order], derive(seed, deal))
            for seat in winners:
                wins[order[seat]] += 1 / len(winners)
    games = deals * game.players
    return Result(tuple(entrants), games, tuple(won / games for won in wins))


def play_deal(game: Game, kinds: Sequence[str], seed: Seed) -> list[int]:
    """Plays one game and gives the winning seats; a bot is shown its view and nothing else."""
    state = game.new_state(seed)
    bots = [make_bot(kind, f"{seed}/{seat}") for seat, kind in enumerate(kinds)]
    while not state.is_terminal:
        seat = state.current_player
        state.apply(bots[seat].choose(state.observation(seat)), seat)
    winners = cast("list[str]", state.facts()["winners"])
    return [SEATS.index(letter) for letter in winners]


def main() -> None:
    """Plays the match that the command line names, and prints its result."""
    parser = argparse.ArgumentParser(prog="python -m drakehall.bots.match")
    parser.add_argument("entrants", nargs="+", choices=sorted(KINDS), metavar="KIND")
    parser.add_argument("--game", default="three-dragon-ante")
    parser.add_argument("--deals", type=int, default=2000)
    parser.add_argument("--seed", default="0")
    asked = parser.parse_args()
    game = new_game(asked.game, len(asked.entrants))
    result = play_match(game, asked.entrants, asked.deals, asked.seed)
    print(f"{asked.deals} deals, {result.games} games")  # noqa: T201 - this is its output
    for entrant, share in zip(result.entrants, result.shares, strict=True):
        print(f"{entrant:8} {share:7.2%}")  # noqa: T201


if __name__ == "__main__":
    main()
