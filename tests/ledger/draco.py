"""The ledger of Draco no Yamawake."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Final

from ledger.book import Book, Part, Row, cells

RULE_SECTIONS: Final = (3, 4)


class Draco(Book):
    """The rules of Draco no Yamawake."""

    game = "draco"
    name = "Draco no Yamawake"
    title = "Rules ledger of Draco no Yamawake"
    page_name = "rules-ledger-draco.md"
    code = "The phases, and what leads from one to the next"

    def parts(self) -> list[Part]:
        """Gives the whole ledger."""
        rules = [
            self.row(key, text, "", self.citing(key.replace("/", ".")))
            for section in RULE_SECTIONS
            for key, text in self.paragraphs(section)
        ]
        return [
            Part("Sentences of the source page, by line", self.sentence_rows()),
            Part("Paragraphs of the rules", rules),
            Part("Rulings", self.ruling_rows()),
            Part("Clarifications", self.clarification_rows()),
            Part("Options", self.option_rows()),
        ]

    def option_names(self) -> Mapping[str, str]:
        """Gives every option with its default, as the rules' own ruleset has it."""
        block = re.search(r"(?ms)^```json\n(.*?)^```", self.whole_text)
        assert block
        options: dict[str, object] = json.loads(block[1])
        return {name: json.dumps(value) for name, value in options.items()}

    def ruling_rows(self) -> list[Row]:
        """Gives the rulings."""
        rows = [cells(line) for _, line in self.lines_of(5)]
        return [
            self.row(found[0], f"{found[1]}: {found[3]}", "", self.citing(found[0]))
            for found in rows
            if found and re.fullmatch(r"R\d+", found[0])
        ]

    def clarification_rows(self) -> list[Row]:
        """Gives the clarifications; those without a number by their place."""
        rows = []
        for place, (_, line) in enumerate(self.lines_of(7)):
            if numbered := re.match(r"- \*\*(C-\d+)\*\* (.*)", line):
                key, text = numbered[1], numbered[2]
                rows.append(self.row(key, text, "", self.citing(key)))
            elif line.startswith("- "):
                rows.append(self.row(f"7/{place}", line[2:]))
        return rows

    def option_rows(self) -> list[Row]:
        """Gives the options, each with the scenarios whose ruleset sets it."""
        return [
            self.row(f"2.2/{name}", f"`{name}`, by default {value}", name, self.setting(name))
            for name, value in self.option_names().items()
        ]
