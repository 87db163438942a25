"""Which case shows which rule: reads the rules and the scenarios, writes docs/rules-ledger.md.

A row is a sentence of the source page, a paragraph of the rules, a ruling, a clarification, a
decision or an option. What shows a row stands in two data files beside the rules; rulings,
clarifications and options are found in the scenarios themselves, in `source` and `[options]`.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parents[1]
RULES: Final = ROOT / "docs/rules/three-dragon-ante.md"
SENTENCES: Final = ROOT / "docs/rules/seed-three-dragon-ante.toml"
SHOWN: Final = ROOT / "docs/rules/ledger-three-dragon-ante.toml"
SCENARIOS: Final = ROOT / "scenarios/three-dragon-ante"
LEDGER: Final = ROOT / "docs/rules-ledger.md"

HEAD: Final = """\
# Rules ledger

Every rule of Three-Dragon Ante, the option that governs it, and the cases that show it. This page is made by `make fix` from [the rules](rules/three-dragon-ante.md), the [sentences of the source page](rules/seed-three-dragon-ante.toml), [what shows which paragraph](rules/ledger-three-dragon-ante.toml) and the scenario files; a test compares it with them and finds every row that nothing shows.

*not yet*: the rule is not in the program yet. *no rule*: the sentence asks nothing of the program.
"""  # noqa: E501 - paragraphs of a document are one line

TEXT: Final = 140
RULE_SECTIONS: Final = range(3, 8)
LATER_SECTIONS: Final = ("6", "7")
"""Sections that may still say "not yet"."""


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


@cache
def scenarios() -> Mapping[str, dict[str, Any]]:
    """Gives all scenario files by their name: the path below the folder, without the suffix."""
    files = sorted(SCENARIOS.rglob("*.toml"))
    return {
        file.relative_to(SCENARIOS).with_suffix("").as_posix(): tomllib.loads(
            file.read_text(encoding="utf-8")
        )
        for file in files
    }


def citing(word: str) -> list[str]:
    """Gives the scenarios whose source names a ruling, clarification or paragraph."""
    pattern = re.compile(rf"(?<![\w.]){re.escape(word)}(?![\w.])")
    return [name for name, source in sources().items() if pattern.search(source)]


@cache
def sources() -> Mapping[str, str]:
    """Gives the source of every scenario; each clarification in it has its C."""
    return {
        name: re.sub(
            r"clarifications? [C\d, -]+",
            lambda found: re.sub(r"(?<!C-)\b(\d+)", r"C-\1", found[0]),
            case.get("source", ""),
        )
        for name, case in scenarios().items()
    }


def setting(option: str) -> list[str]:
    """Gives the scenarios whose ruleset sets an option."""
    return [name for name, case in scenarios().items() if option in case.get("options", {})]


def named(patterns: Sequence[str]) -> list[str]:
    """Gives the scenarios with these names; a name of nothing stays, for the test to find."""
    return [
        name
        for pattern in patterns
        for name in [n for n in scenarios() if fnmatchcase(n, pattern)] or [pattern]
    ]


# --- the rules, cut into rows -------------------------------------------------------------------


def lines_of(section: int) -> Iterator[tuple[str, str]]:
    """Gives the lines of a section, each with the number of its sub-section; code as one fence."""
    part = ""
    text = re.sub(r"(?ms)^```\n.*?^```\n", "```\n", RULES.read_text(encoding="utf-8"))
    for line in text.splitlines():
        if heading := re.match(r"##+ (?:(\d+(?:\.\d+)?)\b|(\w+))", line):
            part = heading[1] or ""
        elif part.split(".")[0] == str(section) and line.strip():
            yield part, line.strip()


def cells(line: str) -> list[str]:
    """Gives the cells of a row of a table, none for another line or the rule below a head."""
    if not line.startswith("|") or set(line) <= set("|-: "):
        return []
    bars = re.split(r"(?<!\\)\|", line.strip("|"))
    return [bar.strip() for bar in bars]


def paragraphs(section: int) -> Iterator[tuple[str, str]]:
    """Gives every numbered paragraph, bullet, plain paragraph and table row with its key."""
    part = ""
    prefix = ""
    counts = {"p": 0, "-": 0, "|": 0}
    for now, line in lines_of(section):
        if now != part:
            part, prefix, counts = now, "", dict.fromkeys(counts, 0)
        if line == "```":
            yield f"{part}/code", "The procedures PAY, INCOME and STEAL"
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


# --- the parts of the ledger --------------------------------------------------------------------


@cache
def shown() -> Mapping[str, dict[str, Any]]:
    """Gives what the data file says of the rows of the rules, by key."""
    return tomllib.loads(SHOWN.read_text(encoding="utf-8"))


def row(key: str, text: str, option: str = "", found: Sequence[str] = ()) -> Row:
    """Makes a row from what was found for it and what the data file says of it."""
    return row_of(shown().get(key, {}), key, text, option, found)


def row_of(
    said: Mapping[str, Any], key: str, text: str, option: str = "", found: Sequence[str] = ()
) -> Row:
    """Makes a row from an entry of a data file."""
    names = dict.fromkeys([*named(said.get("scenarios", [])), *found])
    return Row(
        key,
        text,
        said.get("option", option),
        list(names),
        said.get("tests", []),
        said.get("not_yet", False),
        said.get("no_rule", ""),
    )


def sentence_rows() -> list[Row]:
    """Gives the sentences of the source page's rule sections."""
    data = tomllib.loads(SENTENCES.read_text(encoding="utf-8"))
    return [
        row_of(said, f"S:{said['line']}{said.get('part', '')}", said["says"])
        for said in data["sentence"]
    ]


def rule_rows(section: int) -> list[Row]:
    """Gives the paragraphs of one section of the rules."""
    return [
        row(key, text, "", citing(key) if "/" not in key else ())
        for key, text in paragraphs(section)
    ]


def option_names() -> dict[str, str]:
    """Gives every option with what it governs, as the rules' table of options says."""
    rows = [cells(line) for _, line in lines_of(12)]
    return {
        name: found[3]
        for found in rows
        if len(found) == 4
        for name in re.findall(r"`(\w+)`", found[0])
    }


def ruling_rows() -> list[Row]:
    """Gives the rulings with their options."""
    governs = {
        ruling: name
        for name, said in option_names().items()
        for ruling in re.findall(r"R-\d+", said)
    }
    rows = [found for _, line in lines_of(9) if (found := cells(line)) and found[0][:2] == "R-"]
    return [
        row(found[0], f"{found[1]}: {found[2]}", governs.get(found[0], ""), citing(found[0]))
        for found in rows
    ]


def clarification_rows() -> list[Row]:
    """Gives the clarifications of the appendix."""
    lines = RULES.read_text(encoding="utf-8").partition("## Appendix")[2].splitlines()
    rows = [found for line in lines if (found := cells(line)) and found[0][:2] == "C-"]
    return [row(found[0], found[1], "", citing(found[0])) for found in rows]


def decision_rows() -> list[Row]:
    """Gives the catalogue of decisions."""
    rows = [found for _, line in lines_of(11) if (found := cells(line))][1:]
    names = [(name, found) for found in rows for name in found[0].split(", ")]
    return [row(f"11/{name}", f"{found[1]}: {found[3]}") for name, found in names]


def option_rows() -> list[Row]:
    """Gives the options, each with the scenarios whose ruleset sets it."""
    return [
        row(f"12/{name}", f"`{name}` governs {said}", name, setting(name))
        for name, said in option_names().items()
    ]


def parts() -> list[Part]:
    """Gives the whole ledger."""
    rules = [rule for section in RULE_SECTIONS for rule in rule_rows(section)]
    return [
        Part("Sentences of the source page, by line", sentence_rows()),
        Part("Paragraphs of the rules", rules),
        Part("Rulings", ruling_rows()),
        Part("Clarifications", clarification_rows()),
        Part("Decisions", decision_rows()),
        Part("Options", option_rows()),
    ]


# --- the page -------------------------------------------------------------------------------------


def page() -> str:
    """Gives the ledger as Markdown."""
    tables = []
    for part in parts():
        done = sum(found.is_shown for found in part.rows)
        head = f"## {part.title}\n\n{done} of {len(part.rows)} rows are shown.\n"
        lines = [line_of(found) for found in part.rows]
        tables.append(
            "\n".join([head, "| | rule | option | shown by |", "|---|---|---|---|", *lines])
        )
    return HEAD + "\n" + "\n\n".join(tables) + "\n"


def line_of(found: Row) -> str:
    """Gives one row of a table."""
    links = [f"[{name}](../scenarios/{SCENARIOS.name}/{name}.toml)" for name in found.scenarios]
    links += [f"`{test}`" for test in found.tests]
    if found.no_rule:
        links.append(f"*no rule*: {found.no_rule}")
    option = ", ".join(f"`{name}`" for name in found.option.split(", ") if name)
    by = ", ".join(links) or "*not yet*"
    return f"| {found.key} | {plain(found.text)} | {option} | {by} |"


if __name__ == "__main__":
    LEDGER.write_text(page(), encoding="utf-8")
