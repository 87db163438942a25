"""Puts everything that a person reads into English or Japanese.

The texts stand in Fluent files: ``drakehall/locale`` has those of the program, each game's
``locale`` those of its cards, questions and events. The ids of a game may begin with its own
(``draco-card-green``), so that the same word can mean different things in different games; words
that speak for the game do not name it (``card-green``). A message that is missing, or lacks a
value, is an error: nobody ever reads an id.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from drakehall.kernel.errors import Refusal
from drakehall.kernel.events import UNKNOWN, Event, Value
from drakehall.kernel.notation import SEATS
from drakehall.kernel.questions import Question

LANGUAGES: Final = ("en", "ja")
SEAT_ARGUMENTS: Final = {"seat", "to", "victim", "debtor", "creditor"}
CARD_ARGUMENTS: Final = {"card", "old", "new", "power"}
NAMED_ARGUMENTS: Final = {"colour", "ability"}
"""Arguments that have a message of their own for each value, ``colour-red``."""
SILENT_EVENTS: Final = {"answer"}
"""What an answer leads to is told by the events that follow it."""
VARIANTS: Final = {UNKNOWN: "-unknown", "none": "-none"}
"""Values that no sentence can name: events that have one are told by a message of their own."""


class Words:
    """Speaks one language; names of players come from the caller, in the order of the seats.

    Words that speak for a game know its messages and those of the program, no other game's.
    """

    def __init__(self, lang: str, game: str = "") -> None:
        self.lang = lang
        self._game = game
        known = _bundles(lang)
        self._bundles = [known[game]] if game else list(known.values())

    def of(self, game: str) -> Words:
        """Gives the words of the same language that speak for a game."""
        return Words(self.lang, game)

    def say(self, message: str, **args: str | int) -> str:
        """Gives a message; raises ``LookupError`` for an unknown one or a missing value."""
        for bundle in self._bundles:
            for key in (f"{self._game}-{message}", message):
                if bundle.has_message(key):
                    return _format(bundle, key, args)
        raise LookupError(f"there is no message {message}")

    def knows(self, message: str) -> bool:
        """Tells whether there is such a message."""
        keys = (f"{self._game}-{message}", message)
        return any(bundle.has_message(key) for bundle in self._bundles for key in keys)

    def event(self, event: Event, names: Sequence[str]) -> str | None:
        """Gives the sentence of the log for an event, or ``None`` for one that needs none."""
        if event.kind in SILENT_EVENTS:
            return None
        values = event.args.values()
        variant = next((tail for value, tail in VARIANTS.items() if value in values), "")
        if not variant and "power" in event.args and event.args["power"] != event.args["card"]:
            variant = "-copied"
        args = {key: self._argument(key, value, names) for key, value in event.args.items()}
        return self.say(f"event-{event.kind}{variant}", **args)

    def card(self, word: str) -> str:
        """Gives a card's name with its strength: ``red-12``, ``thief``."""
        strength = word.rpartition("-")[2]
        values = {"strength": int(strength)} if strength.isdecimal() else {}
        return self.say(f"card-{kind_of(word)}", **values)

    def card_text(self, word: str) -> str:
        """Gives what a card's power does; a kind (``red``) will do as well as a card."""
        return self.say(f"text-{kind_of(word)}")

    def prompt(self, question: Question, names: Sequence[str]) -> str:
        """Gives the sentence that says who decides, what, and because of which card."""
        args = {key: _plain(value) for key, value in question.facts.items()}
        args["who"] = self.name(names[question.seat])
        if question.owner is not None:
            args["owner"] = self.name(names[question.owner])
        if question.source:
            args["card"] = self.card(question.source)
        return self.say(f"ask-{question.kind}", **args)

    def name(self, name: str) -> str:
        """Gives a player's name as sentences use it."""
        return self.say("named", name=name)

    def both(self, items: Sequence[str]) -> str:
        """Gives several things as one list."""
        return self.say("comma").join(items)

    def _argument(self, key: str, value: Value, names: Sequence[str]) -> str | int:
        if isinstance(value, tuple):
            return self.both([self.name(names[SEATS.index(letter)]) for letter in value])
        if not isinstance(value, str) or value in VARIANTS:
            return _plain(value)
        if key in SEAT_ARGUMENTS:
            at_table = value in SEATS
            return self.name(names[SEATS.index(value)]) if at_table else self.say(value)
        if key in CARD_ARGUMENTS:
            return self.card(value)
        return self.say(f"{key}-{value}") if key in NAMED_ARGUMENTS else value


def has_message(message: str) -> bool:
    """Tells whether there is a message of this id; all languages have the same."""
    return any(bundle.has_message(message) for bundle in _bundles(LANGUAGES[0]).values())


def word(refusal: Refusal, lang: str) -> str:
    """Gives the sentence for something that was refused."""
    return Words(lang).say(refusal.message, **refusal.args_)


def kind_of(word: str) -> str:
    """Gives the kind of a card, which its texts are filed under: ``red`` for ``red-12``."""
    kind, _, strength = word.rpartition("-")
    return kind if strength.isdecimal() else word


def default_language() -> str:
    """Gives the language of the environment: Japanese where that is set, else English."""
    settings = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    locale = next((setting for setting in settings if setting), "")
    return "ja" if locale.lower().startswith("ja") else "en"


def _plain(value: Value) -> str | int:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value if isinstance(value, str | int) else str(value)


def _format(bundle: FluentBundle, message: str, args: Mapping[str, str | int]) -> str:
    pattern = bundle.get_message(message).value
    text, errors = bundle.format_pattern(pattern, dict(args)) if pattern else ("", [])
    if errors or not pattern:
        raise LookupError(f"message {message} cannot be said with {dict(args)}: {errors}")
    return str(text)


@cache
def _bundles(lang: str) -> Mapping[str, FluentBundle]:
    """Gives the messages of each game by its id, each together with those of the program."""
    general = _resource(files("drakehall"), lang)
    bundles = {}
    for folder in sorted(files("drakehall.games").iterdir(), key=lambda entry: entry.name):
        if folder.joinpath("locale").is_dir():
            bundle = FluentBundle([lang], use_isolating=False)
            bundle.add_resource(general)
            bundle.add_resource(_resource(folder, lang))
            bundles[folder.name.replace("_", "-")] = bundle
    return bundles


def _resource(folder: Traversable, lang: str) -> Resource:
    return FluentResource(folder.joinpath("locale", f"{lang}.ftl").read_text(encoding="utf-8"))
