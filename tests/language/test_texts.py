import re
from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from drakehall.games.three_dragon_ante.cards import POWERS
from drakehall.games.three_dragon_ante.options import SHAPED, SPECS
from drakehall.games.three_dragon_ante.words import QUESTIONS

SOURCE: Final = Path(__file__).parents[2] / "src" / "drakehall"
FOLDERS: Final = sorted(file.parent for file in SOURCE.rglob("locale/en.ftl"))

JAPANESE: Final = re.compile(r"[\u3041-\u30ff\u4e00-\u9fff]")
USE: Final = re.compile(r"(?:say|Refusal|Illegal\w+|Bad\w+)\(\s*\"([a-z]+(?:-[a-z]+)+)\"")

EVENTS: Final = (
    *("gambit", "ante", "reveal", "void", "lead", "price", "pay", "debt", "repay", "steal"),
    *("round", "play", "skip", "wakes", "sleeps", "draw", "buy", "replace", "stay", "slay"),
    *("give", "show", "rob", "take", "discard", "druid", "priest", "colour-flight"),
    *("strength-flight", "renew", "emptied", "barred", "bars-cancel", "tie", "win"),
    *("no-winner", "write-off", "over", "forced", "pick", "hand-over", "look", "seen", "swap"),
    *("use", "wild", "forgive", "out", "join", "leave", "rate", "turn", "drop"),
    *("position", "held", "held-unknown"),
)


class Variables(Visitor):
    """Collects the names of the variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: D102, N802
        self.names.add(node.id.name)


def entries(folder: Path, lang: str) -> list[ast.EntryType]:
    return FluentParser().parse((folder / f"{lang}.ftl").read_text(encoding="utf-8")).body


def messages(folder: Path, lang: str) -> dict[str, ast.Message]:
    found = [entry for entry in entries(folder, lang) if isinstance(entry, ast.Message)]
    assert len({message.id.name for message in found}) == len(found), "an id stands twice"
    return {message.id.name: message for message in found}


def variables(message: ast.Message) -> set[str]:
    visitor = Variables()
    visitor.visit(message)
    return visitor.names


def texts(message: ast.Message) -> list[str]:
    """Return each pattern of a message without its placeables: what a reader may get."""
    patterns: list[str] = []

    def walk(pattern: ast.Pattern) -> None:
        for element in pattern.elements:
            expression = element.expression if isinstance(element, ast.Placeable) else None
            if isinstance(expression, ast.SelectExpression):
                for variant in expression.variants:
                    walk(variant.value)
        plain = [part.value for part in pattern.elements if isinstance(part, ast.TextElement)]
        if "".join(plain).strip():
            patterns.append("".join(plain))

    assert message.value
    walk(message.value)
    return patterns


def all_messages(lang: str) -> dict[str, ast.Message]:
    return {key: value for folder in FOLDERS for key, value in messages(folder, lang).items()}


def test_there_are_texts_to_check() -> None:
    assert len(FOLDERS) >= 2
    assert len(all_messages("en")) > 150


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_file_is_sound_fluent(folder: Path, lang: str) -> None:
    assert [entry for entry in entries(folder, lang) if isinstance(entry, ast.Junk)] == []


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_both_languages_have_the_same_messages_in_the_same_order(folder: Path) -> None:
    assert list(messages(folder, "ja")) == list(messages(folder, "en"))


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_both_languages_use_the_same_variables(folder: Path) -> None:
    english, japanese = messages(folder, "en"), messages(folder, "ja")

    assert {key: variables(message) for key, message in japanese.items()} == {
        key: variables(message) for key, message in english.items()
    }


def test_no_id_stands_in_two_files() -> None:
    ids = [key for folder in FOLDERS for key in messages(folder, "en")]

    assert sorted(ids) == sorted(set(ids))


def test_japanese_texts_are_japanese() -> None:
    foreign = {
        key: text
        for key, message in all_messages("ja").items()
        for text in texts(message)
        if any(letter.isalpha() for letter in text) and not JAPANESE.search(text)
    }

    assert foreign == {}


def test_english_texts_are_not_japanese() -> None:
    assert {
        key: text
        for key, message in all_messages("en").items()
        for text in texts(message)
        if JAPANESE.search(text)
    } == {}


@pytest.mark.parametrize("kind", POWERS)
def test_card_has_a_name_a_heading_and_a_text(kind: str) -> None:
    assert {f"card-{kind}", f"kind-{kind}", f"text-{kind}"} <= set(all_messages("en"))


@pytest.mark.parametrize("kind", EVENTS)
def test_event_has_words(kind: str) -> None:
    assert f"event-{kind}" in all_messages("en")


@pytest.mark.parametrize("kind", ["ante", "draw", "rob"])
def test_event_with_a_hidden_card_has_words(kind: str) -> None:
    assert f"event-{kind}-unknown" in all_messages("en")


@pytest.mark.parametrize("kind", QUESTIONS.values())
def test_question_has_words(kind: str) -> None:
    assert f"ask-{kind}" in all_messages("en")


@pytest.mark.parametrize("option", [*SPECS, *SHAPED])
def test_option_of_the_rules_is_explained(option: str) -> None:
    assert f"rule-{option}" in all_messages("en")


def test_every_message_that_the_source_names_exists() -> None:
    known = set(all_messages("en"))
    named = {
        (file, name)
        for file in SOURCE.rglob("*.py")
        for name in USE.findall(file.read_text(encoding="utf-8"))
    }

    assert len(named) > 30
    assert {
        f"{file.name}: {name}"
        for file, name in named
        if name not in known and f"{file.parent.name}-{name}" not in known
    } == set()


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_ids_of_a_game_all_begin_with_its_own_or_none_does(folder: Path) -> None:
    ids = {key for key in messages(folder, "en") if not key.startswith("game-")}
    own = {key for key in ids if key.startswith(f"{folder.parent.name.replace('_', '-')}-")}

    assert own in (ids, set())
