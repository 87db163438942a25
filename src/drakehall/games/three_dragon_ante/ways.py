"""The ways in which hidden cards may lie, as one seat has to reckon them.

A place holds cards known to lie there and slots whose cards are not known. A slot has a layer:
the renewal of the pile that its card was drawn after. What is not seen has layers too: a card
that the k-th renewal shuffled in has layer k, and fits a slot of the same layer, or of a later
one as long as the pile never ran out between (``Layers``). One way is enough until a card passes
between two other hands: then each card that may have passed makes a way of its own.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import gcd
from typing import Final

from drakehall.games.three_dragon_ante.core import zones

LIMIT: Final = zones.WAYS
"""More ways than this are not kept apart."""

Places = tuple[tuple[int, ...], ...]
Key = tuple[Places, Places, tuple[tuple[int, tuple[int, ...]], ...]]


class Layers:
    """The renewals of the pile: for each the first after which cards can still be there."""

    def __init__(self, first: Iterable[int] = (0,)) -> None:
        self.first = list(first)

    @property
    def now(self) -> int:
        """The layer of a card drawn now."""
        return len(self.first) - 1

    def renew(self, *, empty: bool) -> None:
        """Begins a layer; where the pile was empty, no older card is left in it."""
        self.first.append(len(self.first) if empty else self.first[-1])

    def fits(self, card: int, slot: int) -> bool:
        """Tells whether a card of one layer can lie in a slot of another."""
        return self.first[slot] <= card <= slot


class Way:
    """One way: ``known`` kinds and ``slots`` (their layers) by place, ``unseen`` layers by kind.

    ``weight`` counts, up to a factor that all ways share, the deals that come to this.
    """

    __slots__ = ("known", "slots", "unseen", "weight")

    def __init__(self, places: int) -> None:
        self.weight = 1
        self.known: list[tuple[int, ...]] = [()] * places
        self.slots: list[tuple[int, ...]] = [()] * places
        self.unseen: dict[int, tuple[int, ...]] = {}

    def copy(self, weight: int = 1) -> Way:
        """Gives an independent copy whose weight is so many times this one's."""
        twin = Way(0)
        twin.weight = self.weight * weight
        twin.known = list(self.known)
        twin.slots = list(self.slots)
        twin.unseen = dict(self.unseen)
        return twin

    def key(self) -> Key:
        """Gives what tells ways apart."""
        return tuple(self.known), tuple(self.slots), tuple(sorted(self.unseen.items()))

    def add_known(self, place: int, kind: int) -> None:
        """Adds a card known to lie in a place."""
        self.known[place] = tuple(sorted((*self.known[place], kind)))

    def drop_known(self, place: int, kind: int) -> None:
        """Takes a known card out of a place."""
        self.known[place] = without(self.known[place], kind)

    def add_slot(self, place: int, layer: int) -> None:
        """Adds a slot to a place."""
        self.slots[place] = tuple(sorted((*self.slots[place], layer)))

    def drop_slot(self, place: int, layer: int) -> None:
        """Takes a slot out of a place."""
        self.slots[place] = without(self.slots[place], layer)

    def hide(self, kind: int, layer: int) -> None:
        """Adds a card that is not seen any more."""
        self.unseen[kind] = tuple(sorted((*self.unseen.get(kind, ()), layer)))

    def uncover(self, kind: int, layer: int) -> None:
        """Takes a card from those that are not seen."""
        self.unseen[kind] = without(self.unseen[kind], layer)

    def found(self, place: int, kind: int, layers: Layers) -> Iterator[Way]:
        """Gives the ways in which a slot of a place held a card; the slot is gone in them.

        Of several slots it is the oldest that goes: what is then possible includes the rest.
        """
        for card in dict.fromkeys(self.unseen.get(kind, ())):
            fitting = [slot for slot in self.slots[place] if layers.fits(card, slot)]
            if fitting:
                way = self.copy(len(fitting))
                way.uncover(kind, card)
                way.drop_slot(place, fitting[0])
                yield way

    def robbed(self, thief: int, victim: int) -> Iterator[Way]:
        """Gives the ways in which an unseen card passes from one place to another."""
        for kind in dict.fromkeys(self.known[victim]):
            way = self.copy(self.known[victim].count(kind))
            way.drop_known(victim, kind)
            way.add_known(thief, kind)
            yield way
        for layer in dict.fromkeys(self.slots[victim]):
            way = self.copy(self.slots[victim].count(layer))
            way.drop_slot(victim, layer)
            way.add_slot(thief, layer)
            yield way

    def forget(self, layer: int) -> None:
        """Keeps only how many cards each place holds: any card unseen may be any of them."""
        for place, kinds in enumerate(self.known):
            for kind in kinds:
                self.hide(kind, layer)
            self.slots[place] = (layer,) * (len(kinds) + len(self.slots[place]))
        self.known = [()] * len(self.known)
        self.unseen = {kind: (layer,) * len(old) for kind, old in self.unseen.items()}


def without(items: Sequence[int], item: int) -> tuple[int, ...]:
    """Gives the items with one less of a kind."""
    place = items.index(item)
    return (*items[:place], *items[place + 1 :])


def merged(ways: Iterable[Way]) -> list[Way]:
    """Puts equal ways together and shortens the weights; the order is that of their contents."""
    found: dict[Key, Way] = {}
    for way in ways:
        same = found.setdefault(way.key(), way)
        if same is not way:
            same.weight += way.weight
    shared = gcd(*(way.weight for way in found.values()))
    for way in found.values():
        way.weight //= shared or 1
    return [found[key] for key in sorted(found)]
