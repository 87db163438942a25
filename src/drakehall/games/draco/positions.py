"""Sets up a position of the notation (3.2) as a table, and says what is wrong with it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Final

from drakehall.games.draco.cards import NUMBERS
from drakehall.games.draco.core import cards as core
from drakehall.games.draco.core import division, duel, engine, gift, phases, reading
from drakehall.games.draco.core.rules import Rules
from drakehall.games.draco.core.table import State as Table
from drakehall.games.draco.position_keys import Keys
from drakehall.games.draco.words import QUESTIONS
from drakehall.kernel.chance import Seed, Stream
from drakehall.kernel.errors import BadPosition
from drakehall.kernel.notation import SEATS

PURPOSE: Final = "position"


def set_up(rules: Rules, position: Mapping[str, object], seed: Seed) -> Table:
    """Gives the table of a position; raises ``BadPosition`` with the key and the reason."""
    keys = Keys(position, rules.players)
    table = Table(rules)
    _curses(table, keys)
    _cards(table, keys, Stream(seed, PURPOSE))
    _course(table, keys)
    for seat, bits in keys.swords("swords", rules.blades()).items():
        reading.set_swords(table, seat, bits)
    _duel(table, keys)
    _division(table, keys)
    _turn(table, keys)
    return table


def enter(table: Table) -> None:
    """Begins to play: what is due at this moment comes first, a compulsory flip for instance."""
    if table.phase == phases.DIVISION:
        division.go_on(table)
    elif table.phase == phases.GIFT:
        gift.check(table)
    engine.advance(table)


# --- cards ---------------------------------------------------------------------------------


def _curses(table: Table, keys: Keys) -> None:
    most = table.rules.cursed_count
    for seat, count in enumerate(keys.numbers("cursed", most)):
        reading.set_cursed(table, seat, count)
    held = sum(table.cursed[: table.n])
    if held > most:
        raise BadPosition("position-range", key="cursed", value=held, low=0, high=most)
    table.curses = keys.number("curses_revealed", held, held, most)
    table.final = int(keys.flag("final", default=table.curses >= table.rules.final_at))


class _Box:
    """The cards not yet on the table; hands them out by word."""

    def __init__(self, rules: Rules, curses: int) -> None:
        self._left = Counter(rules.treasures())
        self._left[core.CURSE] = rules.cursed_count - curses

    def take(self, key: str, words: Iterable[object], *, curses: bool = False) -> list[int]:
        """Takes named cards; raises ``BadPosition`` for one that is not, or no longer, there."""
        found = []
        for word in words:
            card = NUMBERS.get(word) if isinstance(word, str) else None
            if card is None or (card == core.CURSE and not curses):
                raise BadPosition("position-no-card", key=key, card=str(word))
            if not self._left[card]:
                raise BadPosition("position-card-twice", key=key, card=str(word))
            self._left[card] -= 1
            found.append(card)
        return found

    def rest(self) -> list[int]:
        """Gives what is left, sorted."""
        return sorted(self._left.elements())


def _cards(table: Table, keys: Keys, stream: Stream) -> None:
    box = _Box(table.rules, table.curses)
    for card in box.take("table", keys.cards("table")):
        table.lay(card)
    for seat, words in keys.cards_by_seat("treasure").items():
        for card in box.take(f"treasure.{SEATS[seat]}", words):
            table.give(seat, card)
    for card in box.take("discard", keys.cards("discard")):
        table.discard(card)
    deck = box.take("deck", keys.cards("deck"), curses=True)
    if not keys.flag("deck_exact", default=False):
        deck += stream.shuffled(box.rest())
    reading.set_deck(table, deck, [len(deck)] if deck else [])


# --- the course of the game ------------------------------------------------------------------


def _course(table: Table, keys: Keys) -> None:
    names = {word: phase for phase, word in QUESTIONS.items()}
    table.phase = names[keys.choice("phase", tuple(names), "captain")]
    table.round = keys.number("round", 1, low=1)
    table.captain = keys.seat("captain", 0)
    table.flipped = keys.number("flipped", 0, high=phases.DECK)
    table.cursed_duel = int(keys.flag("cursed_duel", default=False))
    if table.phase == phases.CAPTAIN:
        keys.must_be_empty("cursed_duel")
    table.opportunity = keys.number("opportunity", 1, 1, duel.last_opportunity(table))


def _duel(table: Table, keys: Keys) -> None:
    """Places the swords played so far; only a seat that had its opportunity has one there."""
    if table.phase not in {phases.DUEL, phases.DIVISION}:
        keys.must_be_empty("played")
        return
    done = table.opportunity - 1
    if table.phase == phases.DIVISION:
        done = duel.last_opportunity(table)
        table.opportunity = done
    chances = Counter(duel.seat_at(table, number) for number in range(1, done + 1))
    for seat, bits in keys.swords("played", table.rules.blades()).items():
        key = f"played.{SEATS[seat]}"
        if bits & ~table.swords[seat]:
            raise BadPosition("draco-position-sword-down", key=key)
        if bits & table.on_table():
            raise BadPosition("draco-position-sword-same", key=key)
        if bits.bit_count() > chances[seat]:
            raise BadPosition(
                "draco-position-played", key=key, found=bits.bit_count(), most=chances[seat]
            )
        reading.set_played(table, seat, bits)


def _division(table: Table, keys: Keys) -> None:
    """Marks who had a turn in this cycle: the strongest, in order. [clarification 41]"""
    if table.phase != phases.DIVISION:
        keys.must_be_empty("picked")
        return
    picked = keys.seats("picked")
    for _ in set(picked):
        seat = division.strongest(table)
        if seat not in picked:
            raise BadPosition("draco-position-picked", key="picked")
        table.picked |= 1 << seat
        table.taken = 1


def _turn(table: Table, keys: Keys) -> None:
    """Finds whose turn it is; a position that says otherwise is refused."""
    table.turn = table.captain
    if table.phase == phases.DUEL:
        table.turn = duel.seat_at(table, table.opportunity)
    elif table.phase == phases.DIVISION:
        seat = division.strongest(table)
        if seat == phases.NOBODY:
            table.picked = 0
            seat = division.strongest(table)
        table.turn = table.captain if seat == phases.NOBODY else seat
    elif table.phase == phases.GIFT:
        holders = [seat for seat in range(table.n) if table.swords[seat]]
        if len(holders) > 1 or not (holders or table.rules.captain_gift):
            raise BadPosition("draco-position-gift", key="swords", found=len(holders))
        table.turn = holders[0] if holders else table.captain
    if keys.has("turn") and keys.seat("turn", table.turn) != table.turn:
        raise BadPosition("draco-position-turn", key="turn", seat=SEATS[table.turn])
