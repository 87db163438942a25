# ruff: noqa: ARG005 - all makers of messages have one signature
"""What somebody could send who wants to do harm, or whose program is broken: class by class."""

from __future__ import annotations

import json
import random
import struct
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final, Literal

from drakehall import wire

Who = Literal["asked", "other", "watcher", "stranger", "guest", "silent"]
"""Who sends it: the seat that is asked, another seat, a spectator, somebody with a forged token,
somebody with the token of another table, or a connection that has not said hello."""


@dataclass(frozen=True)
class Text:
    """A text frame with these bytes, whatever they are."""

    data: bytes


@dataclass(frozen=True)
class Bare:
    """Bytes that follow the handshake as they are, no frame around them; then the line is cut."""

    data: bytes


@dataclass(frozen=True)
class Pieces:
    """A text in several frames."""

    parts: tuple[str, ...]


Frame = str | bytes | Text | Bare | Pieces


@dataclass(frozen=True)
class Situation:
    """An open question, and what else a sender may know."""

    question: wire.Question
    table: str
    kept: wire.Answer | wire.Ready
    elsewhere: str

    @property
    def seat(self) -> str:
        """The seat that is asked."""
        return self.question.seat

    @property
    def other(self) -> str:
        """A seat that is not asked this."""
        return "B" if self.seat == "A" else "A"

    def answer(self, /, **changes: object) -> str:
        """Gives the right answer with some fields changed; ``...`` takes a field away."""
        fields = {
            "type": "answer",
            "id": "x",
            "seat": self.seat,
            "question": self.question.id,
            "option": self.question.options[0].id,
        }
        return json.dumps({k: v for k, v in (fields | changes).items() if v is not ...})

    def wrong(self) -> dict[str, object]:
        """Gives an answer that is wrong twice, so that no small change makes it right."""
        return json.loads(self.answer(question="0.0", option=-7))  # type: ignore[no-any-return]

    def illegal(self, chance: random.Random) -> int:
        """Gives an action that the question does not offer."""
        legal = {option.id for option in self.question.options}
        return chance.choice([action for action in range(970) if action not in legal])


Maker = Callable[[Situation, random.Random], Frame | list[Frame]]


@dataclass(frozen=True)
class Bad:
    """A class of messages; ``known`` ones are acknowledged again, and change nothing."""

    make: Maker
    who: Who = "asked"
    known: bool = False


def command(type_: str, /, **fields: object) -> str:
    """Gives a command."""
    return json.dumps({"type": type_, "id": "x", **fields})


def hello(table: str, **fields: object) -> str:
    """Gives a hello."""
    return json.dumps({"type": "hello", "table": table, **fields})


def again(kept: wire.Answer | wire.Ready, **changes: object) -> str:
    """Gives a command that has been carried out, with some fields changed."""
    fields: dict[str, object] = json.loads(wire.encode(kept))
    return json.dumps(fields | changes)


# --- changed at random ---------------------------------------------------------------------------


def noise(_: Situation, chance: random.Random) -> str:
    """Gives letters of all scripts."""
    return "".join(chr(chance.randrange(1, 0xD7FF)) for _ in range(chance.randrange(1, 200)))


def cut(at: Situation, chance: random.Random) -> str:
    """Gives the beginning of a right answer."""
    text = at.answer()
    return text[: chance.randrange(len(text))]


def letter_changed(at: Situation, chance: random.Random) -> str:
    """Gives an answer with one letter changed."""
    text = list(json.dumps(at.wrong()))
    text[chance.randrange(len(text))] = chr(chance.randrange(32, 127))
    return "".join(text)


def bytes_changed(at: Situation, chance: random.Random) -> Text:
    """Gives an answer with some bytes changed, UTF-8 or not."""
    data = bytearray(json.dumps(at.wrong()).encode())
    for _ in range(chance.randrange(1, 6)):
        data[chance.randrange(len(data))] = chance.randrange(256)
    return Text(bytes(data))


def any_value(chance: random.Random, depth: int = 0) -> object:
    """Gives a value of some JSON type."""
    plain: list[object] = [None, True, -1, 0, 2**63, 1.5, -1e300, "", "A", "\u0000", "é" * 99]
    if depth > 2 or chance.random() < 0.7:
        return chance.choice(plain)
    if chance.random() < 0.5:
        return [any_value(chance, depth + 1) for _ in range(chance.randrange(4))]
    return {str(n): any_value(chance, depth + 1) for n in range(chance.randrange(4))}


def value_changed(at: Situation, chance: random.Random) -> str:
    """Gives an answer with a value of any type somewhere."""
    fields = at.wrong()
    fields[chance.choice(sorted(fields))] = any_value(chance)
    return json.dumps(fields)


def field_renamed(at: Situation, chance: random.Random) -> str:
    """Gives an answer with a field under another name."""
    fields = at.wrong()
    value = fields.pop(chance.choice(sorted(fields)))
    return json.dumps({**fields, noise(at, chance)[:8]: value})


def any_command(_: Situation, chance: random.Random) -> str:
    """Gives some type with fields of any value, for a seat that is not there."""
    games = ("answer", "reconsider", "undo", "absent", "stamp")
    kinds = (*games, "ready", "contribute", "place", "leave", "join")
    names = ("question", "option", "ready", "text", "kind", "level", "say")
    fields = {name: any_value(chance) for name in names if chance.random() < 0.7}
    return command(chance.choice(kinds), seat="F", **fields)


def spliced(at: Situation, chance: random.Random) -> str:
    """Gives the beginning of one message and the end of another."""
    one, other = json.dumps(at.wrong()), hello(at.table)
    return one[: chance.randrange(1, len(one))] + other[chance.randrange(1, len(other)) :]


def frame(chance: random.Random, first: int, length: int) -> Bare:
    """Gives a frame that says of itself what it likes."""
    mask = chance.randbytes(4)
    return Bare(struct.pack("!BBH", first, 0xFE, length) + mask + chance.randbytes(60))


NOT_JSON: Final[Mapping[str, Bad]] = {
    "empty": Bad(lambda at, r: ""),
    "blank": Bad(lambda at, r: "   "),
    "noise": Bad(noise),
    "cut off": Bad(cut),
    "a letter changed": Bad(letter_changed),
    "bytes changed": Bad(bytes_changed),
    "spliced": Bad(spliced),
    "binary": Bad(lambda at, r: r.randbytes(50)),
    "the right answer as binary": Bad(lambda at, r: at.answer().encode()),
    "no UTF-8": Bad(lambda at, r: Text(b'{"type":"ping","x":"\xff\xfe"}')),
    "two objects": Bad(lambda at, r: '{"type":"ping"}{"type":"ping"}'),
    "nan": Bad(lambda at, r: '{"type":"ping","number":NaN}'),
    "huge number": Bad(lambda at, r: '{"type":"ping","number":1e999}'),
    "long number": Bad(lambda at, r: '{"type":"ping","number":' + "9" * 4000 + "}"),
    "lone surrogate": Bad(lambda at, r: '{"type":"hello","table":"\\ud800"}'),
}
FRAMES: Final[Mapping[str, Bad]] = {
    "bytes that are no frame": Bad(lambda at, r: Bare(r.randbytes(80))),
    "a frame without a mask": Bad(lambda at, r: Bare(b"\x81\x02{}")),
    "a frame of no known kind": Bad(lambda at, r: frame(r, 0x83, 60)),
    "a frame with reserved bits": Bad(lambda at, r: frame(r, 0xF1, 60)),
    "half a frame": Bad(lambda at, r: frame(r, 0x81, 9000)),
    "a continuation of nothing": Bad(lambda at, r: frame(r, 0x80, 60)),
    "a vast frame announced": Bad(
        lambda at, r: Bare(struct.pack("!BBQ", 0x81, 0xFF, 2**62) + r.randbytes(40))
    ),
    "cut off in pieces": Bad(lambda at, r: Pieces(('{"type":', '"pi', 'ng"'))),
    "a bad answer in pieces": Bad(
        lambda at, r: Pieces(tuple(json.dumps(at.wrong()).partition(",")))
    ),
}
SHAPES: Final[Mapping[str, Bad]] = {
    "a number": Bad(lambda at, r: "7"),
    "null": Bad(lambda at, r: "null"),
    "a list": Bad(lambda at, r: "[]"),
    "a string": Bad(lambda at, r: '"hello"'),
    "no type": Bad(lambda at, r: "{}"),
    "unknown type": Bad(lambda at, r: command("shutdown")),
    "a type of the server": Bad(lambda at, r: command("ack", seq=1)),
    "an entry of the log": Bad(lambda at, r: command("Moved", seat=0, action=1)),
    "type is no text": Bad(lambda at, r: '{"type":5}'),
    "two types": Bad(lambda at, r: '{"type":"ping","type":"answer"}'),
    "deep": Bad(lambda at, r: "[" * 5000),
    "deep and closed": Bad(lambda at, r: "[" * 5000 + "]" * 5000),
    "deep inside": Bad(lambda at, r: '{"type":"ping","x":' + "[" * 3000 + "]" * 3000 + "}"),
    "oversized": Bad(lambda at, r: '{"type":"ping","x":"' + "a" * 17_000 + '"}'),
    "vast": Bad(lambda at, r: "a" * 100_000),
    "a value changed": Bad(value_changed),
    "a field renamed": Bad(field_renamed),
    "any command": Bad(any_command),
}
HELLOS: Final[Mapping[str, Bad]] = {
    "hello elsewhere": Bad(lambda at, r: hello("elsewhere")),
    "hello to another table": Bad(lambda at, r: hello(at.elsewhere)),
    "hello with many tokens": Bad(lambda at, r: hello(at.table, tokens=["a"] * 50)),
    "hello with a long token": Bad(lambda at, r: hello(at.table, tokens=["a" * 65])),
    "hello from the future": Bad(lambda at, r: hello(at.table, have=2**62)),
    "hello from before the beginning": Bad(lambda at, r: hello(at.table, have=-(2**62))),
    "hello, hello, hello": Bad(lambda at, r: [hello(at.table)] * 3),
    "hello to no table": Bad(lambda at, r: hello("no-such-table"), "silent"),
    "hello to a name that is a path": Bad(lambda at, r: hello("../../etc/passwd"), "silent"),
    "hello to a name that is SQL": Bad(lambda at, r: hello("' OR 1=1 --"), "silent"),
    "hello of another protocol": Bad(lambda at, r: hello(at.table, protocol=99), "silent"),
    "an answer before hello": Bad(lambda at, r: at.answer(), "silent"),
    "noise before hello": Bad(noise, "silent"),
}
ANSWERS: Final[Mapping[str, Bad]] = {
    "no id": Bad(lambda at, r: at.answer(id=...)),
    "empty id": Bad(lambda at, r: at.answer(id="")),
    "long id": Bad(lambda at, r: at.answer(id="i" * 65)),
    "id is a number": Bad(lambda at, r: at.answer(id=4)),
    "no seat": Bad(lambda at, r: at.answer(seat=...)),
    "seat G": Bad(lambda at, r: at.answer(seat="G")),
    "empty seat": Bad(lambda at, r: at.answer(seat="")),
    "two seats": Bad(lambda at, r: at.answer(seat="AB")),
    "seat with a line break": Bad(lambda at, r: at.answer(seat=f"{at.seat}\n")),
    "seat is a number": Bad(lambda at, r: at.answer(seat=0)),
    "seat that is not there": Bad(lambda at, r: at.answer(seat="F")),
    "no question": Bad(lambda at, r: at.answer(question=...)),
    "question is a number": Bad(lambda at, r: at.answer(question=1.0)),
    "no option": Bad(lambda at, r: at.answer(option=...)),
    "option is a text": Bad(lambda at, r: at.answer(option="red-5")),
    "option is the move": Bad(lambda at, r: at.answer(option=at.question.options[0].move)),
    "option is a fraction": Bad(lambda at, r: at.answer(option=1.5)),
    "option is true": Bad(lambda at, r: at.answer(option=True)),
    "option is null": Bad(lambda at, r: at.answer(option=None)),
    "negative option": Bad(lambda at, r: at.answer(option=-1 - r.randrange(2000))),
    "option out of range": Bad(lambda at, r: at.answer(option=1000 + r.randrange(5000))),
    "immense option": Bad(lambda at, r: at.answer(option=2**70)),
    "illegal option": Bad(lambda at, r: at.answer(option=at.illegal(r))),
}
STALE: Final[Mapping[str, Bad]] = {
    "stale question": Bad(lambda at, r: at.answer(question="1.0")),
    "question to come": Bad(lambda at, r: at.answer(question="9.999")),
    "question of another game": Bad(lambda at, r: at.answer(question=f"7{at.question.id}")),
    "a kept answer again": Bad(lambda at, r: again(at.kept), known=True),
    "a kept answer many times": Bad(lambda at, r: [again(at.kept)] * 5, known=True),
    "a kept id with another answer": Bad(
        lambda at, r: at.answer(id=at.kept.id, option=at.illegal(r)), known=True
    ),
    "a kept id with another command": Bad(
        lambda at, r: again(wire.Ready(at.kept.id, at.seat, ready=False)), known=True
    ),
    "a kept answer under a new id": Bad(
        lambda at, r: again(at.kept, id=f"new-{r.random()}", ready=False)
    ),
    "one bad answer many times": Bad(lambda at, r: [at.answer(option=at.illegal(r))] * 5),
    "bad answers of one id": Bad(
        lambda at, r: [at.answer(option=at.illegal(r)), at.answer(question="1.0")]
    ),
    "ready in a game": Bad(lambda at, r: command("ready", seat=at.seat)),
    "start again": Bad(lambda at, r: command("start")),
    "rematch too early": Bad(lambda at, r: command("rematch")),
    "contribute too late": Bad(lambda at, r: command("contribute", seat=at.seat, text="late")),
    "a bot in a game": Bad(lambda at, r: command("place", seat="B", kind="bot")),
    "a switch in a game": Bad(lambda at, r: command("switch", seat="A", to="B")),
    "an unknown bot": Bad(lambda at, r: command("place", seat="B", kind="bot", level="god")),
    "reconsider nothing": Bad(lambda at, r: command("reconsider", seat=at.seat)),
    "agree to nothing": Bad(lambda at, r: command("undo", seat=at.seat, say="agree")),
    "refuse nothing": Bad(lambda at, r: command("undo", seat=at.seat, say="refuse")),
    "join no ring": Bad(lambda at, r: command("join", seat=at.seat)),
    "no such stamp": Bad(lambda at, r: command("stamp", seat=at.seat, stamp="fool")),
    "nobody is absent": Bad(lambda at, r: command("absent", seat=at.other, say="bot")),
}
FOREIGN: Final[Mapping[str, Bad]] = {
    "an answer for another seat": Bad(lambda at, r: at.answer(seat=at.other)),
    **{
        f"{what} of {who}": Bad(make, who)
        for who in ("other", "watcher", "stranger", "guest")
        for what, make in {
            "the right answer": lambda at, r: at.answer(),
            "an undo": lambda at, r: command("undo", seat=at.seat, say="ask"),
            "a switch": lambda at, r: command("switch", seat=at.seat, to=at.other),
            "a leave": lambda at, r: command("leave", seat=at.seat),
            "a ready": lambda at, r: command("ready", seat=at.seat, ready=False),
            "a contribution": lambda at, r: command("contribute", seat=at.seat, text="mine"),
        }.items()
    },
    **{
        f"{kind} of {who}": Bad(lambda at, r, kind=kind: command(kind), who)  # type: ignore[misc]
        for who in ("watcher", "stranger", "guest")
        for kind in ("end", "start", "rematch")
    },
    "a kept answer of a watcher": Bad(lambda at, r: again(at.kept), "watcher"),
    "a bot instead of a seat by a watcher": Bad(
        lambda at, r: command("absent", seat=at.seat, say="bot"), "watcher"
    ),
}
CLASSES: Final[Mapping[str, Bad]] = {
    **NOT_JSON,
    **FRAMES,
    **SHAPES,
    **HELLOS,
    **ANSWERS,
    **STALE,
    **FOREIGN,
}
