"""Search by playouts: each answer is tried in the same worlds, and rules of thumb play on.

Nobody knows the order of the deck, so a world gives nothing away that a player would act on:
the rules of thumb look at no card of the deck. All numbers are whole, so that every build and
machine finds the same.
"""

from __future__ import annotations

from typing import Final

from drakehall.games.draco.core import (
    copying,
    engine,
    mind,
    phases,
    scoring,
    solve,
    table,
    thumb,
    worlds,
)

PLAIN: Final = __file__.endswith(".py")

WHOLE: Final = 10_000
"""A game that is won alone."""
CLEAR: Final = 40
"""Points by which a game is as good as won: the lead counts for a part of the value."""


class Search:
    """Holds what the answers to one question have earned so far.

    For the answer at each place of the root's list: ``tried`` in how many worlds, ``earned`` in
    all, ``wins`` of each seat, and whether it is still in the ``race``.
    """

    among: worlds.Worlds
    world: table.State
    scratch: table.State
    own: mind.Mind
    spent: int
    answers: int
    edge: int
    rounds: int

    tried: list[int]
    earned: list[int]
    wins: list[int]
    race: list[int]

    def __init__(
        self,
        among: worlds.Worlds,
        world: table.State,
        scratch: table.State,
        own: mind.Mind,
        edge: int,
        rounds: int,
    ) -> None:
        if PLAIN:
            for name, width in (
                *(("tried", phases.MOVES), ("earned", phases.MOVES), ("race", phases.MOVES)),
                ("wins", phases.MOVES * phases.SEATS),
            ):
                setattr(self, name, [0] * width)
        self.among = among
        self.world = world
        self.scratch = scratch
        self.own = own
        self.edge = edge
        self.rounds = rounds
        self.spent = 0
        self.answers = among.blank.moves_count
        for place in range(self.answers):
            self.tried[place] = 0
            self.earned[place] = 0
            self.race[place] = 1
            for seat in range(phases.SEATS):
                self.wins[place * phases.SEATS + seat] = 0


def think(q: Search, playouts: int) -> None:
    """Spends the playouts: all answers run, then the better half of them, then half of those.

    Answers that are still in the race have been tried in the same worlds.
    """
    laps = 0
    left = q.answers
    while left > 1:
        laps += 1
        left = (left + 1) // 2
    left = q.answers
    for _ in range(laps):
        share = playouts // (laps * left)
        try_worlds(q, max(1, share))
        keep = (left + 1) // 2
        while left > keep:
            drop_last(q)
            left -= 1


def try_worlds(q: Search, count: int) -> None:
    """Tries every answer that is in the race in so many new worlds."""
    for _ in range(count):
        worlds.deal(q.among, q.world)
        for place in range(q.answers):
            if q.race[place] == 1:
                copying.copy(q.scratch, q.world)
                engine.apply(q.scratch, q.world.moves[place])
                play_on(q)
                judge(q, place, q.world.turn)
                q.spent += 1


def play_on(q: Search) -> None:
    """Lets everybody go by the rules of thumb to the end of the game."""
    while q.scratch.phase != phases.OVER:
        engine.apply(q.scratch, thumb.choose(q.own, q.scratch))


def judge(q: Search, place: int, me: int) -> None:
    """Adds up what an answer led to: the game won, and in part by how much."""
    winners = 0
    best = -0x7FFF
    for seat in range(q.scratch.n):
        if solve.is_winner(q.scratch, seat):
            winners += 1
        points = scoring.score(q.scratch, seat)
        if seat != me and points > best:
            best = points
    for seat in range(q.scratch.n):
        if solve.is_winner(q.scratch, seat):
            q.wins[place * phases.SEATS + seat] += WHOLE // winners
    won = WHOLE // winners if solve.is_winner(q.scratch, me) else 0
    lead = scoring.score(q.scratch, me) - best
    lead = max(-CLEAR, min(CLEAR, lead))
    margin = (lead + CLEAR) * WHOLE // (2 * CLEAR)
    q.earned[place] += ((100 - q.edge) * won + q.edge * margin) // 100
    q.tried[place] += 1


def drop_last(q: Search) -> None:
    """Takes the worst answer out of the race; of equals the one listed last."""
    worst = -1
    for place in range(q.answers):
        if q.race[place] == 1 and (worst < 0 or q.earned[place] <= q.earned[worst]):
            worst = place
    q.race[worst] = 0


def best(q: Search) -> int:
    """Gives the place of the answer that won the race."""
    for place in range(q.answers):
        if q.race[place] == 1:
            return place
    return 0


def findings(q: Search) -> list[tuple[int, int, int, list[int]]]:
    """Gives for each answer: the action, in how many worlds it was tried, earnings, wins."""
    found = []
    for place in range(q.answers):
        at = place * phases.SEATS
        wins = [q.wins[at + seat] for seat in range(q.scratch.n)]
        action = q.among.blank.moves[place]
        found.append((action, q.tried[place], q.earned[place], wins))
    return found
