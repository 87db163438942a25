"""The rules of thumb: what a person answers who knows the game a little, in whole numbers.

They look at nothing that a seat does not see: of the deck, at its size alone.
"""

from __future__ import annotations

from typing import Final

from drakehall.games.draco.core import actions, cards, engine, phases, table
from drakehall.games.draco.players import mind, share, weights

VALUE: Final = cards.VALUE


def choose(m: mind.Mind, s: table.State) -> int:
    """Gives the best answer to the open question; of equals the first that is listed."""
    best = s.moves[0]
    if s.moves_count == 1 or begins(s):
        return best
    m.look(s)
    most = worth(m, s, best)
    for place in range(1, s.moves_count):
        found = worth(m, s, s.moves[place])
        if found > most:
            most = found
            best = s.moves[place]
    return best


def begins(s: table.State) -> bool:
    """Tells whether a captain has turned up no card: then it does, which is listed first.

    Where a captain may stop at none, somebody has to begin, or the game has no end. The last
    round ends anyhow.
    """
    return s.phase == phases.CAPTAIN and s.flipped == 0 and s.final == 0


def worth(m: mind.Mind, s: table.State, action: int) -> int:
    """Gives what an answer is worth in hundredths of a point; ``look`` comes first."""
    if s.phase == phases.CAPTAIN:
        return captain(m, s, action)
    if s.phase == phases.DUEL:
        return duel(m, s, action)
    if s.phase == phases.DIVISION:
        return division(m, s, action)
    return gift(m, s, action)


def captain(m: mind.Mind, s: table.State, action: int) -> int:
    """Turn up cards as long as another one would gain more than the curse threatens to cost."""
    if action == actions.STOP and begins(s):
        return -0x7FFFFFFF
    share.order_of_all(m, s)
    here = share.lead(m, s, m.weight[weights.RIVALS])
    if action == actions.STOP:
        return here
    chance = risk(m, s)
    hoped = 0
    cards_left = 0
    for colour in range(m.colours):
        rest = m.rest[colour]
        if rest > 0:
            card = usual(m, colour, rest)
            likely = max(1, rest // VALUE[card])
            hoped += likely * share.lead_with(m, s, card, m.weight[weights.RIVALS])
            cards_left += likely
    if cards_left > 0:
        hoped = share.part(hoped, cards_left)
    feared = here - m.weight[weights.CURSE]
    return share.part((1000 - chance) * hoped + chance * feared, 1000)


def duel(m: mind.Mind, s: table.State, action: int) -> int:
    """Play the sword that gains most over the others, counting what it costs to spend it."""
    sword = 0 if action == actions.PASS else action - actions.SWORD
    share.order_with(m, s, sword)
    gained = share.lead(m, s, m.weight[weights.OTHERS])
    if sword == 0:
        return gained
    cost = m.weight[weights.SWORD] + m.weight[weights.STRENGTH] * sword
    if s.final == 1:
        return gained - cost * m.weight[weights.LAST] // 100
    dear = share.part(m.weight[weights.SCARCE] * behind(m, s), 100)
    return gained - share.part(cost * (100 + dear), 100)


def behind(m: mind.Mind, s: table.State) -> int:
    """Gives how many swords fewer the seat has than the others on the average, in hundredths."""
    theirs = 0
    own = 0
    for seat in range(m.players):
        if seat == s.turn:
            own = share.count(s.swords[seat])
        else:
            theirs += share.count(s.swords[seat])
    return 100 * theirs // (m.players - 1) - 100 * own


def division(m: mind.Mind, s: table.State, action: int) -> int:
    """Take the treasure that gains most, or that a rival wants even more."""
    if action == actions.PASS:
        return 0
    card = action - actions.TAKE
    wanted = 0
    for seat in range(m.players):
        if seat != s.turn and s.played[seat] != 0:
            theirs = m.gain(seat, card)
            wanted = max(wanted, theirs)
    return m.gain(s.turn, card) + wanted * m.weight[weights.DENIAL] // 100


def gift(m: mind.Mind, s: table.State, action: int) -> int:
    """Unseen cards are welcome unless a curse is near."""
    welcome = 10 * m.weight[weights.GIFT] - risk(m, s)
    return welcome if action == actions.ACCEPT else -welcome


def usual(m: mind.Mind, colour: int, rest: int) -> int:
    """Gives a middling card of a colour of which so many points are to come."""
    middle = (m.whole[colour] + m.counts[colour] // 2) // m.counts[colour]
    return colour * cards.VALUES + min(middle, rest) - 1


def risk(m: mind.Mind, s: table.State) -> int:
    """Estimates the chance of a curse in thousandths: the longer a pile has shown none, the more.

    Without piles, or where the piles do not tell, the curses are anywhere in the deck.
    """
    if s.pile == 0:
        return 0
    curses = s.rules.cursed_count - s.curses
    size = m.whole_count + s.rules.cursed_count
    piles = s.rules.pile_count
    if piles == s.rules.cursed_count and piles > 1:
        turned = size - s.pile
        begun = turned * piles // size
        if s.curses > begun:
            return 0
        if s.curses == begun:
            rest = (size * (begun + 1) + piles - 1) // piles - turned
            return 1000 // rest if rest > 0 else 1000
    if curses <= 0:
        return 0
    return 1000 * curses // s.pile if curses < s.pile else 1000


def play_game(s: table.State, own: mind.Mind, other: mind.Mind, seat: int) -> None:
    """Plays on to the end: a seat by its own rules of thumb, all others by other ones."""
    while s.phase != phases.OVER:
        if s.turn == seat:
            engine.apply(s, choose(own, s))
        else:
            engine.apply(s, choose(other, s))
