"""Where chance comes from: outcomes that were given, else the seed's streams."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from drakehall.games.three_dragon_ante.cards import kind_of, word_of
from drakehall.games.three_dragon_ante.core import cards as core
from drakehall.games.three_dragon_ante.core import chance_kinds, copying, steps
from drakehall.games.three_dragon_ante.core.journal import Journal
from drakehall.games.three_dragon_ante.core.luck import Feed
from drakehall.games.three_dragon_ante.core.table import State as Table
from drakehall.games.three_dragon_ante.option_values import picks_value
from drakehall.games.three_dragon_ante.words import ABILITIES
from drakehall.kernel.chance import Seed, Stream
from drakehall.kernel.errors import BadOption, IllegalMove
from drakehall.kernel.notation import CHANCE, SEATS, seat_number

DEAL: Final = "deal"
PICK: Final = "pick"
WILD_CARD: Final = "wild-card"
JOIN: Final = "join"
LEAVE: Final = "leave"
SEAT_CHANGES: Final = (JOIN, LEAVE)
PURPOSES: Final = {chance_kinds.SHUFFLE: "shuffle", chance_kinds.RANDOM: "random"}


class Given:
    """Chance outcomes from outside, taken in order; all of them have to be used.

    ``changes`` are the seats that join or leave a ring game, as the core wants them.
    """

    def __init__(self, lines: Sequence[str], players: int) -> None:
        words = [line.removeprefix(CHANCE).split() for line in lines]
        if any(not line for line in words):
            raise IllegalMove("chance-empty")
        self._lines = [line for line in words if line[0] not in SEAT_CHANGES]
        self.changes = [_change(line, players) for line in words if line[0] in SEAT_CHANGES]

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
        size = 1 if one else len(cards)
        if len(chosen) != size:
            raise IllegalMove("chance-count", outcome=purpose, count=size, found=len(chosen))
        return chosen

    def agree(self, purpose: str, words: Sequence[str]) -> None:
        """Passes over a line that says what was certain anyway; it need not be written."""
        if self._lines and self._lines[0] == [purpose, *words]:
            self._lines.pop(0)

    def take_picks(self, seat: int) -> list[str] | None:
        """Gives the abilities that the next line picks for a seat, or ``None``."""
        if not self._lines or self._lines[0][:2] != [PICK, SEATS[seat]]:
            return None
        line = self._lines.pop(0)
        try:
            names = picks_value(PICK, line[2:])
        except BadOption as refusal:
            raise IllegalMove("chance-picks", outcome=" ".join(line)) from refusal
        if not names:
            raise IllegalMove("chance-picks", outcome=" ".join(line))
        return names

    def finish(self) -> None:
        """Raises ``IllegalMove`` if an outcome is left that nothing asked for."""
        if self._lines:
            raise IllegalMove("chance-not-now", outcome=" ".join(self._lines[0]))


def _change(line: Sequence[str], players: int) -> int:
    if len(line) != 2:
        raise IllegalMove("chance-not-now", outcome=" ".join(line))
    seat = seat_number(line[1], players)
    return seat if line[0] == JOIN else seat + steps.LEAVES


def random_picks(players: int, seed: Seed | None, given: Given) -> list[list[str]]:
    """Gives each seat's abilities: the first two of a shuffle, or Wild Card alone. [section 6]"""
    picks = []
    for seat in range(players):
        names = given.take_picks(seat)
        if names is None:
            if seed is None:
                raise IllegalMove("chance-missing", outcome=f"{PICK} {SEATS[seat]}")
            first, *rest = Stream(seed, PICK, seat).shuffled(ABILITIES)
            second = next(name for name in rest if name != WILD_CARD)
            names = [first] if first == WILD_CARD else [first, second]
        picks.append(names)
    return picks


def deal_order(cards: Sequence[int], seed: Seed | None, given: Given) -> list[int]:
    """Gives the whole pile of a new game, top first."""
    order = given.take(DEAL, cards, one=False)
    if order is not None:
        return order
    if seed is None:
        raise IllegalMove("chance-missing", outcome=DEAL)
    return Stream(seed, DEAL).shuffled(sorted(cards))


def run(
    table: Table, seed: Seed | None, given: Given, act: Callable[[Table], None]
) -> tuple[Table, list[int]]:
    """Runs ``act`` on a copy of the table and gives the copy with its journal.

    Where chance is needed the attempt is thrown away and repeated with the outcome known, so
    the core never waits for chance and an outcome that cannot be leaves the table untouched.
    """
    feed = Feed()
    for change in given.changes:
        feed.add_change(change)
    while True:
        trial = copying.clone(table)
        journal = trial.journal = Journal()
        trial.feed = feed
        feed.rewind()
        act(trial)
        if feed.want == chance_kinds.NOTHING:
            break
        feed.add_outcome(outcome_of(feed, seed, given))
    given.finish()
    _check_changes(feed, given.changes)
    trial.journal = None
    trial.feed = None
    return trial, journal.all_notes()


def _check_changes(feed: Feed, changes: Sequence[int]) -> None:
    if changes and not feed.changed:
        change = changes[feed.taken]
        leaves = change >= steps.LEAVES
        seat = change - steps.LEAVES if leaves else change
        outcome = f"{LEAVE if leaves else JOIN} {SEATS[seat]}"
        raise IllegalMove("chance-not-now", outcome=outcome)


def outcome_of(feed: Feed, seed: Seed | None, given: Given) -> list[int]:
    """Gives the outcome that a feed lacks, given or drawn; raises ``IllegalMove`` for neither."""
    one = feed.want == chance_kinds.RANDOM
    purpose = PURPOSES[feed.want]
    cards = sorted(feed.cards_wanted())
    if len({word_of(card) for card in cards}) == 1:
        certain = cards[:1] if one else cards
        given.agree(purpose, [word_of(card) for card in certain])
        return certain
    outcome = given.take(purpose, cards, one=one)
    if outcome is not None:
        return outcome
    if seed is None:
        raise IllegalMove("chance-missing", outcome=purpose)
    stream = Stream(seed, purpose, feed.number)
    return [cards[stream.below(len(cards))]] if one else stream.shuffled(cards)
