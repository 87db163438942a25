"""What is true now, as a seat may see it. [P1: nearly everything lies open]

A view is built up from what the seat may know, never cut down from the whole. The order of the
deck is nobody's to see; three options of the ruleset decide on the rest.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from drakehall.games.draco.cards import COLOURS, in_order, word_of
from drakehall.games.draco.core import phases, reading, scoring
from drakehall.games.draco.core.table import State as Table
from drakehall.games.draco.words import QUESTIONS
from drakehall.kernel.events import UNKNOWN
from drakehall.kernel.notation import SEATS

ALL: Final = -1
"""The eyes that see everything: records, scenarios, replays after the end."""
SPECTATOR: Final = -2
NOBODY: Final = "none"
PHASES: Final = {**QUESTIONS, phases.OVER: "over"}

Facts = dict[str, object]


def facts(table: Table, options: Mapping[str, object], eyes: int) -> Facts:
    """Gives everything that ``eyes`` see now, under the keys of the notation.

    ``eyes`` is a seat, ``SPECTATOR``, or ``ALL``. A card or number that they do not know is
    ``"?"``.
    """
    open_to_all = eyes == ALL or table.phase == phases.OVER
    hidden = options["won_treasure_visible"] is False and not open_to_all
    seen = [seat for seat in range(table.n) if not hidden or seat == eyes]
    return {
        **_course(table),
        **_middle(table, options, eyes),
        **_seats(table, seen),
        **_end(table),
    }


def _course(table: Table) -> Facts:
    asked = table.phase != phases.OVER
    return {
        "phase": PHASES[table.phase],
        "round": table.round,
        "captain": SEATS[table.captain],
        "turn": SEATS[table.turn],
        "asks": QUESTIONS[table.phase] if asked else NOBODY,
        "to_act": SEATS[table.turn] if asked else NOBODY,
        "flipped": table.flipped,
        "cursed_duel": table.cursed_duel == 1,
        "opportunity": table.opportunity,
        "curses_revealed": table.curses,
        "final": table.final == 1,
        "picked": [SEATS[seat] for seat in range(table.n) if table.picked >> seat & 1],
    }


def _middle(table: Table, options: Mapping[str, object], eyes: int) -> Facts:
    gone = [word_of(card) for card in reading.gone(table)]
    found: Facts = {
        "table": [word_of(card) for card in reading.middle(table)],
        "discard": gone,
        "discard_size": len(gone),
    }
    if eyes == ALL:
        found |= {"deck": deck(table), "deck_size": table.pile}
    elif options["show_deck_count"] is True:
        found |= {"deck": [UNKNOWN] * table.pile, "deck_size": table.pile}
    else:
        found |= {"deck": UNKNOWN, "deck_size": UNKNOWN}
    open_piles = eyes == ALL or options["show_pile_boundaries"] is True
    return found | {"piles": piles(table) if open_piles else UNKNOWN}


def _seats(table: Table, seen: list[int]) -> Facts:
    seats = range(table.n)
    played = {SEATS[seat]: swords(table, table.played[seat]) for seat in seats}
    return {
        "swords": {SEATS[seat]: swords(table, table.swords[seat]) for seat in seats},
        "played": played,
        "cursed": {SEATS[seat]: table.cursed[seat] for seat in seats},
        "treasure": {
            SEATS[seat]: treasure(table, seat)
            if seat in seen
            else [UNKNOWN] * table.treasure_size[seat]
            for seat in seats
        },
        "plus": {SEATS[seat]: plus(table, seat) if seat in seen else UNKNOWN for seat in seats},
        "score": {
            SEATS[seat]: scoring.score(table, seat) if seat in seen else UNKNOWN for seat in seats
        },
    }


def _end(table: Table) -> Facts:
    over = table.phase == phases.OVER
    groups = ranking(table) if over else []
    return {"over": over, "winners": groups[0] if groups else [], "ranking": groups}


def deck(table: Table) -> list[str]:
    """Gives the words of the deck, top first."""
    return [word_of(card) for card in reading.deck(table)]


def piles(table: Table) -> list[int]:
    """Gives how many cards are left of each pile of the deck, from the top down."""
    left = reading.piles(table)
    return [*left, table.under] if table.under else left


def swords(table: Table, bits: int) -> list[int]:
    """Gives the numbers of some swords."""
    return [sword for sword in table.rules.blades() if bits >> sword & 1]


def treasure(table: Table, seat: int) -> list[str]:
    """Gives the words of a seat's treasure, colour by colour."""
    return [word_of(card) for card in in_order(reading.treasures(table, seat))]


def plus(table: Table, seat: int) -> list[str]:
    """Gives the colours that count plus for a seat, as its cards lie now. [S: scoring]"""
    return [c for number, c in enumerate(COLOURS) if scoring.counts_plus(table, seat, number)]


def ranking(table: Table) -> list[list[str]]:
    """Gives the seats in groups of equal rank, best first. [rules 4.8.6]"""
    groups: list[list[str]] = []
    rest = list(range(table.n))
    while rest:
        best = [s for s in rest if not any(scoring.ranks_above(table, o, s) for o in rest)]
        groups.append([SEATS[seat] for seat in best])
        rest = [seat for seat in rest if seat not in best]
    return groups
