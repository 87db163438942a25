"""Rounds and turns: lead, purchase, play, power, special flights, next seat. [3.3, 3.4]"""

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
    base = s.depth
    if s.hand_size[s.turn] <= 1:
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
    reason = trigger_reason(s, seat, card)
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


def trigger_reason(s: table.State, seat: int, card: int) -> int:
    """Says why a card would trigger or not: the leader's does, others if not stronger. [S:round]

    Compared is the card that stands for the turn just before, a Copper's replacement for
    instance; seats without a card are passed over. [R-5, R-47]
    """
    if seat == s.leader:
        return steps.LEADER
    if s.last == steps.NOBODY:
        return steps.FIRST
    before = strength_before(s)
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
    if s.flight_size[seat] < steps.TRIO and stage < steps.HANDS:
        if s.empty & ~s.out == 0 and s.depth == base:
            pass_on(s)
            return
        stage = steps.HANDS
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
        elif trios.shared_by_three(s, seat) == 0:
            stage = steps.SEEK_STRENGTH
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
        s.ask(steps.END_ROUND, s.turn)
        return
    s.turn = after
    start_turn(s)
