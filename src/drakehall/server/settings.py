"""What can be set about a server, with what is right for one that friends share."""

from __future__ import annotations

import os
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from drakehall.server.decide import Luck

PAGE: Final = Path(__file__).parents[1] / "web"
"""Where the page for browsers is when it has been built."""


class Chance(Luck):
    """The operating system's random numbers."""

    def secret(self) -> str:
        """Gives a new secret for a deal."""
        return secrets.token_hex(32)

    def token(self) -> str:
        """Gives a new token for a seat."""
        return secrets.token_urlsafe(24)

    def table_id(self) -> str:
        """Gives a new id for a table."""
        return secrets.token_urlsafe(12)

    def code(self) -> str:
        """Gives a new short code: five digits, easy to say and to type."""
        return f"{secrets.randbelow(90_000) + 10_000}"

    def deal(self, seed: str) -> list[str]:  # noqa: ARG002 - all chance is left to the seed
        """Gives outcomes of chance that are set from outside: none."""
        return []


def now() -> int:
    """Gives the time in milliseconds."""
    return time.time_ns() // 1_000_000


@dataclass(frozen=True)
class Settings:
    """One server."""

    db: Path
    page: Path = PAGE
    public_url: str = ""
    metrics: bool = False
    luck: Luck = field(default_factory=Chance)
    now: Callable[[], int] = now
    bot_workers: int = max(1, (os.cpu_count() or 2) - 1)
    bot_seconds: float = 10.0
    hint_seconds: float = 10.0
    sleep_after: int = 600_000
    keep: int = 7 * 86_400_000
    restart_grace: int = 20_000
    max_connections: int = 6_000
    max_tables: int = 20_000
    per_address: int = 200
    messages_a_second: float = 30.0
    rejections_a_minute: int = 50
    requests_a_minute: int = 240
    hello_seconds: float = 10.0
