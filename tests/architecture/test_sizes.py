"""Files and functions stay at a size at which a reader is at home."""

import ast
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src"
FILES = sorted(SOURCE.rglob("*.py"))

LINES_PER_FILE = 450
LINES_PER_FUNCTION = 60


def test_there_are_files_to_measure() -> None:
    assert FILES


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(SOURCE)))
def test_file_and_its_functions_are_short(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    functions = [
        node
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    ]
    lengths = {node.name: (node.end_lineno or 0) - node.lineno + 1 for node in functions}

    assert len(text.splitlines()) < LINES_PER_FILE
    assert {name: n for name, n in lengths.items() if n >= LINES_PER_FUNCTION} == {}
