"""What a player answers to the open question."""

from __future__ import annotations

from drakehall.games.three_dragon_ante.core import actions, engine, steps, table
from drakehall.games.three_dragon_ante.players import answers, minds, plays, scale, sight


def choose(m: minds.Minds, s: table.State) -> int:
    """Gives the action of the player who is asked."""
    seat = s.frame_seat[s.depth - 1]
    if s.moves_count == 1:
        return engine.move_at(s, 0)
    if m.kinds[seat] == scale.CHANCE:
        return engine.move_at(s, m.draw(s.moves_count))
    weigh(m, s)
    return best(m, s, m.slack[seat])


def best(m: minds.Minds, s: table.State, slack: int) -> int:
    """Gives the best move, of equals that with the lowest number, as ``weigh`` left them noted.

    With ``slack`` one of those that are hardly worse is drawn.
    """
    most = 0
    for place in range(1, s.moves_count):
        if is_better(m, s, place, most):
            most = place
    if slack == 0:
        return engine.move_at(s, most)
    near = 0
    for place in range(s.moves_count):
        if m.worths[place] + slack >= m.worths[most]:
            near += 1
    chosen = m.draw(near)
    for place in range(s.moves_count):
        if m.worths[place] + slack >= m.worths[most]:
            if chosen == 0:
                return engine.move_at(s, place)
            chosen -= 1
    return engine.move_at(s, most)


def is_better(m: minds.Minds, s: table.State, place: int, other: int) -> bool:
    """Tells whether a move is worth more than another, or as much with a lower number."""
    if m.worths[place] == m.worths[other]:
        return engine.move_at(s, place) < engine.move_at(s, other)
    return m.worths[place] > m.worths[other]


def weigh(m: minds.Minds, s: table.State) -> None:
    """Notes for each listed move what it is worth to the seat that is asked."""
    top = s.depth - 1
    kind = s.frame_kind[top]
    sight.look(m, s, s.frame_seat[top])
    if kind > steps.ASK_PLAY and kind < steps.ASK_LEAD:
        sight.note_flight(m, s)
    for place in range(s.moves_count):
        m.worths[place] = worth(m, s, kind, engine.move_at(s, place))


def worth(m: minds.Minds, s: table.State, kind: int, action: int) -> int:
    """Gives what an action is worth, once the table is noted."""
    if kind == steps.ASK_ANTE:
        return plays.ante(m, s, action - actions.ANTE)
    if kind == steps.ASK_PLAY:
        return plays.play(m, s, action - actions.PLAY)
    if kind < steps.ASK_LEAD:
        return answers.by_power(m, s, kind, action)
    return answers.by_ability(s, kind, action)
