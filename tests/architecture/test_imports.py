"""The import contracts of pyproject.toml hold, and would notice if they did not."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

CORE = "games/three_dragon_ante/core/powers.py"

SKELETON = [
    "cli.py",
    "server/__init__.py",
    "tui/__init__.py",
    "client/__init__.py",
    "review/__init__.py",
    "wire.py",
    "fairness.py",
    "lab/__init__.py",
    "scenario/__init__.py",
    "language.py",
    "bots/__init__.py",
    "games/__init__.py",
    "games/draco/__init__.py",
    "games/draco/core/__init__.py",
    "games/draco/core/table.py",
    "games/draco/words.py",
    "games/three_dragon_ante/__init__.py",
    "games/three_dragon_ante/core/__init__.py",
    CORE,
    "games/three_dragon_ante/game.py",
    "games/three_dragon_ante/views.py",
    "games/three_dragon_ante/words.py",
    "kernel/__init__.py",
]


def lint_imports(folder: Path, *search_path: Path) -> subprocess.CompletedProcess[str]:
    command = "import sys; from importlinter.cli import lint_imports as lint; sys.exit(lint())"
    return subprocess.run(
        [sys.executable, "-c", command],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(map(str, search_path)), "COLUMNS": "200"},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture
def skeleton(tmp_path: Path) -> Path:
    """Every module that the contracts name, and nothing in it."""
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    for name in ["__init__.py", *SKELETON]:
        file = tmp_path / "drakehall" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch()
    return tmp_path


def test_project_keeps_its_contracts() -> None:
    result = lint_imports(ROOT, ROOT / "src")

    assert result.returncode == 0, result.stdout + result.stderr


def test_empty_skeleton_keeps_the_contracts(skeleton: Path) -> None:
    result = lint_imports(skeleton, skeleton)

    assert result.returncode == 0, result.stdout + result.stderr


@pytest.mark.parametrize(
    ("importer", "line", "broken"),
    [
        ("kernel/__init__.py", "import random", "Rules know no clock"),
        (CORE, "from time import time", "Rules know no clock"),
        ("kernel/__init__.py", "import drakehall.games", "Layers point downwards"),
        ("games/__init__.py", "from drakehall import language", "Layers point downwards"),
        ("language.py", "import drakehall.scenario", "Layers point downwards"),
        ("server/__init__.py", "import drakehall.tui", "Layers point downwards"),
        ("client/__init__.py", "import drakehall.server", "Layers point downwards"),
        ("wire.py", "import drakehall.client", "Layers point downwards"),
        (CORE, "from drakehall import kernel", "The core of a game stands alone"),
        (CORE, "from .. import words", "The core of a game does not know its shell"),
        ("games/draco/core/table.py", "from .. import words", "The core of a game does not know"),
        (CORE, "import drakehall.games.draco", "Games do not know each other"),
    ],
)
def test_planted_import_is_caught(skeleton: Path, importer: str, line: str, broken: str) -> None:
    (skeleton / "drakehall" / importer).write_text(line + "\n", encoding="utf-8")

    result = lint_imports(skeleton, skeleton)

    assert result.returncode == 1
    broken_contracts = [row for row in result.stdout.splitlines() if row.endswith(" BROKEN")]
    assert any(row.startswith(broken) for row in broken_contracts), result.stdout
