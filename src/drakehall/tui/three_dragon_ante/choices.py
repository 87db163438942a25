"""Words the answers of a question: what can be chosen, and what it leads to."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from drakehall.kernel.events import Value
from drakehall.kernel.questions import Observation, Option, Question
from drakehall.language import Words
from drakehall.tui.three_dragon_ante.table import Table

Args = Mapping[str, str | int]
SAME_VERB: Final = ("bronze", "spoils")
"""Kinds of question whose answers are all "take": the label follows the kind."""


class Choices:
    """Words the options of the question that a view holds."""

    def __init__(self, words: Words, name: Callable[[str], str], view: Observation) -> None:
        self._words = words
        self._name = name
        self._table = Table(view)
        self._seat = self._table.viewer or ""
        self._labels: Mapping[str, Callable[[str, Args], str]] = {
            "trio": self._trio,
            "target": lambda seat, args: self._say("target", {**args, "name": name(seat)}),
            "lead": lambda seat, args: self._say("lead", {**args, "name": name(seat)}),
            "pass": lambda _, args: self._say(f"{args['kind']}-pass", args),
            "wild": self._wild,
            "pick": self._pick,
            "slay": self._slay,
        }

    def label(self, question: Question, option: Option) -> str:
        """Gives an option as a line of the list."""
        verb, _, target = option.text.partition(" ")
        if verb == "play":
            return self._play(target, option.preview)
        args = _plain(question.facts) | _plain(option.preview)
        if question.owner is not None:
            args["owner"] = self._name(self._table.seats[question.owner])
        if question.kind in SAME_VERB and verb == "take":
            return self._say(question.kind, args, target)
        label = self._labels.get(verb)
        if label is None:
            return self._say(verb, args | self._mine(), target)
        return label(target, args | {"kind": question.kind})

    def _say(self, message: str, args: Mapping[str, str | int], card: str = "") -> str:
        about = dict(args)
        if card:
            about |= {"card": self._words.card(card), "text": self._words.card_text(card)}
        return self._words.say(f"choice-{message}", **about)

    def _mine(self) -> dict[str, str | int]:
        gold = self._table.seat_number("gold", self._seat)
        return {"have": gold, "stakes": self._table.number("stakes")}

    def _about(self, seat: str) -> dict[str, str | int]:
        return {"name": self._name(seat), "total": self._table.seat_number("total", seat)}

    def _play(self, card: str, preview: Mapping[str, Value]) -> str:
        args = _plain(preview)
        args["why"] = self._words.say(f"why-{preview['why']}", before=args["before"])
        args["wakes"] = "yes" if preview["triggers"] else "no"
        sentences = [self._say("play", args, card)]
        if colour := args["colour"]:
            name = self._words.say(f"colour-{colour}")
            sentences.append(self._words.say("choice-play-colour", colour=name))
        if strength := args["strength"]:
            sentences.append(self._words.say("choice-play-strength", strength=strength))
        return self._words.say("space").join(sentences)

    def _slay(self, target: str, args: Args) -> str:
        card, _, seat = target.partition("@")
        return self._say("slay", {**args, **self._about(seat or self._table.holder(card))}, card)

    def _wild(self, colour: str, args: Args) -> str:
        return self._say("wild", {**args, "colour": self._words.say(f"colour-{colour}")})

    def _pick(self, ability: str, _: Args) -> str:
        name = self._words.say(f"ability-{ability}")
        text = self._words.say(f"ability-text-{ability}")
        return self._words.say("choice-pick", ability=name, text=text)

    def _trio(self, what: str, args: Mapping[str, str | int]) -> str:
        if what.isdecimal():
            return self._words.say("choice-trio-strength", **args, strength=int(what))
        colour = self._words.say(f"colour-{what}")
        return self._words.say("choice-trio-colour", **args, colour=colour)


def _plain(values: Mapping[str, Value]) -> dict[str, str | int]:
    return {key: value for key, value in values.items() if isinstance(value, str | int)}
