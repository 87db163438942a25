"""Deals that anybody can check: a commitment, contributions, and a seed made of both.

Before anybody contributes, the table publishes the SHA-256 of ``drakehall/fair/1/SECRET``. Each
seat may then add a text. The seed of the game is the first 32 digits of the SHA-256 of
``drakehall/seed/1/SECRET/A=TEXT/C=TEXT``, contributions in the order of the seats; it begins
differently so that the commitment tells nothing of it. When the game is over the secret is shown:
the table could not choose its seed after seeing a contribution, and no seat could choose it
without knowing the secret.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Final

COMMITMENT: Final = "drakehall/fair/1/"
SEED: Final = "drakehall/seed/1/"
CONTRIBUTION: Final = re.compile(r"[A-Za-z0-9 ._-]{1,64}")
SEED_DIGITS: Final = 32
LINE: Final = re.compile(r"^# fair-(commitment|secret|([A-F])): ?(.*)$", re.MULTILINE)


def commitment_to(secret: str) -> str:
    """Gives what is published before the game."""
    return sha256(f"{COMMITMENT}{secret}".encode()).hexdigest()


def seed_from(secret: str, contributions: Mapping[str, str]) -> str:
    """Gives the seed of a game; ``contributions`` go by seat letter."""
    parts = "".join(f"/{seat}={text}" for seat, text in sorted(contributions.items()))
    return sha256(f"{SEED}{secret}{parts}".encode()).hexdigest()[:SEED_DIGITS]


@dataclass(frozen=True)
class Proof:
    """All that is needed to check where the seed of a game came from."""

    commitment: str
    secret: str
    contributions: Mapping[str, str] = field(default_factory=dict)

    def to_comments(self) -> str:
        """Writes the proof as the comment lines at the head of a record."""
        lines = [("commitment", self.commitment), ("secret", self.secret)]
        lines += sorted(self.contributions.items())
        return "".join(f"# fair-{name}: {value}\n" for name, value in lines)

    @classmethod
    def from_comments(cls, text: str) -> Proof | None:
        """Reads the proof of a record; ``None`` if it has none."""
        found = {match[1]: match[3].strip() for match in LINE.finditer(text)}
        commitment, secret = found.pop("commitment", ""), found.pop("secret", "")
        return cls(commitment, secret, found) if commitment and secret else None

    def holds(self, seed: str | None) -> bool:
        """Tells whether the secret is the one committed to, and gives this seed."""
        committed = commitment_to(self.secret) == self.commitment
        return committed and seed_from(self.secret, self.contributions) == seed
