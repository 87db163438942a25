"""Records: exact round trips, exact replays, and refusals that say what is wrong."""

from collections.abc import Mapping

import pytest

from drakehall.kernel.errors import BadRecord, Refusal
from drakehall.kernel.record import Record, playback, replay
from toy import CARDS, ToyGame, ToyState

NAMES = ("Aki", "Ben")
DEAL = "* deal red-1 red-2 red-3 red-6 red-7 red-8 red-4 red-5"
"""A holds 1, 2, 3 and B 6, 7, 8."""

SEEDLESS = (
    DEAL,
    "A ante red-1",
    "B ante red-6",
    "* random red-3",
    "B discard red-3",
    "A ante red-2",
    "B ante red-7",
)


def play_out(seed: int | str, options: Mapping[str, object] | None = None) -> ToyState:
    state = ToyGame(2, options).new_state(seed)
    while not state.is_terminal:
        state.apply(state.legal_actions()[-1])
    return state


def text(moves: str, head: str = 'seed = "7"') -> str:
    return (
        f'drakehall = 1\ngame = "toy"\nplayers = ["Aki", "Ben"]\n{head}\nmoves = """\n{moves}"""\n'
    )


def refusal(source: str) -> BadRecord:
    with pytest.raises(BadRecord) as caught:
        replay(Record.parse(source), ToyGame())
    return caught.value


@pytest.mark.parametrize("seed", [0, 7, "harbour", 'a "quoted" \\ seed\t\x7f'])
def test_written_record_is_read_as_the_same_record(seed: int | str) -> None:
    record = Record.of(play_out(seed), NAMES)

    assert Record.parse(record.to_toml()) == record
    assert Record.parse(record.to_toml()).to_toml() == record.to_toml()


def test_record_keeps_options_and_position() -> None:
    position = {"hand": {"A": ["red-1"], "B": ["red-2"]}, "gold": {"A": 3}, "deck_exact": True}
    record = Record("toy", ('"Aki"\n', "秋\\"), ("A ante red-1",), {"start": 4}, "1", 1, position)

    assert Record.parse(record.to_toml()) == record


def test_record_without_any_content_is_kept_too() -> None:
    record = Record("toy", NAMES, position={})

    assert Record.parse(record.to_toml()) == record


def test_replay_gives_the_same_game() -> None:
    state = play_out("harbour", {"start": 5})
    record = Record.of(state, NAMES)

    replayed = replay(Record.parse(record.to_toml()), ToyGame(2, {"start": 5}))

    assert replayed.facts() == state.facts()
    assert replayed.history == state.history
    assert replayed.lines == state.lines


def test_replay_of_no_move_is_the_beginning() -> None:
    record = Record.of(play_out(7), NAMES)

    assert replay(record, ToyGame(), 0).facts() == ToyGame().new_state(7).facts()


def test_replay_stops_after_the_wanted_move() -> None:
    record = Record("toy", NAMES, SEEDLESS)

    assert replay(record, ToyGame(), 2).facts()["asks"] == "discard"


def test_playback_shows_the_beginning_and_every_move() -> None:
    record = Record("toy", NAMES, SEEDLESS)

    assert [state.facts()["to_act"] for state in playback(record, ToyGame())] == [
        "A", "B", "B", "A", "B", "none",
    ]  # fmt: skip


def test_integer_seed_and_its_text_are_the_same() -> None:
    assert Record.parse(text("", "seed = 7")) == Record.parse(text("", 'seed = "7"'))


def test_record_without_seed_holds_every_outcome() -> None:
    state = replay(Record("toy", NAMES, SEEDLESS), ToyGame())

    assert state.facts()["gold"] == {"A": 0, "B": 2}
    assert Record.of(state, NAMES).moves == SEEDLESS


@pytest.mark.parametrize("missing", ["* random red-3", DEAL], ids=["the robbed card", "the deal"])
def test_record_without_seed_is_refused_if_an_outcome_is_missing(missing: str) -> None:
    moves = tuple(line for line in SEEDLESS if line != missing)

    with pytest.raises(BadRecord) as caught:
        replay(Record("toy", NAMES, moves), ToyGame())

    assert isinstance(caught.value.__cause__, Refusal)
    assert caught.value.__cause__.message == "toy-chance-missing"


def test_antes_in_another_order_give_the_same_game() -> None:
    moves = list(SEEDLESS)
    moves[1:3] = reversed(moves[1:3])

    assert replay(Record("toy", NAMES, tuple(moves)), ToyGame()).lines == list(SEEDLESS)


def test_forced_answer_may_stand_in_a_record() -> None:
    moves = (*SEEDLESS, "B discard red-8")

    state = replay(Record("toy", NAMES, moves), ToyGame())

    assert state.is_terminal
    assert state.lines == list(SEEDLESS)


def test_forced_answer_that_disagrees_is_refused() -> None:
    moves = (*SEEDLESS, "B discard red-7")

    with pytest.raises(BadRecord) as caught:
        replay(Record("toy", NAMES, moves), ToyGame())

    assert caught.value.message == "record-move"
    assert caught.value.args_ == {"number": 6, "line": "B discard red-7"}


def test_move_that_cannot_be_made_is_named() -> None:
    broken = refusal(text("A ante red-9\n"))

    assert broken.args_ == {"number": 1, "line": "A ante red-9"}


def test_outcome_that_cannot_be_is_refused() -> None:
    moves = [*SEEDLESS[:3], "* random red-8"]

    assert refusal(text("\n".join(moves) + "\n")).message == "record-move"


@pytest.mark.parametrize("end", ["", "\n", "B", "B ante red", "B ante red-6", "* rand", '""'])
def test_cut_off_record_replays_to_the_last_whole_move(end: str) -> None:
    whole = text(f"{DEAL}\nA ante red-1\n", "")
    cut = whole[: whole.rindex('"""')] + end

    record = Record.parse(cut)

    assert record.cut_off
    assert record.moves == ((DEAL,) if end.startswith("*") else (DEAL, "A ante red-1"))


def test_cut_right_before_an_outcome_leaves_its_move_out() -> None:
    whole = Record("toy", NAMES, SEEDLESS).to_toml()

    record = Record.parse(whole[: whole.index("* random")])

    assert replay(record, ToyGame()).facts()["to_act"] == "B"


def test_every_cut_within_the_moves_replays_a_beginning_of_the_game() -> None:
    state = play_out(7)
    whole = Record.of(state, NAMES).to_toml()

    for end in range(whole.index('"""') + 3, len(whole) - 4):
        record = Record.parse(whole[:end])

        assert record.cut_off
        assert replay(record, ToyGame()).lines == state.lines[: len(record.moves)]


def test_whole_record_is_not_cut_off() -> None:
    assert not Record.parse(text("")).cut_off


@pytest.mark.parametrize(
    ("source", "message", "args"),
    [
        ("moves = [", "record-not-toml", {"line": 0}),
        ("\x00", "record-not-toml", {"line": 1}),
        ("game = " + "[" * 9999, "record-not-toml", {"line": 0}),
        (text("")[: text("").index("players") + 14], "record-not-toml", {"line": 0}),
        ('game = "toy"\nplayers = []', "record-missing-key", {"key": "moves"}),
        (text("", "colour = 1"), "record-unknown-key", {"key": "colour"}),
        (text("", "seed = 1.5"), "record-wrong-type", {"key": "seed"}),
        (text("", "seed = true"), "record-wrong-type", {"key": "seed"}),
        (text("", "options = 3"), "record-wrong-type", {"key": "options"}),
        (text("").replace('"Ben"', "2"), "record-wrong-type", {"key": "players"}),
        (text("").replace("= 1", "= 9"), "record-format", {"version": "9", "known": 1}),
        (text("", "rules = 3"), "record-rules", {"version": 3, "known": 1}),
        (text("").replace('"toy"', '"chess"'), "record-game", {"game": "chess", "found": "toy"}),
        (text("* deal red-1\n"), "record-start", {}),
        (text("", "position = {}"), "record-start", {}),
    ],
)
def test_broken_record_is_refused(source: str, message: str, args: Mapping[str, str | int]) -> None:
    broken = refusal(source)

    assert (broken.message, broken.args_) == (message, args)


def test_position_and_a_deal_exclude_each_other() -> None:
    position = 'position.hand = { A = ["red-1"], B = ["red-2"] }'

    broken = refusal(text(f"{DEAL}\n", position))

    assert isinstance(broken.__cause__, BadRecord)
    assert broken.__cause__.message == "record-chance-first"


def test_position_that_leaves_cards_open_needs_a_seed() -> None:
    position = 'position.hand = { A = ["red-1"], B = ["red-2"] }\nposition.deck_exact = '

    assert refusal(text("", position + "false")).message == "record-start"
    assert replay(Record.parse(text("", position + "true")), ToyGame()).seed is None


def test_record_that_begins_with_a_position_is_played_on_from_it() -> None:
    position = 'seed = 3\nposition.hand = { A = ["red-1"], B = ["red-2"] }\nposition.round = 2'

    state = replay(Record.parse(text("A ante red-1\nB ante red-2\n", position)), ToyGame())

    assert state.facts()["winners"] == ["B"]
    assert sorted(state.facts()["discard"]) == ["red-1", "red-2"]  # type: ignore[call-overload]
    assert len(CARDS) == state.facts()["deck_size"] + 2  # type: ignore[operator]
