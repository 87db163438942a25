import pytest

from drakehall.kernel.errors import Refusal
from drakehall.kernel.events import UNKNOWN, Event
from drakehall.kernel.questions import Question
from drakehall.language import Words, default_language, word

GAME = "three-dragon-ante"
NAMES = ("Aki", "Ben")


@pytest.mark.parametrize(
    ("settings", "lang"),
    [
        ({"LANG": "ja_JP.UTF-8"}, "ja"),
        ({"LANG": "ja"}, "ja"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "ja_JP.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "C", "LC_MESSAGES": "ja_JP"}, "ja"),
        ({"LANG": "ja_JP.UTF-8", "LC_ALL": ""}, "ja"),
        ({}, "en"),
    ],
)
def test_language_of_the_environment(
    monkeypatch: pytest.MonkeyPatch, settings: dict[str, str], lang: str
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in settings.items():
        monkeypatch.setenv(name, value)

    assert default_language() == lang


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_unknown_message_is_an_error(lang: str) -> None:
    with pytest.raises(LookupError, match="no-such-message"):
        Words(lang).say("no-such-message")


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_missing_value_is_an_error(lang: str) -> None:
    with pytest.raises(LookupError, match="event-priest"):
        Words(lang).say("event-priest")


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_words_that_speak_for_a_game_know_no_other_games(lang: str) -> None:
    assert Words(lang, "draco").say("event-pass", seat="Aki") == Words(lang).say(
        "draco-event-pass", seat="Aki"
    )
    assert Words(lang).of("draco").say("comma") == Words(lang).say("comma")
    for game, message in (("draco", "table-druid"), (GAME, "hint-certain")):
        with pytest.raises(LookupError, match=message):
            Words(lang, game).say(message)


def test_same_word_names_a_card_in_each_game() -> None:
    assert Words("en", GAME).card("green-4") == "Green Dragon 4"
    assert Words("en", "draco").card("green-4") == "Green 4"


def test_values_are_set_in_without_invisible_marks() -> None:
    assert Words("en").say("named", name="Aki") == "Aki"


def test_refusal_is_put_into_words() -> None:
    assert word(Refusal("file-missing", file="x.toml"), "en") == "There is no file x.toml."
    assert (
        word(Refusal("file-missing", file="x.toml"), "ja") == "x.toml というファイルはありません。"
    )


def test_cards_have_names_and_texts() -> None:
    english, japanese = Words("en"), Words("ja")

    assert english.card("red-12") == "Red Dragon 12"
    assert japanese.card("thief") == "シーフ7"
    assert english.card_text("black-3") == english.card_text("black")


@pytest.mark.parametrize(
    ("event", "english", "japanese"),
    [
        (
            Event("draw", {"seat": "A", "card": "red-3"}),
            "Aki draws Red Dragon 3.",
            "Akiさんはレッドドラゴン3を引きました。",
        ),
        (
            Event("draw", {"seat": "B", "card": UNKNOWN}),
            "Ben draws a card.",
            "Benさんはカードを1枚引きました。",
        ),
        (
            Event("pay", {"seat": "A", "to": "stakes", "gold": 7}),
            "Aki pays 7 gold to the stakes.",
            "Akiさんは賭け金に7ゴールドを払いました。",
        ),
        (
            Event("wakes", {"seat": "A", "card": "archmage", "power": "blue-7"}),
            "Archmage 9 wakes with the power of Blue Dragon 7.",
            "アークメイジ9がブルードラゴン7の力で目覚めました。",
        ),
        (
            Event("wakes", {"seat": "A", "card": "thief", "power": "thief"}),
            "Thief 7 wakes.",
            "シーフ7が目覚めました。",
        ),
        (
            Event("colour-flight", {"seat": "B", "colour": "red", "gold": 8}),
            "Ben completes a red flight: 8 gold from each opponent.",
            "Benさんはレッドの単色編隊を完成させ、対戦相手の全員から8ゴールドずつ受け取ります。",
        ),
        (
            Event("over", {"winners": ("A", "B")}),
            "The game is over. It is won by Aki, Ben.",
            "ゲーム終了です。勝者はAkiさん、Benさんです。",
        ),
    ],
)
def test_event_becomes_a_sentence(event: Event, english: str, japanese: str) -> None:
    assert Words("en", GAME).event(event, NAMES) == english
    assert Words("ja", GAME).event(event, NAMES) == japanese


def test_answer_is_told_by_its_effects() -> None:
    event = Event("answer", {"seat": "A", "kind": "play", "move": "play red-3"})

    assert Words("en", GAME).event(event, NAMES) is None


def test_prompt_says_who_is_asked() -> None:
    question = Question(1, "play", (), facts={"leader": True, "before": 0})

    assert Words("en").prompt(question, NAMES).startswith("Ben, play a card. You lead")
    assert Words("ja").prompt(question, NAMES).startswith("Benさん、カードを出してください。")
