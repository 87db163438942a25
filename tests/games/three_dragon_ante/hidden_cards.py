"""Where the cards lie that a seat has never seen, and ways to exchange them."""

from __future__ import annotations

import random
from collections.abc import Mapping

from drakehall.games.three_dragon_ante.game import TableState
from drakehall.kernel.notation import SEATS
from games.three_dragon_ante.two_worlds import (
    Exchange,
    is_witness,
    mixed,
    seen_cards,
    turned_card,
    words_in,
)

KINDS = (
    "two hands",
    "hand and pile",
    "order of the pile",
    "stolen",
    "looked at",
    "ante",
    "everything",
)


class Hidden:
    """The cards that a seat has never seen, by place."""

    def __init__(self, state: TableState, seat: int) -> None:
        facts = state.facts()
        known = seen_cards(state, seat) | turned_card(state)
        hand, pile, ante = facts["hand"], facts["deck"], facts["ante"]
        assert isinstance(hand, dict)
        assert isinstance(pile, list)
        assert isinstance(ante, dict)
        others = [letter for letter in hand if letter != SEATS[seat]]
        self.hands = [[word for word in hand[s] if word not in known] for s in others]
        self.hands = [words for words in self.hands if words]
        self.pile = [word for word in pile if word not in known]
        face_down = facts["phase"] == "ante"
        antes = [ante[s] for s in others if face_down and ante[s] != "none"]
        self.antes = [word for word in antes if word not in known]
        self.all = [w for words in self.hands for w in words] + self.pile + self.antes
        self.stolen = self.shown_to_others(state, seat, "rob")
        self.looked_at = self.shown_to_others(state, seat, "seen")

    def shown_to_others(self, state: TableState, seat: int, kind: str) -> list[str]:
        """Gives the hidden cards that others have seen by events of a kind."""
        others = [e for e in state.history if e.kind == kind and not is_witness(seat, e)]
        seen = {word for event in others for word in words_in(event)}
        return [word for word in self.all if word in seen]

    def exchange(self, kind: str, luck: random.Random) -> Exchange | None:
        """Draws an exchange of a kind, or ``None`` where there is none."""
        hand = [word for words in self.hands for word in words]
        pairs: Mapping[str, list[list[str]]] = {
            "two hands": luck.sample(self.hands, min(2, len(self.hands))),
            "hand and pile": [hand, self.pile],
            "order of the pile": [self.pile, self.pile],
            "stolen": [self.stolen, self.all],
            "looked at": [self.looked_at, self.all],
            "ante": [self.antes, hand + self.pile],
        }
        if kind == "everything":
            return mixed(self.all, luck) if len(self.all) > 1 else None
        if len(pairs[kind]) < 2 or not all(pairs[kind]):
            return None
        one, other = (luck.choice(words) for words in pairs[kind])
        return {one: other, other: one} if one != other else None
