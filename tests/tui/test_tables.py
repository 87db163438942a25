"""What the table shows beyond the plain game: abilities, teams, goals, looks, settlements."""

from collections.abc import Callable, Mapping
from pathlib import Path

import pytest
from click.testing import Result

from drakehall.games import PRESETS, new_game
from drakehall.kernel.contract import State
from drakehall.language import Words
from drakehall.tui.log import since_last_answer
from drakehall.tui.screen import Screen
from drakehall.tui.screens import screen_of

GAME = "three-dragon-ante"
NAMES = ("Aki", "Ben", "Chie", "Dai")
ENOUGH = 3000

Play = Callable[..., Result]


def screen(state: State, lang: str = "en") -> Screen:
    names = NAMES[: state.game.players]
    return screen_of(GAME, Words(lang), names, state.game.options)


def table(state: State, seat: int | None = 0, lang: str = "en") -> str:
    return "\n".join(screen(state, lang).table(state.observation(seat)))


def load(players: int, position: Mapping[str, object], **options: object) -> State:
    return new_game(GAME, players, options).load(position)


def test_abilities_of_each_seat_are_shown() -> None:
    picks = {"A": ["bluff", "diplomacy"], "B": ["wild-card"]}
    state = load(2, {"wild_used": ["B"]}, abilities=picks)

    assert "    Abilities: Bluff, Diplomacy" in table(state)
    assert "    Abilities: Wild Card (used)" in table(state)
    assert "技能：はったり、交渉" in table(state, lang="ja")
    assert "Abilities" not in table(new_game(GAME, 2).new_state(1))


def test_draft_asks_for_abilities_and_explains_them(play: Play) -> None:
    shown = play("--preset abilities --seats you:Aki,bot --seed 4 --lang en", "c 3", "1", "1")

    assert "Before the first gambit: abilities are chosen." in shown.stdout
    assert "Aki, choose an ability for this game." in shown.stdout
    assert "Diplomacy\nWhen a round begins under your lead" in shown.stdout
    assert "    Abilities: Bluff, Concentration" in shown.stdout


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"target_gold": 80}, "The first with 80 gold ends the game."),
        ({"gambit_limit": 8}, "Last gambit: 8."),
        ({"survivors": 2}, "The game ends when no more than 2 are left."),
        ({"prize": "A cake\x1b[2J"}, "Prize: A cake?[2J."),
        ({"rate": {"mode": "double"}, "survivors": 1}, "All amounts count 4 times."),
        ({"rate": {"scope": "ante"}, "survivors": 1}, "Antes cost 3 times as much."),
    ],
)
def test_what_the_game_is_about_stands_over_the_table(
    options: dict[str, object], said: str
) -> None:
    state = load(3, {"gambit": 4, "refreshes": 2}, **options)

    assert said in table(state).splitlines()[1]


def test_partner_and_teams_are_marked() -> None:
    state = new_game(GAME, 4, {"teams": [["A", "C"], ["B", "D"]]}).new_state(1)

    assert "Chie (your partner): 50 gold" in table(state, 0)
    assert "Dai: 50 gold" in table(state, 0)
    assert "Dai (your partner)" in table(state, 1)
    assert "Ben (team 2): 50 gold" in table(state, None)
    assert "Chieさん（味方）" in table(state, 0, "ja")


def test_seat_that_is_out_is_shown_so() -> None:
    out = load(3, {"out": [["C"]]}, survivors=1)
    away = load(3, {"out": [["C"]]}, ring_game=True, gambit_limit=3)

    assert "  Chie: out of the game" in table(out).splitlines()
    assert "  Chie: the chair is empty" in table(away).splitlines()


LOOK: Mapping[str, object] = {
    "phase": "play",
    "round": 2,
    "hand": {"A": ["red-3", "blue-4", "fool"], "B": 3, "C": 3},
    "flight": {"A": ["red-12"], "B": ["gold-4"], "C": ["silver-8"]},
}


def test_hand_that_was_looked_at_is_told_to_that_seat_alone() -> None:
    state = load(3, LOOK, abilities={"C": ["sense-motive", "bluff"]})
    state.play("A play red-3")
    state.play("C look")
    whole = "In Aki's hand Chie sees Blue Dragon 4, Fool 3."

    for seat, sees in ((0, False), (1, False), (2, True)):
        log = screen(state).log((event.seen_by(seat) for event in state.history), seat)
        assert (whole in log) == sees
        assert "Chie looks at Aki's hand." in log
    assert whole in screen(state).log(since_last_answer(state, 2), 2)


def ending(options: dict[str, object], position: Mapping[str, object], players: int = 3) -> str:
    """Returns what is said at the end of a game that its first gambit ends."""
    state = load(players, position, gambit_limit=1, **options)
    while not state.is_terminal:
        state.apply(state.legal_actions()[0])
    return "\n".join(screen(state).ending(state.observation(None)))


RICH = {"gold": {"A": 20, "B": 130, "C": 40}}


def test_scores_are_told_where_a_base_was_agreed() -> None:
    shown = ending({"settle_base": 60}, RICH)

    assert "Scores\nAki: -" in shown
    assert "Ben: +" in shown


def test_prize_is_told() -> None:
    assert "Ben wins the prize: A cake" in ending({"prize": "A cake"}, RICH)


def test_debts_are_told_where_they_count() -> None:
    poor = {"gold": {"A": 0, "B": 130, "C": 40}}
    noted = ending({"settle_debts": "ledger"}, poor)
    carried = ending({"settle_debts": "carry_over"}, poor)

    assert "Still owed, outside the ranking\nAki owes " in noted
    assert "To be settled in the next game\nAki owes " in carried
    assert "owes" not in ending({}, poor)


def test_teams_are_told() -> None:
    gold = {"gold": {"A": 20, "B": 130, "C": 40, "D": 30}}
    shown = ending({"teams": [["A", "C"], ["B", "D"]]}, gold, 4)

    assert "The team of Aki, Chie: " in shown
    assert "The team of Ben, Dai: " in shown


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize(
    "preset",
    PRESETS[GAME],
)
def test_game_of_every_preset_is_played_to_its_end(
    play: Play, home: Path, preset: str, lang: str
) -> None:
    result = play(f"--preset {preset} --seed 11 --lang {lang}", *["1"] * ENOUGH)

    assert result.exit_code == 0, result.output
    assert list((home / "finished").iterdir())
