"""Scenario files: what is no scenario is refused, with the key and the reason."""

import pytest

from drakehall.scenario import BadScenario, Scenario, Step, load

HEAD = 'game = "toy"\nplayers = 2\n'
CHECK = '[[step]]\nlegal = ["ante red-1"]\n'


def test_every_key_is_read() -> None:
    source = """
        title = "A title"
        game = "toy"
        source = "a rule"
        players = 2
        seed = "harbour"
        [options]
        start = 3
        [position]
        round = 2
        [[step]]
        do = ["A  ante red-1"]
        reject = "B ante red-1"
        error = "does not hold"
        legal = []
        expect = { round = 2 }
    """
    step = Step(("A ante red-1",), ("B ante red-1",), "does not hold", (), {"round": 2})

    assert load(source) == Scenario(
        "toy", 2, "A title", "harbour", {"start": 3}, {"round": 2}, (step,)
    )


def test_what_is_missing_has_its_default() -> None:
    assert load(HEAD + CHECK) == Scenario("toy", 2, steps=(Step(legal=("ante red-1",)),))


def test_position_that_is_empty_is_not_the_same_as_none() -> None:
    assert load(f"{HEAD}position = {{}}\n{CHECK}").position == {}


def test_reject_may_be_a_list() -> None:
    assert load(f'{HEAD}[[step]]\nreject = ["a", "b"]').steps[0].reject == ("a", "b")


def test_file_that_must_be_refused_has_no_steps() -> None:
    assert load(f'{HEAD}refused = "too many"').refused == "too many"


@pytest.mark.parametrize(
    ("source", "message", "key"),
    [
        ("game =", "scenario-not-toml", ""),
        (HEAD + "colour = 1\n" + CHECK, "scenario-unknown-key", "colour"),
        (HEAD + CHECK + "expcet = {}", "scenario-unknown-key", "step[1].expcet"),
        ("players = 2\n" + CHECK, "scenario-missing-key", "game"),
        ('game = "toy"\n' + CHECK, "scenario-missing-key", "players"),
        ('game = "toy"\nplayers = "2"\n' + CHECK, "scenario-wrong-type", "players"),
        ('game = "toy"\nplayers = true\n' + CHECK, "scenario-wrong-type", "players"),
        (HEAD + "seed = 1.5\n" + CHECK, "scenario-wrong-type", "seed"),
        (HEAD + "position = 3\n" + CHECK, "scenario-wrong-type", "position"),
        (HEAD + "step = [3]\n", "scenario-wrong-type", "step[1]"),
        (HEAD + CHECK + 'do = "A ante red-1"', "scenario-wrong-type", "step[1].do"),
        (HEAD + CHECK + "do = [1]", "scenario-wrong-type", "step[1].do"),
        (HEAD + CHECK + "reject = [1]", "scenario-wrong-type", "step[1].reject"),
        (HEAD + '[[step]]\nlegal = [""]', "scenario-wrong-type", "step[1].legal"),
        (HEAD, "scenario-no-checks", "step"),
        (HEAD + '[[step]]\ndo = ["A ante red-1"]', "scenario-no-checks", "step"),
        (HEAD + "[[step]]\nexpect = {}\nreject = []", "scenario-no-checks", "step"),
        (HEAD + 'refused = "x"\n' + CHECK, "scenario-refused-with-steps", "refused"),
        (HEAD + 'refused = ""', "scenario-empty", "refused"),
        (HEAD + CHECK + 'error = "x"', "scenario-error-without-reject", "step[1].error"),
        (HEAD + CHECK + 'reject = "x"\nerror = ""', "scenario-empty", "step[1].error"),
    ],
)
def test_file_that_is_no_scenario_is_refused(source: str, message: str, key: str) -> None:
    with pytest.raises(BadScenario) as caught:
        load(source)

    assert (caught.value.message, caught.value.args_["key"]) == (message, key)
