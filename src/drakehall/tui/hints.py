"""What a bot would do, as lines for a person who has asked for advice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from drakehall.bots import make_bot
from drakehall.kernel.questions import Observation
from drakehall.language import Words
from drakehall.review.hints import Hint, hint

OFF: Final = "off"
REASONS: Final = "reasons"
NUMBERS: Final = "numbers"
ADVICE: Final = "advice"
LEVELS: Final = (OFF, REASONS, NUMBERS, ADVICE)
"""As on the page: nothing, what can be worked out, who is likely to win, what to do and why."""
ADVISER: Final = "hard"


def advice_lines(
    view: Observation, level: str, words: Words, names: Sequence[str], seed: str
) -> list[str]:
    """Gives the lines of a hint for the seat that is asked; none at lower levels."""
    if level not in {NUMBERS, ADVICE} or view.question is None:
        return []
    places = {option.action: place for place, option in enumerate(view.question.options)}
    found = hint(make_bot(ADVISER, f"{seed}/hint").advise(view), places)
    chances = chance_lines(found, words, names)
    return [*chances, *best_lines(found, words), found.say(words)] if level == ADVICE else chances


def chance_lines(found: Hint, words: Words, names: Sequence[str]) -> list[str]:
    """Gives everybody's chances to win in a line."""
    each = [
        words.say("advice-chance", name=words.name(name), chance=chance)
        for name, chance in zip(names, found.chances, strict=True)
    ]
    return [words.say("advice-chances", chances=words.both(each))] if each else []


def best_lines(found: Hint, words: Words) -> list[str]:
    """Gives the best moves in a line, by their numbers in the list."""
    parts = []
    for place, move in enumerate(found.moves):
        message = "advice-next" if place else "advice-best"
        parts.append(words.say(message, number=move.option + 1, value=move.chance))
    return [words.both(parts)] if parts else []
