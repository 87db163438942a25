"""Which case shows which rule: reads a game's rules and scenarios, writes its ledger in docs.

A row is a sentence of the source page, a paragraph of the rules, a ruling, a clarification, a
decision or an option. What shows a row stands in two data files beside the rules; rulings,
clarifications and options are found in the scenarios themselves, in `source` and `[options]`.
"""

from __future__ import annotations

import re
import tomllib
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from functools import cached_property
from pathlib import Path
from typing import Any, ClassVar, Final

ROOT: Final = Path(__file__).parents[2]

HEAD: Final = """\
# {title}

Every rule of {name}, the option that governs it, and the cases that show it. This page is made by `make fix` from [the rules](rules/{game}.md), the [sentences of the source page](rules/seed-{game}.toml), [what shows which paragraph](rules/ledger-{game}.toml) and the scenario files; a test compares it with them and finds every row that nothing shows.

*not yet*: the rule is not in the program yet. *no rule*: the sentence asks nothing of the program.
"""  # noqa: E501 - paragraphs of a document are one line

TEXT: Final = 140


@dataclass(frozen=True)
class Row:
    """One rule; it is shown by scenarios or tests, or it says why not."""

    key: str
    text: str
    option: str = ""
    scenarios: Sequence[str] = ()
    tests: Sequence[str] = ()
    not_yet: bool = False
    no_rule: str = ""

    @property
    def is_shown(self) -> bool:
        """Whether something shows this rule, or nothing needs to."""
        return bool(self.scenarios or self.tests or self.no_rule)


@dataclass(frozen=True)
class Part:
    """One table of the ledger."""

    title: str
    rows: list[Row] = field(default_factory=list)


class Book(ABC):
    """The rules of one game, cut into the rows of its ledger."""

    game: ClassVar[str]
    name: ClassVar[str]
    title: ClassVar[str]
    page_name: ClassVar[str]
    code: ClassVar[str]
    """What the rules show as code."""

    @abstractmethod
    def parts(self) -> list[Part]:
        """Gives the whole ledger."""

    @abstractmethod
    def option_names(self) -> Mapping[str, str]:
        """Gives every option with what it governs, as the rules say."""

    # --- the files ----------------------------------------------------------------------------

    @property
    def page_file(self) -> Path:
        """Where the ledger is written."""
        return ROOT / "docs" / self.page_name

    @cached_property
    def whole_text(self) -> str:
        """The rules as they are written."""
        return (ROOT / f"docs/rules/{self.game}.md").read_text(encoding="utf-8")

    @cached_property
    def text(self) -> str:
        """The rules, each piece of code as one fence."""
        return re.sub(r"(?ms)^```\w*\n.*?^```\n", "```\n", self.whole_text)

    @cached_property
    def scenarios(self) -> Mapping[str, dict[str, Any]]:
        """All scenario files by their name: the path below the folder, without the suffix."""
        folder = ROOT / "scenarios" / self.game
        return {
            file.relative_to(folder).with_suffix("").as_posix(): tomllib.loads(
                file.read_text(encoding="utf-8")
            )
            for file in sorted(folder.rglob("*.toml"))
        }

    @cached_property
    def sources(self) -> Mapping[str, str]:
        """The source of every scenario; each clarification in it has its C.

        Places in the notation go: their numbers are not those of the rules.
        """
        return {
            name: re.sub(
                r"clarifications? [C\d, -]+",
                lambda found: re.sub(r"(?<!C-)\b(\d+)", r"C-\1", found[0]),
                re.sub(r"notation [\d.]+", "", case.get("source", "")),
            )
            for name, case in self.scenarios.items()
        }

    @cached_property
    def shown(self) -> Mapping[str, dict[str, Any]]:
        """What the data file says of the rows of the rules, by key."""
        file = ROOT / f"docs/rules/ledger-{self.game}.toml"
        return tomllib.loads(file.read_text(encoding="utf-8"))

    def citing(self, word: str) -> list[str]:
        """Gives the scenarios whose source names a ruling, clarification or paragraph."""
        pattern = re.compile(rf"(?<![\w.]){re.escape(word)}(?![\w.])")
        return [name for name, source in self.sources.items() if pattern.search(source)]

    def setting(self, option: str) -> list[str]:
        """Gives the scenarios whose ruleset sets an option."""
        cases = self.scenarios.items()
        return [name for name, case in cases if option in case.get("options", {})]

    def named(self, patterns: Sequence[str]) -> list[str]:
        """Gives the scenarios with these names; a name of nothing stays, for the test to find."""
        return [
            name
            for pattern in patterns
            for name in [n for n in self.scenarios if fnmatchcase(n, pattern)] or [pattern]
        ]

    # --- the rules, cut into rows -------------------------------------------------------------

    def lines_of(self, section: int) -> Iterator[tuple[str, str]]:
        """Gives the lines of a section, each with the number of its sub-section."""
        part = ""
        for line in self.text.splitlines():
            if heading := re.match(r"##+ (?:(\d+(?:\.\d+)?)\b|(\w+))", line):
                part = heading[1] or ""
            elif part.split(".")[0] == str(section) and line.strip():
                yield part, line.strip()

    def paragraphs(self, section: int) -> Iterator[tuple[str, str]]:
        """Gives every numbered paragraph, bullet, plain paragraph and table row with its key."""
        part = ""
        prefix = ""
        counts = {"p": 0, "-": 0, "|": 0}
        for now, line in self.lines_of(section):
            if now != part:
                part, prefix, counts = now, "", dict.fromkeys(counts, 0)
            if line == "```":
                yield f"{part}/code", self.code
            elif line.startswith("|"):
                counts["|"] += 1
                if counts["|"] > 2:
                    yield row_of_table(part, counts["|"] - 2, cells(line))
            elif number := re.match(r"(\d+)\. (.*)", line):
                yield f"{part}/{prefix}{number[1]}", number[2]
            elif line.startswith("- "):
                counts["-"] += 1
                yield f"{part}/{'abcdefghijkl'[counts['-'] - 1]}", line[2:]
            elif named := re.match(r"\*\*([AT]\d\w?)\b(.*)", line):
                yield f"{part}/{named[1]}", line
            elif re.fullmatch(r"\*\*.*\*\*|Common rules", line):
                prefix = "E" if line.startswith("**E") else ""
            else:
                counts["p"] += 1
                yield f"{part}/p{counts['p']}", line

    # --- the parts of the ledger --------------------------------------------------------------

    def row(self, key: str, text: str, option: str = "", found: Sequence[str] = ()) -> Row:
        """Makes a row from what was found for it and what the data file says of it."""
        return self.row_of(self.shown.get(key, {}), key, text, option, found)

    def row_of(
        self,
        said: Mapping[str, Any],
        key: str,
        text: str,
        option: str = "",
        found: Sequence[str] = (),
    ) -> Row:
        """Makes a row from an entry of a data file."""
        names = dict.fromkeys([*self.named(said.get("scenarios", [])), *found])
        return Row(
            key,
            text,
            said.get("option", option),
            list(names),
            said.get("tests", []),
            said.get("not_yet", False),
            said.get("no_rule", ""),
        )

    def sentence_rows(self) -> list[Row]:
        """Gives the sentences of the source page's rule sections."""
        file = ROOT / f"docs/rules/seed-{self.game}.toml"
        data = tomllib.loads(file.read_text(encoding="utf-8"))
        return [
            self.row_of(said, f"S:{said['line']}{said.get('part', '')}", said["says"])
            for said in data["sentence"]
        ]

    # --- the page -----------------------------------------------------------------------------

    def page(self) -> str:
        """Gives the ledger as Markdown."""
        tables = []
        for part in self.parts():
            done = sum(found.is_shown for found in part.rows)
            head = f"## {part.title}\n\n{done} of {len(part.rows)} rows are shown.\n"
            lines = [self.line_of(found) for found in part.rows]
            tables.append(
                "\n".join([head, "| | rule | option | shown by |", "|---|---|---|---|", *lines])
            )
        head = HEAD.format(title=self.title, name=self.name, game=self.game)
        return head + "\n" + "\n\n".join(tables) + "\n"

    def line_of(self, found: Row) -> str:
        """Gives one row of a table."""
        links = [f"[{name}](../scenarios/{self.game}/{name}.toml)" for name in found.scenarios]
        links += [f"`{test}`" for test in found.tests]
        if found.no_rule:
            links.append(f"*no rule*: {found.no_rule}")
        option = ", ".join(f"`{name}`" for name in found.option.split(", ") if name)
        by = ", ".join(links) or "*not yet*"
        return f"| {found.key} | {plain(found.text)} | {option} | {by} |"


def cells(line: str) -> list[str]:
    """Gives the cells of a row of a table, none for another line or the rule below a head."""
    if not line.startswith("|") or set(line) <= set("|-: "):
        return []
    bars = re.split(r"(?<!\\)\|", line.strip("|"))
    return [bar.strip() for bar in bars]


def row_of_table(part: str, number: int, row: Sequence[str]) -> tuple[str, str]:
    """Gives key and text of a table's row: by its own number, a card's name, or its place."""
    if row[0].startswith(f"{part}."):
        return row[0], f"{row[1]}: {row[-1]}"
    if row[0].startswith("**"):
        return f"{part}/{row[0].strip('*')}", row[1]
    return f"{part}/{number}", f"{row[0]}: {row[1]}"


def plain(text: str) -> str:
    """Gives the beginning of a text without marks, fit for a cell of a table."""
    words = re.sub(r"\*\*|\[(?:S:|R-|JP|LE|WP|RB|n\.v)[^\]]*\]|\\", "", text)
    words = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", words)
    words = " ".join(words.split()).replace("|", "\\|")
    return words if len(words) <= TEXT else words[:TEXT].rsplit(" ", 1)[0] + " …"
