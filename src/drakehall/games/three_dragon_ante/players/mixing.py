"""The secret ante by regret matching, so that a player can mix and not be read.

All seats choose at once, so nobody's ante may follow from what another seat cannot know. Every
seat learns, from the same sampled worlds, which antes it regrets not to have laid: the player
for its true hand, every seat (the player's own place too, with hands that the others must
reckon with) for hands of a kind, card by card from the weakest to the strongest. What each lays
next is drawn in proportion to its regrets. The average of the player's draws is its answer.
External sampling after Lanctot et al. 2009, regrets kept at or above 0 after Tammelin 2014.
"""

from __future__ import annotations

from typing import Final

from drakehall.games.three_dragon_ante.core import (
    actions,
    antes,
    cards,
    copying,
    engine,
    steps,
    table,
    worlds,
)
from drakehall.games.three_dragon_ante.players import (
    chooser,
    layout,
    minds,
    outlook,
    playing,
    scale,
)

PLAIN: Final = __file__.endswith(".py")


class Mix:
    """Holds what has been learnt about one ante.

    ``own`` are the player's regrets by place in its hand, ``average`` how often it laid each
    card, ``worth`` the sums of its outcomes over ``rounds`` worlds, of which parts in ``mask``
    count for nothing. ``regrets`` are those of every seat by kind of hand and rank in it.
    """

    rounds: int
    playouts: int
    mask: int
    regrets: list[int]
    own: list[int]
    average: list[int]
    worth: list[int]
    total: int
    mean: int
    picks: list[int]
    outcomes: list[int]

    def __init__(self) -> None:
        if PLAIN:
            for name, (_, width) in layout.MIX.items():
                setattr(self, name, [0] * width if width else 0)

    def start(self) -> None:
        """Forgets all."""
        self.rounds = 0
        self.playouts = 0
        for place in range(steps.HAND):
            self.own[place] = 1
            self.average[place] = 0
            self.worth[place] = 0
        for place in range(steps.SEATS * scale.HANDS * steps.HAND):
            self.regrets[place] = 0


def learn(
    x: Mix, m: minds.Minds, w: worlds.Worlds, root: table.State, s: table.State, playouts: int
) -> None:
    """Spends playouts on the ante that is asked; ``root`` and ``s`` are tables for use."""
    x.start()
    while x.playouts < playouts:
        worlds.deal(w, root)
        me = root.frame_seat[root.depth - 1]
        take_back(root, me)
        outlook.remember(m, root, me)
        if x.rounds == 0:
            x.own[by_thumb(m, root, me)] = scale.PRIOR
        pick_all(x, m, root)
        try_own(x, m, root, s, me)
        swap_hand(m, root, me)
        pick_all(x, m, root)
        other = (me + 1 + x.rounds % (root.n - 1)) % root.n
        if antes_freely(root, other):
            try_seat(x, m, root, s, other)
        else:
            x.playouts += 1
        x.rounds += 1


def take_back(s: table.State, me: int) -> None:
    """Gives antes that lie face down back to the hands they came from, but for blind ones."""
    for seat in range(s.n):
        if seat != me and s.ante[seat] != cards.NONE and not s.blind >> seat & 1:
            s.add_to_hand(seat, s.ante[seat])
            s.ante[seat] = cards.NONE
            s.chosen &= ~(1 << seat)


def antes_freely(s: table.State, seat: int) -> bool:
    """Tells whether a seat has an ante to choose."""
    return not s.chosen >> seat & 1 and s.hand_size[seat] > 0


def swap_hand(m: minds.Minds, s: table.State, me: int) -> None:
    """Gives the player a hand that the others may suspect as well: from its own and the pile."""
    base = me * steps.HAND
    for place in range(base, base + s.hand_size[me]):
        other = m.draw(s.pile + s.hand_size[me])
        if other < s.pile:
            card = s.hand[place]
            s.hand[place] = s.deck[other]
            s.deck[other] = card


def pick_all(x: Mix, m: minds.Minds, s: table.State) -> None:
    """Draws an ante for every seat that chooses one."""
    for seat in range(s.n):
        if antes_freely(s, seat):
            x.picks[seat] = pick(x, m, s, seat)


def pick(x: Mix, m: minds.Minds, s: table.State, seat: int) -> int:
    """Draws the place of an ante in proportion to what a seat regrets, and by rule of thumb."""
    base = table_of(s, seat)
    x.total = scale.PRIOR
    for place in range(s.hand_size[seat]):
        x.total += x.regrets[base + rank(s, seat, place)]
    x.total = m.draw(1 << 20) * x.total >> 20
    for place in range(s.hand_size[seat]):
        x.total -= x.regrets[base + rank(s, seat, place)]
        if x.total < 0:
            return place
    return by_thumb(m, s, seat)


def table_of(s: table.State, seat: int) -> int:
    """Gives where the regrets of a seat with such a hand begin."""
    points = outlook.quality(s, seat)
    kind = 0 if points < -3 else 1 if points < 4 else 2
    return (seat * scale.HANDS + kind) * steps.HAND


def rank(s: table.State, seat: int, place: int) -> int:
    """Counts the cards of a hand that are weaker than one of them."""
    base = seat * steps.HAND
    card = s.hand[base + place]
    weaker = 0
    for other in range(base, base + s.hand_size[seat]):
        strength = table.STRENGTH[s.hand[other]]
        if strength < table.STRENGTH[card]:
            weaker += 1
        elif strength == table.STRENGTH[card]:
            weaker += 1 if s.hand[other] < card else 0
    return weaker


def by_thumb(m: minds.Minds, s: table.State, seat: int) -> int:
    """Gives the place of the ante that the rules of thumb would lay."""
    top = s.depth - 1
    asked = s.frame_seat[top]
    s.frame_seat[top] = seat
    s.moves_count = s.hand_size[seat]
    if s.rules.sets > 1:
        engine.list_answers(s)
    action = chooser.choose(m, s)
    s.frame_seat[top] = asked
    return place_of(s, seat, action - actions.ANTE)


def place_of(s: table.State, seat: int, kind: int) -> int:
    """Gives the place of the first card of a kind in a hand."""
    place = 0
    while s.hand[seat * steps.HAND + place] % cards.KINDS != kind:
        place += 1
    return place


def try_own(x: Mix, m: minds.Minds, root: table.State, s: table.State, me: int) -> None:
    """Lets the player lay each card of its hand against the antes drawn, and learn."""
    size = root.hand_size[me]
    x.total = 0
    x.mean = 0
    for place in range(size):
        lay_out(x, m, root, s, me, place)
        result = outlook.masked(m, s, me, x.mask)
        x.outcomes[place] = result
        x.worth[place] += result
        x.total += x.own[place]
        x.mean += x.own[place] * result
    for place in range(size):
        x.average[place] += (x.own[place] << scale.BITS) // x.total * (x.rounds + 1)
        x.own[place] = max(1, x.own[place] + x.outcomes[place] - x.mean // x.total)


def try_seat(x: Mix, m: minds.Minds, root: table.State, s: table.State, seat: int) -> None:
    """Lets another seat lay each card of its hand against the antes drawn, and learn."""
    size = root.hand_size[seat]
    base = table_of(root, seat)
    thumb = by_thumb(m, root, seat)
    x.total = scale.PRIOR
    x.mean = 0
    for place in range(size):
        at = base + rank(root, seat, place)
        lay_out(x, m, root, s, seat, place)
        result = outlook.foresee(m, s, seat)
        x.outcomes[place] = result
        x.total += x.regrets[at]
        x.mean += x.regrets[at] * result
    x.mean = (x.mean + scale.PRIOR * x.outcomes[thumb]) // x.total
    for place in range(size):
        at = base + rank(root, seat, place)
        x.regrets[at] = max(0, x.regrets[at] + x.outcomes[place] - x.mean)


def lay_out(
    x: Mix, m: minds.Minds, root: table.State, s: table.State, seat: int, place: int
) -> None:
    """Lays all antes, one seat's from a place of its hand, and plays on."""
    copying.copy(s, root)
    s.depth -= 1
    base = s.depth
    for other in range(s.n):
        if antes_freely(s, other):
            at = place if other == seat else x.picks[other]
            antes.commit_ante(s, other, s.take_at(other, other * steps.HAND + at))
    antes.ask_next_ante(s)
    engine.go_on(s, base)
    x.playouts += 1
    playing.play_gambits(m, s, root.gambit, 1, scale.LONGEST)
