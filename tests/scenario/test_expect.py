"""Expectations: what is named is compared, exactly where exactness is meant."""

from typing import Any

import pytest

from drakehall.scenario import BadScenario
from drakehall.scenario.expect import check_expected, mismatches

FACTS: dict[str, Any] = {
    "players": 2,
    "leader": "A",
    "druid": True,
    "round": 1,
    "gold": {"A": 1, "B": 20},
    "hand": {"A": ["red-1", "red-1", "gold-2"], "B": []},
    "flight": {"A": ["gold-4", "-", "red-2"], "B": []},
    "ante": {"A": "red-10", "B": "none"},
    "deck": ["red-5", "red-6", "red-7"],
    "debts": [
        {"debtor": "A", "creditor": "B", "amount": 4},
        {"debtor": "B", "creditor": "stakes", "amount": 1},
        {"debtor": "A", "creditor": "stakes", "amount": 2},
    ],
    "winners": ["A", "B"],
    "ranking": [["A", "B"], ["C"]],
}
A_OWES_B, B_OWES, A_OWES = FACTS["debts"]


@pytest.mark.parametrize(
    "expected",
    [
        {},
        {"leader": "A", "druid": True},
        {"gold": {"B": 20}},
        {"hand": {"A": ["gold-2", "red-1", "red-1"]}},
        {"hand": {"A": 3, "B": 0}},
        {"hand": {"B": []}},
        {"hand": {"A": {"has": ["red-1", "red-1"], "lacks": ["thief"], "size": 3}}},
        {"flight": {"A": ["gold-4", "red-2"]}},
        {"flight": {"A": ["gold-4", "-", "red-2"]}},
        {"flight": {"A": 2}},
        {"flight": {"A": {"size": 2}}},
        {"ante": {"B": "none"}},
        {"ante": ["red-10"]},
        {"ante": 1},
        {"deck": ["red-5", "red-6"]},
        {"deck": 3},
        {"debts": [A_OWES_B, A_OWES, B_OWES]},
        {"debts": [B_OWES, A_OWES_B, A_OWES]},
        {"debts": 3},
        {"winners": ["B", "A"]},
        {"ranking": [["B", "A"], ["C"]]},
    ],
)
def test_what_is_so_agrees(expected: dict[str, Any]) -> None:
    check_expected(expected, FACTS, "AB", "")

    assert list(mismatches(expected, FACTS)) == []


@pytest.mark.parametrize(
    ("expected", "key", "found"),
    [
        ({"leader": "B"}, "leader", "A"),
        ({"round": 2}, "round", 1),
        ({"gold": {"A": 2, "B": 20}}, "gold.A", 1),
        ({"hand": {"A": ["red-1", "gold-2"]}}, "hand.A", FACTS["hand"]["A"]),
        ({"hand": {"A": ["red-1", "gold-2", "gold-2"]}}, "hand.A", FACTS["hand"]["A"]),
        ({"hand": {"A": 2}}, "hand.A", FACTS["hand"]["A"]),
        ({"hand": {"A": {"has": ["gold-2", "gold-2"]}}}, "hand.A", FACTS["hand"]["A"]),
        ({"hand": {"A": {"lacks": ["red-1"]}}}, "hand.A", FACTS["hand"]["A"]),
        ({"hand": {"A": {"size": 4}}}, "hand.A", FACTS["hand"]["A"]),
        ({"flight": {"A": ["red-2", "gold-4"]}}, "flight.A", FACTS["flight"]["A"]),
        ({"flight": {"A": ["-", "gold-4", "red-2"]}}, "flight.A", FACTS["flight"]["A"]),
        ({"flight": {"A": 3}}, "flight.A", FACTS["flight"]["A"]),
        ({"deck": ["red-6"]}, "deck", FACTS["deck"]),
        ({"debts": [A_OWES, A_OWES_B, B_OWES]}, "debts", FACTS["debts"]),
        ({"debts": [A_OWES_B, B_OWES]}, "debts", FACTS["debts"]),
        ({"ranking": [["C"], ["A", "B"]]}, "ranking", FACTS["ranking"]),
        ({"prize": "A"}, "prize", None),
    ],
)
def test_what_is_not_so_is_told_with_its_key(
    expected: dict[str, Any], key: str, found: object
) -> None:
    check_expected(expected, FACTS, "AB", "")

    assert [(miss.key, miss.found) for miss in mismatches(expected, FACTS)] == [(key, found)]


def test_exact_deck_is_compared_as_a_whole() -> None:
    assert list(mismatches({"deck": FACTS["deck"]}, FACTS, whole_deck=True)) == []
    assert len(list(mismatches({"deck": ["red-5"]}, FACTS, whole_deck=True))) == 1


def test_one_is_not_true() -> None:
    assert list(mismatches({"round": True}, FACTS)) != []


@pytest.mark.parametrize(
    ("expected", "message", "key"),
    [
        ({"golld": {"A": 1}}, "scenario-unknown-key", "e.golld"),
        ({"gold": 5}, "scenario-wrong-type", "e.gold"),
        ({"gold": {}}, "scenario-wrong-type", "e.gold"),
        ({"gold": {"C": 5}}, "scenario-no-seat", "e.gold.C"),
        ({"gold": {"A": [5]}}, "scenario-wrong-type", "e.gold.A"),
        ({"gold": {"A": True}}, "scenario-wrong-type", "e.gold.A"),
        ({"hand": {"A": "red-1"}}, "scenario-wrong-type", "e.hand.A"),
        ({"hand": {"A": {}}}, "scenario-wrong-type", "e.hand.A"),
        ({"hand": {"A": {"haz": []}}}, "scenario-unknown-key", "e.hand.A.haz"),
        ({"hand": {"A": {"has": "red-1"}}}, "scenario-wrong-type", "e.hand.A"),
        ({"hand": {"A": [[1]]}}, "scenario-wrong-type", "e.hand.A"),
        ({"druid": 1}, "scenario-wrong-type", "e.druid"),
        ({"round": [1]}, "scenario-wrong-type", "e.round"),
        ({"debts": ["A"]}, "scenario-wrong-type", "e.debts"),
        ({"ranking": ["A"]}, "scenario-wrong-type", "e.ranking"),
        ({"ante": "red-1"}, "scenario-wrong-type", "e.ante"),
    ],
)
def test_expectation_without_sense_is_refused(
    expected: dict[str, Any], message: str, key: str
) -> None:
    with pytest.raises(BadScenario) as caught:
        check_expected(expected, FACTS, "AB", "e")

    assert (caught.value.message, caught.value.args_["key"]) == (message, key)
