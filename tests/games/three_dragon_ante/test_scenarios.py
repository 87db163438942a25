"""The cases of the rules."""

from pathlib import Path

import pytest

from drakehall.cli.check import texts
from drakehall.scenario import load, run

FOLDER = Path(__file__).parents[3] / "scenarios/three-dragon-ante"
FILES = sorted(FOLDER.rglob("*.toml"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(FOLDER)))
def test_the_rules_agree_with_the_case(file: Path) -> None:
    assert run(load(file.read_text(encoding="utf-8")), texts) == []


def test_titles_tell_the_cases_apart() -> None:
    titles = [load(file.read_text(encoding="utf-8")).title for file in FILES]

    assert len(titles) > 300
    assert len(set(titles)) == len(titles)
