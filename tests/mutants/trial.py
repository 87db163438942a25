"""Tries mutants: each in a process of its own, first with the cases, then with the tests."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from importlib import import_module
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from tempfile import TemporaryDirectory
from types import CodeType, ModuleType
from typing import Final

from drakehall.cli.check import texts
from drakehall.scenario import Scenario, load
from mutants.listing import ROOT, SOURCE, Mutant

RULES: Final = "drakehall.games"
STALE: Final = (RULES, "drakehall.scenario.run", "drakehall.scenario.expect")
"""Modules that are imported anew for each mutant."""

SECONDS_A_CASE: Final = 3
SECONDS_OF_TESTS: Final = 300
NOT_NOTICED: Final = ""


class Cases:
    """The cases of a game, read once."""

    def __init__(self, game: str) -> None:
        folder = ROOT / "scenarios" / game
        self._cases = {
            str(file.relative_to(folder).with_suffix("")): load(file.read_text(encoding="utf-8"))
            for file in sorted(folder.rglob("*.toml"))
        }

    def nearest_first(self, name: str) -> list[tuple[str, Scenario]]:
        """Gives all cases; first those that share most words with a mutant's name."""
        words = set(re.findall(r"[a-z]+", name))
        near = {case: len(words & set(re.findall(r"[a-z]+", case))) for case in self._cases}
        return sorted(self._cases.items(), key=lambda item: -near[item[0]])


class _Mutated(SourceFileLoader):
    """Loads the changed text instead of the file."""

    def __init__(self, name: str, path: str, text: str) -> None:
        super().__init__(name, path)
        self._text = text

    def get_code(self, fullname: str) -> CodeType:  # noqa: ARG002
        return compile(self._text, self.path, "exec", dont_inherit=True)


class _Finder(MetaPathFinder):
    """Finds the rules in their Python files, compiled or not, and one of them changed."""

    def __init__(self, mutant: Mutant | None) -> None:
        self._mutant = mutant

    def find_spec(
        self,
        fullname: str,
        path: Sequence[str] | None,  # noqa: ARG002
        target: ModuleType | None = None,  # noqa: ARG002
    ) -> ModuleSpec | None:
        if not fullname.startswith(RULES):
            return None
        place = SOURCE / fullname.replace(".", "/")
        whole = place.is_dir()
        file = place / "__init__.py" if whole else place.with_suffix(".py")
        loader: Loader = SourceFileLoader(fullname, str(file))
        if self._mutant is not None and file == self._mutant.file:
            loader = _Mutated(fullname, str(file), self._mutant.source)
        search = [str(place)] if whole else None
        return spec_from_file_location(
            fullname, file, loader=loader, submodule_search_locations=search
        )


def try_all(
    cases: Cases, mutants: Sequence[Mutant | None], jobs: int
) -> Iterator[tuple[Mutant | None, str]]:
    """Tries mutants in several processes; gives each with what noticed it, as they end."""
    waiting = list(reversed(mutants))
    running: dict[int, tuple[Mutant | None, int]] = {}
    while waiting or running:
        while waiting and len(running) < jobs:
            mutant = waiting.pop()
            pid, answer = _start(cases, mutant)
            running[pid] = (mutant, answer)
        pid, status = os.wait()
        if pid in running:
            mutant, answer = running.pop(pid)
            with os.fdopen(answer, encoding="utf-8") as pipe:
                said = pipe.read()
            yield mutant, "ran too long" if os.WIFSIGNALED(status) else said


def _start(cases: Cases, mutant: Mutant | None) -> tuple[int, int]:
    reads, writes = os.pipe()
    sys.stdout.flush()
    pid = os.fork()
    if pid == 0:
        os.close(reads)
        said = noticed_by(cases, mutant)
        os.write(writes, said.encode())
        os._exit(0)
    os.close(writes)
    return pid, reads


def noticed_by(cases: Cases, mutant: Mutant | None) -> str:
    """Says what the first case found that does not agree with the changed rules.

    Without a mutant the rules are as they are. A case that runs too long kills the process.
    """
    for name in [name for name in sys.modules if name.startswith(STALE)]:
        del sys.modules[name]
    sys.meta_path.insert(0, _Finder(mutant))
    try:
        run = import_module("drakehall.scenario.run").run
    except Exception as error:  # noqa: BLE001 - whatever a change may break
        return f"import: {error!r}"
    for name, case in cases.nearest_first(mutant.name if mutant else ""):
        signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS_A_CASE)
        try:
            failures = run(case, texts)
        except Exception as error:  # noqa: BLE001 - whatever a change may break
            return f"{name}: {type(error).__name__}"
        if failures:
            return f"{name}: {failures[0].key}"
    return NOT_NOTICED


def tests_notice(game: str, mutant: Mutant | None) -> str:
    """Says what the tests of a game, other than its cases, find wrong with changed rules."""
    tests = ROOT / "tests/games" / game.replace("-", "_")
    with TemporaryDirectory() as folder:
        copy = Path(folder) / "src"
        ignored = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
        shutil.copytree(SOURCE, copy, ignore=ignored)
        if mutant is not None:
            changed = copy / mutant.file.relative_to(SOURCE)
            changed.write_text(mutant.source, encoding="utf-8")
        command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider"]
        skipped = f"--ignore={tests / 'test_scenarios.py'}"
        try:
            done = subprocess.run(
                [*command, str(tests), "tests/conformance", skipped],
                cwd=ROOT,
                env=os.environ | {"PYTHONPATH": str(copy)},
                capture_output=True,
                text=True,
                timeout=SECONDS_OF_TESTS,
                check=False,
            )
        except subprocess.TimeoutExpired:
            return "tests: ran too long"
    if done.returncode == 0:
        return NOT_NOTICED
    failed = re.search(r"^FAILED (?:\S*/)?(\S+)", done.stdout, flags=re.MULTILINE)
    return f"tests: {failed[1] if failed else done.stdout[-200:]}"
