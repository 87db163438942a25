"""What a seat has seen of the deck so far, event by event."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Mapping
from itertools import accumulate
from typing import Final

from drakehall.games.draco.cards import CURSE, NUMBERS
from drakehall.games.draco.chronicle import DEAL, HELD, POSITION
from drakehall.games.draco.core.rules import Rules
from drakehall.games.draco.piles import ANYWHERE, Pile, piles_of
from drakehall.kernel.events import UNKNOWN, Event
from drakehall.kernel.notation import SEATS

TURNED_UP: Final = ("flip", "gain")
PUT_UNDER: Final = "replace"


class Memory:
    """The cards that a seat has seen come off the deck, and what is left to come.

    ``events`` counts what it has learnt from; ``shown`` says of each card dealt to the deck and
    turned up since whether it was a curse; ``held`` counts by seat the treasures that lay there,
    unknown, when the game was set up.
    """

    def __init__(self, rules: Rules) -> None:
        self.events = 0
        self.unseen = Counter(rules.treasures())
        self.curses = rules.cursed_count
        self.piles: tuple[Pile, ...] = piles_of(rules)
        self.shown: list[bool] = []
        self.dealt = 0
        self.under = 0
        self.held = [0] * rules.players

    def copy(self) -> Memory:
        """Gives an independent copy."""
        twin = Memory.__new__(Memory)
        twin.__dict__ |= self.__dict__
        twin.unseen = Counter(self.unseen)
        twin.shown = list(self.shown)
        twin.held = list(self.held)
        return twin

    @property
    def left(self) -> int:
        """How many cards are left of the deck as it was dealt."""
        return max(0, self.dealt - len(self.shown))

    def learn(self, event: Event) -> None:
        """Takes in what an event shows of the deck."""
        self.events += 1
        if event.kind in {DEAL, POSITION}:
            self.dealt = int(str(event.args["cards"]))
        if event.kind == POSITION:
            self._see(str(event.args["seen"]).split())
            self._as_one_pile()
        elif event.kind == HELD:
            self._learn_held(event.args)
            self._as_one_pile()
        elif event.kind in TURNED_UP or event.kind == PUT_UNDER:
            word = str(event.args.get("card", CURSE))
            if self.left:
                self.shown.append(word == CURSE)
                self._see([word])
            else:
                self.under -= 1
            self.under += event.kind == PUT_UNDER

    def _learn_held(self, args: Mapping[str, object]) -> None:
        if args["held"] == UNKNOWN:
            self.held[SEATS.index(str(args["seat"]))] = int(str(args["count"]))
        else:
            self._see(str(args["held"]).split())

    def _see(self, words: Iterable[str]) -> None:
        for word in words:
            if word == CURSE:
                self.curses -= 1
            else:
                self.unseen[NUMBERS[word]] -= 1

    def _as_one_pile(self) -> None:
        """Takes the deck of a position for a shuffled one: how it came about is not known."""
        hidden = sum(self.held)
        self.piles = (Pile(self.unseen.total() - hidden + self.curses, self.curses),)

    def to_bytes(self, ends: Iterable[int]) -> bytes:
        """Gives all of it as the bytes of an image; ``ends`` are places where piles end."""
        plain = [
            sorted(self.unseen.elements()),
            [[pile.size, pile.curses] for pile in self.piles],
            [int(curse) for curse in self.shown],
            self.held,
            sorted(ends),
        ]
        return json.dumps(plain, separators=(",", ":")).encode()


def known_ends(memory: Memory, sizes: object) -> frozenset[int]:
    """Gives the places in the deck as dealt where piles end, if the view shows their ``sizes``."""
    if not isinstance(sizes, list) or len(memory.piles) == 1:
        return ANYWHERE
    own = sizes[:-1] if memory.under else sizes
    start = len(memory.shown)
    return frozenset(accumulate(own, initial=start)) - {start}
