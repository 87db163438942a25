"""Tries moves in worlds that fit what a seat knows, each move in the same worlds."""

from __future__ import annotations

from typing import Final

from drakehall.games.three_dragon_ante.core import copying, engine, steps, table, worlds
from drakehall.games.three_dragon_ante.players import (
    chooser,
    layout,
    minds,
    outlook,
    playing,
    scale,
)

PLAIN: Final = __file__.endswith(".py")


class Trial:
    """Holds what has been tried at one question: for each move how often, and how it went.

    ``sums`` are sums of the player's outcomes, seven a move: as they are and, with ``reasons``,
    without each of their parts. ``chances`` sum up those of all seats. ``wins`` counts gambits
    won, ``ends`` games over; ``gold`` (without stakes won) and ``cards`` are what the player
    gained. ``dropped`` says in which order moves were given up, 0 for those that are left.
    The ``favourite`` is the move of the rules of thumb; ``gap`` sums up by how much each other
    did better in the same worlds, ``spread`` the squares of that.
    Playouts end when ``gambits`` gambits have ended; parts in ``mask`` count for nothing.
    """

    count: int
    alive: int
    favourite: int
    worlds: int
    gambits: int
    mask: int
    reasons: int
    actions: list[int]
    dropped: list[int]
    tries: list[int]
    sums: list[int]
    chances: list[int]
    wins: list[int]
    gold: list[int]
    cards: list[int]
    ends: list[int]
    gap: list[int]
    spread: list[int]

    def __init__(self) -> None:
        if PLAIN:
            for name, (_, width) in layout.TRIAL.items():
                setattr(self, name, [0] * width if width else 0)
        self.gambits = 1

    def start(self, s: table.State) -> None:
        """Forgets all, and lists the moves of the open question."""
        self.count = s.moves_count
        self.alive = s.moves_count
        self.favourite = 0
        self.worlds = 0
        for place in range(s.moves_count):
            self.gap[place] = 0
            self.spread[place] = 0
            self.actions[place] = engine.move_at(s, place)
            self.dropped[place] = 0
            self.tries[place] = 0
            self.wins[place] = 0
            self.gold[place] = 0
            self.cards[place] = 0
            self.ends[place] = 0
        for place in range(s.moves_count * scale.VIEWS):
            self.sums[place] = 0
        for place in range(s.moves_count * steps.SEATS):
            self.chances[place] = 0

    def drop(self, place: int) -> None:
        """Gives a move up."""
        self.alive -= 1
        self.dropped[place] = self.count - self.alive


def run(
    t: Trial, m: minds.Minds, w: worlds.Worlds, root: table.State, s: table.State, count: int
) -> None:
    """Tries every move that is left in ``count`` more worlds; ``root`` and ``s`` are for use."""
    for _ in range(count):
        worlds.deal(w, root)
        seat = root.frame_seat[root.depth - 1]
        outlook.remember(m, root, seat)
        usual = 0
        if t.dropped[t.favourite] == 0:
            usual = try_move(t, m, root, s, t.favourite, seat)
        for place in range(t.count):
            if t.dropped[place] == 0 and place != t.favourite:
                more = try_move(t, m, root, s, place, seat) - usual
                t.gap[place] += more
                t.spread[place] += more * more
        t.worlds += 1


def try_move(
    t: Trial, m: minds.Minds, root: table.State, s: table.State, place: int, seat: int
) -> int:
    """Tries a move in the world dealt; gives its outcome."""
    play_out(t, m, root, s, t.actions[place])
    return note(t, m, s, place, seat)


def play_out(t: Trial, m: minds.Minds, root: table.State, s: table.State, action: int) -> None:
    """Makes a move in a world and plays on by rules of thumb."""
    copying.copy(s, root)
    m.pot = s.stakes
    engine.apply(s, action, steps.NOBODY)
    playing.play_gambits(m, s, root.gambit, t.gambits, scale.LONGEST)


def note(t: Trial, m: minds.Minds, s: table.State, place: int, seat: int) -> int:
    """Adds how a playout went to what is known of its move; gives its outcome."""
    t.tries[place] += 1
    t.wins[place] += 1 if m.winner == seat else 0
    t.ends[place] += s.over
    t.gold[place] += s.gold[seat] - m.before[seat] - (m.pot if m.winner == seat else 0)
    t.cards[place] += s.hand_size[seat] - m.cards_before
    if t.reasons == 1:
        for part in range(scale.PARTS):
            at = place * scale.VIEWS + part + 1
            t.sums[at] += outlook.masked(m, s, seat, t.mask | 1 << part)
    outcome = outlook.masked(m, s, seat, t.mask)
    t.sums[place * scale.VIEWS] += outcome
    for other in range(s.n):
        t.chances[place * steps.SEATS + other] += m.seats[other]
    return outcome


def search(
    t: Trial, m: minds.Minds, w: worlds.Worlds, root: table.State, s: table.State, playouts: int
) -> int:
    """Spends playouts on the open question and gives the place of the best move.

    Sequential halving: every lap tries the moves that are left equally often and drops the
    worse half. The favourite stays to the end, and a move that is plainly worse is dropped at
    once. Where there are few playouts for many moves, those that the rules of thumb think worst
    are not tried.
    """
    worlds.deal(w, root)
    t.start(root)
    favour(t, m, root, max(2, playouts // scale.FAIR_TRIAL))
    laps = 1
    while 1 << laps < t.alive:
        laps += 1
    left = t.alive
    for _ in range(laps):
        lap(t, m, w, root, s, max(1, playouts // (laps * left)))
        left = max(2, (left + 1) // 2)
        while t.alive > left:
            t.drop(last(t))
    settle(t)
    return first(t)


def favour(t: Trial, m: minds.Minds, s: table.State, most: int) -> None:
    """Finds the favourite, and drops moves until so many are left, the worst by thumb first."""
    chooser.weigh(m, s)
    for place in range(t.count):
        if chooser.is_better(m, s, place, t.favourite):
            t.favourite = place
    while t.alive > most:
        worst = -1
        for place in range(t.count):
            if t.dropped[place] > 0 or place == t.favourite:
                continue
            if worst < 0 or m.worths[place] <= m.worths[worst]:
                worst = place
        t.drop(worst)


def lap(
    t: Trial, m: minds.Minds, w: worlds.Worlds, root: table.State, s: table.State, count: int
) -> None:
    """Tries the moves in so many new worlds, or in fewer when all is plain before."""
    while count > 0 and not is_plain(t):
        run(t, m, w, root, s, min(count, scale.LOOK))
        count -= scale.LOOK
        for place in range(t.count):
            if t.dropped[place] == 0 and t.gap[place] < 0 and beyond(t, place, scale.HOPELESS):
                t.drop(place)


def is_plain(t: Trial) -> bool:
    """Tells whether the favourite is left alone, or with one move that is plainly better."""
    if t.alive > 2:
        return False
    for place in range(t.count):
        if t.dropped[place] == 0 and t.gap[place] > 0 and beyond(t, place, scale.CLEAR):
            return True
    return t.alive == 1


def beyond(t: Trial, place: int, doubt: int) -> bool:
    """Tells whether the mean gap of a move is so many tenths of its error away from 0."""
    return t.gap[place] * t.gap[place] > t.spread[place] * doubt * doubt // 100


def settle(t: Trial) -> None:
    """Drops all but one: the favourite, unless the other is better beyond chance."""
    other = last(t)
    if other < 0:
        return
    if t.gap[other] > 0 and beyond(t, other, scale.DOUBT):
        t.drop(t.favourite)
    else:
        t.drop(other)


def last(t: Trial) -> int:
    """Gives the worst of the moves that are left but the favourite, -1 where there is none."""
    worst = -1
    for place in range(t.count):
        if t.dropped[place] > 0 or place == t.favourite:
            continue
        if worst < 0 or is_worse(t, place, worst):
            worst = place
    return worst


def is_worse(t: Trial, place: int, other: int) -> bool:
    """Tells whether a move went worse than another in the same worlds, or as well but later."""
    return t.sums[place * scale.VIEWS] <= t.sums[other * scale.VIEWS]


def first(t: Trial) -> int:
    """Gives the place of the move that is left."""
    place = 0
    while t.dropped[place] > 0:
        place += 1
    return place
