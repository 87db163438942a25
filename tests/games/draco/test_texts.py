"""Every card, question, answer, event and option of Draco has words in both languages."""

import pytest

from drakehall.games.draco.cards import COLOURS, CURSE
from drakehall.games.draco.chronicle import KINDS
from drakehall.games.draco.options import defaults
from drakehall.games.draco.origins import Origin
from drakehall.games.draco.words import PLAIN_VERBS, QUESTIONS
from language.test_texts import all_messages

SILENT = {"answer"}
WANTED = [
    "game-draco",
    *(f"draco-card-{kind}" for kind in (*COLOURS, CURSE, "sword")),
    *(f"draco-kind-{kind}" for kind in (*COLOURS, CURSE, "sword")),
    *(f"draco-text-{kind}" for kind in ("treasure", CURSE, "sword")),
    *(f"draco-colour-{colour}" for colour in COLOURS),
    *(f"draco-ask-{kind}" for kind in QUESTIONS.values()),
    *(f"draco-choice-{verb}" for verb in (*PLAIN_VERBS, "sword", "take")),
    *(f"draco-event-{kind}" for kind in KINDS if kind not in SILENT),
    "draco-event-held-unknown",
    *(f"draco-rule-{name}" for name in defaults()),
    *(f"draco-origin-{origin}" for origin in Origin),
]


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_everything_that_a_person_meets_has_words(lang: str) -> None:
    assert sorted(set(WANTED) - set(all_messages(lang))) == []


def test_no_event_or_option_has_words_without_being_there() -> None:
    mine = {key for key in all_messages("en") if key.startswith(("draco-event-", "draco-rule-"))}

    assert mine <= set(WANTED)
