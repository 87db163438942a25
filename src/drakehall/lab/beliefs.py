"""Measures what the moves of others tell of their hidden cards, and tunes how it is read.

    python -m drakehall.lab.beliefs measure --games 40 --seed 1
    python -m drakehall.lab.beliefs tune --games 10 --seed 1

Both let players by rules of thumb play Three-Dragon Ante against each other at 2 to 6 seats.
``measure`` prints by number of seats how much likelier the true hands are by the soft belief
than when every world that fits the certain knowledge counts the same, in nats a hidden card.
``tune`` prints the same by habit, of which the best belong into ``habits.py``. The deals of the
two never meet, and the same command gives the same numbers.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from math import exp, log, sqrt
from random import Random
from statistics import fmean, stdev
from typing import Final, cast

from drakehall.bots import make_bot
from drakehall.games.three_dragon_ante.beliefs import Belief
from drakehall.games.three_dragon_ante.cards import KIND_OF
from drakehall.games.three_dragon_ante.core import worlds, zones
from drakehall.games.three_dragon_ante.core.table import State
from drakehall.games.three_dragon_ante.game import TableState, ThreeDragonAnte
from drakehall.games.three_dragon_ante.habits import HOUSE, Habits
from drakehall.games.three_dragon_ante.memory import Memory
from drakehall.kernel.notation import SEATS
from drakehall.kernel.questions import Observation

Found = tuple[float, float, int]

SEAT_COUNTS: Final = range(2, 7)
LOOKS: Final = 0.1
"""The share of all decisions at which hands are guessed."""
WORLDS: Final = 1000
"""Worlds that the mean weight of a world is taken from."""
NATS: Final = log(2) / zones.FRACTIONS
WARMTHS: Final = (0.1, 0.25, 0.5, 1.0, 2.0)
FLOORS: Final = (0.05, 0.1, 0.2, 0.4)


def looks(players: int, games: range, run: str) -> Iterator[tuple[TableState, int]]:
    """Plays games by rules of thumb; gives states before a decision, and whose eyes to use."""
    for number in games:
        luck = Random(f"{run}/{players}/{number}")
        state = ThreeDragonAnte(players, {}).new_state(f"{run}/{players}/{number}")
        bots = [make_bot("rules", f"{run}/{number}/{seat}") for seat in range(players)]
        while not state.is_terminal:
            if luck.random() < LOOKS:
                yield state, luck.randrange(players)
            seat = state.current_player
            state.apply(bots[seat].choose(state.observation(seat)), seat)


def hidden_hands(state: TableState, eyes: int) -> dict[int, list[int]]:
    """Gives the true cards of the other hands, with antes that have not been turned."""
    facts = state.facts()
    hands = cast("dict[str, list[str]]", facts["hand"])
    antes = cast("dict[str, str]", facts["ante"])
    found = {}
    for seat in state.game.seats():
        words = [*hands[SEATS[seat]]]
        if facts["phase"] == "ante" and antes[SEATS[seat]] != "none":
            words.append(antes[SEATS[seat]])
        if seat != eyes:
            found[seat] = [KIND_OF[word] for word in words]
    return found


# --- measuring -----------------------------------------------------------------------------------


def gains(state: TableState, eyes: int, habits: Sequence[Habits]) -> tuple[list[float], int]:
    """Gives by habits the gain of the true hands in nats, and the number of hidden cards.

    No card counts as hidden where cards passed unseen between other hands.
    """
    view = state.observation(eyes)
    memory = remembered(state, eyes)
    if len(memory.ways) > 1:
        return [0.0] * len(habits), 0
    rest = {
        seat: without_all(kinds, memory.ways[0].known[seat])
        for seat, kinds in hidden_hands(state, eyes).items()
    }
    count = sum(map(len, rest.values()))
    return [gain(view, habit, rest) for habit in habits] if count else [0.0] * len(habits), count


def gain(view: Observation, habits: Habits, hidden: Mapping[int, Sequence[int]]) -> float:
    """Gives how much likelier hands are than uniform, in nats."""
    dealer = Belief(view, habits=habits).worlds
    dealer.sweeps = 0
    worlds.seed(dealer, 1)
    table = State(dealer.blank.rules)
    total = 0.0
    for _ in range(WORLDS):
        worlds.deal(dealer, table)
        total += exp(worlds.weigh(dealer, table) * NATS)
    lean = [dealer.leaning(seat, kind) for seat, kinds in hidden.items() for kind in kinds]
    return sum(lean) * NATS - log(total / WORLDS)


def remembered(state: TableState, eyes: int) -> Memory:
    """Gives what a seat knows for certain."""
    memory = Memory(state.game.rules, eyes)
    for event in state.information_state(eyes).events:
        memory.learn(event)
    return memory


def without_all(kinds: Sequence[int], gone: Sequence[int]) -> list[int]:
    """Gives the kinds that are not among the others."""
    rest = list(kinds)
    for kind in gone:
        rest.remove(kind)
    return rest


def measure(players: int, games: int, run: str, habits: Sequence[Habits]) -> list[Found]:
    """Gives by habits the gain in nats a hidden card, half its 95 % interval, and the looks.

    The games are the units of the interval.
    """
    means: list[list[float]] = []
    count = 0
    for number in range(games):
        nats, hidden = [0.0] * len(habits), 0
        for state, eyes in looks(players, range(number, number + 1), run):
            found, cards = gains(state, eyes, habits)
            nats = [a + b for a, b in zip(nats, found, strict=True)]
            hidden, count = hidden + cards, count + 1
        if hidden:
            means.append([sum_ / hidden for sum_ in nats])
    columns = zip(*means, strict=True)
    return [(fmean(c), 1.96 * stdev(c) / sqrt(len(c)), count) for c in columns]


# --- the command ---------------------------------------------------------------------------------


def tune(games: int, seed: int) -> None:
    """Prints the gain by habit; ante and play are looked at one after the other."""
    for asked, name in enumerate(("ante", "play")):
        print(f"{name}: warmth  floor  nats a hidden card at 2 to 6 seats")  # noqa: T201
        grid = list(product(WARMTHS, FLOORS))
        habits = [changed(asked, warmth, floor) for warmth, floor in grid]
        columns = [measure(players, games, f"tune/{seed}", habits) for players in SEAT_COUNTS]
        for (warmth, floor), *row in zip(grid, *columns, strict=True):
            cells = "  ".join(f"{mean:7.4f}" for mean, _, _ in row)
            print(f"{warmth:12}  {floor:5}  {cells}")  # noqa: T201


def changed(asked: int, warmth: float, floor: float) -> Habits:
    """Gives the habits of the house with other numbers for one question."""
    warm, low = list(HOUSE.warmth), list(HOUSE.floor)
    warm[asked], low[asked] = warmth, floor
    return Habits((warm[0], warm[1]), (low[0], low[1]))


def main() -> None:
    """Runs what the command line names."""
    parser = argparse.ArgumentParser(prog="python -m drakehall.lab.beliefs")
    parser.add_argument("what", choices=["tune", "measure"])
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    if asked.what == "tune":
        tune(asked.games, asked.seed)
        return
    print("seats  nats a hidden card   looks")  # noqa: T201 - this is its output
    for players in SEAT_COUNTS:
        ((mean, half, count),) = measure(players, asked.games, f"measure/{asked.seed}", [HOUSE])
        print(f"{players:5}  {mean:7.4f} ± {half:.4f}  {count:8}")  # noqa: T201


if __name__ == "__main__":
    main()
