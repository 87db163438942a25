"""Moves as text, both ways. [notation 2.1]"""

from __future__ import annotations

from typing import Final

from drakehall.games.three_dragon_ante.cards import COLOURS, KIND_OF, word_of
from drakehall.games.three_dragon_ante.core import actions, steps
from drakehall.games.three_dragon_ante.core import cards as core
from drakehall.kernel.errors import BadNotation
from drakehall.kernel.notation import SEATS

QUESTIONS: Final = {
    steps.ASK_ANTE: "ante",
    steps.ASK_PLAY: "play",
    steps.ASK_TARGET: "target",
    steps.ASK_BLUE: "blue",
    steps.ASK_TRIBUTE: "tribute",
    steps.ASK_BRONZE: "bronze",
    steps.ASK_COPY: "copy",
    steps.ASK_SLAY: "slay",
    steps.ASK_DISCARD: "discard",
    steps.ASK_TRIGGER: "trigger",
    steps.ASK_TRIO: "trio",
    steps.ASK_SPOILS: "spoils",
    steps.ASK_LEAD: "lead",
    steps.ASK_LOOK: "look",
    steps.ASK_PRICE: "price",
    steps.ASK_USE: "use",
    steps.ASK_WILD: "wild",
    steps.ASK_PICK: "pick",
}
ABILITIES: Final = (
    *("bluff", "concentration", "diplomacy", "intimidate"),
    *("profession", "sense-motive", "sleight-of-hand", "wild-card"),
)
CARD_VERBS: Final = {
    "ante": actions.ANTE,
    "play": actions.PLAY,
    "give": actions.GIVE,
    "take": actions.TAKE,
    "copy": actions.COPY,
    "discard": actions.DISCARD,
    "trigger": actions.TRIGGER,
}
PLAIN_VERBS: Final = {
    "pay": actions.PAY,
    "done": actions.DONE,
    "steal": actions.STEAL,
    "levy": actions.LEVY,
    "pass": actions.PASS,
    "look": actions.LOOK,
    "swap": actions.SWAP,
    "keep": actions.KEEP,
    "use": actions.USE,
}
PLACE_MARK: Final = "@"


def _texts() -> list[str]:
    texts = [""] * actions.COUNT
    for verb, base in CARD_VERBS.items():
        for kind in range(core.KINDS):
            texts[base + kind] = f"{verb} {word_of(kind)}"
    for seat, letter in enumerate(SEATS):
        texts[actions.TARGET + seat] = f"target {letter}"
        texts[actions.LEAD + seat] = f"lead {letter}"
        for kind in range(core.KINDS):
            texts[actions.SLAY + seat * core.KINDS + kind] = f"slay {word_of(kind)}@{letter}"
    for verb, action in PLAIN_VERBS.items():
        texts[action] = verb
    for number, colour in enumerate(COLOURS):
        texts[actions.TRIO_COLOUR + number] = f"trio {colour}"
        texts[actions.WILD + number] = f"wild {colour}"
    for number, ability in enumerate(ABILITIES):
        texts[actions.PICK + number] = f"pick {ability}"
    for strength in range(1, 14):
        texts[actions.TRIO_STRENGTH + strength] = f"trio {strength}"
    return texts


TEXTS: Final = tuple(_texts())
NUMBERS: Final = {text: action for action, text in enumerate(TEXTS) if text}


def full_text(action: int) -> str:
    """Gives an action's complete text, ``slay`` with its seat."""
    return TEXTS[action]


def parse_action(text: str) -> int:
    """Gives the action of a complete text; raises ``BadNotation``."""
    action = NUMBERS.get(" ".join(text.split()))
    if action is None:
        raise BadNotation("notation-no-move", move=text)
    return action


def without_place(text: str) -> str:
    """Gives a move's text without its ``@SEAT``."""
    return text.partition(PLACE_MARK)[0]


def is_slay(action: int) -> bool:
    """Tells whether an action names a seat beside its card."""
    return actions.SLAY <= action < actions.TARGET


def check_words(text: str) -> None:
    """Raises ``BadNotation`` if a move has a verb or card that the notation does not know."""
    verb, _, word = without_place(text).partition(" ")
    if verb not in {known.partition(" ")[0] for known in NUMBERS}:
        raise BadNotation("notation-no-verb", verb=verb)
    if (verb in CARD_VERBS or verb == "slay") and word not in KIND_OF:
        raise BadNotation("notation-no-card", card=word)
