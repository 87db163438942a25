"""Random play on the bare core, with every invariant checked before each decision."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass

from drakehall.games.three_dragon_ante.core import cards, engine, pile, steps
from drakehall.games.three_dragon_ante.core.table import SIDE, STRENGTH, State
from drakehall.games.three_dragon_ante.options import check_options
from drakehall.games.three_dragon_ante.ruleset import core_rules

MAX_DECISIONS = 100_000


@dataclass
class Tally:
    """Counts games, decisions and gambits."""

    games: int = 0
    decisions: int = 0
    gambits: int = 0
    longest: int = 0


def play_games(
    players: int, games: int, options: Mapping[str, object], *, able: bool = False
) -> Tally:
    """Plays whole random games and gives the counts; an invariant that breaks is an error.

    With ``able`` each seat has random abilities.
    """
    tally = Tally()
    rules = core_rules(players, check_options(players, options))
    for seed in range(games):
        choose = random.Random(seed)
        table = State(rules)
        if able:
            give_abilities(table, choose)
        decisions, gambits = play_game(table, choose)
        tally.games += 1
        tally.decisions += decisions
        tally.gambits += gambits
        tally.longest = max(tally.longest, decisions)
    return tally


def give_abilities(table: State, choose: random.Random) -> None:
    """Gives each seat two abilities or Wild Card alone."""
    for seat in range(table.n):
        picks = choose.sample(range(steps.ABILITIES), 2)
        if steps.WILD_CARD in picks:
            picks = [steps.WILD_CARD]
        table.abilities[seat] = sum(1 << pick for pick in picks)


def play_game(table: State, choose: random.Random) -> tuple[int, int]:
    """Plays one random game to its end and gives its decisions and gambits."""
    deck = table.rules.deck
    table.rng = choose.getrandbits(63) | 1
    table.deck[: len(deck)] = deck
    table.pile = len(deck)
    pile.shuffle_pile(table)
    engine.start(table)
    paid: set[tuple[int, int, int]] = set()
    for decision in range(MAX_DECISIONS):
        check(table)
        if table.over:
            return decision, table.gambit
        action = choose.choice(table.moves[: table.moves_count])
        if table.frame_kind[table.depth - 1] == steps.ASK_TRIO:
            key = (table.gambit, table.turn, table.frame_memo[table.depth - 1])
            assert key not in paid, "a kind of special flight pays once a seat and gambit"
            paid.add(key)
        engine.apply(table, action, steps.NOBODY)
    raise AssertionError("the game does not end")


def check(table: State) -> None:
    """Asserts what must hold at every decision of every game."""
    seats = range(table.n)
    limit = table.rules.hand_limit
    assert all(0 <= table.hand_size[seat] <= limit for seat in seats)
    assert all(table.gold[seat] >= 0 for seat in seats)
    gold = sum(table.gold[seat] for seat in seats) + table.stakes
    if not table.rules.ring_game and table.gambit > 0:
        assert gold == table.rules.starting_gold * table.n
    for entry in range(table.debts):
        assert table.debt_gold[entry] > 0
        assert table.gold[table.debt_seats[entry] >> 3] == 0, "who holds gold owes nothing"
    assert sorted(all_cards(table)) == table.rules.deck
    for seat in seats:
        lying = flight(table, seat)
        assert table.total[seat] == sum(STRENGTH[card] for card in lying)
        assert table.good[seat] == sum(SIDE[card] == cards.GOOD for card in lying)
        assert table.evil[seat] == sum(SIDE[card] == cards.EVIL for card in lying)
        assert table.mortal[seat] == sum(SIDE[card] == cards.MORTAL for card in lying)
    assert table.over or table.moves_count > 0, "a question has answers"
    for seat in seats:
        if not table.plays(seat):
            assert table.flight_size[seat] == 0
            assert table.over or table.hand_size[seat] == 0


def all_cards(table: State) -> list[int]:
    """Gives every card on the table, wherever it is."""
    found = table.deck[: table.pile] + table.deck[cards.PHYSICAL - table.discards :]
    for seat in range(table.n):
        base = seat * steps.HAND
        found += table.hand[base : base + table.hand_size[seat]] + flight(table, seat)
    loose = [*table.ante[: table.n], table.price]
    return found + [card for card in loose if card != cards.NONE]


def flight(table: State, seat: int) -> list[int]:
    """Gives the cards lying in a flight."""
    slots = range(table.flight_size[seat])
    return [card for slot in slots if (card := table.at(seat, slot)) != cards.NONE]
