"""Learns and measures what the moves of others tell of their hidden cards.

    python -m drakehall.lab.beliefs tune --games 400 --seed 1
    python -m drakehall.lab.beliefs measure --games 40 --seed 1

Both let players by rules of thumb play Three-Dragon Ante against each other at 2 to 6 seats.
``tune`` writes ``games/three_dragon_ante/habits.py``. ``measure`` prints by number of seats how
much likelier the true hands are by the soft belief than when every world that fits the certain
knowledge counts the same, in nats a hidden card. The deals of the two never meet, and the same
command gives the same numbers.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from math import exp, log, sqrt
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from typing import Final, cast

from drakehall.bots import make_bot
from drakehall.games.three_dragon_ante import habits, leanings
from drakehall.games.three_dragon_ante.beliefs import Belief
from drakehall.games.three_dragon_ante.cards import KIND_OF
from drakehall.games.three_dragon_ante.core import cards as core
from drakehall.games.three_dragon_ante.core import worlds, zones
from drakehall.games.three_dragon_ante.game import TableState, ThreeDragonAnte
from drakehall.games.three_dragon_ante.leanings import Deed, Leanings, features, matching
from drakehall.games.three_dragon_ante.memory import Memory
from drakehall.kernel.notation import SEATS

SEAT_COUNTS: Final = range(2, 7)
LOOKS: Final = 0.1
"""The share of all decisions at which hands are guessed."""
WORLDS: Final = 2000
"""Worlds that the mean weight of a world is taken from."""
NATS: Final = log(2) / zones.FRACTIONS
BATCH: Final = 300
LEARNING_RATE: Final = 0.15
FAST: Final = 0.9
SLOW: Final = 0.99
SHRINK: Final = 2e-3
"""How strongly numbers are drawn to 0, so that what is rare weighs little."""


def looks(players: int, games: range, run: str) -> Iterator[tuple[TableState, Random, bool]]:
    """Plays games by rules of thumb; gives the state before each decision, and whether to look."""
    for number in games:
        luck = Random(f"{run}/{players}/{number}")
        state = ThreeDragonAnte(players, {}).new_state(f"{run}/{players}/{number}")
        bots = [make_bot("rules", f"{run}/{number}/{seat}") for seat in range(players)]
        while not state.is_terminal:
            yield state, luck, luck.random() < LOOKS
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


def gain(state: TableState, eyes: int) -> tuple[float, int] | None:
    """Gives the gain of the true hands in nats and the number of hidden cards.

    ``None`` where cards passed unseen between other hands, or nothing is hidden.
    """
    dealer = Belief(state.observation(eyes)).worlds
    if dealer.ways > 1:
        return None
    dealer.sweeps = 0
    worlds.seed(dealer, len(state.history))
    table = state.game.empty_table()
    total, known = 0.0, 0
    for _ in range(WORLDS):
        worlds.deal(dealer, table)
        total += exp(worlds.weigh(dealer, table) * NATS)
    if dealer.spots == 0:
        return None
    memory = remembered(state, eyes)
    leaning = Leanings(state.game.players)
    for event in state.history:
        leaning.learn(event.seen_by(None))
    for seat, kinds in hidden_hands(state, eyes).items():
        rest = without_all(kinds, memory.ways[0].known[seat])
        known += sum(leaning.hands[seat][kind] for kind in rest)
    return known * NATS - log(total / WORLDS), dealer.spots


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


def measure(players: int, games: int, seed: int) -> tuple[float, float, int]:
    """Gives the gain in nats a hidden card, half its 95 % interval, and the number of looks.

    The games are the units of the interval.
    """
    means, count = [], 0
    for number in range(games):
        nats, cards = 0.0, 0
        for state, luck, look in looks(players, range(number, number + 1), f"measure/{seed}"):
            found = gain(state, luck.randrange(players)) if look else None
            if found is not None:
                nats, cards, count = nats + found[0], cards + found[1], count + 1
        if cards:
            means.append(nats / cards)
    return fmean(means), 1.96 * stdev(means) / sqrt(len(means)), count


# --- learning ------------------------------------------------------------------------------------

Row = dict[int, float]


class Evidence(Leanings):
    """Keeps, in place of a leaning, how often each number has to do with it.

    A hand's rows are to be taken times its scale, so that they need not be thinned one by one.
    """

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.rows: list[list[Row]] = [[{} for _ in range(core.KINDS)] for _ in range(players)]
        self.scales = [1.0] * players

    def tell(self, seat: int, deed: Deed) -> None:
        """Takes a deed of a seat as evidence of what it holds."""
        part = 1 / self.scales[seat]
        rows = self.rows[seat]
        for row, places in zip(rows, features(deed), strict=True):
            for place in places:
                row[place] = row.get(place, 0.0) + part
        for kind, plain, instead in matching(deed, self.flights[seat]):
            rows[kind][plain] -= part
            rows[kind][instead] = rows[kind].get(instead, 0.0) + part

    def thin(self, seat: int) -> None:
        """Adds a card to a hand of which nothing is known."""
        size = self.sizes[seat]
        self.scales[seat] *= size / (size + 1)
        if size == 0 or self.scales[seat] < 1e-6:
            self.rows[seat] = [{} for _ in range(core.KINDS)]
            self.scales[seat] = 1.0
        self.sizes[seat] += 1

    def mix(self, seat: int, victim: int) -> None:
        """Adds a card to a hand that another hand held; what that tells is left out."""
        self.thin(seat)
        self.sizes[victim] -= 1


class Learner:
    """Fits the numbers: each hidden card against all that might lie in its place (a logit).

    Slopes are gathered over ``BATCH`` cards before a step (Adam: Kingma and Ba, 2015).
    """

    def __init__(self) -> None:
        self.numbers = [0.0] * leanings.SIZE
        self._slopes = [0.0] * leanings.SIZE
        self._means = [0.0] * leanings.SIZE
        self._squares = [0.0] * leanings.SIZE
        self._cards = 0
        self._steps = 0

    def take(self, rows: Sequence[Row], scale: float, true: int, pool: Sequence[int]) -> None:
        """Learns from one card that lay in a hand and the kinds that could have lain there."""
        sums = [sum(self.numbers[p] * part for p, part in rows[kind].items()) for kind in pool]
        most = max(sums)
        weights = [exp(scale * (value - most)) for value in sums]
        total = sum(weights)
        for place, part in rows[true].items():
            self._slopes[place] += scale * part
        for kind, weight in zip(pool, weights, strict=True):
            share = scale * weight / total
            for place, part in rows[kind].items():
                self._slopes[place] -= share * part
        self._cards += 1
        if self._cards == BATCH:
            self._step()

    def _step(self) -> None:
        self._steps += 1
        rate = LEARNING_RATE / sqrt(self._steps)
        fresh, slow = 1 - FAST**self._steps, 1 - SLOW**self._steps
        for place, slope in enumerate(self._slopes):
            up = slope / BATCH - SHRINK * self.numbers[place]
            self._means[place] = FAST * self._means[place] + (1 - FAST) * up
            self._squares[place] = SLOW * self._squares[place] + (1 - SLOW) * up * up
            size = sqrt(self._squares[place] / slow) + 1e-4
            self.numbers[place] += rate * self._means[place] / fresh / size
        self._slopes = [0.0] * leanings.SIZE
        self._cards = 0


def tune(games: int, seed: int) -> list[int]:
    """Gives the numbers of ``habits`` learnt from so many games at each number of seats."""
    learner = Learner()
    for number in range(games):
        for players in SEAT_COUNTS:
            evidence = Evidence(players)
            for state, luck, look in looks(players, range(number, number + 1), f"tune/{seed}"):
                if not look:
                    continue
                for event in state.history[evidence.events :]:
                    evidence.learn(event.seen_by(None))
                study(learner, evidence, state, luck.randrange(players))
    return [round(number / NATS) for number in learner.numbers]


def study(learner: Learner, evidence: Evidence, state: TableState, eyes: int) -> None:
    """Lets the learner guess every hidden card of the other hands."""
    memory = remembered(state, eyes)
    if len(memory.ways) > 1:
        return
    way = memory.ways[0]
    pools: dict[int, list[int]] = {}
    for kind, layers in way.unseen.items():
        for layer in layers:
            pools.setdefault(layer, []).append(kind)
    for seat, kinds in hidden_hands(state, eyes).items():
        for kind in without_all(kinds, way.known[seat]):
            pool = pools[way.unseen[kind][0]]
            learner.take(evidence.rows[seat], evidence.scales[seat], kind, pool)


# --- the command ---------------------------------------------------------------------------------


def write(numbers: Sequence[int]) -> None:
    """Writes the numbers into their module."""
    assert habits.__file__ is not None
    lines = ["    " + " ".join(f"{n}," for n in numbers[at : at + 18]) for at in range(0, 999, 18)]
    body = "\n".join(line for line in lines if line.strip())
    head, _, tail = Path(habits.__file__).read_text(encoding="utf-8").partition(" = ")
    rest = tail[tail.index('"""') :]
    text = f"{head} = (\n{body}\n)\n# fmt: on\n{rest}"
    Path(habits.__file__).write_text(text, encoding="utf-8")


def main() -> None:
    """Runs what the command line names."""
    parser = argparse.ArgumentParser(prog="python -m drakehall.lab.beliefs")
    parser.add_argument("what", choices=["tune", "measure"])
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    if asked.what == "tune":
        write(tune(asked.games, asked.seed))
        return
    print("seats  nats a hidden card   looks")  # noqa: T201 - this is its output
    for players in SEAT_COUNTS:
        mean, half, count = measure(players, asked.games, asked.seed)
        print(f"{players:5}  {mean:7.4f} ± {half:.4f}  {count:8}")  # noqa: T201


if __name__ == "__main__":
    main()
