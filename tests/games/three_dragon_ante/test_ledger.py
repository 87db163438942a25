"""Every rule has a case that shows it, and the page that says so is up to date."""

import ast

import pytest

import ledger
from drakehall.games.three_dragon_ante.options import SHAPED, SPECS

DEFAULTS: dict[str, object] = {
    **{name: spec.default for name, spec in SPECS.items()},
    **{name: shape.default for name, shape in SHAPED.items()},
}
ROWS = [row for part in ledger.parts() for row in part.rows]


def names_of_tests(file: str) -> set[str]:
    """Gives the names of the tests of a file."""
    tree = ast.parse((ledger.ROOT / file).read_text(encoding="utf-8"))
    return {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}


def may_wait(row: ledger.Row) -> bool:
    """Tells whether a row is a rule of abilities or a local rule that is still to come."""
    return row.not_yet and row.key[0] in ledger.LATER_SECTIONS


def test_ledger_has_a_row_for_every_part_of_the_rules() -> None:
    counts = {part.title: len(part.rows) for part in ledger.parts()}

    assert [f"R-{n}" for n in range(1, 58)] == [r.key for r in ROWS if r.key.startswith("R-")]
    assert counts["Paragraphs of the rules"] >= 130
    assert counts["Decisions"] == 19
    assert {r.key.removeprefix("12/") for r in ROWS if r.key.startswith("12/")} == set(DEFAULTS)


def test_every_rule_is_shown_by_a_scenario_or_a_test() -> None:
    assert [row.key for row in ROWS if not row.is_shown and not may_wait(row)] == []


def test_scenarios_and_tests_that_the_ledger_names_exist() -> None:
    missing = {name for row in ROWS for name in row.scenarios} - ledger.scenarios().keys()
    tests = {test for row in ROWS for test in row.tests}
    lost = [
        test for test in tests if test.split("::")[1] not in names_of_tests(test.split("::")[0])
    ]

    assert missing == set()
    assert lost == []


def test_options_that_the_ledger_names_exist() -> None:
    named = {name for row in ROWS for name in row.option.split(", ") if name}

    assert named <= ledger.option_names().keys()


def test_data_file_names_no_row_that_is_not_there() -> None:
    assert ledger.shown().keys() - {row.key for row in ROWS} == set()


@pytest.mark.parametrize("name", sorted(DEFAULTS))
def test_every_value_of_an_option_is_played_in_a_scenario(name: str) -> None:
    played = [
        case["options"][name]
        for case in ledger.scenarios().values()
        if name in case.get("options", {}) and "refused" not in case
    ]
    choices = SPECS[name].choices if name in SPECS else ()

    assert [value for value in choices if value != DEFAULTS[name] and value not in played] == []
    assert [value for value in played if value != DEFAULTS[name]] != []


def test_page_is_what_make_fix_writes() -> None:
    assert ledger.LEDGER.read_text(encoding="utf-8") == ledger.page()
