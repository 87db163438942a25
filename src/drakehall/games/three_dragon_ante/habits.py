"""How players by rules of thumb choose, written by ``python -m drakehall.lab.beliefs tune``."""

from __future__ import annotations

from typing import Final

# fmt: off
NUMBERS: Final[tuple[int, ...]] = (0,) * 259
# fmt: on
"""In 64ths of a power of two; ``leanings`` says what each number is about."""
