"""Keeps the running game on disk, so that it can be resumed, and its record when it is over.

A saved game is a record with a first line of comment that says who sits where: records
themselves do not know which players are people.
"""

from __future__ import annotations

import os
import re
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Final, Self

from platformdirs import user_data_path

from drakehall.kernel.errors import Refusal
from drakehall.kernel.series import Series

SEATS_LINE: Final = "# seats: "


def home() -> Path:
    """Gives the folder of everything that is kept; ``DRAKEHALL_HOME`` moves it."""
    moved = os.environ.get("DRAKEHALL_HOME")
    return Path(moved) if moved else user_data_path("drakehall", appauthor=False)


class SavedGame:
    """The file of a game or series: rewritten after each move, moved aside at the end."""

    def __init__(self, path: Path) -> None:
        self.path = path

    @classmethod
    def new(cls, game_id: str) -> Self:
        """Chooses the file of a new game; nothing is written yet."""
        now = f"{datetime.now().astimezone():%Y%m%d-%H%M%S}"
        return cls(_free(_running(), f"{game_id}-{now}"))

    @classmethod
    def latest(cls) -> Self:
        """Finds the game that was played last and is not over; raises ``Refusal``."""
        files = sorted(_running().glob("*.toml"), key=lambda file: file.stat().st_mtime_ns)
        if not files:
            raise Refusal("save-none", folder=str(_running()))
        return cls(files[-1])

    def continued(self, game_id: str) -> SavedGame:
        """Gives where to save on: here, or in a new file if this one is somebody's own."""
        if self.path.parent.resolve() == _running().resolve():
            return self
        return SavedGame.new(game_id)

    def read(self) -> tuple[Series, str | None]:
        """Gives the records and, if the file says so, their seats; raises ``Refusal``."""
        text = read_text(self.path)
        seats = re.match(rf"{SEATS_LINE}(.*)", text)
        return Series.parse(text), seats[1].strip() if seats else None

    def write(self, series: Series, seats: str) -> None:
        """Replaces the file as a whole: whoever reads it finds the old or the new one."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        text = f"{SEATS_LINE}{seats}\n{series.to_toml()}"
        draft = self.path.with_suffix(f".{os.getpid()}.new")
        try:
            draft.write_text(text, encoding="utf-8", newline="\n")
            draft.replace(self.path)
        finally:
            draft.unlink(missing_ok=True)

    def finish(self) -> None:
        """Moves the file of a game that is over to the finished ones, if that can be done."""
        finished = home() / "finished"
        with suppress(OSError):
            finished.mkdir(parents=True, exist_ok=True)
            self.path = self.path.replace(_free(finished, self.path.stem))


def read_text(path: Path) -> str:
    """Reads a file that a person has named; raises ``Refusal``."""
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise Refusal("file-missing", file=str(path)) from None
    except UnicodeDecodeError:
        raise Refusal("file-not-text", file=str(path)) from None
    except OSError:
        raise Refusal("file-unreadable", file=str(path)) from None


def _running() -> Path:
    return home() / "running"


def _free(folder: Path, stem: str) -> Path:
    paths = (folder / f"{stem}{tail}.toml" for tail in ("", *(f"-{n}" for n in range(2, 10_000))))
    return next(path for path in paths if not path.exists())
