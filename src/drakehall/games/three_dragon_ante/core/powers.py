"""Which card does what: the three places where a power starts, lists and takes answers."""

from __future__ import annotations

from drakehall.games.three_dragon_ante.core import (
    actions,
    cards,
    dragons,
    mortals,
    notes,
    steps,
    table,
)


def run(s: table.State, actor: int, card: int, text: int, by_princess: bool) -> None:
    """Runs the ordinary power printed on ``text`` as if it stood on ``card``.

    A Copper ends by running the card it brought, whatever its strength.
    """
    while text != cards.NONE:
        if s.journal is not None:
            s.note(notes.WAKES, actor, card, text)
        power = table.POWER[text]
        text = cards.NONE
        if power == cards.COPPER:
            card = text = dragons.copper(s, actor, card)
            by_princess = False
        elif power >= cards.ARCHMAGE:
            run_mortal(s, actor, card, power)
        else:
            run_dragon(s, actor, card, power, by_princess)


def run_dragon(s: table.State, actor: int, card: int, power: int, by_princess: bool) -> None:
    """Runs the power of a dragon other than Copper; Tiamat has none."""
    if power == cards.RED:
        dragons.red(s, actor, card)
    elif power == cards.GOLD:
        dragons.gold(s, actor, by_princess)
    elif power == cards.BLUE:
        dragons.blue(s, actor, card)
    elif power == cards.SILVER:
        dragons.silver(s, actor)
    elif power == cards.GREEN:
        dragons.green(s, actor, card)
    elif power == cards.BRONZE:
        dragons.bronze(s, actor, card)
    elif power == cards.BLACK:
        dragons.black(s, actor)
    elif power == cards.WHITE:
        dragons.white(s, actor)
    elif power == cards.BRASS:
        dragons.brass(s, actor, card)
    elif power == cards.DRACOLICH:
        dragons.dracolich(s, actor, card)
    elif power == cards.BAHAMUT:
        dragons.bahamut(s, actor)


def run_mortal(s: table.State, actor: int, card: int, power: int) -> None:
    """Runs the power of a mortal."""
    if power == cards.ARCHMAGE:
        mortals.archmage(s, actor, card)
    elif power == cards.DRAGONSLAYER:
        mortals.dragonslayer(s, actor, card)
    elif power == cards.THIEF:
        mortals.thief(s, actor, card)
    elif power == cards.DRUID:
        mortals.druid(s, actor)
    elif power == cards.PRIEST:
        mortals.priest(s, actor)
    elif power == cards.PRINCESS:
        mortals.princess(s, actor, card)
    else:
        mortals.fool(s, actor)


def list_moves(s: table.State, top: int) -> None:
    """Lists the answers to a question that a power has put; none: there is nothing to answer."""
    kind = s.frame_kind[top]
    seat = s.frame_seat[top]
    card = s.frame_card[top]
    power = s.frame_power[top]
    if kind == steps.ASK_TARGET:
        dragons.strongest_opponents(s, seat)
    elif kind == steps.ASK_BLUE:
        dragons.list_blue(s, seat)
    elif kind == steps.ASK_TRIBUTE:
        dragons.list_tribute(s, seat, card, power)
    elif kind == steps.ASK_BRONZE:
        dragons.list_bronze(s, s.frame_memo[top])
    elif kind == steps.ASK_SLAY:
        mortals.list_prey(s, card)
    elif kind == steps.ASK_DISCARD:
        mortals.list_hand(s, seat, actions.DISCARD)
    elif kind == steps.ASK_TRIGGER:
        mortals.list_armed(s, seat, s.frame_memo[top])
    elif power == cards.ARCHMAGE:
        mortals.list_antes_to_copy(s)
    else:
        dragons.list_evil_dragons(s, card)


def answer(s: table.State, top: int, action: int, place: int) -> None:
    """Does what an answer to a power's question says.

    The question stood at ``top`` of the stack and is taken off already; ``place`` is the seat
    that tells equal words apart.
    """
    kind = s.frame_kind[top]
    seat = s.frame_seat[top]
    card = s.frame_card[top]
    power = s.frame_power[top]
    memo = s.frame_memo[top]
    if kind == steps.ASK_TARGET:
        answer_target(s, seat, card, power, action - actions.TARGET)
    elif kind == steps.ASK_BLUE:
        dragons.answer_blue(s, seat, action)
    elif kind == steps.ASK_TRIBUTE:
        dragons.answer_tribute(s, seat, s.frame_owner[top], power, action)
    elif kind == steps.ASK_BRONZE:
        ante = dragons.ante_of_kind(s, action - actions.TAKE, place)
        dragons.answer_bronze(s, seat, card, memo, ante)
    elif kind == steps.ASK_SLAY:
        mortals.answer_slay(s, seat, action)
    elif kind == steps.ASK_DISCARD:
        mortals.answer_discard(s, seat, action)
    elif kind == steps.ASK_TRIGGER:
        answer_trigger(s, seat, card, memo, action - actions.TRIGGER)
    else:
        answer_copy(s, seat, card, power, action - actions.COPY, place)


def answer_target(s: table.State, actor: int, card: int, power: int, victim: int) -> None:
    """Goes on with the opponent that Red or Brass is about."""
    if power == cards.RED:
        dragons.red_strikes(s, actor, victim)
    else:
        s.queue(steps.ASK_TRIBUTE, victim, actor, card, cards.BRASS)


def answer_trigger(s: table.State, actor: int, card: int, bit: int, kind: int) -> None:
    """Triggers the chosen dragon; the Princess goes on after it. [R-51]"""
    dragon = mortals.disarm(s, actor, kind, bit)
    run(s, actor, dragon, dragon, by_princess=True)
    s.queue(steps.ASK_TRIGGER, actor, actor, card, cards.PRINCESS, bit)


def answer_copy(s: table.State, actor: int, card: int, power: int, kind: int, place: int) -> None:
    """Runs the chosen card's power as if printed on the copying card. [R-9, R-10]"""
    if power == cards.ARCHMAGE:
        text = ante_to_copy(s, kind, place)
    else:
        text = evil_dragon_to_copy(s, card, kind, place)
    s.copied[s.copies] = text
    s.copies += 1
    run(s, actor, card, text, by_princess=False)


def ante_to_copy(s: table.State, kind: int, place: int) -> int:
    """Gives the ante that is meant: the one at ``place`` if it fits, else the first that may."""
    found = cards.NONE
    for seat in range(s.n):
        ante = s.ante[seat]
        if ante == cards.NONE or ante % cards.KINDS != kind or dragons.copied_before(s, ante):
            continue
        if found == cards.NONE or seat == place:
            found = ante
    return found


def evil_dragon_to_copy(s: table.State, card: int, kind: int, place: int) -> int:
    """Gives the evil dragon that is meant: one of ``place`` if it fits, else the first."""
    found = cards.NONE
    found_seat = steps.NOBODY
    for seat in range(s.n):
        for slot in range(s.flight_size[seat]):
            other = s.at(seat, slot)
            if other % cards.KINDS != kind or not dragons.may_be_copied(s, other, card):
                continue
            if found == cards.NONE or (seat == place and found_seat != place):
                found = other
                found_seat = seat
    return found
