"""The page's own words are the same in both languages, and every one that it names exists."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

ROOT: Final = Path(__file__).parents[2]
SOURCE: Final = ROOT / "web" / "src"
NAMES: Final = sorted(file.name.removesuffix(".en.ftl") for file in SOURCE.glob("words/*.en.ftl"))
SAID: Final = re.compile(r"\bsay\(\s*\"([a-z][a-z0-9]*(?:-[a-zA-Z0-9]+)+)\"")


class Variables(Visitor):
    """Collects the names of the variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: D102, N802
        self.names.add(node.id.name)


def messages(file: Path) -> dict[str, set[str]]:
    """Gives the ids of a Fluent file with the variables of each."""
    body = FluentParser().parse(file.read_text(encoding="utf-8")).body
    assert [entry for entry in body if isinstance(entry, ast.Junk)] == []
    found = {}
    for entry in body:
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice"
            visitor = Variables()
            visitor.visit(entry)
            found[entry.id.name] = visitor.names
    return found


def of_the_package() -> set[str]:
    """Gives the ids of the messages of the Python package."""
    files = (ROOT / "src" / "drakehall").rglob("locale/en.ftl")
    return {key for file in files for key in messages(file)}


def of_the_page() -> list[str]:
    """Gives the ids of the page's own messages, file after file."""
    return [key for name in NAMES for key in messages(SOURCE / "words" / f"{name}.en.ftl")]


@pytest.mark.parametrize("name", NAMES)
def test_both_languages_say_the_same_with_the_same_variables(name: str) -> None:
    english = messages(SOURCE / "words" / f"{name}.en.ftl")
    japanese = messages(SOURCE / "words" / f"{name}.ja.ftl")

    assert len(english) > 10
    assert list(japanese) == list(english)
    assert {key: japanese[key] - english[key] for key in english} == {key: set() for key in english}


def test_no_id_of_the_page_stands_twice_or_in_the_package() -> None:
    ids = of_the_page()

    assert len(ids) == len(set(ids))
    assert set(ids) & of_the_package() == set()


def test_every_message_that_the_page_names_exists() -> None:
    known = {*of_the_page(), *of_the_package()}
    files = [file for kind in ("*.svelte", "*.ts") for file in SOURCE.rglob(kind)]
    named = {(file.name, key) for file in files for key in SAID.findall(file.read_text("utf-8"))}

    assert len(named) > 150
    assert {f"{file}: {key}" for file, key in named if not {key, f"draco-{key}"} & known} == set()
