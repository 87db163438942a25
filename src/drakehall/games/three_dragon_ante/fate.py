"""Where chance comes from: outcomes that were given, else the seed's streams."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from drakehall.games.three_dragon_ante.cards import kind_of, word_of
from drakehall.games.three_dragon_ante.core import cards as core
from drakehall.games.three_dragon_ante.core import luck, notes
from drakehall.games.three_dragon_ante.core.table import State as Table
from drakehall.kernel.chance import Seed, Stream
from drakehall.kernel.errors import IllegalMove
from drakehall.kernel.notation import CHANCE

DEAL: Final = "deal"
PURPOSES: Final = {luck.SHUFFLE: "shuffle", luck.RANDOM: "random"}


class Given:
    """Chance outcomes from outside, taken in order; all of them have to be used."""

    def __init__(self, lines: Sequence[str]) -> None:
        self._lines = [line.removeprefix(CHANCE).split() for line in lines]
        if any(not line for line in self._lines):
            raise IllegalMove("chance-empty")

    def take(self, purpose: str, cards: Sequence[int], *, one: bool) -> list[int] | None:
        """Gives the next outcome as physical cards if it is of this purpose, else ``None``.

        Raises ``IllegalMove`` if it cannot happen: the cards must be all of ``cards``, or one.
        """
        if not self._lines or self._lines[0][0] != purpose:
            return None
        words = self._lines.pop(0)[1:]
        left = list(cards)
        chosen: list[int] = []
        for word in words:
            kind = kind_of(word)
            card = next((c for c in left if c % core.KINDS == kind), None)
            if card is None:
                raise IllegalMove("chance-no-card", outcome=purpose, card=word)
            left.remove(card)
            chosen.append(card)
        if len(chosen) != (1 if one else len(cards)):
            size = 1 if one else len(cards)
            raise IllegalMove("chance-count", outcome=purpose, count=size, found=len(chosen))
        return chosen

    def finish(self) -> None:
        """Raises ``IllegalMove`` if an outcome is left that nothing asked for."""
        if self._lines:
            raise IllegalMove("chance-not-now", outcome=" ".join(self._lines[0]))


def deal_order(cards: Sequence[int], seed: Seed | None, given: Given) -> list[int]:
    """Gives the whole pile of a new game, top first."""
    order = given.take(DEAL, cards, one=False)
    if order is not None:
        return order
    if seed is None:
        raise IllegalMove("chance-missing", outcome=DEAL)
    return Stream(seed, DEAL).shuffled(sorted(cards))


def run(
    table: Table,
    seed: Seed | None,
    lines: Sequence[str],
    act: Callable[[Table], None],
    given: Given | None = None,
) -> tuple[Table, list[int]]:
    """Runs ``act`` on a copy of the table and gives the copy with its journal.

    Where chance is needed the attempt is thrown away and repeated with the outcome known, so
    the core never waits for chance and an outcome that cannot be leaves the table untouched.
    """
    given = Given(lines) if given is None else given
    feed = luck.Feed()
    while True:
        trial = table.clone()
        trial.journal = notes.Journal()
        trial.feed = feed
        feed.rewind()
        act(trial)
        if feed.want == luck.NOTHING:
            break
        feed.outcomes += _outcome(feed, seed, given)
    given.finish()
    journal = trial.journal.notes
    trial.journal = None
    trial.feed = None
    return trial, journal


def _outcome(feed: luck.Feed, seed: Seed | None, given: Given) -> list[int]:
    one = feed.want == luck.RANDOM
    purpose = PURPOSES[feed.want]
    cards = sorted(feed.cards)
    outcome = given.take(purpose, cards, one=one)
    if outcome is not None:
        return outcome
    if len({word_of(card) for card in cards}) == 1:
        return cards[:1] if one else cards
    if seed is None:
        raise IllegalMove("chance-missing", outcome=purpose)
    stream = Stream(seed, purpose, feed.number)
    return [cards[stream.below(len(cards))]] if one else stream.shuffled(cards)
