"""Draco at the terminal: what a player sees, and whole games typed to their end."""

import re
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from drakehall.cli import main
from drakehall.games import new_game
from drakehall.kernel.contract import State
from drakehall.kernel.record import Record, replay
from drakehall.kernel.series import Series
from drakehall.language import Words
from drakehall.tui.log import since_last_answer
from drakehall.tui.screen import Screen
from drakehall.tui.screens import screen_of

GAME = "draco"
NAMES = ("Aki", "Ben", "Chie", "Dai")
ENOUGH = 1000
END = {"en": "Final ranking", "ja": "最終順位"}

Play = Callable[..., Result]

DUEL: Mapping[str, object] = {
    "phase": "duel",
    "captain": "A",
    "flipped": 3,
    "opportunity": 3,
    "curses_revealed": 1,
    "table": ["blue-3", "green-5", "blue-3"],
    "swords": {"A": [2, 4, 5], "B": [1, 3], "C": [2, 5]},
    "played": {"A": [4], "B": []},
    "treasure": {"A": ["green-4", "green-1", "yellow-2"], "B": ["purple-10", "yellow-1"]},
    "cursed": {"A": 1},
}


def screen(state: State, lang: str = "en") -> Screen:
    return screen_of(GAME, Words(lang), NAMES[: state.game.players], state.game.options)


def table(state: State, seat: int | None = 2, lang: str = "en") -> list[str]:
    return screen(state, lang).table(state.observation(seat))


def hints(state: State) -> list[str]:
    seat = state.current_player
    return screen(state).hints(state.observation(seat), state.information_state(seat))


def load(players: int, position: Mapping[str, object], **options: object) -> State:
    return new_game(GAME, players, options).load(position)


def only_file(folder: Path) -> Path:
    (file,) = folder.glob("*.toml")
    return file


# --- whole games ----------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize(
    "seats", ["you,bot", "you:Aki,bot:rules,bot:random", "you:Aki,you,you,you:Bo"]
)
def test_typed_script_plays_a_game_to_its_end(
    play: Play, home: Path, seats: str, lang: str
) -> None:
    typed = ["?", "t", "l", "c 1", *["1", "2"] * ENOUGH]
    result = play(f"--seats {seats} --seed 11 --lang {lang}", *typed, game=GAME)
    record = Record.parse(only_file(home / "finished").read_text("utf-8"))
    game = new_game(record.game, len(record.players), record.options)

    assert (result.exit_code, result.stderr) == (0, ""), result.output
    assert END[lang] in result.stdout
    assert replay(record, game).is_terminal


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_series_of_bots_is_played_and_played_back(play: Play, home: Path, lang: str) -> None:
    shown = play(f"--seats bot,bot:random --seed 3 --games 2 --lang {lang}", game=GAME)
    file = only_file(home / "finished")
    back = CliRunner().invoke(main, ["--lang", lang, "replay", str(file)])

    assert (shown.exit_code, shown.stderr) == (0, "")
    assert (back.exit_code, back.stderr) == (0, "")
    assert len(Series.parse(file.read_text("utf-8")).records) == 2
    standings = {"en": "After game 2 of 2", "ja": "2ゲーム中、第2ゲームまでの成績"}
    assert (
        shown.stdout.partition(standings[lang])[2].splitlines()[1:3]
        == (back.stdout.partition(standings[lang])[2].splitlines()[1:3])
    )


def test_interrupted_game_goes_on_as_it_would_have(play: Play, home: Path) -> None:
    arguments = "--seats you,bot:random,bot --seed 9 --lang en"
    play(arguments, *["1"] * ENOUGH, game=GAME)
    whole = Record.parse(only_file(home / "finished").read_text("utf-8"))
    only_file(home / "finished").unlink()

    play(arguments, *["1"] * 7, game=GAME)
    CliRunner().invoke(main, ["play", "--resume", GAME], input="1\n" * ENOUGH)

    assert Record.parse(only_file(home / "finished").read_text("utf-8")) == whole


def test_both_games_are_offered_where_none_is_named() -> None:
    refused = CliRunner().invoke(main, ["--lang", "en", "play"])

    assert (refused.exit_code, refused.stdout) == (2, "")
    assert "three-dragon-ante, draco" in refused.stderr


def test_ruleset_of_a_file_is_played(play: Play, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("swords_per_player = [2, 4, 6, 8, 10]\n", "utf-8")
    shown = play(f"--rules {file} --lang en --seed 1", game=GAME).stdout

    assert "(you): 0 points. Swords: 2, 4, 6, 8, 10. Curses: 0." in shown.replace(", captain", "")


@pytest.mark.parametrize("command", ["play", "rules"])
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_wrong_ruleset_is_refused_with_the_names_of_its_fields(
    home: Path, tmp_path: Path, command: str, lang: str
) -> None:
    file = tmp_path / "wrong.toml"
    file.write_text("cursed_count = 5\nfinal_round_at_cursed = 6\n", "utf-8")
    result = CliRunner().invoke(main, ["--lang", lang, command, GAME, "--rules", str(file)])

    assert (result.exit_code, result.stdout) == (2, "")
    assert "cursed_count + final_round_at_cursed" in result.stderr
    assert not home.exists()


# --- the table ------------------------------------------------------------------------------------


def test_table_shows_all_that_lies_open() -> None:
    assert table(load(3, DUEL)) == [
        "Round 1. Captain: Aki.",
        "Cards in the deck: 40, curses among them: 5. Curses turned up so far: 1.",
        "Curse number 6 brings the last round.",
        "Treasures on the table: 3. What each would change in the scores:",
        "  Blue 3, there 2 times: Aki -1, Ben +1, Chie +3",
        "  Green 5: Aki +5, Ben +3, Chie +5",
        "  Aki, captain: 5 points. Swords: 2, 5. Curses: 1.",
        "    Plus: green 5 (4+1), yellow 2",
        "    Played in this duel: 4. Strength 4.",
        "  Ben: 11 points. Swords: 1, 3. Curses: 0.",
        "    Plus: purple 10, yellow 1",
        "  Chie (you): 0 points. Swords: 2, 5. Curses: 0.",
    ]


def test_table_in_japanese() -> None:
    shown = table(load(3, DUEL), lang="ja")

    assert "  青の3（2枚）：Akiさん -1、Benさん +1、Chieさん +3" in shown
    assert "  船長のAkiさん：5点。刀剣 2、5。呪い1枚。" in shown
    assert "    この決闘で出した刀剣：4（強さ4）" in shown
    assert "  Chieさん（あなた）：0点。刀剣 2、5。呪い0枚。" in shown


def test_last_round_and_used_swords_are_named() -> None:
    position = {**DUEL, "curses_revealed": 6, "swords": {"A": [4], "B": [], "C": [2]}}
    shown = table(load(3, position))

    assert "This is the last round." in shown
    assert not any(line.startswith("Curse number") for line in shown)
    assert "  Aki, captain: 5 points. Swords: all used. Curses: 1." in shown


def test_colours_that_count_minus_are_named() -> None:
    position = {**DUEL, "treasure": {"A": ["green-4", "blue-3", "yellow-1"]}, "cursed": {}}

    assert "    Plus: green 4, blue 3. Minus: yellow 1" in table(load(3, position))


def test_what_the_ruleset_hides_stays_hidden() -> None:
    options: dict[str, object] = {"won_treasure_visible": False, "show_deck_count": False}
    shown = table(load(3, DUEL, **options), 0)

    assert "Curses left in the deck: 5. Curses turned up so far: 1." in shown
    assert "  Green 5: Aki +5" in shown
    assert "  Ben: treasure cards face down: 2. Swords: 1, 3. Curses: 0." in shown
    assert not any("Cards in the deck" in line or "purple" in line for line in shown)


def test_piles_are_shown_where_the_ruleset_shows_them() -> None:
    state = new_game(GAME, 2, {"show_pile_boundaries": True}).new_state(4)

    assert any(line.startswith("Cards left of each pile of the deck") for line in table(state, 0))
    assert not any("each pile" in line for line in table(new_game(GAME, 2).new_state(4), 0))


# --- chances --------------------------------------------------------------------------------------

FLAT: dict[str, object] = {"deck_construction": "flat_shuffle"}


def test_chance_of_a_curse_is_exact() -> None:
    assert hints(load(3, DUEL, **FLAT)) == ["Chance that the next card is a curse: 12.5 % (1/8)"]


def test_chances_of_a_gift_are_told_card_by_card() -> None:
    position = {
        "phase": "gift",
        "captain": "A",
        "turn": "B",
        "swords": {"A": [], "B": [2]},
        "curses_revealed": 5,
    }
    treasure = [{"colour": "green", "value": 1, "count": 4}]
    state = load(2, position, **FLAT, treasure=treasure)

    assert hints(state) == [
        "Chances among the cards offered: no curse 60.0 % (3/5), 1 curse 40.0 % (2/5), 2 curses 0 %"
    ]


def test_hints_can_be_off(play: Play) -> None:
    assert "Chance that" in play("--seed 5 --lang en", game=GAME).stdout
    assert "Chance that" not in play("--seed 5 --lang en --hints off", game=GAME).stdout
    assert "Cards in the deck" in play("--seed 5 --lang en --hints off", game=GAME).stdout


def test_unknown_level_of_hints_is_refused(play: Play) -> None:
    refused = play("--hints all --lang en", game=GAME)

    assert refused.exit_code == 2
    assert "off, reasons" in refused.stderr


# --- questions, log, help -------------------------------------------------------------------------


def test_answers_say_what_they_lead_to() -> None:
    state = load(3, DUEL)
    state.play("C sword 2")

    assert screen(state).question(state.observation(0)) == [
        (
            "Aki, as captain you may play a second sword; it is added to your first."
            " Treasures on the table: 3. Which one?"
        ),
        "  1) Pass",
        "  2) Sword 5: strength 9",
    ]
    state.play("A sword 5")
    assert screen(state).question(state.observation(0))[1:] == [
        "  1) Green 5: you would stand at 10 points",
        "  2) Blue 3: you would stand at 4 points",
    ]


@pytest.mark.parametrize(("swords", "reason"), [([2], "you alone"), ([], "nobody has a sword")])
def test_gift_says_why_it_is_offered(swords: list[int], reason: str) -> None:
    position = {"phase": "gift", "captain": "A", "turn": "A", "swords": {"A": swords, "B": []}}
    state = load(2, position, all_exhausted="captain_gift")

    assert reason in screen(state).question(state.observation(0))[0]


def test_swords_turned_down_are_told_in_one_sentence() -> None:
    state = load(3, DUEL)
    for line in ("C sword 2", "A pass", "A take green-5"):
        state.play(line)
    log = screen(state).log(since_last_answer(state, 1), 1)

    assert "The swords just played are turned face down: Aki, Chie." in log
    assert log.index("") == log.index("Round 2: Ben is captain.") - 1


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("?", "shows the table."),
        ("c green", "Green treasure\nWorth its number."),
        ("c purple-10", "Purple treasure\nWorth its number."),
        ("c cur", "Curse\nWhoever turns up this card"),
        ("c SWORD", "Sword\nPlay it in a duel"),
        ("c 2", "Sword\nPlay it in a duel"),
        ("c 1", "No card is called that."),
        ("c red dragon", "No card is called that."),
        ("c bluff", "No card is called that."),
        ("l", "The treasure chest is filled"),
    ],
)
def test_command_is_answered_and_the_question_stays(play: Play, typed: str, answer: str) -> None:
    before = play("--seed 5 --lang en", game=GAME).stdout
    shown = play("--seed 5 --lang en", typed, game=GAME).stdout

    assert shown.count(answer) > before.count(answer)
    assert len(re.findall(r"^1-\d, or \?:", shown, flags=re.MULTILINE)) == 2


def test_open_game_at_one_terminal_hides_nothing(play: Play) -> None:
    arguments = "--seats you:Aki,you:Ben --seed 7 --lang en"
    shown = play(arguments, "1", "1", game=GAME).stdout
    hidden = play(f"{arguments} --set won_treasure_visible=false", "", "1", game=GAME).stdout

    assert "Pass the terminal" not in shown
    assert "Pass the terminal" in hidden


@pytest.mark.parametrize(("level", "reasons", "moves"), [("numbers", 0, 1), ("advice", 1, 2)])
def test_hint_level_says_how_much_is_told(play: Play, level: str, reasons: int, moves: int) -> None:
    def shown(hints: str) -> list[str]:
        arguments = f"--lang en --seats you,bot:rules --seed 5 --hints {hints}"
        return play(arguments, "q", "y", game="draco").output.splitlines()

    more = [line for line in shown(level) if line not in shown("reasons")]
    assert len(more) == reasons + moves
    assert sum("Best: " in line or "To win: Player A " in line for line in more) == moves
    assert shown("off") != shown("reasons")
