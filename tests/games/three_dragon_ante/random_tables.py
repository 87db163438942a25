"""Random play on the bare core, with every invariant checked before each decision."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass

from drakehall.games.three_dragon_ante.core import cards, engine, pile, reading, steps
from drakehall.games.three_dragon_ante.core.table import State
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
        reading.set_abilities(table, seat, sum(1 << pick for pick in picks))


def play_game(table: State, choose: random.Random) -> tuple[int, int]:
    """Plays one random game to its end and gives its decisions and gambits."""
    table.rng = choose.getrandbits(63) | 1
    reading.set_pile(table, table.rules.cards())
    pile.shuffle_pile(table)
    engine.start(table)
    paid: set[tuple[int, int, int]] = set()
    for decision in range(MAX_DECISIONS):
        check(table)
        if table.over:
            return decision, table.gambit
        kind, _, _, _, _, memo = reading.frame(table, table.depth - 1)
        if kind == steps.ASK_TRIO:
            key = (table.gambit, table.turn, memo)
            assert key not in paid, "a kind of special flight pays once a seat and gambit"
            paid.add(key)
        engine.apply(table, choose.choice(engine.legal_actions(table)), steps.NOBODY)
    raise AssertionError("the game does not end")


def check(table: State) -> None:
    """Asserts what must hold at every decision of every game."""
    seats = range(table.n)
    hoards = table.gold[: table.n]
    assert all(gold >= 0 for gold in hoards)
    if not table.rules.ring_game and table.gambit > 0:
        assert sum(hoards) + table.stakes == table.rules.starting_gold * table.n
    for debtor, _, gold in reading.debts(table):
        assert gold > 0
        assert hoards[debtor] == 0, "who holds gold owes nothing"
    hands = [reading.hand(table, seat) for seat in seats]
    flights = [[c for c in reading.flight(table, seat) if c != cards.NONE] for seat in seats]
    assert sorted(all_cards(table, hands, flights)) == table.rules.cards()
    for seat in seats:
        check_seat(table, seat, hands[seat], flights[seat])
    assert table.over or table.moves_count > 0, "a question has answers"


def check_seat(table: State, seat: int, hand: list[int], flight: list[int]) -> None:
    """Asserts a seat's hand limit and the cached totals and counts of its flight."""
    assert len(hand) <= table.rules.hand_limit
    sides = [cards.SIDES[card] for card in flight]
    assert table.total[seat] == sum(cards.STRENGTHS[card] for card in flight)
    assert table.good[seat] == sides.count(cards.GOOD)
    assert table.evil[seat] == sides.count(cards.EVIL)
    assert table.mortal[seat] == sides.count(cards.MORTAL)
    if not table.plays(seat):
        assert not flight
        assert table.over or not hand


def all_cards(table: State, hands: list[list[int]], flights: list[list[int]]) -> list[int]:
    """Gives every card on the table, wherever it is."""
    loose = [card for card in [*table.ante, table.price] if card != cards.NONE]
    piles = [reading.pile(table), reading.discards(table), *hands, *flights, loose]
    return [card for cards_there in piles for card in cards_there]
