"""Pairs of games that one seat cannot tell apart: what it has not seen is exchanged."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, field

from drakehall.games.draco import fate
from drakehall.games.draco.cards import word_of
from drakehall.games.draco.game import Draco
from drakehall.games.three_dragon_ante.game import TableState
from drakehall.kernel.contract import Game, State
from drakehall.kernel.errors import Refusal
from drakehall.kernel.notation import SEATS
from games.three_dragon_ante.hidden_cards import KINDS, Hidden
from games.three_dragon_ante.nested_walks import choose
from games.three_dragon_ante.test_secrets import random_game
from games.three_dragon_ante.two_worlds import Exchange, begin, deal_lines, exchanged

LONGEST = 80
TRIES = 200
CURSE = "curse"
Move = tuple[int, str]


@dataclass(frozen=True)
class Deal:
    """What chance does at the deal and later, and the answers given, as seats with full texts."""

    lines: Sequence[str]
    moves: Sequence[Move]
    exchange: Exchange = field(default_factory=dict)


@dataclass(frozen=True)
class Pair:
    """Two games of one table, and the seat that cannot tell them apart."""

    game: Game
    eyes: int
    kind: str
    one: Deal
    other: Deal


def pair_of(number: int, seed: str) -> Pair | None:
    """Plays a game of this seed at random, and exchanges cards; ``None`` if none can be."""
    luck = random.Random(f"pair {number}")
    return three_dragon_ante(number, luck, seed) if number % 4 else draco(luck, seed)


def three_dragon_ante(number: int, luck: random.Random, seed: str) -> Pair | None:
    """Exchanges cards of hands, piles and antes that the seat has never seen."""
    game = random_game(number, luck)
    state = begin(game, seed, {})
    moves = walk(state, luck)
    assert isinstance(state, TableState)
    eyes = luck.choice([*game.seats(), *state.pending_seats])
    hidden = Hidden(state, eyes)
    for kind in luck.sample(KINDS, len(KINDS)):
        exchange = hidden.exchange(kind, luck)
        if exchange is not None:
            one = Deal(deal_lines(game, seed, {}), moves)
            there = [(seat, exchanged(text, exchange)) for seat, text in moves]
            other = Deal(deal_lines(game, seed, exchange), there, exchange)
            return Pair(game, eyes, kind, one, other)
    return None


def draco(luck: random.Random, seed: str) -> Pair | None:
    """Deals the cards that still lie in the pile in another order."""
    game = Draco(luck.choice([2, 3, 4]), {})
    state = game.new_state(seed)
    dealt = fate.deal(game.rules, seed, [])
    deck = [word_of(card) for card in dealt.cards()]
    moves = walk(state, luck)
    left = state.facts()["deck"]
    assert isinstance(left, list)
    first = len(deck) - len(left)
    assert deck[first:] == left
    lines = [f"captain {SEATS[dealt.captain]}", f"deal {' '.join(deck)}"]
    for _ in range(TRIES):
        there = mixed_deck(deck, first, luck)
        others = [lines[0], f"deal {' '.join(there)}"]
        if there != deck and can_be_dealt(game, others):
            eyes = luck.randrange(game.players)
            return Pair(game, eyes, "undealt", Deal(lines, moves), Deal(others, moves))
    return None


def mixed_deck(deck: Sequence[str], first: int, luck: random.Random) -> list[str]:
    """Exchanges treasures from a card on, and a curse with what lies somewhere behind it."""
    there = list(deck)
    places = [n for n in range(first, len(deck)) if deck[n] != CURSE]
    for place, other in zip(places, luck.sample(places, len(places)), strict=True):
        there[place] = deck[other]
    curses = [n for n in range(first, len(deck)) if deck[n] == CURSE]
    if curses:
        one, other = luck.choice(curses), luck.randrange(first, len(deck))
        there[one], there[other] = there[other], there[one]
    return there


def can_be_dealt(game: Game, lines: Sequence[str]) -> bool:
    """Tells whether the piles can be made so."""
    try:
        game.new_state(0, lines)
    except Refusal:
        return False
    return True


def walk(state: State, luck: random.Random) -> list[Move]:
    """Plays on at random for a while, and gives the moves."""
    moves: list[Move] = []
    for _ in range(luck.randrange(1, LONGEST)):
        if state.is_terminal:
            break
        question = state.question(luck.choice(state.pending_seats))
        assert question is not None
        action = choose(question, luck)
        moves.append((question.seat, state.game.full_text(action)))
        state.apply(action, question.seat)
    return moves
