"""Moves as text, both ways. [notation 2.2]"""

from __future__ import annotations

from typing import Final

from drakehall.games.draco.cards import NUMBERS as CARDS
from drakehall.games.draco.cards import word_of
from drakehall.games.draco.core import actions, phases
from drakehall.games.draco.core import cards as core
from drakehall.kernel.errors import BadNotation

QUESTIONS: Final = {
    phases.CAPTAIN: "captain",
    phases.DUEL: "duel",
    phases.DIVISION: "division",
    phases.GIFT: "gift",
}
PLAIN_VERBS: Final = {
    "flip": actions.FLIP,
    "stop": actions.STOP,
    "pass": actions.PASS,
    "accept": actions.ACCEPT,
    "refuse": actions.REFUSE,
}
SWORD: Final = "sword"
TAKE: Final = "take"


def _texts() -> list[str]:
    texts = [""] * actions.COUNT
    for verb, action in PLAIN_VERBS.items():
        texts[action] = verb
    for sword in range(1, phases.SWORD_VALUES + 1):
        texts[actions.SWORD + sword] = f"{SWORD} {sword}"
    for kind in range(core.KINDS):
        texts[actions.TAKE + kind] = f"{TAKE} {word_of(kind)}"
    return texts


TEXTS: Final = tuple(_texts())
NUMBERS: Final = {text: action for action, text in enumerate(TEXTS)}


def full_text(action: int) -> str:
    """Gives an action's text, the same in every state."""
    return TEXTS[action]


def parse_action(text: str) -> int:
    """Gives the action of a text; raises ``BadNotation`` with what is wrong in it."""
    words = text.split()
    action = NUMBERS.get(" ".join(words))
    if action is not None:
        return action
    verb = words[0] if words else ""
    if verb not in PLAIN_VERBS and verb not in {SWORD, TAKE}:
        raise BadNotation("notation-no-verb", verb=verb)
    if verb == TAKE and " ".join(words[1:]) not in CARDS:
        raise BadNotation("notation-no-card", card=" ".join(words[1:]))
    raise BadNotation("notation-no-move", move=text)
