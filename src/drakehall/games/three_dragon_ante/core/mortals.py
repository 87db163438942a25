"""The powers of the seven mortals, in the order of the card list. [S:card, section 4]

A mortal's fee of 1 gold comes first and always, even if the rest can do nothing; the Thief has
none. ``card`` is "this card", whose strength counts (the Archmage's 9 for a copied Slayer).
"""

from __future__ import annotations

from drakehall.games.three_dragon_ante.core import (
    actions,
    amounts,
    cards,
    dragons,
    money,
    notes,
    pile,
    steps,
    table,
)


def archmage(s: table.State, actor: int, card: int) -> None:
    """Pay 1; copy the power of an ante card still on the table. [S:card/archmage, R-9]"""
    money.pay(s, actor, steps.STAKES, amounts.FEE)
    s.queue(steps.ASK_COPY, actor, actor, card, cards.ARCHMAGE)


def list_antes_to_copy(s: table.State) -> None:
    """Lists the antes that this turn has not copied yet."""
    for seat in range(s.n):
        if s.ante[seat] != cards.NONE and not dragons.copied_before(s, s.ante[seat]):
            s.add_word(actions.COPY, s.ante[seat])


def dragonslayer(s: table.State, actor: int, card: int) -> None:
    """Pay 1; put a dragon weaker than this card on the discard pile. [S:card/dragonslayer]"""
    money.pay(s, actor, steps.STAKES, amounts.FEE)
    s.queue(steps.ASK_SLAY, actor, actor, card, cards.DRAGONSLAYER)


def list_prey(s: table.State, card: int) -> None:
    """Lists the dragons of all flights, your own too, that are weaker. [R-28: forced]"""
    for seat in range(s.n):
        for slot in range(s.flight_size[seat]):
            prey = s.at(seat, slot)
            if prey == cards.NONE or table.SIDE[prey] == cards.MORTAL:
                continue
            if table.STRENGTH[prey] < table.STRENGTH[card]:
                s.add_word(actions.SLAY + seat * cards.KINDS, prey)


def answer_slay(s: table.State, actor: int, action: int) -> None:
    """Slays the earliest such dragon of that seat; what it paid or was paid stays. [R-7]"""
    victim = (action - actions.SLAY) // cards.KINDS
    kind = (action - actions.SLAY) % cards.KINDS
    slot = 0
    while s.at(victim, slot) == cards.NONE or s.at(victim, slot) % cards.KINDS != kind:
        slot += 1
    prey = s.lift(victim, slot)
    pile.discard(s, prey)
    if s.played[victim] == prey:
        s.slain |= 1 << victim
    s.note(notes.SLAY, actor, victim, prey)


def thief(s: table.State, actor: int, card: int) -> None:
    """Steal 7; discard a card of your choice, also if that emptied the stakes. [S:card/thief]"""
    money.steal(s, actor, amounts.THIEF, steps.ASK_DISCARD, card)


def list_hand(s: table.State, seat: int, verb: int) -> None:
    """Lists a hand's words under a verb; with one set each card is a word of its own."""
    base = seat * steps.HAND
    if s.rules.sets > 1:
        for place in range(base, base + s.hand_size[seat]):
            s.add_word(verb, s.hand[place])
        return
    for place in range(s.hand_size[seat]):
        s.moves[place] = verb + s.hand[base + place]
    s.moves_count = s.hand_size[seat]


def answer_discard(s: table.State, actor: int, action: int) -> None:
    """Discards the chosen card."""
    card = s.take_from_hand(actor, action - actions.DISCARD)
    pile.discard(s, card)
    s.note(notes.DISCARD, actor, card)


def druid(s: table.State, actor: int) -> None:
    """Pay 1; the weakest flight wins this gambit. [S:card/druid, R-22]"""
    money.pay(s, actor, steps.STAKES, amounts.FEE)
    s.druid = 1
    s.note(notes.DRUID, actor)


def priest(s: table.State, actor: int) -> None:
    """Pay 1; you lead the next round of this gambit, the latest Priest counts. [R-23]"""
    money.pay(s, actor, steps.STAKES, amounts.FEE)
    s.priest = actor
    s.note(notes.PRIEST, actor)


def princess(s: table.State, actor: int, card: int) -> None:
    """Pay 1; each good dragon now in your flight triggers once. [S:card/princess, R-51]

    The memo of the question is the entry of ``armed`` in which this Princess keeps her dragons;
    one that leaves its slot leaves it too, a newcomer is never in it.
    """
    money.pay(s, actor, steps.STAKES, amounts.FEE)
    bit = s.nesting
    if bit == steps.NESTING:
        return
    s.nesting += 1
    s.armed[bit] = 0
    for slot in range(s.flight_size[actor]):
        dragon = s.at(actor, slot)
        if dragon != cards.NONE and table.SIDE[dragon] == cards.GOOD:
            s.armed[bit] |= 1 << slot
    s.queue(steps.ASK_TRIGGER, actor, actor, card, cards.PRINCESS, bit)


def list_armed(s: table.State, actor: int, bit: int) -> None:
    """Lists the good dragons that this Princess has yet to trigger, each word once."""
    for slot in range(s.flight_size[actor]):
        if s.armed[bit] >> slot & 1:
            s.add_word(actions.TRIGGER, s.at(actor, slot))


def disarm(s: table.State, actor: int, kind: int, bit: int) -> int:
    """Takes the earliest armed dragon of a kind from a Princess's list and gives its card."""
    slot = 0
    while not s.armed[bit] >> slot & 1 or s.at(actor, slot) % cards.KINDS != kind:
        slot += 1
    s.armed[bit] ^= 1 << slot
    return s.at(actor, slot)


def fool(s: table.State, actor: int) -> None:
    """Pay 1; draw a card for each player with a stronger flight than yours. [S:card/fool]"""
    money.pay(s, actor, steps.STAKES, amounts.FEE)
    stronger = 0
    for seat in range(s.n):
        if s.total[seat] > s.total[actor]:
            stronger += 1
    pile.draw(s, actor, stronger)
