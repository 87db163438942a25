"""The ledgers of all games."""

from __future__ import annotations

from typing import Final

from ledger.book import Book
from ledger.draco import Draco
from ledger.three_dragon_ante import ThreeDragonAnte

BOOKS: Final[tuple[Book, ...]] = (ThreeDragonAnte(), Draco())
