"""What the shell reads from a table and writes to it: the arrays themselves stay private.

Everything here costs a list and is for people's games, tests and snapshots, not for playouts.
"""

from __future__ import annotations

from drakehall.games.three_dragon_ante.core import steps, table


def hand(s: table.State, seat: int) -> list[int]:
    """Gives the cards of a hand."""
    base = seat * steps.HAND
    return [s.hand[place] for place in range(base, base + s.hand_size[seat])]


def flight(s: table.State, seat: int) -> list[int]:
    """Gives the slots of a flight, ``cards.NONE`` for one whose card has left."""
    return [s.at(seat, slot) for slot in range(s.flight_size[seat])]


def pile(s: table.State) -> list[int]:
    """Gives the draw pile, top first."""
    return [s.deck[s.pile - 1 - place] for place in range(s.pile)]


def discards(s: table.State) -> list[int]:
    """Gives the discards, the youngest first."""
    bottom = s.rules.deck_size - s.discards
    return [s.deck[bottom + place] for place in range(s.discards)]


def last_dealt(s: table.State, seat: int) -> int:
    """Gives the card of a hand that was dealt last, or ``cards.NONE``."""
    return s.last_dealt[seat]


def debts(s: table.State) -> list[tuple[int, int, int]]:
    """Gives the debts as debtor, creditor and gold, oldest first."""
    return [
        (s.debt_seats[entry] >> 3, s.debt_seats[entry] & 7, s.debt_gold[entry])
        for entry in range(s.debts)
    ]


def frame(s: table.State, place: int) -> tuple[int, int, int, int, int, int]:
    """Gives a pending step: kind, seat, owner, card, power, memo."""
    return (
        s.frame_kind[place],
        s.frame_seat[place],
        s.frame_owner[place],
        s.frame_card[place],
        s.frame_power[place],
        s.frame_memo[place],
    )


def asked(s: table.State) -> int:
    """Gives the seat that the step on top is about."""
    return s.frame_seat[s.depth - 1]


def listed(s: table.State) -> list[int]:
    """Gives what was listed last, in the order in which it was listed."""
    return [s.moves[place] for place in range(s.moves_count)]


def set_pile(s: table.State, order: list[int]) -> None:
    """Makes cards the draw pile, top first."""
    s.pile = len(order)
    for place in range(s.pile):
        s.deck[s.pile - 1 - place] = order[place]


def set_gold(s: table.State, seat: int, gold: int) -> None:
    """Sets a hoard."""
    s.gold[seat] = gold


def set_ante(s: table.State, seat: int, card: int) -> None:
    """Lays an ante."""
    s.ante[seat] = card
    s.chosen |= 1 << seat


def set_played(s: table.State, seat: int, card: int) -> None:
    """Says which card stands for a seat's turn in this round."""
    s.played[seat] = card


def set_last_dealt(s: table.State, seat: int, card: int) -> None:
    """Says which card of a hand was dealt last."""
    s.last_dealt[seat] = card


def set_abilities(s: table.State, seat: int, bits: int) -> None:
    """Gives a seat its abilities."""
    s.abilities[seat] = 0
    s.endow(seat, bits)


def set_out(s: table.State, seat: int, time: int) -> None:
    """Puts a seat out of the game, with its place in the order of those who went."""
    s.out |= 1 << seat
    s.out_at[seat] = time
    s.gold[seat] = 0
