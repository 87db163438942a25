"""Games written out in full, so that a change of the rules shows as a difference of text.

``make golden`` writes the files anew; ``test_golden`` compares them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

from drakehall.games import new_game
from drakehall.kernel.chance import Stream
from drakehall.kernel.contract import State
from drakehall.kernel.events import Event
from drakehall.kernel.notation import SEATS
from drakehall.kernel.questions import Question

GAME = "three-dragon-ante"
FOLDER = Path(__file__).parents[2] / "golden" / GAME
PLAYERS = range(2, 7)
DECISIONS = 50
"""How far a game is written; its later gambits show nothing new."""
RULESETS: Mapping[str, Mapping[str, object]] = {
    "base-1": {},
    "base-2": {"starting_gold": 15},
    "readings": {
        "ante_tie": "cascade",
        "round_tie": "cascade",
        "slain_counts_for_lead": False,
        "gold_via_princess_counts_self": False,
        "strength_flight_take_on_empty": False,
        "bronze_one_slot": "choose",
    },
    "abilities": {"abilities": "random", "ask_optional": True},
    "draft": {"abilities": "draft", "sets": 2, "refresh_at": 0.3},
    "local": {
        "starting_gold": 12,
        "survivors": 1,
        "rate": {"mode": "add", "step": 1, "scope": "all"},
        "no_draw_powers": True,
        "settle_debts": "ledger",
    },
}


def names() -> list[str]:
    """Gives the names of all files."""
    return [f"{ruleset}-{players}-players" for ruleset in RULESETS for players in PLAYERS]


def text_of(name: str) -> str:
    """Plays a game and writes it out."""
    ruleset, players, _ = name.rsplit("-", 2)
    state = new_game(GAME, int(players), RULESETS[ruleset]).new_state(name)
    return "\n".join([f"{GAME}: {name}", *_lines(state, Stream(name, "golden"))]) + "\n"


def _lines(state: State, luck: Stream) -> Iterator[str]:
    yield from map(_event_line, state.history)
    for number in range(1, DECISIONS + 1):
        question = state.question()
        if question is None:
            break
        told = len(state.history)
        option = question.options[luck.below(len(question.options))]
        yield f"{number}. {_question_line(question)}"
        yield f"   {' | '.join(o.text for o in question.options)}"
        yield f"{SEATS[question.seat]} {option.text}"
        state.apply(option.action)
        yield from map(_event_line, state.history[told:])
    yield " ".join(f"{seat}:{gold}" for seat, gold in _gold(state).items())


def _gold(state: State) -> Mapping[str, object]:
    gold = state.facts()["gold"]
    assert isinstance(gold, dict)
    return gold


def _question_line(question: Question) -> str:
    words = [SEATS[question.seat], question.kind]
    if question.source is not None and question.owner is not None:
        words.append(f"by {question.source} of {SEATS[question.owner]}")
    return " ".join([*words, *(f"{key}={value}" for key, value in question.facts.items())])


def _event_line(event: Event) -> str:
    secret = f" (secret from all but {_seats(event)})" if event.secret else ""
    return "   - " + " ".join([event.kind, *map(_word, event.args.values())]) + secret


def _word(value: object) -> str:
    return " ".join(map(str, value)) if isinstance(value, tuple) else str(value)


def _seats(event: Event) -> str:
    return "".join(SEATS[seat] for seat in sorted(event.audience)) or "nobody"


def write_all() -> None:
    """Writes every file anew, and removes those that are no more."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for file in FOLDER.glob("*.txt"):
        file.unlink()
    for name in names():
        (FOLDER / f"{name}.txt").write_text(text_of(name), encoding="utf-8")
    print(f"{len(names())} games written to tests/golden/{GAME}")


if __name__ == "__main__":
    write_all()
