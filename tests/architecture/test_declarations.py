"""The declarations for C beside the cores are those of their Python files."""

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
CORES = sorted((ROOT / "src" / "drakehall" / "games").glob("*/core"))
COMPILED = [
    file
    for core in CORES
    for file in sorted(core.glob("*.pxd"))
    if "cimport cython" in file.read_text(encoding="utf-8")
]


def functions(file: Path) -> set[str]:
    """Gives the functions and methods of a Python file, but for constructors."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    return {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)} - {
        "__init__"
    }


def test_declarations_are_up_to_date() -> None:
    command = [sys.executable, "tools/declare.py", "--check"]
    result = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)

    assert (result.returncode, result.stdout) == (0, ""), "run `make fix`"


def test_both_games_are_compiled() -> None:
    assert len(CORES) == 2
    assert {file.parent for file in COMPILED} == set(CORES)


@pytest.mark.parametrize("file", COMPILED, ids=lambda file: f"{file.parts[-3]}/{file.stem}")
def test_each_function_is_declared_and_no_other(file: Path) -> None:
    declared = re.findall(r"^ *cpdef .*?(\w+)\(", file.read_text(encoding="utf-8"), re.MULTILINE)

    assert set(declared) == functions(file.with_suffix(".py"))


@pytest.mark.parametrize("core", CORES, ids=lambda core: core.parts[-2])
def test_each_module_is_declared(core: Path) -> None:
    plain = {"__init__", "layout"}
    modules = {file.stem for file in core.glob("*.py")} - plain

    assert modules == {file.stem for file in core.glob("*.pxd")}
