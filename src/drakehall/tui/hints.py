"""What a bot would do, as lines for a person who has asked for advice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from drakehall.bots import make_bot
from drakehall.kernel.questions import Observation
from drakehall.language import Words
from drakehall.review.hints import Hint, hint

OFF: Final = "off"
NUMBERS: Final = "numbers"
REASONS: Final = "reasons"
ADVICE: Final = "advice"
LEVELS: Final = (OFF, NUMBERS, REASONS, ADVICE)
"""From nothing over exact chances to what decides and what to do; each has what those before it."""
ADVISER: Final = "hard"


def advice_lines(
    view: Observation, level: str, words: Words, names: Sequence[str], seed: str
) -> list[str]:
    """Gives the lines of a hint for the seat that is asked; none at lower levels."""
    if level not in {REASONS, ADVICE} or view.question is None:
        return []
    places = {option.action: place for place, option in enumerate(view.question.options)}
    found = hint(make_bot(ADVISER, f"{seed}/hint").advise(view), places)
    lines = [found.say(words)]
    return [*best_lines(found, words, names), *lines] if level == ADVICE else lines


def best_lines(found: Hint, words: Words, names: Sequence[str]) -> list[str]:
    """Gives the best moves by their numbers in the list, and everybody's chances to win."""
    parts = []
    for place, move in enumerate(found.moves):
        message = "advice-next" if place else "advice-best"
        parts.append(words.say(message, number=move.option + 1, value=move.value))
    lines = [words.both(parts)] if parts else []
    if found.chances:
        each = [
            words.say("advice-chance", name=words.name(name), chance=chance)
            for name, chance in zip(names, found.chances, strict=True)
        ]
        lines.append(words.say("advice-chances", chances=words.both(each)))
    return lines
