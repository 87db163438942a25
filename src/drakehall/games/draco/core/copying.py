"""Copies of a table: everything but journal and feed."""

from __future__ import annotations

from typing import Final

from drakehall.games.draco.core import cards, layout, phases, table

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
    to.phase = source.phase
    to.round = source.round
    to.captain = source.captain
    to.turn = source.turn
    to.flipped = source.flipped
    to.cursed_duel = source.cursed_duel
    to.opportunity = source.opportunity
    to.curses = source.curses
    to.final = source.final
    to.next_final = source.next_final
    to.picked = source.picked
    to.taken = source.taken
    to.pile = source.pile
    to.blocks = source.blocks
    to.block_at = source.block_at
    to.under = source.under
    to.table_size = source.table_size
    to.gone_size = source.gone_size
    to.moves_count = source.moves_count
    to.rng = source.rng


def copy_arrays(to: table.State, source: table.State) -> None:
    """Copies what the arrays hold; what lies beyond their use is never read."""
    for seat in range(phases.SEATS):
        to.swords[seat] = source.swords[seat]
        to.played[seat] = source.played[seat]
        to.cursed[seat] = source.cursed[seat]
        to.treasure_size[seat] = source.treasure_size[seat]
        base = seat * phases.DECK
        for i in range(base, base + source.treasure_size[seat]):
            to.treasure[i] = source.treasure[i]
    for i in range(phases.SEATS * cards.COLOURS):
        to.points[i] = source.points[i]
    for i in range(source.pile):
        to.deck[i] = source.deck[i]
    for i in range(source.table_size):
        to.table[i] = source.table[i]
    for i in range(source.gone_size):
        to.gone[i] = source.gone[i]
    for i in range(source.blocks):
        to.block[i] = source.block[i]
    for i in range(source.moves_count):
        to.moves[i] = source.moves[i]
