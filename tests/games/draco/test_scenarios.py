"""The scenario files hold, and each value of an option has one that fails without it."""

import tomllib
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from drakehall.games.draco.options import SPECS, TABLES
from drakehall.scenario import BadScenario, Scenario, load, run

CASES = sorted((Path(__file__).parents[3] / "scenarios" / "draco").glob("*.toml"))
FIXED = {"pile_order", "gift_decision", "deck_empty"}
WITHOUT_EFFECT = {"ruleset_id", "players"}


def cases_with(option: str) -> Iterator[Scenario]:
    for file in CASES:
        text = file.read_text(encoding="utf-8")
        if option in tomllib.loads(text).get("options", {}):
            scenario = load(text)
            if scenario.refused is None:
                yield scenario


def needs(scenario: Scenario, option: str) -> bool:
    """Tells whether a scenario fails when an option has its default."""
    options = {key: value for key, value in scenario.options.items() if key != option}
    try:
        return bool(run(replace(scenario, options=options)))
    except BadScenario:
        return True


@pytest.mark.parametrize("file", CASES, ids=lambda file: file.stem)
def test_scenario_holds(file: Path) -> None:
    assert run(load(file.read_text(encoding="utf-8"))) == []


@pytest.mark.parametrize("option", [name for name in SPECS if name not in FIXED])
def test_each_value_of_an_option_has_a_case_that_fails_without_it(option: str) -> None:
    spec = SPECS[option]
    tried = [s.options[option] for s in cases_with(option) if needs(s, option)]
    wanted = [choice for choice in spec.choices if choice != spec.default]

    assert tried != []
    if option != "start_captain":
        assert [choice for choice in wanted if choice not in tried] == []


@pytest.mark.parametrize("option", [name for name in TABLES if name not in WITHOUT_EFFECT])
def test_each_list_or_table_has_a_case_that_fails_without_it(option: str) -> None:
    assert any(needs(scenario, option) for scenario in cases_with(option))
