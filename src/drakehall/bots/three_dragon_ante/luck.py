"""The number that starts a decision's luck."""

from __future__ import annotations

from hashlib import sha256

from drakehall.kernel.questions import Observation

BITS = 31


def number_of(seed: str, view: Observation) -> int:
    """Gives a number that depends on the seed and on what the seat sees, and on nothing else."""
    assert view.image is not None, "a spectator is not asked"
    image = view.image
    told = sha256(f"{seed}/{view.seat}/{image.ruleset}/".encode() + image.table + image.known)
    return int.from_bytes(told.digest()[:8], "big") >> (64 - BITS)
