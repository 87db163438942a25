"""Keeps the deals that were played, so that a contest can go on where it was broken off."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final, TextIO

from drakehall.kernel.errors import Refusal
from drakehall.lab.arena.contest import Contest
from drakehall.lab.arena.play import Deal, play_deal

FORMAT: Final = 1


class Journal:
    """A file with a line of JSON for each deal, in the order in which they came in."""

    def __init__(self, folder: Path, contest: Contest) -> None:
        self._contest = contest
        self.path = folder / f"{contest.game}-{contest.key}.jsonl"

    def read(self) -> dict[int, Deal]:
        """Gives the deals that were played before, by number.

        Raises ``Refusal`` if the same deal would go otherwise today: then the bots or the rules
        have changed, and the figures would mix two kinds.
        """
        found = dict(_read(self.path))
        if found:
            first = min(found)
            if play_deal(self._contest, first).games != found[first].games:
                raise Refusal("arena-changed", file=str(self.path))
        return found

    @contextmanager
    def writing(self, *, anew: bool) -> Iterator[Pen]:
        """Opens the file to write on, from the beginning or after what is there.

        Where it cannot be written, nothing is kept, and all else goes on.
        """
        file: TextIO | None = None
        with suppress(OSError):
            self.path.parent.mkdir(parents=True, exist_ok=True)
            file = self.path.open("w" if anew else "a", encoding="utf-8", newline="\n")
        try:
            yield Pen(file)
        finally:
            if file is not None:
                file.close()


class Pen:
    """Writes deals down; ``keeps`` says whether there is a file to write to."""

    def __init__(self, file: TextIO | None) -> None:
        self._file = file

    @property
    def keeps(self) -> bool:
        """Whether what is written can be read again."""
        return self._file is not None

    def write(self, deal: Deal) -> None:
        """Writes one deal down, at once."""
        if self._file is not None:
            line = json.dumps({"drakehall": FORMAT, **deal.to_plain()}, separators=(",", ":"))
            self._file.write(line + "\n")
            self._file.flush()


def _read(path: Path) -> Iterator[tuple[int, Deal]]:
    """Gives what a file holds; a last line that was cut off is left out."""
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except OSError:
        return
    for line in lines:
        with suppress(ValueError, KeyError, TypeError):
            deal = Deal.from_plain(json.loads(line))
            yield deal.number, deal
