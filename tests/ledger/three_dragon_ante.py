"""The ledger of Three-Dragon Ante."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from ledger.book import Book, Part, Row, cells

RULE_SECTIONS: Final = range(3, 8)


class ThreeDragonAnte(Book):
    """The rules of Three-Dragon Ante."""

    game = "three-dragon-ante"
    name = "Three-Dragon Ante"
    title = "Rules ledger"
    page_name = "rules-ledger.md"
    code = "The procedures PAY, INCOME and STEAL"

    def parts(self) -> list[Part]:
        """Gives the whole ledger."""
        rules = [rule for section in RULE_SECTIONS for rule in self.rule_rows(section)]
        return [
            Part("Sentences of the source page, by line", self.sentence_rows()),
            Part("Paragraphs of the rules", rules),
            Part("Rulings", self.ruling_rows()),
            Part("Clarifications", self.clarification_rows()),
            Part("Decisions", self.decision_rows()),
            Part("Options", self.option_rows()),
        ]

    def rule_rows(self, section: int) -> list[Row]:
        """Gives the paragraphs of one section of the rules."""
        return [
            self.row(key, text, "", self.citing(key) if "/" not in key else ())
            for key, text in self.paragraphs(section)
        ]

    def option_names(self) -> Mapping[str, str]:
        """Gives every option with what it governs, as the rules' table of options says."""
        rows = [cells(line) for _, line in self.lines_of(12)]
        return {
            name: found[3]
            for found in rows
            if len(found) == 4
            for name in re.findall(r"`(\w+)`", found[0])
        }

    def ruling_rows(self) -> list[Row]:
        """Gives the rulings with their options."""
        governs = {
            ruling: name
            for name, said in self.option_names().items()
            for ruling in re.findall(r"R-\d+", said)
        }
        rows = [cells(line) for _, line in self.lines_of(9)]
        return [
            self.row(
                found[0],
                f"{found[1]}: {found[2]}",
                governs.get(found[0], ""),
                self.citing(found[0]),
            )
            for found in rows
            if found and found[0].startswith("R-")
        ]

    def clarification_rows(self) -> list[Row]:
        """Gives the clarifications of the appendix."""
        rows = map(cells, self.text.partition("## Appendix")[2].splitlines())
        return [
            self.row(found[0], found[1], "", self.citing(found[0]))
            for found in rows
            if found and found[0].startswith("C-")
        ]

    def decision_rows(self) -> list[Row]:
        """Gives the catalogue of decisions."""
        rows = [found for _, line in self.lines_of(11) if (found := cells(line))][1:]
        names = [(name, found) for found in rows for name in found[0].split(", ")]
        return [self.row(f"11/{name}", f"{found[1]}: {found[3]}") for name, found in names]

    def option_rows(self) -> list[Row]:
        """Gives the options, each with the scenarios whose ruleset sets it."""
        return [
            self.row(f"12/{name}", f"`{name}` governs {said}", name, self.setting(name))
            for name, said in self.option_names().items()
        ]
