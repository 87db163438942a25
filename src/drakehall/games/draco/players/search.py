"""Search by playouts: each answer is tried in the same worlds, and rules of thumb play on.

Nobody knows the order of the deck, so a world gives nothing away that a player would act on:
the rules of thumb look at no card of the deck. All numbers are whole, so that every build and
machine finds the same.
"""

from __future__ import annotations

from typing import Final

from drakehall.games.draco.core import copying, engine, phases, scoring, table, worlds
from drakehall.games.draco.players import mind, parts, thumb, winning

PLAIN: Final = __file__.endswith(".py")


class Search:
    """Holds what the answers to one question have earned so far.

    For the answer at each place of the root's list: ``tried`` in how many worlds, ``earned`` in
    all, ``wins`` of each seat, and whether it is still in the ``race``. The ``favourite`` is the
    answer of the rules of thumb; ``gap`` sums up by how much each other did better in the same
    worlds, ``spread`` the squares of that. ``edge`` is how much of a game's value is its margin,
    in hundredths. With ``asked`` for reasons, ``without`` has what
    it would have earned if a part of the game did not count (or all parts of the set
    ``masked``), and ``sums`` what those parts brought in points.
    """

    among: worlds.Worlds
    world: table.State
    scratch: table.State
    own: mind.Mind
    spent: int
    answers: int
    favourite: int
    edge: int
    asked: int
    masked: int

    tried: list[int]
    earned: list[int]
    wins: list[int]
    race: list[int]
    gap: list[int]
    spread: list[int]
    without: list[int]
    sums: list[int]
    before: list[int]
    curses: list[int]
    middle: list[int]
    final: list[int]

    def __init__(
        self,
        among: worlds.Worlds,
        world: table.State,
        scratch: table.State,
        own: mind.Mind,
        edge: int,
        asked: int,
        masked: int,
    ) -> None:
        if PLAIN:
            for name, width in (
                *(("tried", phases.MOVES), ("earned", phases.MOVES), ("race", phases.MOVES)),
                *(("gap", phases.MOVES), ("spread", phases.MOVES)),
                *(("wins", phases.MOVES * phases.SEATS), ("sums", phases.MOVES * parts.COUNT)),
                ("without", phases.MOVES * (parts.COUNT + 1)),
                *((name, phases.SEATS) for name in ("before", "curses", "middle")),
                ("final", phases.SEATS),
            ):
                setattr(self, name, [0] * width)
        self.among = among
        self.world = world
        self.scratch = scratch
        self.own = own
        self.edge = edge
        self.asked = asked
        self.masked = masked
        self.spent = 0
        self.answers = among.blank.moves_count
        for place in range(self.answers):
            self.race[place] = 1
            self.tried[place] = 0
            self.earned[place] = 0
            self.gap[place] = 0
            self.spread[place] = 0
        self.favourite = 0
        for at in range(phases.MOVES * phases.SEATS):
            self.wins[at] = 0
        for at in range(phases.MOVES * parts.COUNT):
            self.sums[at] = 0
        for at in range(phases.MOVES * (parts.COUNT + 1)):
            self.without[at] = 0


def think(q: Search, playouts: int) -> None:
    """Spends the playouts: all answers run, then the better half of them, then half of those.

    Answers that are still in the race have been tried in the same worlds. The favourite stays in
    it to the end, and an answer that is plainly worse leaves it at once. Where there are few
    playouts for many answers, those that the rules of thumb think worst do not run.
    """
    running = favour(q, max(2, playouts // parts.FAIR_TRIAL))
    laps = 0
    left = running
    while left > 1:
        laps += 1
        left = (left + 1) // 2
    left = running
    for _ in range(laps):
        lap(q, max(1, playouts // (laps * left)))
        left = max(2, (left + 1) // 2)
        while count_running(q) > left:
            drop_last(q)


def lap(q: Search, count: int) -> None:
    """Tries the answers in so many new worlds, or in fewer when all is plain before."""
    while count > 0 and not is_plain(q):
        try_worlds(q, min(count, parts.LOOK))
        count -= parts.LOOK
        for place in range(q.answers):
            if q.gap[place] < 0 and beyond(q, place, parts.HOPELESS):
                q.race[place] = 0


def is_plain(q: Search) -> bool:
    """Tells whether the favourite runs alone, or one other answer that is plainly better."""
    running = count_running(q)
    if running > 2:
        return False
    return running == 1 or best_is_plain(q)


def best_is_plain(q: Search) -> bool:
    """Tells whether an answer is better than the favourite beyond doubt."""
    for place in range(q.answers):
        if q.race[place] == 1 and q.gap[place] > 0 and beyond(q, place, parts.SURE):
            return True
    return False


def beyond(q: Search, place: int, doubt: int) -> bool:
    """Tells whether the mean gap of an answer is so many tenths of its error away from 0."""
    return q.gap[place] * q.gap[place] > q.spread[place] * doubt * doubt // 100


def count_running(q: Search) -> int:
    """Gives how many answers are in the race."""
    running = 0
    for place in range(q.answers):
        running += q.race[place]
    return running


def favour(q: Search, most: int) -> int:
    """Finds the favourite, and takes answers out until so many run, the worst by thumb first."""
    running = q.answers
    q.own.look(q.among.blank)
    for place in range(running):
        q.earned[place] = thumb.worth(q.own, q.among.blank, q.among.blank.moves[place])
        if q.earned[place] > q.earned[q.favourite]:
            q.favourite = place
    while running > most:
        drop_last(q)
        running -= 1
    for place in range(q.answers):
        q.earned[place] = 0
    return running


def try_worlds(q: Search, count: int) -> None:
    """Tries every answer that is in the race in so many new worlds, the favourite first."""
    for seat in range(q.among.blank.n):
        q.before[seat] = scoring.score(q.among.blank, seat)
    for _ in range(count):
        worlds.deal(q.among, q.world)
        usual = try_answer(q, q.favourite)
        for place in range(q.answers):
            if q.race[place] == 1 and place != q.favourite:
                more = try_answer(q, place) - usual
                q.gap[place] += more
                q.spread[place] += more * more


def try_answer(q: Search, place: int) -> int:
    """Tries an answer in the world dealt; gives what it earned."""
    before = q.earned[place]
    copying.copy(q.scratch, q.world)
    engine.apply(q.scratch, q.world.moves[place])
    play_on(q)
    judge(q, place, q.world.turn)
    q.spent += 1
    return q.earned[place] - before


def play_on(q: Search) -> None:
    """Lets everybody go by the rules of thumb to the end of the game; notes how the round ends."""
    while q.scratch.phase != phases.OVER and q.scratch.round == q.world.round:
        engine.apply(q.scratch, thumb.choose(q.own, q.scratch))
    for seat in range(q.scratch.n):
        q.middle[seat] = scoring.score(q.scratch, seat)
        q.curses[seat] = q.scratch.cursed[seat] - q.world.cursed[seat]
    while q.scratch.phase != phases.OVER:
        engine.apply(q.scratch, thumb.choose(q.own, q.scratch))


def judge(q: Search, place: int, me: int) -> None:
    """Adds up what an answer led to: the game won, and in part by how much."""
    winners = winning.count_winners(q.scratch)
    for seat in range(q.scratch.n):
        q.final[seat] = scoring.score(q.scratch, seat)
        if winning.is_winner(q.scratch, seat):
            q.wins[place * phases.SEATS + seat] += parts.WHOLE // winners
    won = parts.WHOLE // winners if winning.is_winner(q.scratch, me) else 0
    q.earned[place] += ((100 - q.edge) * won + q.edge * margin(q, me)) // 100
    q.tried[place] += 1
    if q.asked == 1:
        explain(q, place, me)


def explain(q: Search, place: int, me: int) -> None:
    """Judges again with each part of the game left out, and adds up what the parts brought."""
    for part in range(parts.COUNT + 1):
        mask(q, me, q.masked if part == parts.COUNT else 1 << part)
        at = place * (parts.COUNT + 1) + part
        q.without[at] += ((100 - q.edge) * share(q, me) + q.edge * margin(q, me)) // 100
    points = q.scratch.rules.cursed_points
    rivals = 0
    later = 0
    for seat in range(q.scratch.n):
        q.final[seat] = scoring.score(q.scratch, seat)
        if seat != me:
            rivals += q.middle[seat] - q.before[seat] - points * q.curses[seat]
            later -= q.final[seat] - q.middle[seat]
    others = q.scratch.n - 1
    later += (q.final[me] - q.middle[me]) * others
    at = place * parts.COUNT
    q.sums[at + parts.TAKE] += q.middle[me] - q.before[me] - points * q.curses[me]
    q.sums[at + parts.DENY] += rivals
    q.sums[at + parts.CURSE] += q.curses[me]
    q.sums[at + parts.LATER] += later


def mask(q: Search, me: int, left_out: int) -> None:
    """Sets the final scores as they would be if some parts of the game did not count."""
    points = q.scratch.rules.cursed_points
    for seat in range(q.scratch.n):
        total = scoring.score(q.scratch, seat)
        if left_out >> parts.LATER & 1:
            total = q.middle[seat]
        won = q.middle[seat] - q.before[seat] - points * q.curses[seat]
        if seat == me:
            if left_out >> parts.TAKE & 1:
                total -= won
            if left_out >> parts.CURSE & 1:
                total -= points * q.curses[seat]
        elif left_out >> parts.DENY & 1:
            total -= won
        q.final[seat] = total


def margin(q: Search, me: int) -> int:
    """Gives the lead over the best of the others as a part of ``parts.WHOLE``."""
    best = -0x7FFF
    for seat in range(q.scratch.n):
        if seat != me:
            best = max(best, q.final[seat])
    lead = max(-parts.CLEAR, min(parts.CLEAR, q.final[me] - best))
    return (lead + parts.CLEAR) * parts.WHOLE // (2 * parts.CLEAR)


def share(q: Search, me: int) -> int:
    """Gives the part of the win that the final scores give to a seat."""
    equal = 0
    for seat in range(q.scratch.n):
        if q.final[seat] > q.final[me]:
            return 0
        if q.final[seat] == q.final[me]:
            equal += 1
    return parts.WHOLE // equal


def drop_last(q: Search) -> None:
    """Takes the worst answer but the favourite out of the race; of equals the one listed last."""
    worst = -1
    for place in range(q.answers):
        if q.race[place] == 0 or place == q.favourite:
            continue
        if worst < 0 or q.earned[place] <= q.earned[worst]:
            worst = place
    q.race[worst] = 0


def best(q: Search) -> int:
    """Gives the place of the best answer: the favourite, unless another is better beyond chance.

    A captain who has to begin does: playouts, in which the next one would, do not show why.
    """
    found = q.favourite
    if thumb.begins(q.among.blank):
        return found
    for place in range(q.answers):
        if q.race[place] == 0 or q.gap[place] <= 0 or not beyond(q, place, parts.DOUBT):
            continue
        if q.earned[place] > q.earned[found]:
            found = place
    return found


def action_at(q: Search, place: int) -> int:
    """Gives the answer at a place."""
    return q.among.blank.moves[place]


def findings(q: Search) -> list[list[int]]:
    """Gives for each answer that was tried: its action, in how many worlds, what it earned.

    Then follow the wins of each seat; what it would have earned without each part of the game
    and without the masked ones; and what each part brought.
    """
    found = []
    for place in range(q.answers):
        if q.tried[place] == 0:
            continue
        row = [q.among.blank.moves[place], q.tried[place], q.earned[place]]
        seats = place * phases.SEATS
        row += [q.wins[at] for at in range(seats, seats + q.scratch.n)]
        base = place * (parts.COUNT + 1)
        row += [q.without[at] for at in range(base, base + parts.COUNT + 1)]
        base = place * parts.COUNT
        row += [q.sums[at] for at in range(base, base + parts.COUNT)]
        found.append(row)
    return found
