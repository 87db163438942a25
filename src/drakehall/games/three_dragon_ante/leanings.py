"""What the moves of others tell of the cards they did not move: a soft belief on top of knowledge.

Whoever antes, plays, gives or discards a card held others back, and whoever pays a tribute held
back what would have served. For each hand a number a kind of card says how much likelier it is
to hold that kind than the moves left to chance would make it. All of it is public, so it is kept
once for all seats. The numbers of ``habits`` are learnt from games that rules of thumb played.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from struct import pack
from typing import Final

from drakehall.games.three_dragon_ante.cards import KIND_OF
from drakehall.games.three_dragon_ante.chronicle import HELD
from drakehall.games.three_dragon_ante.core import cards as core
from drakehall.games.three_dragon_ante.habits import NUMBERS
from drakehall.kernel.events import UNKNOWN, Event
from drakehall.kernel.notation import SEATS

Args = Mapping[str, object]

# What a seat did instead of what it might have done.
ANTED: Final = 0
LED: Final = 1
WOKE: Final = 2
SLEPT: Final = 3
PAID: Final = 4
GAVE: Final = 5
DISCARDED: Final = 6
DEEDS: Final = 7

STEPS: Final = (-6, -3, -1, 0, 1, 2, 4, 7)
"""Differences in strength at which the next class begins."""
CLASSES: Final = len(STEPS) + 1
POWERS: Final = 20
FLAGS: Final = 8
LARGEST: Final = 2000
WIDTH: Final = CLASSES + POWERS + FLAGS
SIZE: Final = DEEDS * WIDTH
"""How many numbers there are: for each deed by class of strength, by power, by flag."""

Deed = tuple[int, int, int]
"""What was done; the strength of the card, or the limit of the tribute; strength before."""


def class_of(difference: int) -> int:
    """Gives the class of a difference in strength."""
    return sum(difference >= step for step in STEPS)


@cache
def features(deed: Deed) -> tuple[tuple[int, int, int], ...]:
    """Gives for each kind the three numbers that a deed adds for it, matching colours aside."""
    what, strength, other = deed
    start = what * WIDTH
    rows = []
    for kind in range(core.KINDS):
        differs = class_of(core.STRENGTHS[kind] - strength)
        power = CLASSES + core.POWERS[kind]
        flag = CLASSES + POWERS + _flag(what, kind, strength, other)
        rows.append((start + differs, start + power, start + flag))
    return tuple(rows)


def _flag(what: int, kind: int, strength: int, other: int) -> int:
    held = core.STRENGTHS[kind]
    if what in {LED, WOKE, SLEPT}:
        return int(what == LED or held <= other)
    if what in {PAID, GAVE}:
        evil = core.SIDES[kind] == core.EVIL and held < strength
        good = core.SIDES[kind] == core.GOOD and held > strength
        return int(evil if other == core.GREEN else good)
    return (held > 3) + (held > 6) + (held > 9)


def matching(deed: Deed, flight: list[int]) -> Iterator[tuple[int, int, int]]:
    """Gives the kinds of a colour that lies in the own flight, with the flags they have instead.

    A row is the kind, the number it has without that, the number it has with it.
    """
    if deed[0] not in {LED, WOKE, SLEPT}:
        return
    colours = [core.POWERS[kind] for kind in flight]
    for colour in {colour for colour in colours if colour < core.COLOURS}:
        steps = 2 * min(2, colours.count(colour))
        for kind in range(colour * 6, colour * 6 + 6):
            plain = features(deed)[kind][2]
            yield kind, plain, plain + steps


@cache
def _sums(deed: Deed) -> tuple[int, ...]:
    return tuple(sum(NUMBERS[place] for place in row) for row in features(deed))


class Leanings:
    """By seat and kind, in 64ths of a power of two, how likely a hand holds a card.

    A new card in a hand has had no chance to be moved: it thins out what is known of the rest.
    """

    def __init__(self, players: int) -> None:
        self.events = 0
        self.hands = [[0] * core.KINDS for _ in range(players)]
        self.sizes = [0] * players
        self.flights: list[list[int]] = [[] for _ in range(players)]
        self._leader = 0
        self._last = 0
        self._before = 0
        self._woken = (core.NONE, core.NONE)
        self._chosen: set[int] = set()
        self._bytes: bytes | None = None

    def copy(self) -> Leanings:
        """Gives an independent copy."""
        twin = type(self)(len(self.sizes))
        twin.__dict__ |= self.__dict__
        twin.hands, twin.sizes = list(self.hands), list(self.sizes)
        twin.flights = [list(flight) for flight in self.flights]
        twin._chosen = set(self._chosen)  # noqa: SLF001 - of this very class
        return twin

    def learn(self, event: Event) -> None:
        """Takes in what everybody was told."""
        self.events += 1
        learn = LESSONS.get(event.kind)
        if learn is not None:
            learn(self, event.args)
            self._bytes = None

    def to_bytes(self) -> bytes:
        """Gives the leanings seat by seat, 16 bits for each kind."""
        if self._bytes is None:
            flat = [max(-LARGEST, min(LARGEST, lean)) for hand in self.hands for lean in hand]
            self._bytes = pack(f"<{len(flat)}h", *flat)
        return self._bytes

    # --- how leanings change ------------------------------------------------------------------

    def tell(self, seat: int, deed: Deed) -> None:
        """Takes a deed of a seat as evidence of what it holds."""
        hand = [a + b for a, b in zip(self.hands[seat], _sums(deed), strict=True)]
        for kind, plain, instead in matching(deed, self.flights[seat]):
            hand[kind] += NUMBERS[instead] - NUMBERS[plain]
        self.hands[seat] = hand

    def thin(self, seat: int) -> None:
        """Adds a card to a hand of which nothing is known."""
        size = self.sizes[seat]
        if size:
            self.hands[seat] = [lean * size // (size + 1) for lean in self.hands[seat]]
        else:
            self.hands[seat] = [0] * core.KINDS
        self.sizes[seat] += 1

    def mix(self, seat: int, victim: int) -> None:
        """Adds a card to a hand that another hand held."""
        size, other = self.sizes[seat], self.hands[victim]
        pairs = zip(self.hands[seat], other, strict=True)
        self.hands[seat] = [(lean * size + more) // (size + 1) for lean, more in pairs]
        self.sizes[seat] += 1
        self.sizes[victim] -= 1

    # --- what the events tell -----------------------------------------------------------------

    def held(self, args: Args) -> None:
        """Begins with a hand."""
        self.sizes[_seat(args)] = int(str(args["count"]))

    def draw(self, args: Args) -> None:
        """A seat draws."""
        self.thin(_seat(args))

    def answer(self, args: Args) -> None:
        """A seat chooses an ante, or pays rather than gives."""
        seat = _seat(args)
        if args["kind"] == "ante":
            self._chosen.add(seat)
        elif args["kind"] == "tribute" and args["move"] == "pay":
            self.tell(seat, self._tribute(PAID))

    def _tribute(self, what: int) -> Deed:
        card, power = self._woken
        return what, core.STRENGTHS[card], core.POWERS[power]

    def ante(self, args: Args) -> None:
        """A seat lays an ante; one that was never in its hand comes from the pile."""
        self.sizes[_seat(args)] = max(0, self.sizes[_seat(args)] - 1)

    def reveal(self, args: Args) -> None:
        """An ante is turned."""
        if _seat(args) in self._chosen:
            self.tell(_seat(args), (ANTED, core.STRENGTHS[_kind(args)], 0))
            self._chosen.discard(_seat(args))

    def round(self, args: Args) -> None:
        """A round begins."""
        self._leader = _seat(args)
        self._before = 0

    def lead(self, args: Args) -> None:
        """Another seat leads this round."""
        self._leader = _seat(args, "to")

    def play(self, args: Args) -> None:
        """A seat plays a card."""
        seat, kind = _seat(args), _kind(args)
        strength = core.STRENGTHS[kind]
        what = LED if seat == self._leader else WOKE if strength <= self._before else SLEPT
        self.tell(seat, (what, strength, self._before))
        self.sizes[seat] -= 1
        self.flights[seat].append(kind)
        self._before, self._last = strength, seat

    def wakes(self, args: Args) -> None:
        """A power runs: a tribute that follows is its."""
        self._woken = _kind(args), _kind(args, "power")

    def replace(self, args: Args) -> None:
        """A Copper is replaced, and the newcomer stands for the turn."""
        seat = _seat(args)
        self._drop_from_flight(seat, _kind(args, "old"))
        self.flights[seat].append(_kind(args, "new"))
        if seat == self._last:
            self._before = core.STRENGTHS[_kind(args, "new")]

    def slay(self, args: Args) -> None:
        """A card leaves a flight."""
        self._drop_from_flight(_seat(args, "victim"), _kind(args))

    def _drop_from_flight(self, seat: int, kind: int) -> None:
        if kind in self.flights[seat]:
            self.flights[seat].remove(kind)

    def give(self, args: Args) -> None:
        """A card passes between hands before everybody's eyes."""
        self.tell(_seat(args), self._tribute(GAVE))
        self.sizes[_seat(args)] -= 1
        self.sizes[_seat(args, "to")] += 1

    def discard(self, args: Args) -> None:
        """A seat discards a card of its choice."""
        self.tell(_seat(args), (DISCARDED, core.STRENGTHS[_kind(args)], 0))
        self.sizes[_seat(args)] -= 1

    def drop(self, args: Args) -> None:
        """A seat that goes loses its hand."""
        self.sizes[_seat(args)] -= 1

    def take(self, args: Args) -> None:
        """An ante is taken into a hand."""
        self.sizes[_seat(args)] += 1

    def rob(self, args: Args) -> None:
        """A random card passes between hands."""
        self.mix(_seat(args), _seat(args, "victim"))

    def clear(self, args: Args) -> None:  # noqa: ARG002 - one signature for all
        """The gambit is over."""
        self.flights = [[] for _ in self.flights]


def _seat(args: Args, name: str = "seat") -> int:
    return SEATS.index(str(args[name]))


def _kind(args: Args, name: str = "card") -> int:
    word = str(args[name])
    return core.NONE if word == UNKNOWN else KIND_OF[word]


LESSONS: Final[Mapping[str, Callable[[Leanings, Args], None]]] = {
    HELD: Leanings.held,
    "draw": Leanings.draw,
    "answer": Leanings.answer,
    "ante": Leanings.ante,
    "reveal": Leanings.reveal,
    "round": Leanings.round,
    "hand-over": Leanings.lead,
    "play": Leanings.play,
    "wakes": Leanings.wakes,
    "replace": Leanings.replace,
    "slay": Leanings.slay,
    "give": Leanings.give,
    "discard": Leanings.discard,
    "drop": Leanings.drop,
    "take": Leanings.take,
    "rob": Leanings.rob,
    "win": Leanings.clear,
    "no-winner": Leanings.clear,
}
"""What each kind of event teaches."""
