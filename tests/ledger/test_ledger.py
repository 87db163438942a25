"""Every rule has a case that shows it, and the pages that say so are up to date."""

import ast
from collections.abc import Mapping

import pytest

from drakehall.games import REGISTRY
from drakehall.games.draco.options import SPECS as DRACO
from drakehall.games.draco.options import defaults
from drakehall.games.three_dragon_ante.options import SHAPED, SPECS
from ledger.book import ROOT, Book, Row
from ledger.books import BOOKS

DEFAULTS: Mapping[str, Mapping[str, object]] = {
    "three-dragon-ante": {
        **{name: spec.default for name, spec in SPECS.items()},
        **{name: shape.default for name, shape in SHAPED.items()},
    },
    "draco": defaults(),
}
CHOICES: Mapping[str, Mapping[str, tuple[object, ...]]] = {
    "three-dragon-ante": {name: spec.choices for name, spec in SPECS.items()},
    "draco": {name: spec.choices for name, spec in DRACO.items()},
}
FIXED = {"pile_order", "gift_decision", "deck_empty"}
"""Options with one value: that others are refused is all there is to show."""
LATER = ("6", "7")
"""Sections of Three-Dragon Ante that may still say "not yet"."""

each_book = pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.game)


def rows_of(book: Book) -> list[Row]:
    return [row for part in book.parts() for row in part.rows]


def names_of_tests(file: str) -> set[str]:
    """Gives the names of the tests of a file."""
    tree = ast.parse((ROOT / file).read_text(encoding="utf-8"))
    return {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}


def may_wait(book: Book, row: Row) -> bool:
    """Tells whether a row is a rule of abilities or a local rule that is still to come."""
    return book.game == "three-dragon-ante" and row.not_yet and row.key[0] in LATER


def test_every_game_has_a_ledger() -> None:
    assert [book.game for book in BOOKS] == list(REGISTRY)


@pytest.mark.parametrize(
    ("game", "rulings", "paragraphs"),
    [
        ("three-dragon-ante", [f"R-{n}" for n in range(1, 58)], 130),
        ("draco", [f"R{n}" for n in range(1, 25)], 45),
    ],
)
def test_ledger_has_a_row_for_every_part_of_the_rules(
    game: str, rulings: list[str], paragraphs: int
) -> None:
    book = next(book for book in BOOKS if book.game == game)
    parts = {part.title: [row.key for row in part.rows] for part in book.parts()}

    assert rulings == parts["Rulings"]
    assert len(parts["Paragraphs of the rules"]) >= paragraphs
    assert len(parts.get("Decisions", [])) in {0, 19}
    assert {key.partition("/")[2] for key in parts["Options"]} == set(DEFAULTS[game])


@each_book
def test_every_rule_is_shown_by_a_scenario_or_a_test(book: Book) -> None:
    empty = [row for row in rows_of(book) if not row.is_shown]

    assert [row.key for row in empty if not may_wait(book, row)] == []


@each_book
def test_scenarios_and_tests_that_the_ledger_names_exist(book: Book) -> None:
    missing = {name for row in rows_of(book) for name in row.scenarios} - book.scenarios.keys()
    tests = {test for row in rows_of(book) for test in row.tests}
    lost = [
        test for test in tests if test.split("::")[1] not in names_of_tests(test.split("::")[0])
    ]

    assert missing == set()
    assert lost == []


@each_book
def test_options_that_the_ledger_names_exist(book: Book) -> None:
    named = {name for row in rows_of(book) for name in row.option.split(", ") if name}

    assert named <= book.option_names().keys()


@each_book
def test_data_file_names_no_row_that_is_not_there(book: Book) -> None:
    assert book.shown.keys() - {row.key for row in rows_of(book)} == set()


@pytest.mark.parametrize(
    ("book", "name"),
    [(book, name) for book in BOOKS for name in sorted(DEFAULTS[book.game])],
    ids=lambda value: value if isinstance(value, str) else value.game,
)
def test_every_value_of_an_option_is_played_in_a_scenario(book: Book, name: str) -> None:
    default, choices = DEFAULTS[book.game][name], CHOICES[book.game].get(name, ())
    played = [
        case["options"][name]
        for case in book.scenarios.values()
        if name in case.get("options", {}) and "refused" not in case
    ]

    assert [value for value in choices if value != default and value not in played] == []
    assert [value for value in played if value != default] != [] or name in FIXED


@each_book
def test_page_is_what_make_fix_writes(book: Book) -> None:
    assert book.page_file.read_text(encoding="utf-8") == book.page()
