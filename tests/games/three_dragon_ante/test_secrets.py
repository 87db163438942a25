"""What a seat has never seen changes nothing of what it sees: views, questions and events."""

from __future__ import annotations

import os
import random
from collections import Counter
from collections.abc import Sequence

import pytest

from drakehall.games.three_dragon_ante.game import TableState, ThreeDragonAnte
from drakehall.kernel.notation import SEATS
from drakehall.kernel.questions import Question
from drakehall.kernel.record import Record, replay
from games.three_dragon_ante.hidden_cards import KINDS, Hidden
from games.three_dragon_ante.nested_walks import choose, woken
from games.three_dragon_ante.random_rules import ALL_ROWS, ROWS, draw_ruleset
from games.three_dragon_ante.two_worlds import (
    Exchange,
    Move,
    begin,
    exchanged,
    seen_cards,
    turned_card,
    views,
    world,
)

GAMES = int(os.environ.get("DRAKEHALL_GAMES", "150")) // 2
DECISIONS = 60
ONWARD = 4
"""How many of the legal moves are tried at the end."""
WANTED = ("look", "power", "ante", "power", "theft", "ante", "power", "power", "theft")
"""Where games are stopped; every third can have looks, since all have Sense Motive there."""
PLAYED = [name for name in ROWS if name not in {"sets", "survivors", "ring_game"}]
"""One set, so that a word is a card; and nobody leaves, since the hand that then lies open among
the discards is told by no event."""


def random_game(number: int, luck: random.Random) -> ThreeDragonAnte:
    players = luck.choice([2, 3, 3, 4, 4, 5, 6])
    row = ALL_ROWS[number % len(ALL_ROWS)]
    pinned = row if row.option in PLAYED else ALL_ROWS[0]
    options = dict(draw_ruleset(players, luck, pinned, PLAYED).options)
    if number % 3 == 0:
        options["abilities"] = {seat: ["sense-motive", "profession"] for seat in SEATS[:players]}
    return ThreeDragonAnte(players, options)


def play_first_world(
    game: ThreeDragonAnte, number: int, luck: random.Random
) -> tuple[TableState, list[Move]]:
    """Plays to a random decision, with luck one inside a power or an unrevealed ante."""
    state, moves = begin(game, luck.randrange(1 << 60), {}), []
    least = luck.randrange(DECISIONS // 2)
    wanted = WANTED[number % len(WANTED)]
    for decision in range(3 * DECISIONS):
        question = state.question()
        if question is None:
            break
        here = {
            "power": woken(state) > 0,
            "theft": any(event.kind == "rob" for event in state.history),
            "look": any(event.kind == "seen" for event in state.history),
            "ante": question.kind == "ante" and len(state.pending_seats) < game.players,
        }
        if decision >= least and here[wanted]:
            break
        action = choose(question, luck)
        if wanted == "look" and question.kind == "play":
            action = luck.choice(of_own_colour(state, question) or [action])
        moves.append((question.seat, game.full_text(action)))
        state.apply(action)
    return state, moves


def of_own_colour(state: TableState, question: Question) -> list[int]:
    """Gives the plays of a card whose colour lies in the own flight, which invites looks."""
    flight = state.facts()["flight"]
    assert isinstance(flight, dict)
    colours = {word.partition("-")[0] for word in flight[SEATS[question.seat]]}
    return [
        option.action
        for option in question.options
        if option.text.removeprefix("play ").partition("-")[0] in colours
    ]


def views_along(state: TableState, moves: Sequence[Move], seat: int) -> list[bytes]:
    """Gives what the seat was shown at each decision of the first world."""
    assert isinstance(state.seed, int)
    again = begin(state.game, state.seed, {})
    shown = [views(again, seat)]
    for who, text in moves:
        again.play(f"{SEATS[who]} {text}")
        shown.append(views(again, seat))
    return shown


def play_other_world(
    one: TableState, moves: Sequence[Move], seat: int, shown: list[bytes], exchange: Exchange
) -> TableState:
    """Plays the other world from the deal on and asserts that the seat is shown the same."""
    assert isinstance(one.seed, int)
    other = begin(one.game, one.seed, exchange)
    for (who, text), view in zip(moves, shown, strict=False):
        assert views(other, seat) == view
        with world(exchange):
            other.play(f"{SEATS[who]} {exchanged(text, exchange)}")
    assert views(other, seat) == shown[-1]
    assert one.facts() != other.facts()
    for eyes in one.game.seats():
        same = one.information_state(eyes).key() == other.information_state(eyes).key()
        assert same == (not seen_cards(one, eyes) & set(exchange))
    return other


def compare_onward(
    one: TableState, other: TableState, seat: int, exchange: Exchange, luck: random.Random
) -> int:
    """Makes the same moves in both worlds; gives how many told the seat nothing new."""
    same = 0
    legal = one.legal_actions()
    for action in luck.sample(legal, min(ONWARD, len(legal))):
        after, there = one.clone(), other.clone()
        after.apply(action)
        if (seen_cards(after, seat) | turned_card(after)) & set(exchange):
            continue
        with world(exchange):
            there.apply(one.game.parse_action(exchanged(one.game.full_text(action), exchange)))
        assert views(after, seat) == views(there, seat)
        assert after.information_state(seat) == there.information_state(seat)
        same += 1
    return same


def test_the_first_world_is_the_game_as_it_is_played() -> None:
    luck = random.Random("first")
    for number in range(10):
        game = random_game(number, luck)
        state, moves = play_first_world(game, number, luck)
        plain = game.new_state(state.seed)
        for who, text in moves:
            plain.play(f"{SEATS[who]} {text}")

        assert plain.facts() == state.facts()
        assert plain.history == state.history


def test_cards_that_a_seat_has_never_seen_change_nothing_that_it_sees() -> None:
    counts, nested, onward = Counter[str](), Counter[str](), 0
    for number in range(GAMES):
        luck = random.Random(number)
        state, moves = play_first_world(random_game(number, luck), number, luck)
        seat = luck.choice([*state.game.seats(), *state.pending_seats])
        hidden, shown = Hidden(state, seat), views_along(state, moves, seat)
        for kind in KINDS:
            exchange = hidden.exchange(kind, luck)
            if exchange is not None:
                other = play_other_world(state, moves, seat, shown, exchange)
                onward += compare_onward(state, other, seat, exchange, luck)
                counts[kind] += 1
                nested[kind] += woken(state) > 0
    for kind in KINDS:
        print(f"{counts[kind]:6,} worlds, {nested[kind]:5,} of them inside a power: {kind}")
    print(f"{onward:,} moves onward")
    assert all(counts[kind] > GAMES // 40 for kind in KINDS)
    assert nested.total() >= counts.total() / 5
    assert onward > counts.total()


def test_an_information_state_is_what_the_seat_saw_and_answered() -> None:
    for number in range(max(5, GAMES // 15)):
        luck = random.Random(f"information {number}")
        state, _ = play_first_world(random_game(number, luck), number, luck)
        names = [f"P{seat}" for seat in state.game.seats()]
        again = replay(Record.of(state, names), state.game)

        for seat in state.game.seats():
            seen = tuple(event.seen_by(seat) for event in again.history)
            assert state.information_state(seat).events == seen
            assert state.information_state(seat).key() == again.information_state(seat).key()


@pytest.mark.parametrize("players", [2, 4, 6])
def test_what_a_seat_is_told_move_by_move_adds_up_to_its_information_state(players: int) -> None:
    luck = random.Random(players)
    state = begin(ThreeDragonAnte(players, {"abilities": "random"}), players, {})
    told = [[event.seen_by(seat) for event in state.history] for seat in state.game.seats()]
    for _ in range(DECISIONS):
        question = state.question()
        assert question is not None
        before = len(state.history)
        state.apply(choose(question, luck))
        for seat in state.game.seats():
            told[seat] += [event.seen_by(seat) for event in state.history[before:]]

    for seat in state.game.seats():
        assert list(state.information_state(seat).events) == told[seat]
