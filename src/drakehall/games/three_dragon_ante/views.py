"""What is true now, as a seat may see it. [section 2: public and secret]

A view is built up from what the seat may know, never cut down from the whole.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from drakehall.games.three_dragon_ante.cards import GAP, word_of
from drakehall.games.three_dragon_ante.chronicle import NOBODY, card_word, seat_word
from drakehall.games.three_dragon_ante.core import cards as core
from drakehall.games.three_dragon_ante.core import ranking, reading, steps, winning
from drakehall.games.three_dragon_ante.core.table import State as Table
from drakehall.games.three_dragon_ante.frames import top_frame
from drakehall.games.three_dragon_ante.words import ABILITIES, QUESTIONS
from drakehall.kernel.events import UNKNOWN
from drakehall.kernel.notation import SEATS

ALL: Final = -1
"""The eyes that see everything: records, scenarios, replays after the end."""
SPECTATOR: Final = -2

Facts = dict[str, object]


def facts(table: Table, eyes: int, shown: frozenset[int] = frozenset()) -> Facts:
    """Gives everything that ``eyes`` see now, under the keys of the notation.

    ``eyes`` is a seat, ``SPECTATOR``, or ``ALL``; ``shown`` are cards that they have just been
    shown in another hand. A card that they do not know is ``"?"``.
    """
    hands = {SEATS[seat]: hand(table, seat, eyes, shown) for seat in range(table.n)}
    return {
        **_course(table),
        **_seats(table, eyes),
        "hand": hands,
        **_middle(table, eyes),
        **_end(table),
    }


def phase(table: Table) -> str:
    """Names the phase: ante (the draft of abilities too), play or over."""
    if table.over:
        return "over"
    return "play" if table.phase == steps.ROUNDS else "ante"


def _course(table: Table) -> Facts:
    top = None if table.over else top_frame(table)
    return {
        "phase": phase(table),
        "gambit": table.gambit,
        "round": table.round,
        "leader": SEATS[table.leader],
        "turn": SEATS[table.turn],
        "asks": QUESTIONS[top.kind] if top else NOBODY,
        "to_act": SEATS[top.seat] if top else NOBODY,
        "druid": bool(table.druid),
        "priest": seat_word(table.priest),
        "lead_passed": bool(table.lead_passed),
        "rate": table.rate,
        "last_winner": seat_word(table.last_winner),
        "refreshes": table.refreshes,
        "drawn": table.drawn,
    }


def _seats(table: Table, eyes: int) -> Facts:
    seats = range(table.n)
    played = {
        SEATS[seat]: word_of(card) for seat in seats if (card := table.played[seat]) != core.NONE
    }
    return {
        "gold": {SEATS[seat]: table.gold[seat] for seat in seats},
        "debts": debts(table),
        "flight": {SEATS[seat]: flight(table, seat) for seat in seats},
        "total": {SEATS[seat]: table.total[seat] for seat in seats},
        "played": played,
        "ante": {SEATS[seat]: _ante(table, seat, eyes) for seat in seats},
        "chosen": [SEATS[seat] for seat in seats if table.chosen >> seat & 1],
        "abilities": {SEATS[seat]: abilities(table, seat) for seat in seats},
        "wild_used": [SEATS[seat] for seat in seats if table.wild_used >> seat & 1],
        "out": out_groups(table),
        "trios_paid": {SEATS[seat]: _trios_paid(table, seat) for seat in seats},
        "barred": [SEATS[seat] for seat in seats if winning.god_bars(table, seat)],
        "ahead": _ahead(table),
    }


def _ahead(table: Table) -> str:
    """Names the seat that would win the gambit if it ended now; nobody for a tie."""
    if table.over or table.phase != steps.ROUNDS:
        return NOBODY
    bars = sum(1 << seat for seat in range(table.n) if winning.god_bars(table, seat))
    return seat_word(winning.best_flight(table, bars))


def _middle(table: Table, eyes: int) -> Facts:
    pile = [word_of(card) for card in reading.pile(table)]
    discard = [word_of(card) for card in reading.discards(table)]
    return {
        "stakes": table.stakes,
        "price": card_word(table.price),
        "deck": pile if eyes == ALL else [UNKNOWN] * table.pile,
        "deck_size": table.pile,
        "discard": discard,
        "discard_size": table.discards,
    }


def _end(table: Table) -> Facts:
    groups = rank_groups(table) if table.over else []
    return {
        "over": bool(table.over),
        "winners": groups[0] if groups else [],
        "ranking": groups,
    }


def debts(table: Table) -> list[Facts]:
    """Gives the open debts, oldest first."""
    return [
        {"debtor": SEATS[debtor], "creditor": seat_word(creditor), "amount": gold}
        for debtor, creditor, gold in reading.debts(table)
    ]


def hand(table: Table, seat: int, eyes: int, shown: frozenset[int]) -> list[str]:
    """Gives the words of a hand; to other eyes what they were shown, and how many more."""
    cards = reading.hand(table, seat)
    if eyes in {ALL, seat}:
        return [word_of(card) for card in cards]
    known = sorted(word_of(card) for card in cards if card in shown)
    return known + [UNKNOWN] * (len(cards) - len(known))


def flight(table: Table, seat: int) -> list[str]:
    """Gives the words of a flight in the order played, ``-`` for a card that has left."""
    cards = reading.flight(table, seat)
    return [GAP if card == core.NONE else word_of(card) for card in cards]


def _ante(table: Table, seat: int, eyes: int) -> str:
    card = table.ante[seat]
    seen = eyes == ALL or (eyes == seat and not table.blind >> seat & 1)
    if card == core.NONE or table.revealed or seen:
        return card_word(card)
    return UNKNOWN


def _trios_paid(table: Table, seat: int) -> list[str]:
    kinds = (("colour", table.colour_paid), ("strength", table.strength_paid))
    return [name for name, seats in kinds if seats >> seat & 1]


def abilities(table: Table, seat: int) -> list[str]:
    """Gives the names of a seat's abilities; they are public. [S:skill]"""
    return [name for number, name in enumerate(ABILITIES) if table.has(seat, number)]


def out_groups(table: Table) -> list[list[str]]:
    """Gives the seats that are out, first out first, together those that went at one time."""
    times = sorted({table.out_at[seat] for seat in range(table.n) if not table.plays(seat)})
    return [
        [SEATS[s] for s in range(table.n) if not table.plays(s) and table.out_at[s] == time]
        for time in times
    ]


def rank_groups(table: Table) -> list[list[str]]:
    """Gives the seats in groups of equal rank, best first; bad debts do not count. [3.10]"""
    groups: list[list[str]] = []
    rest: Sequence[int] = range(table.n)
    while rest:
        best = [s for s in rest if not any(ranking.ranks_above(table, o, s) for o in rest)]
        groups.append([SEATS[seat] for seat in best])
        rest = [seat for seat in rest if seat not in best]
    return groups
