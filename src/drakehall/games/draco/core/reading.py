"""What the shell reads from a table and writes to it: the arrays themselves stay private.

Everything here costs a list and is for people's games, tests and snapshots, not for playouts.
"""

from __future__ import annotations

from drakehall.games.draco.core import phases, table


def deck(s: table.State) -> list[int]:
    """Gives the deck, top first."""
    return [s.deck[s.pile - 1 - place] for place in range(s.pile)]


def piles(s: table.State) -> list[int]:
    """Gives how many cards are left of each pile of the deck, from the top down."""
    return [s.block[place] for place in range(s.block_at, s.blocks)]


def middle(s: table.State) -> list[int]:
    """Gives the treasures on the table, in the order in which they came."""
    return [s.table[place] for place in range(s.table_size)]


def treasures(s: table.State, seat: int) -> list[int]:
    """Gives the treasures of a seat, in the order in which it got them."""
    base = seat * phases.DECK
    return [s.treasure[place] for place in range(base, base + s.treasure_size[seat])]


def gone(s: table.State) -> list[int]:
    """Gives the treasures that are out of the game."""
    return [s.gone[place] for place in range(s.gone_size)]


def moves(s: table.State) -> list[int]:
    """Gives the listed actions in the order in which they were listed."""
    return [s.moves[place] for place in range(s.moves_count)]


def set_deck(s: table.State, order: list[int], sizes: list[int]) -> None:
    """Makes cards the deck, top first, with so many cards in each of its piles."""
    s.pile = len(order)
    for place in range(s.pile):
        s.deck[s.pile - 1 - place] = order[place]
    s.blocks = len(sizes)
    s.block_at = 0
    s.under = 0
    for place in range(s.blocks):
        s.block[place] = sizes[place]


def set_swords(s: table.State, seat: int, up: int) -> None:
    """Says which swords of a seat lie face up, as bits."""
    s.swords[seat] = up


def set_played(s: table.State, seat: int, swords: int) -> None:
    """Says which swords a seat has played in this duel, as bits."""
    s.played[seat] = swords


def set_cursed(s: table.State, seat: int, count: int) -> None:
    """Says how many curses a seat has."""
    s.cursed[seat] = count
