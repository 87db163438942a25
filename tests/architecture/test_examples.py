"""What the documents show works."""

import re
from pathlib import Path

from click.testing import CliRunner

from drakehall.cli import main

ROOT = Path(__file__).parents[2]


def test_scenario_in_contributing_passes(tmp_path: Path) -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    (scenario,) = re.findall(r"```toml\n(.*?)```", text, flags=re.DOTALL)
    file = tmp_path / "my-case.toml"
    file.write_text(scenario, encoding="utf-8")

    result = CliRunner().invoke(main, ["check", str(file)])

    assert result.exit_code == 0, result.output
