"""Records, forced answers and refusals of a game in progress."""

import random

import pytest

from drakehall.games.draco.game import Draco, DracoState
from drakehall.kernel.errors import BadNotation, IllegalMove
from drakehall.kernel.record import Record, replay

DUEL = {"phase": "duel", "table": ["green-1", "blue-2"], "flipped": 2}


def snapshots(state: DracoState) -> list[object]:
    return [state.snapshot(), state.facts(), list(state.lines), list(state.history)]


def test_the_example_of_the_notation_plays() -> None:
    state = Draco(2, {}).load({"deck": ["green-3", "green-3", "green-3"]})
    for line in ("A flip", "A stop", "A sword 2", "B pass"):
        state.play(line)
    state.play("A pass")

    assert state.forced()[:2] == ["A take green-3", "A take green-3"]
    assert state.facts()["round"] == 2


def test_a_record_may_write_forced_answers_down() -> None:
    game = Draco(2, {"start_captain": "A"})
    state = game.new_state(4)
    luck = random.Random(4)
    lines = []
    while not state.is_terminal:
        action = luck.choice(state.legal_actions())
        lines.append(f"{'AB'[state.current_player]} {state.action_text(action)}")
        state.apply(action)
        asked = state.question()
        answers = [f"{'AB'[asked.seat]} {o.text}" for o in asked.options] if asked else []
        forced = state.forced()
        lines += (
            [line for line in forced if line not in answers]
            if not set(forced) & set(answers)
            else []
        )
    record = Record("draco", ("P", "Q"), tuple(lines), dict(game.options), "4")

    again = replay(record, game)

    assert len(lines) > len(state.lines)
    assert again.facts() == state.facts()
    assert again.lines == state.lines


@pytest.mark.parametrize(
    ("line", "error", "message"),
    [
        ("B pass", IllegalMove, "move-other-seat"),
        ("A sword 6", IllegalMove, "move-not-legal"),
        ("A flip", IllegalMove, "move-not-legal"),
        ("A take green-1", IllegalMove, "move-not-legal"),
        ("A sword", BadNotation, "notation-no-move"),
        ("A take green", BadNotation, "notation-no-card"),
        ("A dance", BadNotation, "notation-no-verb"),
        ("C pass", BadNotation, "notation-no-seat"),
        ("A", BadNotation, "notation-not-a-line"),
    ],
)
def test_a_refused_line_changes_nothing(line: str, error: type[ValueError], message: str) -> None:
    state = Draco(2, {}).load(DUEL)
    before = snapshots(state)

    with pytest.raises(error, match=message):
        state.play(line)
    assert snapshots(state) == before


def test_nothing_is_decided_after_the_end() -> None:
    state = Draco(2, {}).load({**DUEL, "table": [], "final": True, "cursed_duel": True})
    state.play("A pass")
    state.play("B pass")

    assert state.is_terminal
    assert (state.legal_actions(), state.pending_seats, state.question()) == ([], (), None)
    with pytest.raises(IllegalMove, match="move-over"):
        state.play("A pass")
    assert state.returns() == [0.0, 0.0]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_facts_of_a_running_game_load_as_a_position(players: int) -> None:
    keys = (
        *("phase", "round", "captain", "turn", "deck", "table", "swords", "played", "treasure"),
        *("cursed", "curses_revealed", "flipped", "cursed_duel", "opportunity", "final", "picked"),
    )
    game = Draco(players, {})
    luck = random.Random(players)
    state = game.new_state(players)
    while not state.is_terminal:
        facts = state.facts()
        loaded = game.load({key: facts[key] for key in keys} | {"deck_exact": True})
        different = {key: loaded.facts()[key] for key in facts if loaded.facts()[key] != facts[key]}
        assert set(different) <= {"piles"}
        assert loaded.legal_actions() == state.legal_actions()
        state.apply(luck.choice(state.legal_actions()))


@pytest.mark.parametrize(
    ("position", "key"),
    [
        ({"phase": "lunch"}, "phase"),
        ({"captain": "E"}, "captain"),
        ({"round": 0}, "round"),
        ({"flipped": "two"}, "flipped"),
        ({"table": "green-1"}, "table"),
        ({"table": ["curse"]}, "table"),
        ({"treasure": {"A": ["green-9"]}}, "treasure.A"),
        ({"treasure": {"E": []}}, "treasure"),
        ({"treasure": []}, "treasure"),
        ({"swords": {"A": [6]}}, "swords.A"),
        ({"swords": {"A": [1, 1]}}, "swords.A"),
        ({"cursed": {"A": 7}}, "cursed.A"),
        ({"cursed": {"A": 4, "B": 3}}, "cursed"),
        ({"cursed": {"A": 2}, "curses_revealed": 1}, "curses_revealed"),
        ({"cursed_duel": True}, "cursed_duel"),
        ({"final": 1}, "final"),
        ({"played": {"A": [1]}}, "played"),
        ({"picked": ["A"]}, "picked"),
        ({"phase": "duel", "opportunity": 5}, "opportunity"),
        ({"phase": "gift"}, "swords"),
        ({"gold": 3}, "gold"),
    ],
    ids=str,
)
def test_a_position_that_cannot_be_is_refused_with_its_key(
    position: dict[str, object], key: str
) -> None:
    with pytest.raises(ValueError, match=f"key={key}"):
        Draco(3, {}).load(position)
