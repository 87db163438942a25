"""The notes that a player takes before it weighs moves."""

from __future__ import annotations

from drakehall.games.three_dragon_ante.core import cards, steps, table, winning
from drakehall.games.three_dragon_ante.players import gains, minds, weights


def look(m: minds.Minds, s: table.State, me: int) -> None:
    """Notes who decides and how the table lies for that seat."""
    m.me = me
    m.base = me * weights.COUNT
    m.after = max(0, s.rules.min_rounds - s.round)
    m.size = s.hand_size[me]
    m.others = 0
    for seat in range(s.n):
        if s.opposes(me, seat) and s.plays(seat):
            m.others += 1
    m.others = max(1, m.others)
    rank_hand(m, s, me)


def rank_hand(m: minds.Minds, s: table.State, me: int) -> None:
    """Notes the strengths of the hand, the highest first."""
    base = me * steps.HAND
    for place in range(s.hand_size[me]):
        strength = table.STRENGTH[s.hand[base + place]]
        at = place
        while at > 0 and m.ranked[at - 1] < strength:
            m.ranked[at] = m.ranked[at - 1]
            at -= 1
        m.ranked[at] = strength


def note_flight(m: minds.Minds, s: table.State) -> None:
    """Notes the flight as it lies, and its chance to win."""
    m.size = s.hand_size[m.me]
    m.total = s.total[m.me]
    m.good = s.good[m.me]
    m.evil = s.evil[m.me]
    m.mortal = s.mortal[m.me]
    m.chance = 0 if winning.god_bars(s, m.me) else gains.chance_to_win(m, s, 0)


def note_play(m: minds.Minds, s: table.State, card: int) -> None:
    """Notes the flight as it would lie with one more card, and its chance to win."""
    side = table.SIDE[card]
    m.size = s.hand_size[m.me] - 1
    m.total = s.total[m.me] + table.STRENGTH[card]
    m.good = s.good[m.me] + (1 if side == cards.GOOD else 0)
    m.evil = s.evil[m.me] + (1 if side == cards.EVIL else 0)
    m.mortal = s.mortal[m.me] + (1 if side == cards.MORTAL else 0)
    m.chance = 0 if would_bar(m, s, card) else gains.chance_to_win(m, s, table.STRENGTH[card])


def would_bar(m: minds.Minds, s: table.State, card: int) -> bool:
    """Tells whether a god would bar the flight noted."""
    power = table.POWER[card]
    if power == cards.TIAMAT and m.good > 0:
        return True
    if power == cards.BAHAMUT and m.evil > 0:
        return True
    if m.good == 0 or m.evil == 0:
        return False
    for slot in range(s.flight_size[m.me]):
        laid = table.POWER[s.at(m.me, slot)]
        if laid == cards.TIAMAT or laid == cards.BAHAMUT:
            return True
    return False


def rival(m: minds.Minds, s: table.State) -> int:
    """Gives the opponent with the strongest flight, of equals the richest."""
    best = steps.NOBODY
    for seat in range(s.n):
        if not s.opposes(m.me, seat) or not s.plays(seat):
            continue
        if best == steps.NOBODY or is_more(s, seat, best):
            best = seat
    return best


def is_more(s: table.State, seat: int, best: int) -> bool:
    """Tells whether a seat's flight is stronger than another's, or as strong and richer."""
    if s.total[seat] == s.total[best]:
        return s.gold[seat] > s.gold[best]
    return s.total[seat] > s.total[best]
