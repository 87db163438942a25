"""The ante: secret choice, reveal, leader and price; voided antes. [3.2, S:ante]"""

from __future__ import annotations

from drakehall.games.three_dragon_ante.core import (
    cards,
    money,
    notes,
    pile,
    rounds,
    steps,
    table,
)


def ask_antes(s: table.State) -> None:
    """Opens the ante of a gambit, or another one after antes were voided. [A1]"""
    s.phase = steps.ANTES
    s.revealed = 0
    s.blind = 0
    s.chosen = s.out
    open_antes(s)


def open_antes(s: table.State) -> None:
    """Lays the antes that nobody chooses, then asks the seats that have yet to choose.

    A seat without cards antes the top of the pile [R-47]; a blind ante is the card dealt last,
    where one was dealt [7.6, R-55].
    """
    for seat in range(s.n):
        if s.chosen >> seat & 1:
            continue
        if s.hand_size[seat] == 0:
            card = pile.pop(s)
            lay_blind(s, seat, card)
            pile.refresh(s)
        elif pile.antes_blind(s, seat) and s.last_dealt[seat] != cards.NONE:
            s.remove_from_hand(seat, s.last_dealt[seat])
            lay_blind(s, seat, s.last_dealt[seat])
    ask_next_ante(s)


def lay_blind(s: table.State, seat: int, card: int) -> None:
    """Lays an ante that nobody has seen, or none if there is no card at all."""
    s.ante[seat] = card
    s.chosen |= 1 << seat
    s.blind |= 1 << seat
    if card != cards.NONE:
        s.note(notes.BLIND, seat, card)


def ask_next_ante(s: table.State) -> None:
    """Asks the first seat that has not chosen, or reveals the antes when all have."""
    for seat in range(s.n):
        if not s.chosen >> seat & 1:
            s.ask(steps.ASK_ANTE, seat)
            return
    reveal(s)


def commit_ante(s: table.State, seat: int, card: int) -> None:
    """Lays a seat's ante face down."""
    s.ante[seat] = card
    s.chosen |= 1 << seat
    if s.journal is not None:
        s.note(notes.ANTE, seat, card)


def reveal(s: table.State) -> None:
    """Turns the antes and finds the leader, or voids the antes. [A2, A3]

    After twenty voided antes in a row the last leader leads again, in the first gambit the
    first seat, unless the antes then have a leader of their own.
    """
    s.revealed = 1
    if s.journal is not None:
        for seat in range(s.n):
            if s.ante[seat] != cards.NONE:
                s.note(notes.REVEAL, seat, s.ante[seat])
    leader = ante_leader(s)
    if leader == steps.NOBODY and s.voids < steps.MAX_VOIDS:
        void_antes(s)
        return
    if leader == steps.NOBODY:
        leader = s.leader if s.plays(s.leader) else s.left(s.leader)
    s.voids = 0
    s.leader = leader
    s.note(notes.LEAD, leader, notes.BY_ANTE)
    if s.journal is not None:
        s.note(notes.PRICE, highest_ante(s) * s.rate)
    concentrate(s)


def concentrate(s: table.State) -> None:
    """Finds who pays 1 less because somebody is richer, and asks them if so ruled. [6.2, R-34]"""
    s.concentrating = 0
    if not s.talents >> steps.CONCENTRATION & 1:
        pay_antes(s)
        return
    base = s.depth
    for seat in range(s.n):
        if s.has(seat, steps.CONCENTRATION) and is_outdone(s, seat):
            if s.rules.ask_optional == 1:
                s.queue(steps.ASK_USE, seat, seat, cards.NONE, steps.CONCENTRATION)
            else:
                s.concentrating |= 1 << seat
                s.note(notes.USE, seat, steps.CONCENTRATION)
    if s.depth == base:
        pay_antes(s)
    else:
        s.queue(steps.PAY_ANTES)


def is_outdone(s: table.State, seat: int) -> bool:
    """Tells whether another player has strictly more gold than a seat in the game."""
    if not s.plays(seat):
        return False
    for other in range(s.n):
        if s.gold[other] > s.gold[seat]:
            return True
    return False


def pay_antes(s: table.State) -> None:
    """Lets everybody pay the price and begins the first round. [A4]"""
    price = highest_ante(s) * s.rate
    for seat in range(s.n):
        if s.plays(seat):
            less = s.rate if s.concentrating >> seat & 1 else 0
            money.pay_exactly(s, seat, steps.STAKES, price - less)
    s.concentrating = 0
    s.round = 0
    rounds.start_round(s)


def highest_ante(s: table.State) -> int:
    """Gives the price: the highest ante, cancelled ones too; no card counts as 0. [R-4, R-47]"""
    high = 0
    for seat in range(s.n):
        high = max(high, table.STRENGTH[s.ante[seat]])
    return high


def ante_leader(s: table.State) -> int:
    """Gives the owner of the highest ante that no tie cancels, or nobody. [S:ante, R-2]

    The seed looks at the two highest strengths; with the cascade all are looked at.
    """
    limit = cards.NONE
    looked = 0
    while looked < 2 or s.rules.ante_cascade == 1:
        high = -1
        owner = steps.NOBODY
        for seat in range(s.n):
            strength = table.STRENGTH[s.ante[seat]]
            if strength < limit and strength >= high and s.plays(seat):
                owner = seat if strength > high else steps.NOBODY
                high = strength
        if high < 0 or owner != steps.NOBODY:
            return owner
        limit = high
        looked += 1
    return steps.NOBODY


def void_antes(s: table.State) -> None:
    """Discards the antes, lets everybody draw a card and asks again; nobody pays. [A3r, R-3]"""
    s.voids += 1
    s.note(notes.VOID)
    pile.clear_antes(s)
    for seat in range(s.n):
        if s.plays(seat):
            pile.deal_to(s, seat, 1)
    ask_antes(s)
