"""What a treasure would change agrees with what it does change."""

import random

import pytest

from drakehall.games.draco.game import Draco
from drakehall.games.draco.worth import change, points


@pytest.mark.parametrize(
    ("held", "card", "gain"),
    [
        ([], "green-4", 4),
        (["green-4", "blue-3"], "purple-10", 10 - 3 * 2),
        (["green-4", "blue-3"], "yellow-2", -2),
        (["green-4", "blue-3", "yellow-2"], "yellow-2", 2 * 2 - 3 - 3 + 2),
    ],
)
def test_third_colour_turns_the_weakest_into_minus(held: list[str], card: str, gain: int) -> None:
    assert change(Draco(2, {}).rules, held, card) == gain


def test_number_of_plus_colours_is_the_rulesets() -> None:
    held = ["green-4", "blue-3", "yellow-2"]

    assert points(Draco(2, {}).rules, held) == 5
    assert points(Draco(2, {"plus_colours": 3}).rules, held) == 9
    assert points(Draco(2, {"plus_colours": 1}).rules, held) == -1


def test_change_is_what_the_picker_is_told() -> None:
    state = Draco(3, {}).new_state("worth")
    luck = random.Random(1)
    told = 0
    while not state.is_terminal:
        question, facts = state.question(), state.facts()
        assert question
        if question.kind == "division":
            seat = str(facts["turn"])
            held, score = facts["treasure"], facts["score"]
            assert isinstance(held, dict)
            assert isinstance(score, dict)
            for option in question.options:
                card = option.text.removeprefix("take ")
                changed = change(state.game.rules, held[seat], card)
                assert option.preview["score"] == score[seat] + changed
                told += 1
        state.apply(luck.choice(state.legal_actions()))

    assert told > 10
