"""What the history and the views show to all: payments in their order, cards given, abilities."""

from drakehall.games import new_game

POSITION = {
    "phase": "play",
    "leader": "B",
    "gold": {"A": 40, "B": 40, "C": 40, "D": 40},
    "hand": {"A": 4, "B": ["blue-4", "green-6", "gold-2"], "C": ["red-3", "gold-4"], "D": 4},
}


def test_opponents_pay_clockwise_from_the_actors_left() -> None:
    state = new_game("three-dragon-ante", 4, {}).load(POSITION)

    state.play("B play blue-4")
    state.play("B levy")

    payers = [event.args["seat"] for event in state.history if event.kind == "pay"]
    assert payers == ["C", "D", "A"]


def test_a_card_given_is_shown_to_all() -> None:
    state = new_game("three-dragon-ante", 4, {}).load(POSITION)

    state.play("B play green-6")
    state.play("C give red-3")

    given = [event for event in state.history if event.kind == "give"]
    assert [event.args["card"] for event in given] == ["red-3"]
    assert [event.secret for event in given] == [frozenset()]


def test_abilities_are_public_and_last_the_whole_game() -> None:
    chosen = {"A": ["bluff", "diplomacy"], "B": ["wild-card"], "C": ["bluff", "profession"]}
    state = new_game("three-dragon-ante", 3, {"abilities": chosen}).new_state(3)

    seen = [state.observation(0).facts["abilities"]]
    while not state.is_terminal:
        state.apply(state.legal_actions()[0])
        seen += [state.observation(seat).facts["abilities"] for seat in (None, 0, 1, 2)]

    assert len(seen) > 100
    assert all(what == chosen for what in seen)


def test_the_ability_of_a_thief_is_asked_for_in_the_thiefs_own_name() -> None:
    asked = {"ask_optional": True, "abilities": {"B": ["sleight-of-hand", "bluff"]}}
    hand = {"A": 4, "B": ["thief", "red-3"], "C": 4, "D": 4}
    state = new_game("three-dragon-ante", 4, asked).load(POSITION | {"hand": hand, "stakes": 30})

    state.play("B play thief")
    question = state.question()

    assert question is not None
    assert (question.kind, question.source, question.owner) == ("use", "thief", 1)
