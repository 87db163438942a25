"""Scenarios run: moves are made, and whatever is not as it should be is reported."""

import pytest

from drakehall.games import REGISTRY
from drakehall.scenario import BadScenario, Failure, Phrase, load, run
from toy import ToyGame, ToyState

HEAD = """
game = "toy"
players = 2
"""
POSITION = """
position.hand = { A = ["red-1", "red-2", "red-3"], B = ["red-6", "red-7", "red-8"] }
"""
DEAL = "* deal red-1 red-2 red-3 red-6 red-7 red-8 red-4 red-5"


@pytest.fixture(autouse=True)
def _toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(REGISTRY, ToyGame.id, ToyGame)


def failures(steps: str, head: str = POSITION) -> list[Failure]:
    return run(load(HEAD + head + steps))


def first_failure(steps: str, head: str = POSITION) -> tuple[str, object]:
    """Gives key and finding of the only failure; of a refusal, its message."""
    (failure,) = failures(steps, head)
    found = failure.found
    return failure.key, getattr(found, "message", found)


def wrong(source: str) -> tuple[str, object]:
    with pytest.raises(BadScenario) as caught:
        run(load(source))
    return caught.value.message, caught.value.args_["key"]


def test_steps_run_in_order() -> None:
    steps = """
        [[step]]
        legal = ["ante red-3", "ante red-1", "ante red-2", "ante red-1"]
        expect = { asks = "ante", to_act = "A" }
        [[step]]
        do = ["B ante red-6", "A ante red-1", "* random red-3"]
        reject = ["A discard red-2", "B discard red-2"]
        expect = { to_act = "B", hand = { A = ["red-2"], B = { has = ["red-3"] } } }
        [[step]]
        do = ["B discard red-3", "A ante red-2", "B ante red-7"]
        legal = []
        expect = { over = true, to_act = "none", winners = ["B"], gold = { A = 0, B = 2 } }
    """

    assert failures(steps) == []


def test_what_a_seat_sees_is_compared() -> None:
    steps = """
        [[step]]
        do = ["A ante red-1"]
        expect.sees.B = { ante = { A = "?" }, hand = { A = ["?", "?"], B = 3 }, deck = ["?", "?"] }
        [[step]]
        expect.sees.A.ante = { A = "?" }
    """

    assert failures(steps) == [Failure(2, "sees.A.ante.A", "?", "red-1")]


def test_deal_may_be_given_at_the_beginning() -> None:
    steps = f"""
        [[step]]
        do = ["{DEAL}", "A ante red-1"]
        expect = {{ hand = {{ A = ["red-2", "red-3"] }}, deck = ["red-4", "red-5"] }}
    """

    assert failures(steps, "") == []


def test_deal_that_cannot_be_fails() -> None:
    steps = '[[step]]\ndo = ["* deal red-1"]\nexpect = { round = 1 }'

    assert first_failure(steps, "") == ("do", "toy-no-such-chance")


@pytest.mark.parametrize("head", [POSITION, ""])
def test_chance_with_no_move_before_it_fails(head: str) -> None:
    steps = '[[step]]\nexpect = { round = 1 }\n[[step]]\ndo = ["* random red-1"]'

    assert first_failure(steps, head) == ("do", "check-nothing-before")


def test_outcome_that_cannot_be_fails_like_a_move() -> None:
    steps = '[[step]]\ndo = ["A ante red-1", "B ante red-8", "* random red-8"]\nlegal = []'

    assert first_failure(steps) == ("do", "toy-no-such-chance")


def test_refused_move_ends_the_case() -> None:
    steps = '[[step]]\ndo = ["A ante red-8", "A ante red-1"]\nlegal = ["x"]\n[[step]]\nlegal = []'

    (failure,) = failures(steps)

    assert (failure.step, failure.key, failure.expected) == (1, "do", "A ante red-8")


def test_other_legal_moves_fail() -> None:
    (failure,) = failures('[[step]]\nlegal = ["ante red-1"]')

    assert failure == Failure(
        1, "legal", ["ante red-1"], ["ante red-1", "ante red-2", "ante red-3"]
    )


def test_all_that_fails_is_told() -> None:
    steps = '[[step]]\nlegal = []\nexpect = { round = 2, asks = "x" }\n[[step]]\nlegal = []'

    assert [(f.step, f.key) for f in failures(steps)] == [
        (1, "legal"), (1, "round"), (1, "asks"), (2, "legal"),
    ]  # fmt: skip


def test_accepted_move_that_must_be_refused_fails_and_is_not_made() -> None:
    steps = '[[step]]\nreject = "A ante red-1"\nexpect = { ante = { A = "none" } }'

    (failure,) = failures(steps)

    assert failure == Failure(
        1, "reject", Phrase("check-refused", {"move": "A ante red-1"}), Phrase("check-accepted")
    )


def test_message_of_a_refused_move_is_compared() -> None:
    step = '[[step]]\nreject = "A ante red-8"\nerror = '

    assert failures(step + '"toy-not-legal"') == []
    assert first_failure(step + '"something else"') == ("error", "toy-not-legal")


def test_outcome_may_be_what_is_rejected() -> None:
    do = '[[step]]\ndo = ["A ante red-1"]\n'

    assert failures(do + 'reject = ["B ante red-8", "* random red-8"]') == []
    assert failures(do + 'reject = "* random red-2"') == []


def test_refused_move_that_changes_something_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    def greedy(state: ToyState, action: int, *_: object) -> None:
        state.gold[0] += 1
        original(state, action)

    original = ToyState.apply
    monkeypatch.setattr(ToyState, "apply", greedy)

    assert first_failure('[[step]]\nreject = "A ante red-8"') == ("reject", "check-changed")


def test_position_that_must_be_refused() -> None:
    colour = "position.colour = 1\n"

    assert failures(colour + 'refused = "key=colour"') == []
    assert first_failure(colour + 'refused = "too many"') == ("refused", "toy-position")
    assert first_failure('refused = "too many"') == ("refused", "check-accepted")


@pytest.mark.parametrize(
    ("lines", "key"),
    [
        ("options.colour = 1", "options.colour"),
        ("position.colour = 1", "position.colour"),
        ("position.hand = { A = ['red-1'], B = ['red-1'] }", "position.hand"),
    ],
)
def test_game_that_cannot_be_set_up_is_a_wrong_file(lines: str, key: str) -> None:
    steps = "\n[[step]]\nlegal = []"

    assert wrong(HEAD + lines + steps) == ("scenario-set-up", key)


def test_wrong_number_of_players_is_a_wrong_file() -> None:
    steps = "[[step]]\nlegal = []"

    assert wrong(HEAD.replace("2", "9") + steps) == ("scenario-set-up", "players")


@pytest.mark.parametrize(
    ("expected", "message", "key"),
    [
        ("colour = 1", "scenario-unknown-key", "step[1].expect.colour"),
        ("sees = { C = { round = 1 } }", "scenario-no-seat", "step[1].expect.sees.C"),
        ("sees = { A = 1 }", "scenario-wrong-type", "step[1].expect.sees.A"),
        ("sees = { A = { colour = 1 } }", "scenario-unknown-key", "step[1].expect.sees.A.colour"),
        ("sees = { A = { sees = 1 } }", "scenario-unknown-key", "step[1].expect.sees.A.sees"),
    ],
)
def test_wrong_expectation_is_a_wrong_file(expected: str, message: str, key: str) -> None:
    assert wrong(f"{HEAD}[[step]]\nexpect = {{ {expected} }}") == (message, key)
