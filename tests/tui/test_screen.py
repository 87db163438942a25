"""What a person reads before a choice, and what can be typed instead of a number."""

import re
from collections.abc import Callable

import pytest
from click.testing import Result

SEED = "--seed 5"


Play = Callable[..., Result]


def test_first_choice_shows_who_decides_the_table_and_the_hand(play: Play) -> None:
    shown = play(f"{SEED} --seats you:Aki,bot,bot --lang en").stdout

    assert "Aki, choose your ante." in shown
    assert "Aki (you): 50 gold, cards in hand: 6." in shown
    assert "Bot C: 50 gold, cards in hand: 6." in shown
    assert len(re.findall(r"^ +[1-6]\) ", shown, flags=re.MULTILINE)) == 6


def test_first_choice_in_japanese(play: Play) -> None:
    shown = play(f"{SEED} --seats you:アキ,bot,bot --lang ja").stdout

    assert "アキさん、アンティを1枚選んでください。" in shown
    assert "アキさん（あなた）：50ゴールド、手札6枚" in shown


def test_each_card_tells_whether_it_wakes_and_the_flight_it_makes(play: Play) -> None:
    shown = play(f"{SEED} --lang en", *["1"] * 4).stdout

    cards = re.findall(r"^ +\d\) .* - (wakes|sleeps): (.*)\. Flight (\d+)\.", shown, re.MULTILINE)
    assert cards
    assert {"wakes", "sleeps"} >= {wakes for wakes, _, _ in cards}


def test_log_tells_what_others_did_and_hides_what_they_drew(play: Play) -> None:
    shown = play(f"{SEED} --lang en", *["1"] * 40).stdout

    assert re.search(r"Player A draws \w+ (Dragon )?\d+\.|Player A draws \w+\.", shown)
    assert re.search(r"Bot B draws \d cards\.", shown)
    assert not re.search(r"Bot [BC] draws (?!a card|\d cards)", shown)


def test_table_is_shown_again_only_when_it_has_changed(play: Play) -> None:
    shown = play(f"{SEED} --lang en", "99", "1").stdout

    assert shown.count("Gambit 1, antes.") == 1


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("?", "shows the table and your hand"),
        ("？", "shows the table and your hand"),  # as a Japanese keyboard types it
        ("c red", "Red Dragon, an evil dragon\nYou rob whoever"),
        ("c red-12", "Red Dragon, an evil dragon"),
        ("C THIEF", "Thief, a mortal"),
        ("c Drag", "Dragonslayer, a mortal"),
        ("c 1", "dragon"),
        ("c bluff", "Bluff\nWhen you must pay another player"),
        ("c sleight-of-hand", "Sleight of Hand\nWhen a power"),
        ("c sleight of", "Sleight of Hand\nWhen a power"),
        ("c", "No card or ability is called that."),
        ("c 99", "No card or ability is called that."),
        ("c unicorn", "No card or ability is called that."),
        ("l", "Gambit 1 begins."),
        ("t", "Your hand: "),
    ],
)
def test_command_is_answered_and_the_question_stays(play: Play, typed: str, answer: str) -> None:
    before = play(f"{SEED} --lang en").stdout
    shown = play(f"{SEED} --lang en", typed).stdout

    assert shown.count(answer) > before.count(answer)
    assert shown.count("1-6, or ?:") == 2


@pytest.mark.parametrize(
    "typed", ["", "0", "7", "-1", "1.5", "x", "qq", "9" * 6000, "\x00", "１０"]
)
def test_wrong_input_is_asked_again_with_the_range(play: Play, typed: str) -> None:
    shown = play(f"{SEED} --lang en", typed).stdout

    assert "Please type a number from 1 to 6" in shown
    assert shown.count("1-6, or ?:") == 2


def test_wide_digits_count(play: Play) -> None:
    assert play(SEED, "１", "q", "n").stdout == play(SEED, "1", "q", "n").stdout


def test_game_at_one_terminal_hides_hands_behind_a_line(play: Play) -> None:
    shown = play(f"{SEED} --seats you:Aki,you:Bo --lang en", "", "1").stdout

    before, curtain, after = shown.partition("Pass the terminal to Bo, who then presses Enter.")
    assert before.endswith("\n" * 40)
    assert curtain
    assert "Bo, choose" not in before + after


def test_antes_are_chosen_one_by_one(play: Play) -> None:
    shown = play(f"{SEED} --seats you:Aki,you:Bo --lang en", "", "1", "").stdout

    theirs = shown.partition("Pass the terminal to Bo")[2]
    assert "Bo, choose your ante." in theirs
    assert "Ante chosen: Aki" in theirs
    assert "Aki lays an ante face down." in theirs
