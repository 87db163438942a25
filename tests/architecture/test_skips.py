"""With CI=true a skipped test fails, so that no test can drop out unseen."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

CONFTEST = Path(__file__).parents[1] / "conftest.py"

SKIPPED_TEST = "import pytest\n@pytest.mark.skip(reason='rain')\ndef test_walk(): pass\n"
SKIPPED_MODULE = "import pytest\npytest.importorskip('no_such_module')\n"
EXPECTED_FAILURE = "import pytest\n@pytest.mark.xfail\ndef test_walk(): assert False\n"


def run_pytest(folder: Path, test: str, *, ci: str) -> subprocess.CompletedProcess[str]:
    shutil.copy(CONFTEST, folder)
    (folder / "test_it.py").write_text(
        f"def test_passes(): pass\n{test}",
        encoding="utf-8",
    )
    return subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", str(folder)],
        cwd=folder,
        env={**os.environ, "CI": ci},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize("test", [SKIPPED_TEST, SKIPPED_MODULE])
def test_skip_fails_in_ci_and_says_why(tmp_path: Path, test: str) -> None:
    result = run_pytest(tmp_path, test, ci="true")

    assert result.returncode != 0
    assert "was skipped; with CI=true no test may be" in result.stdout


def test_skip_passes_elsewhere(tmp_path: Path) -> None:
    assert run_pytest(tmp_path, SKIPPED_TEST, ci="").returncode == 0


def test_expected_failure_is_no_skip(tmp_path: Path) -> None:
    assert run_pytest(tmp_path, EXPECTED_FAILURE, ci="true").returncode == 0
