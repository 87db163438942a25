"""Rounds and turns: lead, purchase, play, power, special flights, next seat. [3.3 to 3.5]"""

from __future__ import annotations

from drakehall.games.three_dragon_ante.core import (
    abilities,
    cards,
    money,
    notes,
    powers,
    steps,
    table,
    trios,
    winning,
)


def start_round(s: table.State) -> None:
    """Begins a round; a leader with Diplomacy may hand it over. [3.3]"""
    s.phase = steps.ROUNDS
    s.round += 1
    if s.journal is not None:
        s.note(notes.ROUND, s.round, s.leader)
    for seat in range(s.n):
        s.played[seat] = cards.NONE
    s.slain = 0
    s.last = steps.NOBODY
    s.lead_passed = 0
    s.turn = s.leader
    open_round(s)


def open_round(s: table.State) -> None:
    """Goes on to the leader's turn, after the question whether to hand over."""
    base = s.depth
    if s.talents >> steps.DIPLOMACY & 1:
        abilities.offer_lead(s)
    if s.depth == base:
        start_turn(s)
    else:
        s.queue(steps.START_TURN)


def start_turn(s: table.State) -> None:
    """Buys if the hand is down to one card, then asks for a card to play. [T1, T2, S:buy]"""
    s.coppers = 0
    s.copies = 0
    if s.hand_size[s.turn] <= 1:
        buy_first(s)
    else:
        s.ask(steps.ASK_PLAY, s.turn)


def buy_first(s: table.State) -> None:
    """Buys, then asks for a card to play."""
    base = s.depth
    money.buy(s, s.turn)
    if s.depth == base:
        take_turn(s)
    else:
        s.queue(steps.TAKE_TURN)


def take_turn(s: table.State) -> None:
    """Asks for a card; a seat without one is passed over. [R-47]"""
    if s.hand_size[s.turn] > 0:
        s.ask(steps.ASK_PLAY, s.turn)
        return
    s.note(notes.SKIP, s.turn)
    s.lay(s.turn, cards.NONE)
    pass_on(s)


def play(s: table.State, seat: int, card: int) -> None:
    """Lays a card; those who sense a motive are asked before its power wakes. [T2, T3]"""
    before = strength_before(s)
    reason = trigger_reason(s, seat, card, before)
    s.lay(seat, card)
    s.played[seat] = card
    s.last = seat
    if s.journal is not None:
        s.note(notes.PLAY, seat, card, s.total[seat])
    base = s.depth
    if s.talents >> steps.SENSE_MOTIVE & 1:
        abilities.offer_looks(s, seat)
    if s.depth == base:
        wake(s, seat, card, reason, before)
    else:
        s.queue(steps.WAKE, seat, before, card, cards.NONE, reason)


def wake(s: table.State, seat: int, card: int, reason: int, before: int) -> None:
    """Runs the power of the card just played if it triggers, then ends the turn. [T4, T5]"""
    base = s.depth
    if reason <= steps.EQUAL:
        powers.run(s, seat, card, card, by_princess=False)
    elif s.journal is not None:
        s.note(notes.SLEEPS, seat, card, before)
    finish_turn(s, seat, steps.SEEK_WILD, base)


def trigger_reason(s: table.State, seat: int, card: int, before: int) -> int:
    """Says why a card would trigger or not: the leader's does, others if not stronger. [S:round]

    Compared is the card that stands for the turn just before (``strength_before``), a Copper's
    replacement for instance; seats without a card are passed over. [R-5, R-47]
    """
    if seat == s.leader:
        return steps.LEADER
    if s.last == steps.NOBODY:
        return steps.FIRST
    if table.STRENGTH[card] == before:
        return steps.EQUAL
    return steps.WEAKER if table.STRENGTH[card] < before else steps.STRONGER


def strength_before(s: table.State) -> int:
    """Gives the strength of the card just before in this round, 0 if there is none."""
    return 0 if s.last == steps.NOBODY else table.STRENGTH[s.played[s.last]]


def finish_turn(s: table.State, seat: int, first: int, base: int) -> None:
    """Runs the end of a turn: special flights, empty hands, next seat. [T7-T9]

    Where something has to wait (more is pending than ``base``), the rest becomes one step with
    its stage as the memo.
    """
    stage = first
    if stage < steps.HANDS and (
        s.flight_size[seat] < steps.TRIO
        or (
            s.depth == base
            and not s.talents >> steps.WILD_CARD & 1
            and trios.shared_by_three(s, seat) == 0
        )
    ):
        stage = steps.HANDS
    if stage == steps.HANDS and s.empty & ~s.out == 0 and s.depth == base:
        pass_on(s)
        return
    while s.depth == base:
        if stage >= steps.HANDS:
            buyer = next_empty(s, seat, stage - steps.HANDS)
            if buyer == steps.NOBODY:
                pass_on(s)
                return
            stage = steps.HANDS + (buyer - seat + s.n) % s.n
            money.buy(s, buyer)
        elif stage == steps.SEEK_WILD:
            if s.talents >> steps.WILD_CARD & 1:
                abilities.offer_wild(s, seat)
        elif stage == steps.SEEK_COLOUR:
            trios.seek(s, seat, steps.COLOUR)
        else:
            trios.seek(s, seat, steps.STRENGTH)
        stage += 1
    s.queue_memo(steps.FINISH_TURN, seat, stage)


def next_empty(s: table.State, seat: int, passed: int) -> int:
    """Gives the next seat clockwise with an empty hand, who must buy, or nobody. [T8, R-18]

    The first ``passed`` seats from the active one on have had their moment.
    """
    if s.empty & ~s.out == 0:
        return steps.NOBODY
    other = seat
    for place in range(s.n):
        if place >= passed and (s.empty & ~s.out) >> other & 1:
            return other
        other = 0 if other + 1 == s.n else other + 1
    return steps.NOBODY


def pass_on(s: table.State) -> None:
    """Goes to the next seat, or ends the round after the last one. [T9]"""
    s.disarm_all()
    after = s.left(s.turn)
    if after == s.leader:
        end_round(s)
    else:
        s.turn = after
        start_turn(s)


def end_round(s: table.State) -> None:
    """Ends a round: a winner is sought after enough rounds, else another round begins.

    A round in which nobody plays ends the gambit without a winner. [R-47]
    """
    if s.last == steps.NOBODY or winning.table_is_full(s):
        winning.end_soon(s, steps.NOBODY)
        return
    if s.round >= s.rules.min_rounds and winning.find_winner(s):
        return
    s.leader = next_leader(s)
    start_round(s)


def next_leader(s: table.State) -> int:
    """Gives who leads the next round: Priest, else the highest card of the round. [3.5]"""
    if s.priest != steps.NOBODY:
        leader = s.priest
        s.priest = steps.NOBODY
        s.note(notes.LEAD, leader, notes.BY_PRIEST)
        return leader
    owner = highest_of_round(s)
    if owner == steps.NOBODY:
        s.note(notes.LEAD, s.leader, notes.BY_HOLD)
        return s.leader
    if s.journal is not None:
        s.note(notes.LEAD, owner, notes.BY_HIGHEST)
    return owner


def highest_of_round(s: table.State) -> int:
    """Gives the seat with the single highest card of the round, or nobody. [S:round, R-6, R-7]

    With the cascade, tied cards cancel each other and the next strength is looked at.
    """
    limit = cards.NONE
    while True:
        high = -1
        owner = steps.NOBODY
        for seat in range(s.n):
            strength = round_strength(s, seat)
            if strength < limit and strength >= high and strength > 0:
                owner = seat if strength > high else steps.NOBODY
                high = strength
        if high < 0 or owner != steps.NOBODY or s.rules.round_cascade == 0:
            return owner
        limit = high


def round_strength(s: table.State, seat: int) -> int:
    """Gives the strength that stands for a seat's turn, 0 for none."""
    if s.played[seat] == cards.NONE or (s.rules.slain_counts == 0 and s.slain >> seat & 1):
        return 0
    return table.STRENGTH[s.played[seat]]
