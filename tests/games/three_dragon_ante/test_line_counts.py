"""Small tables played to a depth in every possible way, by the program and by plain rules."""

from __future__ import annotations

from typing import Any

import pytest

from drakehall.games.three_dragon_ante.options import check_options
from games.three_dragon_ante.line_counts import count_by_plain_rules, count_by_program

LEADS = (
    *("red-12", "gold-9", "blue-9", "silver-10", "green-8", "bronze-9", "black-7", "copper-8"),
    *("white-8", "brass-1", "dracolich", "tiamat", "bahamut", "archmage", "dragonslayer"),
    *("thief", "druid", "priest", "princess", "fool"),
)
PILE = (
    *("archmage", "copper-1", "princess", "silver-2", "thief", "dragonslayer", "black-1"),
    *("white-2", "red-2", "brass-4", "bronze-1", "green-1", "druid", "blue-1", "gold-11"),
    *("copper-3", "white-6", "silver-12", "black-9", "red-10", "brass-9", "green-10", "blue-11"),
)
ANTES = {"A": "white-4", "B": "bronze-3", "C": "gold-2"}
READINGS: dict[str, object] = {
    "slain_counts_for_lead": False,
    "gold_via_princess_counts_self": False,
    "strength_flight_take_on_empty": False,
    "bronze_one_slot": "choose",
    "round_tie": "cascade",
    "ante_tie": "cascade",
    "hand_limit": 4,
    "hand_start": 4,
}
ABILITIES: tuple[dict[str, list[str]], ...] = (
    {
        "A": ["bluff", "sleight-of-hand"],
        "B": ["bluff", "intimidate"],
        "C": ["concentration", "diplomacy"],
    },
    {
        "A": ["diplomacy", "profession"],
        "B": ["wild-card"],
        "C": ["sense-motive", "profession"],
    },
)


def table(card: str, stakes: int, **changes: object) -> dict[str, Any]:
    """Gives a small table in its third round, where A is about to lead this card."""
    return {
        "phase": "play",
        "round": 3,
        "leader": "A",
        "stakes": stakes,
        "gold": {"A": 12, "B": 6, "C": 30},
        "hand": {"A": [card, "red-3"], "B": ["green-2", "silver-8", "white-1"], "C": ["blue-2"]},
        "flight": {
            "A": ["gold-4", "blue-7"],
            "B": ["black-5", "brass-5"],
            "C": ["green-6", "copper-7"],
        },
        "ante": ANTES,
        "deck": [word for word in PILE if word != card],
        "deck_exact": True,
    } | changes


def agree(position: dict[str, Any], depth: int, **options: object) -> list[int]:
    """Asserts that both count the same tables at each depth, and gives how many lines."""
    given = check_options(3, options)
    program = count_by_program(3, given, position, depth)
    plain = count_by_plain_rules(3, given, position, depth)
    assert [tables.total() for tables in program] == [tables.total() for tables in plain]
    assert program == plain
    return [tables.total() for tables in program]


@pytest.mark.parametrize("stakes", [2, 30])
@pytest.mark.parametrize("card", LEADS)
def test_every_power_allows_the_same_lines(card: str, stakes: int) -> None:
    lines = agree(table(card, stakes), 5)
    print(f"{card}, stakes {stakes}: lines by depth {lines}")

    assert lines[1] >= 2
    assert lines[4] > 20


@pytest.mark.parametrize("card", LEADS)
def test_every_power_allows_the_same_lines_under_the_other_readings(card: str) -> None:
    hands = {"A": [card, "red-3", "red-8"], "B": ["green-2", "silver-8"], "C": ["blue-2"]}

    lines = agree(table(card, 6, hand=hands), 4, **READINGS)

    assert lines[4] > 20


@pytest.mark.parametrize("abilities", ABILITIES, ids=["gold", "knowledge"])
@pytest.mark.parametrize("card", LEADS)
def test_every_power_allows_the_same_lines_with_abilities(
    card: str, abilities: dict[str, list[str]]
) -> None:
    hands = {"A": [card, "red-3"], "B": ["green-2", "silver-8"], "C": ["blue-2"]}

    lines = agree(table(card, 9, hand=hands), 5, abilities=abilities, ask_optional=True)

    assert lines[5] > 20


FLIGHTS: dict[str, tuple[str, dict[str, list[str]]]] = {
    "a colour": ("red-12", {"A": ["red-5", "red-8"]}),
    "a colour with Tiamat": ("tiamat", {"A": ["green-6", "green-4"]}),
    "two colours with Tiamat": ("tiamat", {"A": ["green-6", "green-4", "black-5", "black-3"]}),
    "a strength": ("red-5", {"A": ["brass-5", "black-5"]}),
    "two strengths": (
        "copper-8",
        {"A": ["silver-2", "gold-2", "red-2", "white-1", "green-1", "bronze-1"]},
    ),
    "both kinds at once": ("black-7", {"A": ["black-5", "black-3", "copper-7", "brass-7"]}),
}


@pytest.mark.parametrize("options", [{}, READINGS], ids=["defaults", "other readings"])
@pytest.mark.parametrize("stakes", [2, 30])
@pytest.mark.parametrize("flight", FLIGHTS)
def test_special_flights_allow_the_same_lines(
    flight: str, stakes: int, options: dict[str, object]
) -> None:
    card, flights = FLIGHTS[flight]
    used = {card, *flights["A"]}
    hands = {"A": [card, "red-3"], "B": ["green-2", "silver-8"], "C": ["blue-2", "white-3"]}
    antes = {"A": "white-4", "B": "bronze-3", "C": "gold-6"}
    pile = [word for word in PILE if word not in used]
    position = table(card, stakes, hand=hands, flight=flights, ante=antes, deck=pile)

    lines = agree(position, 5, **options)

    assert lines[5] > 20
