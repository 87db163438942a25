"""The peers: samples of OpenSpiel, RLCard and PokerKit, each with random play.

OpenSpiel's rollouts are those of its Monte Carlo search, which run in C++ alone: a search with
two simulations of ``ROLLOUTS`` rollouts each, the first from the position it is given, the
second one move later. Its decisions are rollouts times the mean length of a game from there.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from time import perf_counter

import pokerkit
import pyspiel
import rlcard

from drakehall.lab.measure import random_numbers, rate_of

Sample = Callable[[float], float]
ROLLOUTS = 50
ROLLOUT_GAMES = (
    *("hearts", "spades", "oh_hell(players=4)", "euchre", "leduc_poker(players=4)", "gin_rummy"),
)
MEAN_OF = 200
NUMBERS = random_numbers()


def dealt(game: pyspiel.Game, luck: random.Random) -> pyspiel.State:
    """Gives a new game up to its first decision."""
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(luck.choice(state.chance_outcomes())[0])
    return state


def play_from(state: pyspiel.State, luck: random.Random) -> int:
    """Plays a game to its end from Python; gives its decisions."""
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(luck.choice(state.chance_outcomes())[0])
            continue
        moves = state.legal_actions()
        state.apply_action(moves[next(NUMBERS) % len(moves)])
        decisions += 1
    return decisions


def rollouts(name: str) -> Sample:
    """Gives the decisions a second of a game's rollouts in C++."""
    game = pyspiel.load_game(name)
    luck = random.Random(0)
    lengths = [play_from(dealt(game, luck), luck) for _ in range(MEAN_OF)]
    decisions = ROLLOUTS * (2 * sum(lengths) / MEAN_OF - 1)
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, 2, 100, False, 1, False)

    def sample(seconds: float) -> float:
        """Searches from other deals again and again; the deals are not counted."""
        done = spent = 0.0
        while spent < seconds:
            state = dealt(game, luck)
            start = perf_counter()
            bot.step(state)
            spent += perf_counter() - start
            done += decisions
        return done / spent

    return sample


def whole_games() -> Sample:
    """Gives the whole games of hearts a second in C++, with their deals."""
    game = pyspiel.load_game("hearts")
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(4)]
    seeds = iter(range(10**9))

    def play(games: int) -> int:
        for _ in range(games):
            pyspiel.evaluate_bots(game.new_initial_state(), bots, next(seeds))
        return games

    return lambda seconds: rate_of(play, 20, seconds)


def stepping() -> Sample:
    """Gives the decisions a second of hearts moved from Python; copies of one deal are played."""
    game = pyspiel.load_game("hearts")
    luck = random.Random(0)
    start = dealt(game, luck)

    def play(games: int) -> int:
        return sum(play_from(start.clone(), luck) for _ in range(games))

    return lambda seconds: rate_of(play, 1, seconds)


def clones() -> Sample:
    """Gives the copies a second of hearts in the middle of a game, called from Python."""
    luck = random.Random(0)
    state = dealt(pyspiel.load_game("hearts"), luck)
    for _ in range(30):
        state.apply_action(luck.choice(state.legal_actions()))

    def copy(times: int) -> int:
        clone = state.clone
        for _ in range(times):
            clone()
        return times

    return lambda seconds: rate_of(copy, 1_000, seconds)


def rlcard_uno() -> Sample:
    """Gives the decisions a second of RLCard's Uno, stepped from Python."""
    env = rlcard.make("uno", config={"seed": 0})
    luck = random.Random(0)

    def play(games: int) -> int:
        decisions = 0
        for _ in range(games):
            state, _ = env.reset()
            while not env.is_over():
                state, _ = env.step(luck.choice(list(state["legal_actions"])))
                decisions += 1
        return decisions

    return lambda seconds: rate_of(play, 1, seconds)


def pokerkit_holdem() -> Sample:
    """Gives the decisions a second of PokerKit's limit hold'em, all four checking or calling."""

    def play(games: int) -> int:
        decisions = 0
        for _ in range(games):
            hand = pokerkit.FixedLimitTexasHoldem.create_state(
                tuple(pokerkit.Automation), True, 0, (1, 2), 2, 4, (200,) * 4, 4
            )
            while hand.status:
                hand.check_or_call()
                decisions += 1
        return decisions

    return lambda seconds: rate_of(play, 1, seconds)
