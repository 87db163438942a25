"""Each kind of question, with all its kinds of answers, as a person reads it."""

from collections.abc import Mapping

import pytest

from drakehall.kernel.events import Value
from drakehall.kernel.questions import Observation, Option, Question
from drakehall.language import Words
from drakehall.tui.screens import screen_of

FACTS: Mapping[str, object] = {
    "players": 3,
    "phase": "play",
    "stakes": 24,
    "gold": {"A": 43, "B": 38, "C": 42},
    "hand": {"A": ["red-3", "thief"], "B": ["?"] * 4, "C": ["?"] * 5},
    "flight": {"A": ["blue-2"], "B": ["thief", "-", "green-6"], "C": ["copper-10"]},
    "total": {"A": 2, "B": 13, "C": 10},
}

PLAY: Mapping[str, Value] = {
    "triggers": True,
    "why": "weaker",
    "before": 7,
    "total": 12,
    "colour": "",
    "strength": 0,
}


def read(question: Question, lang: str = "en") -> list[str]:
    screen = screen_of("three-dragon-ante", Words(lang), ["Aki", "Ben", "Chie"], {})
    return screen.question(Observation(0, FACTS, question))


def asked(
    kind: str,
    answers: Mapping[str, Mapping[str, Value]],
    source: str | None = None,
    owner: int | None = None,
    **facts: Value,
) -> Question:
    options = tuple(Option(n, text, preview) for n, (text, preview) in enumerate(answers.items()))
    return Question(0, kind, options, source, owner, facts)


QUESTIONS = {
    "play": asked(
        "play",
        {
            "play red-3": PLAY,
            "play red-7": {**PLAY, "why": "equal", "colour": "red", "strength": 7},
            "play thief": {**PLAY, "why": "stronger", "triggers": False, "before": 6},
        },
        leader=False,
        before=7,
    ),
    "play-leading": asked("play", {"play thief": {**PLAY, "why": "leader"}}, leader=True, before=0),
    "play-first": asked(
        "play",
        {"play thief": {**PLAY, "why": "first", "triggers": False, "before": 0}},
        leader=False,
        before=0,
    ),
    "ante": asked("ante", {"ante red-3": {"strength": 3}, "ante thief": {"strength": 7}}),
    "target": asked(
        "target",
        {"target B": {"total": 13, "gold": 38, "hand": 4}},
        source="red-8",
        owner=0,
        power="red",
    ),
    "blue": asked("blue", {"steal": {}, "levy": {}}, "blue-2", 0, count=2, power="blue"),
    "tribute": asked(
        "tribute", {"give red-3": {}, "pay": {}}, "green-8", 1, gold=5, strength=8, power="green"
    ),
    "tribute-copied": asked(
        "tribute", {"pay": {}}, "archmage", 2, gold=5, strength=9, power="brass"
    ),
    "bronze": asked("bronze", {"take gold-2": {}}, "bronze-7", 0, left=1, power="bronze"),
    "copy": asked("copy", {"copy black-3": {}}, "archmage", 0, power="archmage"),
    "slay": asked(
        "slay", {"slay green-6": {}, "slay blue-2@A": {}}, "dragonslayer", 0, power="dragonslayer"
    ),
    "discard": asked("discard", {"discard red-3": {}}, "thief", 0, power="thief"),
    "trigger": asked("trigger", {"trigger bahamut": {}}, "princess", 0, power="princess"),
    "trio": asked("trio", {"trio red": {"gold": 8}, "trio 7": {"gold": 7}}),
    "spoils": asked("spoils", {"take gold-9": {}, "done": {}}, room=3),
}

ENGLISH = {
    "play": [
        (
            "Aki, play a card. The card before yours has strength 7:"
            " a power wakes if its card has 7 or less."
        ),
        "  1) Red Dragon 3 - wakes: weaker than the 7 before it. Flight 12.",
        (
            "  2) Red Dragon 7 - wakes: equal to the 7 before it. Flight 12."
            " If it stays, it completes a red flight."
            " If it stays, it completes a flight of three cards of 7."
        ),
        "  3) Thief 7 - sleeps: stronger than the 6 before it. Flight 12.",
    ],
    "play-leading": [
        "Aki, play a card. You lead this round, so any power wakes.",
        "  1) Thief 7 - wakes: you lead. Flight 12.",
    ],
    "play-first": [
        "Aki, play a card. Nobody has played before you in this round, so no power wakes.",
        "  1) Thief 7 - sleeps: nobody has played before you. Flight 12.",
    ],
    "target": [
        (
            "Aki, your Red Dragon 8 strikes the strongest flight among your opponents,"
            " and several are equal. Whose shall it be?"
        ),
        "  1) Ben: flight 13, 38 gold, cards in hand: 4",
    ],
    "blue": [
        (
            "Aki, your Blue Dragon 2 is awake, and there are 2 evil dragons in your flight."
            " What shall it do?"
        ),
        "  1) Take 2 gold out of the stakes, which hold 24",
        "  2) Have each opponent pay 2 gold into the stakes",
    ],
    "tribute": [
        "Aki, Ben's Green Dragon 8 asks you for a gift: an evil dragon weaker than 8, or 5 gold.",
        "  1) Give Red Dragon 3 to Ben",
        "  2) Pay Ben 5 gold (you have 43)",
    ],
    "tribute-copied": [
        "Aki, Chie's Archmage 9 asks you for a gift: a good dragon stronger than 9, or 5 gold.",
        "  1) Pay Chie 5 gold (you have 43)",
    ],
    "slay": [
        "Aki, your Dragonslayer 8 slays a dragon. Which one?",
        "  1) Green Dragon 6 out of the flight of Ben, which is 13 strong",
        "  2) Blue Dragon 2 out of the flight of Aki, which is 2 strong",
    ],
    "copy": [
        "Aki, your Archmage 9 borrows a power. Which card's?",
        "  1) Black Dragon 3 - You slip 2 gold out of the stakes.",
    ],
    "trio": [
        "Aki, your flight is special in more than one way, but only one of them pays. Which one?",
        "  1) The red flight: each opponent pays you 8 gold",
        "  2) The three cards of 7: 7 gold out of the stakes, and cards of the ante",
    ],
    "spoils": [
        (
            "Aki, for your three equal dragons you may take cards of the ante."
            " Cards that still fit into your hand: 3."
        ),
        "  1) Take Gold Dragon 9",
        "  2) Leave the rest",
    ],
}


@pytest.mark.parametrize("kind", ENGLISH)
def test_question_in_english(kind: str) -> None:
    assert read(QUESTIONS[kind]) == ENGLISH[kind]


@pytest.mark.parametrize("kind", QUESTIONS)
def test_question_in_japanese_names_who_is_asked(kind: str) -> None:
    prompt, *answers = read(QUESTIONS[kind], "ja")

    assert prompt.startswith("Akiさん、")
    assert len(set(answers)) == len(QUESTIONS[kind].options)
    assert not any(word in " ".join([prompt, *answers]) for word in ("gold", "flight", "card"))


def test_tribute_in_japanese_says_whose_power_asks() -> None:
    assert read(QUESTIONS["tribute"], "ja") == [
        (
            "Akiさん、Benさんのグリーンドラゴン8があなたに貢ぎ物を求めています。"
            "強度が8より低い悪のドラゴンを渡すか、5ゴールドを払ってください。"
        ),
        "  1) Benさんにレッドドラゴン3を渡す",
        "  2) Benさんに5ゴールドを払う（持ち金は43ゴールド）",
    ]
