"""Copies of a table: everything but journal and feed."""

from __future__ import annotations

from typing import Final

from drakehall.games.three_dragon_ante.core import cells, layout, steps, table

PLAIN: Final = __file__.endswith(".py")


def clone(s: table.State) -> table.State:
    """Gives an independent copy without journal and feed."""
    twin = table.sibling(s)
    if PLAIN:
        for name in layout.SCALARS:
            setattr(twin, name, getattr(s, name))
        for name in layout.ARRAYS:
            setattr(twin, name, list(getattr(s, name)))
    else:
        copy(twin, s)
    return twin


def copy(to: table.State, source: table.State) -> None:
    """Makes a table an independent copy of another one of the same ruleset."""
    copy_numbers(to, source)
    copy_arrays(to, source)


def copy_numbers(to: table.State, source: table.State) -> None:
    """Copies every single number."""
    to.stakes = source.stakes
    to.coppers = source.coppers
    to.rng = source.rng
    to.gambit = source.gambit
    to.round = source.round
    to.leader = source.leader
    to.turn = source.turn
    to.last = source.last
    to.pile = source.pile
    to.discards = source.discards
    to.debts = source.debts
    to.depth = source.depth
    to.druid = source.druid
    to.priest = source.priest
    to.revealed = source.revealed
    to.chosen = source.chosen
    to.voids = source.voids
    to.refreshes = source.refreshes
    to.drawn = source.drawn
    to.thefts = source.thefts
    to.last_winner = source.last_winner
    to.over = source.over
    to.slain = source.slain
    to.colour_paid = source.colour_paid
    to.strength_paid = source.strength_paid
    to.nesting = source.nesting
    to.copies = source.copies
    to.contest = source.contest
    to.moves_count = source.moves_count
    to.phase = source.phase
    to.lead_passed = source.lead_passed
    to.price = source.price
    to.concentrating = source.concentrating
    to.blind = source.blind
    to.out = source.out
    to.joined = source.joined
    to.exits = source.exits
    to.wild_used = source.wild_used
    to.rate = source.rate
    to.first_refresh = source.first_refresh
    to.talents = source.talents
    to.empty = source.empty


def copy_arrays(to: table.State, source: table.State) -> None:
    """Copies what the arrays hold; what lies beyond their use is never read."""
    for i in range(steps.SEATS):
        to.gold[i] = source.gold[i]
        to.hand_size[i] = source.hand_size[i]
        to.flight_size[i] = source.flight_size[i]
        to.total[i] = source.total[i]
        to.good[i] = source.good[i]
        to.evil[i] = source.evil[i]
        to.mortal[i] = source.mortal[i]
        to.ante[i] = source.ante[i]
        to.played[i] = source.played[i]
        to.rank_level[i] = source.rank_level[i]
        to.abilities[i] = source.abilities[i]
        to.last_dealt[i] = source.last_dealt[i]
        to.out_at[i] = source.out_at[i]
    for i in range(steps.MARKS):
        to.armed[i] = source.armed[i]
    cells.copy(to.hand, source.hand, steps.SEATS * steps.HAND)
    cells.copy(to.deck, source.deck, steps.CELLS)
    for i in range(source.debts):
        to.debt_seats[i] = source.debt_seats[i]
        to.debt_gold[i] = source.debt_gold[i]
    for i in range(source.depth):
        to.frame_kind[i] = source.frame_kind[i]
        to.frame_seat[i] = source.frame_seat[i]
        to.frame_owner[i] = source.frame_owner[i]
        to.frame_card[i] = source.frame_card[i]
        to.frame_power[i] = source.frame_power[i]
        to.frame_memo[i] = source.frame_memo[i]
    for i in range(source.copies):
        to.copied[i] = source.copied[i]
    for i in range(source.moves_count):
        to.moves[i] = source.moves[i]
