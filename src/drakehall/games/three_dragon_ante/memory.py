"""What a seat knows for certain of cards that it does not see, event by event.

It is folded from the events of that seat alone. A place is a hand (its seat), with the ante that
the seat has chosen and not shown, or an ante that nobody has seen (players + seat).
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from struct import pack
from typing import Final, cast

from drakehall.games.three_dragon_ante.cards import KIND_OF
from drakehall.games.three_dragon_ante.chronicle import HELD, POSITION
from drakehall.games.three_dragon_ante.core import cards as core
from drakehall.games.three_dragon_ante.core.rules import Rules
from drakehall.games.three_dragon_ante.ways import LIMIT, Layers, Way, merged
from drakehall.kernel.events import UNKNOWN, Event
from drakehall.kernel.notation import SEATS

NOWHERE: Final = -1
Args = Mapping[str, object]


class Memory:
    """The certain knowledge of one seat; ``events`` counts what it has learnt from.

    ``open`` are the kinds that lie face up on the table, ``discards`` those on the discard
    pile, ``tops`` those known to lie on top of the pile, the topmost last.
    """

    def __init__(self, rules: Rules, seat: int) -> None:
        self.seat = seat
        self.players = rules.players
        self.events = 0
        self.layers = Layers()
        self.ways = [Way(2 * self.players)]
        for card in rules.cards():
            self.ways[0].hide(card % core.KINDS, 0)
        self.pile = rules.deck_size
        self.open: list[int] = []
        self.discards: list[int] = []
        self.tops: list[int] = []
        self._price: int | None = None
        self._drawn: tuple[int | None, int] | None = None
        """A card of the old pile that was drawn before the renewal, and is told of after it."""
        self._late = False
        """The pile was renewed with a card that is told of as replaced after it."""
        self._answered: int = NOWHERE
        self._last: dict[int, tuple[int | None, int]] = {}
        """The card that each seat drew last: its kind if known, and its layer."""
        self._shown: Counter[int] = Counter()
        self._bytes: bytes | None = None

    def copy(self) -> Memory:
        """Gives an independent copy."""
        twin = Memory.__new__(Memory)
        twin.__dict__ |= self.__dict__
        twin.layers = Layers(self.layers.first)
        twin.ways = [way.copy() for way in self.ways]
        twin.open, twin.discards, twin.tops = list(self.open), list(self.discards), list(self.tops)
        twin._last = dict(self._last)  # noqa: SLF001 - of this very class
        twin._shown = Counter(self._shown)  # noqa: SLF001
        return twin

    def learn(self, event: Event) -> None:
        """Takes in what the seat was told."""
        self.events += 1
        learn = LESSONS.get(event.kind)
        if learn is not None:
            learn(self, event.args)
            self._bytes = None
        self._answered = NOWHERE
        if event.kind == "answer" and event.args["kind"] == "ante":
            self._answered = _seat(event.args, "seat")

    # --- the pile ---------------------------------------------------------------------------

    def _pop(self) -> tuple[int | None, int]:
        """Takes the top card of the pile: its kind if it was known, and its layer."""
        if self._drawn is not None:
            drawn, self._drawn = self._drawn, None
            return drawn
        self.pile -= 1
        return self.tops.pop() if self.tops else None, self.layers.now

    def _draw_unseen(self, place: int) -> None:
        kind, layer = self._pop()
        self._last[place] = kind, layer
        for way in self.ways:
            if kind is None:
                way.add_slot(place, layer)
            else:
                way.add_known(place, kind)

    def _draw_seen(self, kind: int) -> None:
        """Takes a card off the pile that the seat sees."""
        known, layer = self._pop()
        if known is not None:
            return
        left = []
        for way in self.ways:
            fitting = [card for card in way.unseen.get(kind, ()) if self.layers.fits(card, layer)]
            if fitting:
                way.uncover(kind, fitting[-1])  # an older copy may lie in more places
                left.append(way)
        self.ways = left

    def renew(self, args: Args) -> None:
        """Shuffles the discards into the pile.

        A card dealt or turned from the old pile is told of only after that, and so is a card
        that a Copper replaces; how many cards the new pile has tells that it is so.
        """
        early = self.pile + len(self.discards) - cast("int", args["cards"])
        if early < 0:
            self._late = True
            return
        if early:
            self._drawn = self._pop()
        self._shuffle()

    def _shuffle(self) -> None:
        self.layers.renew(empty=self.pile == 0)
        for way in self.ways:
            for kind in (*self.discards, *self.tops):
                way.hide(kind, self.layers.now)
        self.pile += len(self.discards)
        self.discards, self.tops = [], []

    # --- hands ------------------------------------------------------------------------------

    def _leave(self, place: int, kind: int) -> None:
        """Takes a card that is shown out of a place; ways in which it was not there are gone."""
        if place == self.seat and not self._was_unseen(kind):
            return
        left: list[Way] = []
        for way in self.ways:
            if kind in way.known[place]:
                way.drop_known(place, kind)
                left.append(way)
            else:
                left += way.found(place, kind, self.layers)
        self._keep(left)

    def _was_unseen(self, kind: int) -> bool:
        """Tells whether a card that the seat itself held was dealt to it unseen. [7.6]"""
        return any(way.slots[self.seat] and way.unseen.get(kind) for way in self.ways)

    def _see(self, place: int, kind: int, copies: int = 1) -> None:
        """Sees a card in a place, where it stays; of equal cards so many were seen there."""
        if place == self.seat:
            return
        left: list[Way] = []
        for way in self.ways:
            if way.known[place].count(kind) >= copies:
                left.append(way)
                continue
            for found in way.found(place, kind, self.layers):
                found.add_known(place, kind)
                left.append(found)
        self._keep(left)

    def _gain(self, place: int, kind: int) -> None:
        if place != self.seat:
            for way in self.ways:
                way.add_known(place, kind)

    def _keep(self, ways: Iterable[Way]) -> None:
        self.ways = merged(ways)
        if len(self.ways) > LIMIT:
            self._forget()

    def _forget(self) -> None:
        """Keeps apart what is seen and what is not, and nothing more."""
        way = self.ways[0]
        way.forget(self.layers.now)
        way.weight = 1
        self.ways = [way]
        self.layers.first[-1] = 0
        self._last = dict.fromkeys(self._last, (None, self.layers.now))

    # --- what the events tell ---------------------------------------------------------------

    def position(self, args: Args) -> None:
        """Begins with a position: what lies open, and how many cards do not."""
        self.pile = cast("int", args["cards"])
        self.open = _kinds(args["table"])
        self.discards = _kinds(args["discard"])
        for kind in (*self.open, *self.discards):
            self.ways[0].uncover(kind, 0)

    def held(self, args: Args) -> None:
        """Begins with a hand, of which only its owner knows the cards."""
        seat = _seat(args, "seat")
        for word in str(args["held"]).split():
            if word == UNKNOWN:
                self._begin_hidden(seat)
            else:
                self.ways[0].uncover(KIND_OF[word], 0)
        if seat != self.seat:
            for _ in range(cast("int", args["count"]) - 1):
                self._begin_hidden(seat)

    def _begin_hidden(self, place: int) -> None:
        self.ways[0].add_slot(place, 0)
        self._last[place] = None, 0

    def draw(self, args: Args) -> None:
        """A seat draws; of the own cards only one dealt for a blind ante is unseen."""
        if args["card"] == UNKNOWN:
            self._draw_unseen(_seat(args, "seat"))
        else:
            self._draw_seen(_kind(args))

    def ante(self, args: Args) -> None:
        """A seat lays an ante: a chosen one stays with its hand, a blind one is what it is."""
        seat = _seat(args, "seat")
        if args["card"] != UNKNOWN or self._answered == seat:
            return
        place, way = self.players + seat, self.ways[0]
        if not way.known[seat] and not way.slots[seat]:
            self._draw_unseen(place)
            return
        kind, layer = self._last[seat]
        for way in self.ways:
            if kind is None:
                way.drop_slot(seat, layer)
                way.add_slot(place, layer)
            else:
                way.drop_known(seat, kind)
                way.add_known(place, kind)

    def reveal(self, args: Args) -> None:
        """An ante is turned."""
        seat, way = _seat(args, "seat"), self.ways[0]
        place = self.players + seat
        blind = way.known[place] or way.slots[place]
        self._leave(place if blind else seat, _kind(args))
        self.open.append(_kind(args))

    def clear(self, args: Args) -> None:  # noqa: ARG002 - one signature for all
        """All that lies open goes to the discards: antes are void, or the gambit is over."""
        self.discards += self.open
        self.open = []

    def play(self, args: Args) -> None:
        """A seat plays a card."""
        self._leave(_seat(args, "seat"), _kind(args))
        self.open.append(_kind(args))

    def replace(self, args: Args) -> None:
        """A Copper is replaced by the top card of the pile."""
        self._swap_for_top(_kind(args, "old"), _kind(args, "new"))

    def stay(self, args: Args) -> None:
        """A Copper stays: it drew itself from a pile of its own, or had its turn already."""
        if self._late:
            self._swap_for_top(_kind(args), _kind(args))

    def _swap_for_top(self, old: int, new: int) -> None:
        self.open.remove(old)
        self.discards.append(old)
        if self._late:
            self._late = False
            self._shuffle()
        self._draw_seen(new)
        self.open.append(new)

    def turn(self, args: Args) -> None:
        """A price card is turned that its buyer may swap."""
        self._price = _kind(args)
        self._draw_seen(self._price)

    def swap(self, args: Args) -> None:
        """Another price card is turned, the first goes back on top of the pile."""
        self._price = _kind(args, "new")
        self._draw_seen(self._price)
        self.tops.append(_kind(args, "old"))
        self.pile += 1

    def buy(self, args: Args) -> None:
        """A price card is paid and discarded."""
        if self._price is None:
            self._draw_seen(_kind(args))
        self._price = None
        self.discards.append(_kind(args))

    def discard(self, args: Args) -> None:
        """A card leaves a hand for the discards."""
        self._leave(_seat(args, "seat"), _kind(args))
        self.discards.append(_kind(args))

    def slay(self, args: Args) -> None:
        """A card leaves a flight for the discards."""
        self.open.remove(_kind(args))
        self.discards.append(_kind(args))

    def give(self, args: Args) -> None:
        """A card passes between hands before everybody's eyes."""
        self._leave(_seat(args, "seat"), _kind(args))
        self._gain(_seat(args, "to"), _kind(args))

    def show(self, args: Args) -> None:
        """A card is shown and kept, since the other hand is full."""
        self._see(_seat(args, "seat"), _kind(args))

    def take(self, args: Args) -> None:
        """An ante is taken into a hand."""
        self.open.remove(_kind(args))
        self._gain(_seat(args, "seat"), _kind(args))

    def rob(self, args: Args) -> None:
        """A random card passes between hands, seen by their owners alone."""
        thief, victim = _seat(args, "seat"), _seat(args, "victim")
        if args["card"] == UNKNOWN:
            self._keep(after for way in self.ways for after in way.robbed(thief, victim))
        else:
            self._leave(victim, _kind(args))
            self._gain(thief, _kind(args))

    def look(self, args: Args) -> None:  # noqa: ARG002
        """A hand is going to be shown."""
        self._shown.clear()

    def seen(self, args: Args) -> None:
        """A card of another hand is shown to the seat that looks."""
        if args["card"] != UNKNOWN:
            kind = _kind(args)
            self._shown[kind] += 1
            self._see(_seat(args, "victim"), kind, self._shown[kind])

    # --- all of it as data ------------------------------------------------------------------

    def to_bytes(self) -> bytes:
        """Gives all of it as the bytes of an image: a length, and so much JSON."""
        if self._bytes is None:
            ways = [[w.weight, sorted(w.unseen.items()), w.known, w.slots] for w in self.ways]
            plain = [self.layers.first, self.tops, ways]
            text = json.dumps(plain, separators=(",", ":")).encode()
            self._bytes = pack("<I", len(text)) + text
        return self._bytes


def _seat(args: Args, name: str) -> int:
    return SEATS.index(str(args[name]))


def _kind(args: Args, name: str = "card") -> int:
    return KIND_OF[str(args[name])]


def _kinds(words: object) -> list[int]:
    return [KIND_OF[word] for word in str(words).split()]


LESSONS: Final[Mapping[str, Callable[[Memory, Args], None]]] = {
    POSITION: Memory.position,
    HELD: Memory.held,
    "renew": Memory.renew,
    "draw": Memory.draw,
    "ante": Memory.ante,
    "reveal": Memory.reveal,
    "void": Memory.clear,
    "win": Memory.clear,
    "no-winner": Memory.clear,
    "play": Memory.play,
    "replace": Memory.replace,
    "stay": Memory.stay,
    "turn": Memory.turn,
    "swap": Memory.swap,
    "buy": Memory.buy,
    "discard": Memory.discard,
    "drop": Memory.discard,
    "slay": Memory.slay,
    "give": Memory.give,
    "show": Memory.show,
    "take": Memory.take,
    "rob": Memory.rob,
    "look": Memory.look,
    "seen": Memory.seen,
}
"""What each kind of event teaches."""
