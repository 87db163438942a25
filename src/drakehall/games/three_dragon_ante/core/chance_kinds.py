"""The kinds of chance that the core may need from outside, and the room for their outcomes."""

from __future__ import annotations

from typing import Final

NOTHING: Final = 0
SHUFFLE: Final = 1
RANDOM: Final = 2

OUTCOMES: Final = 4096
"""Cards of chance outcomes that one move may need."""
CHANGES: Final = 32
"""Seats that may join or leave between two gambits."""
