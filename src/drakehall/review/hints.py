"""Turns a bot's report into a hint: ids and values of sentences, in any language.

The sentence names the feature that decided: the one by which the choice's margin over the other
moves shrinks most if it does not count, of those that can be told truly in plain numbers. Nothing
is said that the bot did not reckon with.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import Final

from drakehall.bots.contract import Advice, Reason
from drakehall.language import Words

EVEN: Final = "reason-even"
"""The sentence where the best moves are worth the same."""
OVER: Final = {0: "reason-lost", 100: "reason-won"}
"""The sentences where they are, since the game is as good as lost or won, by the chance in %."""
ONLY: Final = "hint-only"
"""The sentence where there is one answer."""
WINS: Final = "hint-wins"
"""The sentence where a move is better and no feature says why: how often each wins."""
PERCENT: Final = {"curse", "pot", "finish"}
"""Features whose values are chances, in hundredths."""
UNITS: Final = {"take": 10, "deny": 10, "later": 10, "purse": 100, "hand": 100}
"""For other features, how many parts make one point, one gold or one card."""
SIZES: Final = {
    **dict.fromkeys(("take", "deny", "later", "purse"), (1.0, 4.0)),
    "hand": (0.5, 1.5),
    "curse": (7, 28),
    **dict.fromkeys(("pot", "finish"), (7, 24)),
}
"""The differences that are called much and most: in points, gold, cards or hundredths."""
FAR: Final = {"hand": 1.0}
USUAL_FAR: Final = 6.0
BEHIND: Final = 4.0
"""Cards, points or gold by which one is far ahead or behind."""
SURE: Final = 75
SLIM: Final = 40
"""Hundredths from which, and below which, a chance is called good and poor."""
STRONG: Final = 0.03
WEAK: Final = 0.015
"""The weights from which, and below which, a reason without values is told as strong and weak."""
LESS: Final = {"deny", "curse"}
"""Features of which less is better; of the others that have values, more is."""


@dataclass(frozen=True)
class Shown:
    """A move of a hint: the option's number in its list, from 0, and how often it wins, in %."""

    option: int
    chance: int


@dataclass(frozen=True)
class Hint:
    """What can be said about a question.

    ``sentences`` are message ids, the most fitting first: the first that a language has is said,
    with ``args``. ``feature`` is what the sentence names, ``None`` where nothing decided.
    ``chances`` are those of the seats to win, in hundredths.
    """

    sentences: tuple[str, ...]
    args: Mapping[str, str | int]
    feature: str | None
    moves: tuple[Shown, ...]
    chances: tuple[int, ...]

    def say(self, words: Words) -> str:
        """Gives the sentence in the words of a game."""
        known = [sentence for sentence in self.sentences if words.knows(sentence)]
        return words.say(known[0], **self.args)


def hint(advice: Advice, options: Mapping[int, int]) -> Hint:
    """Gives the hint of a report; ``options`` are the places of the actions in their list.

    No move is told as better than one before it: the advised one stands first, and what was given
    up early was tried in fewer worlds.
    """
    chances = accumulate((_hundredths(move.chance) for move in advice.moves), min)
    moves = tuple(
        Shown(options[move.action], chance)
        for move, chance in zip(advice.moves, chances, strict=True)
    )
    seats = tuple(_hundredths(chance) for chance in advice.chances)
    values = [_hundredths(move.value) for move in advice.moves]
    true = [reason for reason in advice.reasons if _holds(reason)]
    if len(options) == 1:
        return Hint((ONLY,), {}, None, moves, seats)
    if len(values) > 1 and values[0] <= values[1]:
        return Hint((_even(moves),), {}, None, moves, seats)
    if not true:
        return Hint(*_wins(moves), None, moves, seats)
    reason = true[0]
    verb = advice.moves[0].text.partition(" ")[0]
    plain = f"reason-{reason.feature}"
    sentences = (f"{plain}-{verb}-{_shade(reason)}", f"{plain}-{verb}", plain)
    return Hint(sentences, _args(reason), reason.feature, moves, seats)


def _wins(moves: Sequence[Shown]) -> tuple[tuple[str, ...], Mapping[str, str | int]]:
    """Says how often the advised move and the next one win, or that they win equally often."""
    if len(moves) < 2 or moves[0].chance <= moves[1].chance:
        return (_even(moves),), {}
    here, there = (f"{move.chance} %" for move in moves[:2])
    return (WINS,), {"here": here, "there": there}


def _even(moves: Sequence[Shown]) -> str:
    """Gives the sentence where no move is better: that all is lost or won by now, if it is."""
    chances = {move.chance for move in moves}
    return OVER.get(chances.pop(), EVEN) if len(chances) == 1 else EVEN


def _shade(reason: Reason) -> str:
    """Gives a finer kind of a reason, for those that often decide; it needs no words of its own."""
    numbers = _numbers(reason)
    if numbers is None:
        return "much" if reason.weight >= STRONG else "little" if reason.weight < WEAK else "some"
    here, there = numbers
    if reason.feature in PERCENT:
        return "sure" if here >= SURE else "slim" if here < SLIM else "open"
    if here < 0:
        return "far" if here <= -BEHIND else "near"
    if abs(here - there) >= FAR.get(reason.feature, USUAL_FAR):
        return "far"
    return "turn" if there < 0 else "near"


def _holds(reason: Reason) -> bool:
    """Tells whether the values of a reason, as they will be told, speak for the choice."""
    numbers = _numbers(reason)
    if reason.weight <= 0 or reason.feature == "finish" or numbers is None:
        return reason.weight > 0
    here, there = (round(10 * number) for number in numbers)
    return here < there if reason.feature in LESS else here > there


def _args(reason: Reason) -> dict[str, str | int]:
    """Gives what a sentence may say: what the move brings, what the next best does, how far off."""
    numbers = _numbers(reason)
    if numbers is None:
        return {"here": "", "there": "", "size": "some"}
    here, there = numbers
    size = _size(reason.feature, here, abs(here - there))
    if reason.feature in PERCENT:
        return {"here": f"{here:.0f} %", "there": f"{there:.0f} %", "size": size}
    return {"here": f"{here:.1f}", "there": f"{there:.1f}", "size": size}


def _numbers(reason: Reason) -> tuple[float, float] | None:
    """Gives what the move and the next best bring, in what people count, if a reason says so."""
    here, there = (reason.args.get(name) for name in ("here", "there"))
    known = reason.feature in PERCENT or reason.feature in UNITS
    if not (known and isinstance(here, int) and isinstance(there, int)):
        return None
    unit = UNITS.get(reason.feature, 1)
    return here / unit, there / unit


def _size(feature: str, here: float, difference: float) -> str:
    much, most = SIZES[feature]
    if here < 0:
        return "loss"
    if difference >= most:
        return "most"
    return "much" if difference >= much else "some"


def _hundredths(value: float) -> int:
    return round(100 * min(1.0, max(0.0, value)))
