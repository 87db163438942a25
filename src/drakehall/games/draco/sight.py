"""Sets up the table that a view shows: all but the order of the deck lies open."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from drakehall.games.draco.cards import NUMBERS
from drakehall.games.draco.core import cards as core
from drakehall.games.draco.core import engine, reading
from drakehall.games.draco.core.table import State as Table
from drakehall.games.draco.image import rules_of
from drakehall.games.draco.words import QUESTIONS
from drakehall.kernel.events import UNKNOWN
from drakehall.kernel.notation import SEATS
from drakehall.kernel.questions import Observation

PHASES: Final = {word: phase for phase, word in QUESTIONS.items()}

Facts = Mapping[str, Any]


def table_of(view: Observation) -> Table:
    """Gives the table of a view; its deck has as many cards as there are, none of them known.

    Treasure that the seat does not see is not there. ``Belief`` gives the same and more, and
    takes longer.
    """
    assert view.image is not None, "a spectator has no image"
    facts: Facts = view.facts
    table = Table(rules_of(view.image.ruleset))
    _course(table, facts)
    hidden = 0
    for word in facts["table"]:
        table.lay(NUMBERS[word])
    for word in facts["discard"]:
        table.discard(NUMBERS[word])
    for seat, words in enumerate(facts["treasure"].values()):
        for word in words:
            if word == UNKNOWN:
                hidden += 1
            else:
                table.give(seat, NUMBERS[word])
    _swords(table, facts)
    _deck(table, facts, hidden)
    engine.list_moves(table)
    return table


def _course(table: Table, facts: Facts) -> None:
    table.phase = PHASES[str(facts["asks"])]
    table.round = facts["round"]
    table.captain = SEATS.index(str(facts["captain"]))
    table.turn = SEATS.index(str(facts["turn"]))
    table.flipped = facts["flipped"]
    table.cursed_duel = int(facts["cursed_duel"] is True)
    table.opportunity = facts["opportunity"]
    table.curses = facts["curses_revealed"]
    table.final = int(facts["final"] is True)
    if table.rules.one_more_round and table.curses >= table.rules.final_at and not table.final:
        table.next_final = 1
    for letter in facts["picked"]:
        table.picked |= 1 << SEATS.index(letter)
        table.taken = 1


def _swords(table: Table, facts: Facts) -> None:
    cursed = facts["cursed"]
    up = facts["swords"]
    played = facts["played"]
    for seat in range(table.n):
        letter = SEATS[seat]
        reading.set_cursed(table, seat, cursed[letter])
        reading.set_swords(table, seat, _bits(up[letter]))
        reading.set_played(table, seat, _bits(played[letter]))


def _deck(table: Table, facts: Facts, hidden: int) -> None:
    size = facts["deck_size"]
    if not isinstance(size, int):  # not told, but every card that left the deck was seen
        out = table.table_size + table.gone_size + hidden + table.curses
        out += sum(table.treasure_size[: table.n])
        size = table.rules.treasure_count + table.rules.cursed_count - out
    reading.set_deck(table, [core.NONE] * size, [size] if size else [])


def _bits(swords: Sequence[int]) -> int:
    bits = 0
    for sword in swords:
        bits |= 1 << sword
    return bits
