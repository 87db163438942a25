"""Writes the ledgers of all games: ``make fix``."""

from __future__ import annotations

from ledger.books import BOOKS

for book in BOOKS:
    book.page_file.write_text(book.page(), encoding="utf-8")
