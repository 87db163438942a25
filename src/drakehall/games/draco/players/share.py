"""Foresees how the treasure on the table will be shared out, as the rules of thumb think."""

from __future__ import annotations

from typing import Final

from drakehall.games.draco.core import cards, table
from drakehall.games.draco.players import mind, weights

COLOUR: Final = cards.COLOUR
VALUE: Final = cards.VALUE


def lead(m: mind.Mind, s: table.State, extra: int, rivals: int) -> int:
    """Gives what the seat that is asked gains over the others' average in hundredths of a point.

    ``extra`` is a card that is thought to lie on the table as well, or ``cards.NONE``;
    ``rivals`` says how much the others' gain counts. The seats in ``order`` take in turn.
    """
    share_out(m, s, extra)
    theirs = 0
    for seat in range(m.players):
        if seat != s.turn:
            theirs += m.gains[seat]
    return m.gains[s.turn] - part(theirs * rivals, 100 * (m.players - 1))


def share_out(m: mind.Mind, s: table.State, extra: int) -> None:
    """Lets the seats in ``order`` take what gains most, again and again; fills ``gains``."""
    count = s.table_size
    for place in range(count):
        m.left[place] = s.table[place]
    if extra != cards.NONE:
        m.left[count] = extra
        count += 1
    for seat in range(m.players):
        m.gains[seat] = 0
        m.then_bar[seat] = m.bar[seat]
        base = seat * cards.COLOURS
        for colour in range(base, base + m.colours):
            m.then[colour] = m.held[colour]
    if m.takers == 0:
        return
    turn = 0
    while count > 0:
        pick(m, m.order[turn], count)
        count -= 1
        turn = turn + 1 if turn + 1 < m.takers else 0


def pick(m: mind.Mind, seat: int, count: int) -> None:
    """Lets a seat take the best of the first ``count`` cards that are left."""
    base = seat * cards.COLOURS
    best = -0x7FFFFFFF
    at = 0
    for place in range(count):
        card = m.left[place]
        gain = m.change(m.then[base + COLOUR[card]], m.then_bar[seat], card)
        if gain > best or (gain == best and card > m.left[at]):
            best = gain
            at = place
    card = m.left[at]
    m.left[at] = m.left[count - 1]
    m.gains[seat] += best
    own = m.then[base + COLOUR[card]] + 100 * VALUE[card]
    m.then[base + COLOUR[card]] = own
    if own > m.then_bar[seat]:
        m.then_bar[seat] = bar_after(m, base)


def bar_after(m: mind.Mind, base: int) -> int:
    """Gives the bar of a seat in the division that is foreseen: its best colour but so many."""
    above = 0x7FFFFFFF
    rank = 0
    best = 0
    while rank < m.plus:
        best = 0
        times = 0
        for colour in range(base, base + m.colours):
            points = m.then[colour]
            if points < above:
                if points > best:
                    best = points
                    times = 1
                elif points == best:
                    times += 1
        if best == 0:
            return 0
        rank += times
        above = best
    return best


def order_of_all(m: mind.Mind, s: table.State) -> None:
    """Lines up who can take part in the duel to come, those with most in hand first."""
    for seat in range(m.players):
        m.strength[seat] = highest(s.swords[seat])
    first = m.strength[s.turn]
    if first > 0:
        m.strength[s.turn] += highest(s.swords[s.turn] & ~(1 << first))
    line_up(m, s)


def order_with(m: mind.Mind, s: table.State, sword: int) -> None:
    """Lines up who will take part if the seat that is asked plays a sword (0: none).

    Whoever still has a chance is thought to play one of its free swords.
    """
    for seat in range(m.players):
        m.strength[seat] = s.strength(seat)
    m.strength[s.turn] += sword
    gone = s.on_table() | (1 << sword)
    seat = s.turn
    for _ in range(s.opportunity, m.players):
        seat = s.after(seat)
        if seat != s.turn:
            m.strength[seat] = middling(s.swords[seat] & ~gone, m.weight[weights.MIDDLE])
    line_up(m, s)


def line_up(m: mind.Mind, s: table.State) -> None:
    """Puts the seats with any strength in order; in a tie the captain goes first."""
    m.takers = 0
    for seat in range(m.players):
        own = m.strength[seat]
        if own <= 0:
            continue
        place = m.takers
        while place > 0 and is_behind(m, s, m.order[place - 1], seat):
            m.order[place] = m.order[place - 1]
            place -= 1
        m.order[place] = seat
        m.takers += 1


def is_behind(m: mind.Mind, s: table.State, seat: int, other: int) -> bool:
    """Tells whether a seat picks after another."""
    if m.strength[seat] != m.strength[other]:
        return m.strength[seat] < m.strength[other]
    return other == s.captain


def highest(swords: int) -> int:
    """Gives the highest of some swords, 0 if there is none."""
    found = 0
    while swords > 1:
        swords >>= 1
        found += 1
    return found


def middling(swords: int, where: int) -> int:
    """Gives the sword at a place among some, 0 the weakest, 100 the strongest; 0 if none."""
    if swords == 0:
        return 0
    for _ in range((count(swords) - 1) * where // 100):
        swords &= swords - 1
    found = 0
    while swords & 1 == 0:
        swords >>= 1
        found += 1
    return found


def count(swords: int) -> int:
    """Gives how many swords there are."""
    found = 0
    while swords > 0:
        swords &= swords - 1
        found += 1
    return found


def part(amount: int, whole: int) -> int:
    """Divides towards 0, as C does it: the same on every build."""
    return amount // whole if amount >= 0 else -(-amount // whole)
