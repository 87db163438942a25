"""What everybody is told of the cards of a position that a game begins with."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from drakehall.games.three_dragon_ante.cards import word_of
from drakehall.games.three_dragon_ante.chronicle import HELD, POSITION
from drakehall.games.three_dragon_ante.core import cards as core
from drakehall.games.three_dragon_ante.core import pile, reading, steps
from drakehall.games.three_dragon_ante.core.table import State as Table
from drakehall.kernel.events import UNKNOWN, Event, Value
from drakehall.kernel.notation import SEATS


def openings(table: Table) -> Iterator[Event]:
    """Gives what lies open, and of each hand how many cards it holds and to its owner which.

    An ante that has not been turned counts as a card of the hand.
    """
    seats = range(table.n)
    flights = [card for seat in seats for card in reading.flight(table, seat)]
    antes = [table.ante[seat] for seat in seats] if table.revealed else []
    args: dict[str, Value] = {
        "cards": table.pile,
        "table": _words([*flights, *antes]),
        "discard": _words(reading.discards(table)),
    }
    yield Event(POSITION, args)
    for seat in seats:
        held = [*map(word_of, reading.hand(table, seat))]
        if _antes_unseen(table, seat):
            held[held.index(word_of(reading.last_dealt(table, seat)))] = UNKNOWN
        if not table.revealed and table.ante[seat] != core.NONE:
            held.append(word_of(table.ante[seat]))
        if held:
            hand: dict[str, Value] = {
                "seat": SEATS[seat],
                "count": len(held),
                "held": " ".join(held),
            }
            yield Event(HELD, hand, frozenset({"held"}), frozenset({seat}))


def _antes_unseen(table: Table, seat: int) -> bool:
    """Tells whether a card of a hand is about to be the ante without having been seen. [7.6]"""
    if table.phase != steps.ANTES or table.chosen >> seat & 1:
        return False
    return pile.antes_blind(table, seat) and reading.last_dealt(table, seat) != core.NONE


def _words(cards: Iterable[int]) -> str:
    return " ".join(word_of(card) for card in cards if card != core.NONE)
