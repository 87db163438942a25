"""What the server refuses: a short code for programs, a text for people."""

from __future__ import annotations

from typing import Final

from drakehall.kernel.errors import Refusal

CODES: Final = frozenset(
    {
        *("no-table", "no-seat", "not-your-seat", "not-host", "not-lobby", "not-playing"),
        *("not-over", "not-asked", "stale", "illegal", "seat-taken", "bad-name", "name-taken"),
        *("contributed", "bad-contribution", "no-bot", "not-ready", "too-few", "no-undo"),
        *("not-absent", "not-ring", "no-watching", "full", "too-fast", "bad-message"),
        *("protocol", "origin", "slow", "sleeping", "too-many-tables", "bad-options", "too-big"),
        *("not-ended", "no-change", "cid-too-old", "failed", "no-hints", "hint-late", "stamp-soon"),
    }
)


class Refused(Refusal):
    """Says no to a person or program at the table; the text's id is ``server-CODE``."""

    def __init__(self, code: str, **args: str | int) -> None:
        super().__init__(f"server-{code}", **args)
        self.code = code
