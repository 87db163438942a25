"""Sets up a position of the notation (3.1) as a table, and says what is wrong with it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from drakehall.games.three_dragon_ante.cards import GAP, KIND_OF
from drakehall.games.three_dragon_ante.core import (
    antes,
    ending,
    engine,
    money,
    pile,
    reading,
    rounds,
    steps,
)
from drakehall.games.three_dragon_ante.core import cards as core
from drakehall.games.three_dragon_ante.core.table import State as Table
from drakehall.games.three_dragon_ante.option_values import picks_value
from drakehall.games.three_dragon_ante.position_keys import Keys
from drakehall.games.three_dragon_ante.words import ABILITIES
from drakehall.kernel.chance import Seed, Stream
from drakehall.kernel.errors import BadOption, BadPosition
from drakehall.kernel.notation import SEATS

PURPOSE: Final = "position"


def set_up(table: Table, position: Mapping[str, object], seed: Seed) -> Table:
    """Sets an empty table up as a position says; raises ``BadPosition`` with key and reason."""
    keys = Keys(position, table.n)
    _course(table, keys)
    box = _Box(table.rules.cards())
    counts = _place_named(table, keys, box)
    _fill(table, keys, box, counts, Stream(seed, PURPOSE))
    _last_dealt(table, keys)
    _played(table, keys)
    owe(table, keys)
    return table


def enter(table: Table) -> None:
    """Begins to play: what is due at this moment comes first, a purchase for instance."""
    table.disarm_all()
    ending.set_rate(table)
    if table.phase == steps.ANTES:
        antes.open_antes(table)
    elif table.turn == table.leader and table.last == steps.NOBODY:
        rounds.open_round(table)
    else:
        rounds.start_turn(table)
    engine.go_on(table, 0)


# --- the course of the game ---------------------------------------------------------------


def _course(table: Table, keys: Keys) -> None:
    rules = table.rules
    playing = keys.choice("phase", ("ante", "play"), "ante") == "play"
    table.revealed = int(playing)
    table.phase = steps.ROUNDS if playing else steps.ANTES
    table.gambit = keys.number("gambit", 1, low=1)
    table.round = keys.number("round", 1, low=1)
    table.leader = keys.seat("leader", 0)
    table.turn = keys.seat("turn", table.leader)
    table.stakes = keys.number("stakes", 0)
    table.refreshes = keys.number("refreshes", 0)
    table.drawn = keys.number("drawn", 0)
    if table.refreshes > 0:
        table.first_refresh = keys.number("refreshed_in", max(1, table.gambit - 1), low=1)
    table.lead_passed = int(keys.flag("lead_passed", default=False))
    table.druid = int(keys.flag("druid", default=False))
    table.priest = keys.seat_or_none("priest")
    for seat, gold in enumerate(keys.numbers("gold", rules.starting_gold)):
        reading.set_gold(table, seat, gold)
    for seat, kinds in keys.by_seat("trios_paid").items():
        for kind in keys.words(f"trios_paid.{SEATS[seat]}", kinds, ("colour", "strength")):
            if kind == "colour":
                table.colour_paid |= 1 << seat
            else:
                table.strength_paid |= 1 << seat
    _abilities(table, keys)
    put_out(table, keys)
    table.rng = 1


def _abilities(table: Table, keys: Keys) -> None:
    for seat, value in keys.by_seat("abilities").items():
        key = f"abilities.{SEATS[seat]}"
        try:
            names = picks_value(key, value)
        except BadOption as refusal:
            raise BadPosition("position-abilities", key=key) from refusal
        reading.set_abilities(table, seat, ability_bits(names))
    for seat in keys.seats("wild_used", keys.get("wild_used", [])):
        table.wild_used |= 1 << seat


def ability_bits(names: Sequence[str]) -> int:
    """Gives a seat's abilities as the core keeps them."""
    return sum(1 << ABILITIES.index(name) for name in names)


def put_out(table: Table, keys: Keys) -> None:
    """Puts the seats out that have no part in the game, first out first."""
    for number, group in enumerate(keys.list_of("out", keys.get("out", [])), start=1):
        for seat in keys.seats(f"out[{number}]", group):
            reading.set_out(table, seat, number)
        table.exits = number
    if table.seats_in() < 2:
        raise BadPosition("position-out", key="out")
    table.chosen = table.out


def owe(table: Table, keys: Keys) -> None:
    """Enters the debts, oldest first."""
    for debtor, creditor, amount in keys.debts():
        to = [owed for owing, owed, _ in reading.debts(table) if owing == debtor]
        full = len(to) >= steps.DEBTS_A_SEAT and creditor in to
        if full or table.debts == steps.DEBTS or amount > steps.LARGEST_DEBT:
            raise BadPosition("position-debts", key="debts", limit=steps.DEBTS_A_SEAT)
        money.owe(table, debtor, creditor, amount)


# --- cards ---------------------------------------------------------------------------------


class _Box:
    """The cards not yet on the table; hands them out by word, or any of them."""

    def __init__(self, deck: Sequence[int]) -> None:
        self.left: list[int] = list(deck)

    def take(self, key: str, word: object) -> int:
        """Takes a named card; raises ``BadPosition`` if there is no such card any more."""
        if not isinstance(word, str) or word not in KIND_OF:
            raise BadPosition("position-no-card", key=key, card=str(word))
        for card in self.left:
            if card % core.KINDS == KIND_OF[word]:
                self.left.remove(card)
                return card
        raise BadPosition("position-card-twice", key=key, card=word)

    def take_all(self, key: str, words: Iterable[object]) -> list[int]:
        """Takes several named cards."""
        return [self.take(key, word) for word in words]


def _place_named(table: Table, keys: Keys, box: _Box) -> dict[int, int]:
    """Places all cards that the position names; gives how many cards other hands hold."""
    for seat, words in keys.by_seat("flight").items():
        key = f"flight.{SEATS[seat]}"
        slots = keys.list_of(key, words)
        if len(slots) >= table.rules.width:
            raise BadPosition("position-long-flight", key=key, limit=table.rules.width - 1)
        for word in slots:
            table.lay(seat, core.NONE if word == GAP else box.take(key, word))
    _antes(table, keys, box)
    counts: dict[int, int] = {}
    for seat, held in enumerate(_hands(table, keys)):
        key = f"hand.{SEATS[seat]}"
        size = held if isinstance(held, int) else len(held)
        if not 0 <= size <= table.rules.hand_limit:
            raise BadPosition("position-hand", key=key, found=size, limit=table.rules.hand_limit)
        if isinstance(held, int):
            counts[seat] = held
        else:
            for card in box.take_all(key, held):
                table.add_to_hand(seat, card)
    return counts


def _antes(table: Table, keys: Keys, box: _Box) -> None:
    antes = keys.antes(in_ante_phase=not table.revealed)
    for seat, word in antes.items():
        reading.set_ante(table, seat, box.take(f"ante.{SEATS[seat]}", word))
    if table.revealed:
        table.chosen = (1 << table.n) - 1


def _hands(table: Table, keys: Keys) -> list[int | list[object]]:
    """Gives each seat's hand as words or a number; only the ante phase has a default."""
    given = keys.by_seat("hand")
    hands: list[int | list[object]] = []
    for seat in range(table.n):
        key = f"hand.{SEATS[seat]}"
        if seat in given:
            hands.append(keys.cards_or_number(key, given[seat]))
        elif not table.plays(seat):
            hands.append(0)
        elif table.revealed:
            raise BadPosition("position-hand-missing", key=key)
        else:
            hands.append(table.rules.hand_start - (table.chosen >> seat & 1))
    return hands


def _fill(table: Table, keys: Keys, box: _Box, counts: dict[int, int], stream: Stream) -> None:
    """Fills hands given as numbers, and the draw pile, with cards named nowhere."""
    cards = box.take_all("deck", keys.list_of("deck", keys.get("deck", [])))
    discards = box.take_all("discard", keys.list_of("discard", keys.get("discard", [])))
    rest = stream.shuffled(box.left)
    if sum(counts.values()) > len(rest):
        raise BadPosition(
            "position-too-few", key="hand", need=sum(counts.values()), found=len(rest)
        )
    for seat, count in counts.items():
        for _ in range(count):
            table.add_to_hand(seat, rest.pop())
    if not keys.flag("deck_exact", default=False):
        cards += rest
    reading.set_pile(table, cards)
    for card in discards:
        pile.discard(table, card)


def _last_dealt(table: Table, keys: Keys) -> None:
    """Says which card of a hand was dealt last: as given, else the last of the hand."""
    given = keys.by_seat("last_dealt")
    for seat in range(table.n):
        if seat in given:
            word = given[seat]
            kind = KIND_OF.get(word, core.KINDS) if isinstance(word, str) else core.KINDS
            card = table.in_hand(seat, kind)
            if card == core.NONE:
                key = f"last_dealt.{SEATS[seat]}"
                raise BadPosition("position-no-card", key=key, card=str(word))
        else:
            card = (reading.hand(table, seat) or [core.NONE])[-1]
        reading.set_last_dealt(table, seat, card)


def _played(table: Table, keys: Keys) -> None:
    """Says which cards stand for the turns already taken in this round."""
    table.last = steps.NOBODY
    if not table.revealed:
        keys.must_be_empty("played")
        return
    given = keys.by_seat("played")
    seat = table.leader
    while seat != table.turn:
        if seat in given:
            card = _played_card(table, seat, given.pop(seat))
        else:
            card = _last_of_flight(table, seat)
        reading.set_played(table, seat, card)
        if card != core.NONE:
            table.last = seat
        seat = table.left(seat)
    if given:
        key = f"played.{SEATS[next(iter(given))]}"
        raise BadPosition("position-played-later", key=key)


def _played_card(table: Table, seat: int, word: object) -> int:
    """Finds the card that was played; one that lies there no more has been slain."""
    key = f"played.{SEATS[seat]}"
    if not isinstance(word, str) or word not in KIND_OF:
        raise BadPosition("position-no-card", key=key, card=str(word))
    kind = KIND_OF[word]
    for card in reading.flight(table, seat):
        if card != core.NONE and card % core.KINDS == kind:
            return card
    table.slain |= 1 << seat
    return kind


def _last_of_flight(table: Table, seat: int) -> int:
    lying = [card for card in reading.flight(table, seat) if card != core.NONE]
    return lying[-1] if lying else core.NONE
