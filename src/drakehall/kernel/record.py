"""Reads, writes and plays back records of games (notation, section 4).

``moves`` stands last in the text: if it is cut off, the moves before the cut are still there.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice
from typing import Any

from drakehall.kernel.chance import seed_text
from drakehall.kernel.contract import Game, State
from drakehall.kernel.errors import BadRecord, Refusal
from drakehall.kernel.notation import CHANCE, SEATS

FORMAT = 1
NEEDED = {"game": str, "players": list, "moves": str}
OPTIONAL = {"options": dict, "rules": int, "position": dict, "start": dict}
KNOWN = {"drakehall": int, "seed": int | str, "title": str, "source": str, **NEEDED, **OPTIONAL}
OPENING = re.compile(r"^[ \t]*moves[ \t]*=[ \t]*(\"\"\"|''')", re.MULTILINE)

Turn = tuple[str, list[str]]


@dataclass(frozen=True)
class Record:
    """A game as it was played; ``cut_off`` says that its text ended before its moves did."""

    game: str
    players: tuple[str, ...]
    moves: tuple[str, ...] = ()
    options: Mapping[str, object] = field(default_factory=dict)
    seed: str | None = None
    rules: int = 1
    position: Mapping[str, object] | None = None
    start: Mapping[str, object] | None = None
    cut_off: bool = False

    @classmethod
    def of(
        cls, state: State, names: Sequence[str], position: Mapping[str, object] | None = None
    ) -> Record:
        """Records a game so far, and the position that it began with if it was not dealt."""
        game, seed = state.game, None if state.seed is None else seed_text(state.seed)
        head = (game.id, tuple(names), tuple(state.lines), dict(game.options))
        return cls(*head, seed, game.rules_version, position, state.start)

    @classmethod
    def parse(cls, text: str) -> Record:
        """Reads a record; raises ``BadRecord``."""
        opening, rest = OPENING.search(text), ""
        cut = opening is not None and opening[1] not in text[opening.end() :]
        if opening and cut:
            end = max(text.rfind("\n") + 1, opening.end())
            text, rest = text[:end] + opening[1], text[end:]
        values = _values(text)
        moves = [" ".join(line.split()) for line in values["moves"].splitlines() if line.strip()]
        if rest.startswith(CHANCE):  # the last move lacks what it caused
            while moves and moves.pop().startswith(CHANCE):
                pass
        optional = {key: values[key] for key in OPTIONAL if key in values}
        seed = seed_text(values["seed"]) if "seed" in values else None
        names = tuple(values["players"])
        return cls(values["game"], names, tuple(moves), seed=seed, cut_off=cut, **optional)

    def to_toml(self) -> str:
        """Writes the record; reading it gives the same record."""
        head = {"drakehall": FORMAT, "rules": self.rules, "game": self.game}
        head |= {"players": self.players, "seed": self.seed}
        head |= {f"options.{_key(name)}": value for name, value in self.options.items()}
        head |= {"position": self.position, "start": self.start}
        lines = [f"{name} = {to_toml(value)}" for name, value in head.items() if value is not None]
        return "\n".join([*lines, 'moves = """', *(to_toml(m)[1:-1] for m in self.moves), '"""\n'])

    def check(self, game: Game | type[Game]) -> None:
        """Raises ``BadRecord`` if this is another game, or needs rules that are not at hand."""
        if self.game != game.id:
            raise BadRecord("record-game", game=self.game, found=game.id)
        if self.rules != game.rules_version:
            raise BadRecord("record-rules", version=self.rules, known=game.rules_version)


def replay(record: Record, game: Game, upto: int | None = None) -> State:
    """Gives the state after the first ``upto`` moves, or after all; raises ``BadRecord``."""
    *_, state = islice(playback(record, game), None if upto is None else upto + 1)
    return state


def playback(record: Record, game: Game) -> Iterator[State]:
    """Gives the one state of the game as it begins and again after each move."""
    record.check(game)
    first, turns = by_move(record.moves)
    try:
        yield (state := _begin(record, game, first))
    except Refusal as refusal:
        raise BadRecord("record-start") from refusal
    done = 0
    while done < len(turns):
        try:
            taken = _play(state, turns[done:])
        except Refusal as refusal:
            if record.cut_off and record.seed is None and done == len(turns) - 1:
                return  # it lacks what it caused
            raise BadRecord("record-move", number=done + 1, line=turns[done][0]) from refusal
        done += taken
        yield state


def by_move(lines: Iterable[str]) -> tuple[list[str], list[Turn]]:
    """Gives the chance outcomes before all moves, and each move with those that follow it."""
    first: list[str] = []
    turns: list[Turn] = []
    for line in lines:
        who, _, outcome = line.partition(" ")
        if who == CHANCE:
            (turns[-1][1] if turns else first).append(outcome)
        else:
            turns.append((line, []))
    return first, turns


def _begin(record: Record, game: Game, chance: Sequence[str]) -> State:
    if record.position is None:
        return game.new_state_from(record.start or {}, record.seed, chance)
    if record.start is not None:
        raise BadRecord("record-two-starts")
    if chance:
        raise BadRecord("record-chance-first")
    state = game.load(record.position, "0" if record.seed is None else record.seed)
    if record.seed is None:
        if game.load(record.position, "1").facts() != state.facts():
            raise BadRecord("record-missing-key", key="seed")
        state.seed = None
    return state


def _play(state: State, turns: Sequence[Turn]) -> int:
    """Makes the first move; gives how many lines it took, forced answers behind it included."""
    (move, chance), *rest = turns
    trial, taken = state.clone(), 1
    trial.play(move, chance)
    forced, asked = trial.forced(), trial.question()
    answers = [f"{SEATS[asked.seat]} {option.text}" for option in asked.options] if asked else []
    for line, outcomes in rest:
        if line not in forced or line in answers:
            break
        forced.remove(line)
        chance, taken = [*chance, *outcomes], taken + 1
    state.play(move, chance)
    return taken


def _values(text: str) -> dict[str, Any]:
    try:
        values = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        place = re.search(r"line (\d+)", str(error))
        raise BadRecord("record-not-toml", line=int(place[1]) if place else 0) from error
    if values.get("drakehall", FORMAT) != FORMAT:
        raise BadRecord("record-format", version=str(values["drakehall"]), known=FORMAT)
    for key in values | NEEDED:
        value = values.get(key)
        if key not in KNOWN or value is None:
            raise BadRecord(f"record-{'missing' if key in KNOWN else 'unknown'}-key", key=key)
        if not isinstance(value, KNOWN[key]) or isinstance(value, bool):
            raise BadRecord("record-wrong-type", key=key)
    if not all(isinstance(name, str) for name in values["players"]):
        raise BadRecord("record-wrong-type", key="players")
    return values


def to_toml(value: object) -> str:
    """Gives a value as TOML writes it, on one line."""
    if isinstance(value, Mapping):
        items = [f"{_key(name)} = {to_toml(item)}" for name, item in value.items()]
        return f"{{ {', '.join(items)} }}" if items else "{}"
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(to_toml, value))}]"
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")


def _key(name: str) -> str:
    return name if re.fullmatch(r"[\w-]+", name, re.ASCII) else to_toml(name)
