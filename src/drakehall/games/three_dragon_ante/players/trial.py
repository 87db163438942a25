"""Tries moves in worlds that fit what a seat knows, each move in the same worlds."""

from __future__ import annotations

from typing import Final

from drakehall.games.three_dragon_ante.core import copying, engine, steps, table, worlds
from drakehall.games.three_dragon_ante.players import layout, minds, outlook, playing

PLAIN: Final = __file__.endswith(".py")


class Trial:
    """Holds what has been tried at one question: for each move how often, and how it went.

    ``sums`` are sums of outcomes. Moves that are ``dropped`` are tried no more. Playouts end
    when ``gambits`` gambits have ended.
    """

    count: int
    alive: int
    worlds: int
    gambits: int
    actions: list[int]
    dropped: list[int]
    tries: list[int]
    sums: list[int]

    def __init__(self) -> None:
        if PLAIN:
            for name, (_, width) in layout.TRIAL.items():
                setattr(self, name, [0] * width if width else 0)

    def start(self, s: table.State, gambits: int) -> None:
        """Forgets all, and lists the moves of the open question."""
        self.count = s.moves_count
        self.alive = s.moves_count
        self.worlds = 0
        self.gambits = gambits
        for place in range(s.moves_count):
            self.actions[place] = engine.move_at(s, place)
            self.dropped[place] = 0
            self.tries[place] = 0
            self.sums[place] = 0

    def drop(self, place: int) -> None:
        """Takes a move out of the trial."""
        self.dropped[place] = 1
        self.alive -= 1

    def add(self, place: int, outcome: int) -> None:
        """Adds how a move went."""
        self.tries[place] += 1
        self.sums[place] += outcome


def run(
    t: Trial, m: minds.Minds, w: worlds.Worlds, root: table.State, s: table.State, count: int
) -> None:
    """Tries every move that is left in ``count`` more worlds; ``root`` and ``s`` are for use."""
    for _ in range(count):
        worlds.deal(w, root)
        seat = root.frame_seat[root.depth - 1]
        for place in range(t.count):
            if t.dropped[place] == 0:
                t.add(place, play_out(t, m, root, s, t.actions[place], seat))
        t.worlds += 1


def play_out(
    t: Trial, m: minds.Minds, root: table.State, s: table.State, action: int, seat: int
) -> int:
    """Makes a move in a world and plays on by rules of thumb; gives the seat's outcome."""
    copying.copy(s, root)
    last = s.gambit
    engine.apply(s, action, steps.NOBODY)
    if s.gambit - last < t.gambits:
        playing.play_gambits(m, s, t.gambits - (s.gambit - last), 2000)
    return outlook.outcome(m, s, seat)


def search(
    t: Trial, m: minds.Minds, w: worlds.Worlds, root: table.State, s: table.State, playouts: int
) -> int:
    """Spends playouts on the open question and gives the place of the best move.

    Sequential halving: every round tries the moves that are left equally often and drops the
    worse half.
    """
    worlds.deal(w, root)
    t.start(root, t.gambits)
    rounds = 1
    while 1 << rounds < t.count:
        rounds += 1
    for _ in range(rounds):
        run(t, m, w, root, s, max(1, playouts // (rounds * t.alive)))
        halve(t)
    return first(t)


def halve(t: Trial) -> None:
    """Drops the worse half of the moves that are left, but for the last two."""
    keep = (t.alive + 1) // 2
    while t.alive > max(keep, 1):
        t.drop(last(t))


def last(t: Trial) -> int:
    """Gives the worst of the moves that are left."""
    worst = -1
    for place in range(t.count):
        if t.dropped[place] == 0 and (worst < 0 or t.sums[place] <= t.sums[worst]):
            worst = place
    return worst


def first(t: Trial) -> int:
    """Gives the best of the moves that are left."""
    best = -1
    for place in range(t.count):
        if t.dropped[place] == 0 and (best < 0 or t.sums[place] > t.sums[best]):
            best = place
    return best
