"""Foresees how the treasure on the table will be shared out, as the rules of thumb think."""

from __future__ import annotations

from typing import Final

from drakehall.games.draco.core import cards, phases, table
from drakehall.games.draco.players import mind, weights

COLOUR: Final = cards.COLOUR
VALUE: Final = cards.VALUE


def lead(m: mind.Mind, s: table.State, rivals: int) -> int:
    """Gives what the seat that is asked gains over the others' average in hundredths of a point.

    ``rivals`` says how much the others' gain counts. The seats in ``order`` take in turn; for the
    same order nothing is reckoned again until the table is looked at anew.
    """
    key = m.takers
    for place in range(m.takers):
        key = key * phases.SEATS + m.order[place]
    if key != m.known:
        share_out(m, s)
        m.known = key
        m.here = ahead(m, s, rivals)
    return m.here


def lead_with(m: mind.Mind, s: table.State, extra: int, rivals: int) -> int:
    """Gives the same as if a card lay on the table besides; ``lead`` comes first.

    Until somebody wants that card most, all take what they took without it.
    """
    begin(m)
    step = 0
    turn = 0
    while step < m.steps and not wants(m, m.order[turn], extra, step):
        give(m, m.order[turn], m.taken[step], m.gained[step])
        step += 1
        turn = turn + 1 if turn + 1 < m.takers else 0
    if m.takers > 0:
        m.left[0] = extra
        for place in range(step, m.steps):
            m.left[place - step + 1] = m.taken[place]
        count = m.steps - step + 1
        while count > 0:
            pick(m, m.order[turn], count)
            count -= 1
            turn = turn + 1 if turn + 1 < m.takers else 0
    return ahead(m, s, rivals)


def ahead(m: mind.Mind, s: table.State, rivals: int) -> int:
    """Gives by how much the seat that is asked gains more than the others on the average."""
    theirs = 0
    for seat in range(m.players):
        if seat != s.turn:
            theirs += m.gains[seat]
    return m.gains[s.turn] - part(theirs * rivals, 100 * (m.players - 1))


def begin(m: mind.Mind) -> None:
    """Sets all prospects back to what they are before the division."""
    for seat in range(m.players):
        m.gains[seat] = 0
        m.then_bar[seat] = m.bar[seat]
        base = seat * cards.COLOURS
        for colour in range(base, base + m.colours):
            m.then[colour] = m.held[colour]


def share_out(m: mind.Mind, s: table.State) -> None:
    """Lets the seats in ``order`` take what gains most, again and again, and notes the steps."""
    begin(m)
    m.steps = 0
    if m.takers == 0:
        return
    count = s.table_size
    for place in range(count):
        m.left[place] = s.table[place]
    turn = 0
    while count > 0:
        seat = m.order[turn]
        before = m.gains[seat]
        m.taken[m.steps] = pick(m, seat, count)
        m.gained[m.steps] = m.gains[seat] - before
        m.steps += 1
        count -= 1
        turn = turn + 1 if turn + 1 < m.takers else 0


def wants(m: mind.Mind, seat: int, card: int, step: int) -> bool:
    """Tells whether a seat would rather take a card than what it took in a step."""
    at = seat * cards.COLOURS + COLOUR[card]
    gain = m.change(m.then[at], m.then_bar[seat], card)
    return gain > m.gained[step] or (gain == m.gained[step] and card > m.taken[step])


def pick(m: mind.Mind, seat: int, count: int) -> int:
    """Lets a seat take the best of the first ``count`` cards that are left, and gives it."""
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
    give(m, seat, card, best)
    return card


def give(m: mind.Mind, seat: int, card: int, gain: int) -> None:
    """Gives a card to a seat in the division that is foreseen.

    The bar stays where it is unless a colour crosses it.
    """
    base = seat * cards.COLOURS
    m.gains[seat] += gain
    before = m.then[base + COLOUR[card]]
    own = before + 100 * VALUE[card]
    m.then[base + COLOUR[card]] = own
    if before <= m.then_bar[seat] < own:
        m.then_bar[seat] = m.least(seat)


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
