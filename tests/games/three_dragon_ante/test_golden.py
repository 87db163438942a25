"""Games written out in full stay as they are; a change of the rules shows as a difference."""

from __future__ import annotations

import pytest

from games.three_dragon_ante import golden


def test_every_game_has_its_file_and_no_file_is_left_over() -> None:
    files = {file.stem for file in golden.FOLDER.glob("*.txt")}

    assert files == set(golden.names())


@pytest.mark.parametrize("name", golden.names())
def test_a_game_goes_as_it_is_written_down(name: str) -> None:
    written = (golden.FOLDER / f"{name}.txt").read_text(encoding="utf-8")

    assert golden.text_of(name) == written, "if the rules are meant to change: make golden"
