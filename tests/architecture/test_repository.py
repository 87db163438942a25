"""What is committed works on every machine and reads alike in both languages."""

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

MACHINE_PATH = re.compile(r"(?<![\w.~:/-])/(?:home|Users|root|work|mnt|opt|srv)/\w")
REGISTRY_HOST = re.compile(r"\b(?:pypi|registry|files|index)[.][a-z0-9-]+[.](?:com|io|org|net)\b")
INDEX_OPTION = re.compile(r"--(?:extra-)?index-url|--find-links|--trusted-host")


def committed_files() -> list[Path]:
    listing = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        check=True,
    )
    names = listing.stdout.decode().split("\0")
    return [ROOT / name for name in names if (ROOT / name).is_file()]


@pytest.mark.parametrize("pattern", [MACHINE_PATH, REGISTRY_HOST, INDEX_OPTION])
def test_no_file_is_tied_to_one_machine(pattern: re.Pattern[str]) -> None:
    this_file = Path(__file__)
    texts = {
        file: file.read_text("utf-8", errors="replace")
        for file in committed_files()
        if file != this_file
    }

    found = {
        f"{file.relative_to(ROOT)}:{number}": line
        for file, text in texts.items()
        for number, line in enumerate(text.splitlines(), start=1)
        if pattern.search(line)
    }

    assert "README.md" in {str(file.relative_to(ROOT)) for file in texts}
    assert found == {}


@pytest.mark.parametrize(
    "line",
    ["cd /home/aki/drakehall", 'path = "/Users/ben/x"', "https://registry.example.org/x"],
)
def test_patterns_find_what_they_are_for(line: str) -> None:
    assert MACHINE_PATH.search(line) or REGISTRY_HOST.search(line)


def commands(readme: str) -> list[str]:
    """Return the lines of all code blocks, without their comments."""
    text = (ROOT / readme).read_text(encoding="utf-8")
    blocks = re.findall(r"^```\w*\n(.*?)^```", text, flags=re.MULTILINE | re.DOTALL)
    lines = [line.partition("#")[0].strip() for block in blocks for line in block.splitlines()]
    return [line for line in lines if line]


def test_both_readmes_show_the_same_commands() -> None:
    english = commands("README.md")

    assert {"make play", "make test"} <= set(english)
    assert commands("README.ja.md") == english


def test_make_targets_named_in_documents_exist() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = set(re.findall(r"^([a-z-]+):.*##", makefile, flags=re.MULTILINE))
    documents = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
    named = {
        target
        for document in documents
        for target in re.findall(r"`make ([a-z-]+)", document.read_text(encoding="utf-8"))
    }

    assert named
    assert named <= targets


def test_relative_links_in_documents_lead_somewhere() -> None:
    documents = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
    links = [
        (document, target)
        for document in documents
        for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", document.read_text("utf-8"))
    ]
    broken = [
        f"{document.relative_to(ROOT)}: {target}"
        for document, target in links
        if not (document.parent / target).exists()
    ]

    assert links
    assert broken == []
