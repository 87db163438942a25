"""What passes from one game of a series to the next. [7.9, 7.13, T117]"""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from drakehall.games import new_game
from drakehall.games.three_dragon_ante.game import TableState
from drakehall.kernel.contract import State
from drakehall.kernel.errors import BadPosition, BadRecord
from drakehall.kernel.record import Record, replay
from drakehall.kernel.series import Totals

GAME = "three-dragon-ante"
NAMES = ("Aki", "Ben", "Chie")
LAST_ROUND: Mapping[str, object] = {
    "phase": "play",
    "round": 3,
    "stakes": 9,
    "hand": {"A": ["tiamat", "red-3"], "B": ["white-8", "red-5"], "C": ["white-6", "red-8"]},
    "flight": {"A": ["gold-2", "red-2"], "B": ["gold-13", "gold-11"], "C": ["black-1", "black-2"]},
    "ante": {"A": "copper-5", "B": "copper-7", "C": "copper-8"},
}
"""B will win the gambit; whoever has no gold then ends the game."""


def ended(debts: list[tuple[str, str, int]], gold: dict[str, int], **options: object) -> TableState:
    """Plays the last round of a game in which these debts stay unpaid."""
    entries = [{"debtor": d, "creditor": c, "amount": a} for d, c, a in debts]
    game = new_game(GAME, 3, options)
    state = game.load({**LAST_ROUND, "debts": entries, "gold": gold})
    for line in ("A play tiamat", "B play white-8", "C play white-6"):
        state.play(line)
    assert isinstance(state, TableState)
    assert state.is_terminal
    return state


def start_after(state: State) -> Mapping[str, object]:
    return state.game.hand_over(state).start


def test_T117_debtor_starts_with_less_and_creditor_with_more() -> None:  # noqa: N802 - its number
    end = ended([("C", "A", 6)], {"A": 20, "B": 30, "C": 0}, settle_debts="carry_over")

    assert start_after(end) == {"gold": {"A": 56, "C": 44}}
    following = end.game.new_state_from(start_after(end), "next")
    assert following.facts()["gold"] == {"A": 56, "B": 50, "C": 44}
    assert following.facts()["debts"] == []


def test_debt_is_multiplied_and_what_the_hoard_cannot_pay_stays_owed() -> None:
    end = ended(
        [("C", "A", 6)], {"A": 20, "B": 30, "C": 0}, settle_debts="carry_over", debt_factor=10
    )

    assert start_after(end) == {
        "gold": {"A": 100, "C": 0},
        "debts": [{"debtor": "C", "creditor": "A", "amount": 10}],
    }


def test_debt_to_the_stakes_goes_into_the_first_stakes() -> None:
    end = ended(
        [("C", "stakes", 7), ("C", "A", 3)],
        {"A": 20, "B": 30, "C": 0},
        settle_debts="carry_over",
    )

    assert start_after(end) == {"gold": {"A": 53, "C": 40}, "stakes": 7}
    assert end.game.new_state_from(start_after(end), 1).facts()["stakes"] == 7


def test_gold_that_comes_in_pays_what_is_still_owed() -> None:
    debts = [("C", "A", 60), ("A", "C", 4)]
    end = ended(debts, {"A": 0, "B": 30, "C": 0}, settle_debts="carry_over")

    assert start_after(end) == {
        "gold": {"A": 100, "C": 0},
        "debts": [{"debtor": "C", "creditor": "A", "amount": 6}],
    }


@pytest.mark.parametrize("how", ["none", "ledger"])
def test_without_carry_over_everybody_begins_anew(how: str) -> None:
    end = ended([("C", "A", 6)], {"A": 20, "B": 30, "C": 0}, settle_debts=how)

    assert start_after(end) == {}


def test_ledger_stays_owed_outside_the_games() -> None:
    noted = ended([("C", "A", 6)], {"A": 20, "B": 30, "C": 0}, settle_debts="ledger")
    carried = ended([("C", "A", 6)], {"A": 20, "B": 30, "C": 0}, settle_debts="carry_over")
    owed = {"debtor": "C", "creditor": "A", "amount": 6}

    assert Totals.of([noted, noted]).ledger == [owed, owed]
    assert Totals.of([carried, carried]).ledger == [owed]  # the first was paid in the second game


def test_sums_of_a_series() -> None:
    end = ended([], {"A": 20, "B": 30, "C": 0}, starting_gold=40, settle_base=50, prize="A cake")
    once, twice = end.facts()["score"], Totals.of([end, end])

    assert isinstance(once, dict)
    assert twice.scores == {seat: 2 * score for seat, score in once.items()}
    assert twice.wins == {"A": 0, "B": 2, "C": 0}
    assert twice.prizes == {"A": 0, "B": 2, "C": 0}


def test_game_that_took_something_over_replays_on_its_own() -> None:
    end = ended([("C", "stakes", 6)], {"A": 20, "B": 30, "C": 0}, settle_debts="carry_over")
    state = end.game.new_state_from(start_after(end), "next")
    for _ in range(20):
        state.apply(state.legal_actions()[0])

    text = Record.of(state, NAMES).to_toml()
    again = replay(Record.parse(text), end.game)

    assert again.facts() == state.facts()
    assert again.clone().start == again.start == state.start
    assert end.game.restore(state.snapshot()).start == state.start


def test_gold_won_is_counted_from_the_hoard_that_the_game_began_with() -> None:
    game = new_game(GAME, 2, {"gambit_limit": 1})
    state = game.new_state_from({"gold": {"A": 70}}, 3)
    while not state.is_terminal:
        state.apply(state.legal_actions()[0])
    gold = state.facts()["gold"]

    assert isinstance(gold, dict)
    assert state.returns() == [gold["A"] - 70, gold["B"] - 50]


def test_empty_chair_of_a_ring_game_stays_empty() -> None:
    options = {"ring_game": True, "gambit_limit": 1, "settle_debts": "carry_over"}
    game = new_game(GAME, 3, options)
    state = game.new_state_from({"out": [["B"]]}, 5)
    hands = state.facts()["hand"]

    assert isinstance(hands, dict)
    assert [len(hand) for hand in hands.values()] == [6, 0, 6]
    assert state.facts()["out"] == [["B"]]
    assert state.pending_seats == (0, 2)
    while not state.is_terminal:
        state.apply(state.legal_actions()[0])
    assert start_after(state) == {"out": [["B"]]}


def ring_after_a_gambit(gold: dict[str, int], *debts: dict[str, object]) -> State:
    """Plays a ring game of two gambits past its first, with whoever is broke gone."""
    options = {"ring_game": True, "gambit_limit": 2, "settle_debts": "carry_over"}
    state = new_game(GAME, 3, options).load({**LAST_ROUND, "debts": list(debts), "gold": gold})
    for line in ("A play tiamat", "B play white-8", "C play white-6"):
        state.play(line)
    while not state.is_terminal:
        state.apply(state.legal_actions()[0])
    return state


def test_debt_of_an_empty_chair_stays_outside_the_games() -> None:
    debt = {"debtor": "C", "creditor": "A", "amount": 6}
    state = ring_after_a_gambit({"A": 200, "B": 200, "C": 0}, debt)
    passed = state.game.hand_over(state)

    assert passed.start == {"out": [["C"]]}
    assert passed.ledger == [debt]
    assert Totals.of([state, state]).ledger == [debt, debt]


def test_all_sit_down_again_where_fewer_than_two_are_left() -> None:
    state = ring_after_a_gambit({"A": 0, "B": 200, "C": 0})

    assert state.facts()["out"] == [["A", "C"]]
    assert state.game.hand_over(state).start == {}


@pytest.mark.parametrize(
    ("start", "key"),
    [
        ({"hoard": 3}, "hoard"),
        ({"gold": {"Z": 3}}, "gold"),
        ({"gold": {"A": -1}}, "gold.A"),
        ({"stakes": "7"}, "stakes"),
        ({"debts": [{"debtor": "A", "creditor": "A", "amount": 1}]}, "debts[1]"),
        ({"out": [["A", "B"]]}, "out"),
        ({"out": "AB"}, "out"),
    ],
)
def test_start_that_cannot_be_is_refused_with_its_key(
    start: Mapping[str, object], key: str
) -> None:
    with pytest.raises(BadPosition) as refusal:
        new_game(GAME, 3).new_state_from(start)

    assert refusal.value.args_["key"] == key


def test_record_with_a_position_and_a_start_is_refused() -> None:
    record = Record(GAME, NAMES, seed="1", position=LAST_ROUND, start={"stakes": 3})

    with pytest.raises(BadRecord) as refusal:
        replay(record, new_game(GAME, 3))

    assert "record-two-starts" in str(refusal.value.__cause__)
