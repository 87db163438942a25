"""A second world: the same game in which cards that a seat has never seen are exchanged.

Everything else is the same: seed, moves, and what chance does. So nothing that the seat sees may
differ, from the deal on. What a seat has seen is judged here, by the rules and not by the
program's own marks of secrecy.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from unittest import mock

from drakehall.games.three_dragon_ante import fate
from drakehall.games.three_dragon_ante.cards import KIND_OF, word_of
from drakehall.games.three_dragon_ante.core import chance_kinds
from drakehall.games.three_dragon_ante.core.luck import Feed
from drakehall.games.three_dragon_ante.game import TableState, ThreeDragonAnte
from drakehall.kernel.chance import Seed, Stream
from drakehall.kernel.events import Event
from drakehall.kernel.notation import SEATS

Exchange = Mapping[str, str]
"""Which word lies where another one lay."""
Move = tuple[int, str]


def words_in(event: Event) -> set[str]:
    """Gives the cards that an event speaks of."""
    words = {word for value in event.args.values() for word in str(value).split()}
    return {word.partition("@")[0] for word in words} & set(KIND_OF)


def is_witness(seat: int, event: Event) -> bool:
    """Tells whether a seat sees the cards of an event. [section 2: public and secret]"""
    owner = event.args.get("seat")
    if event.kind in {"draw", "ante"}:
        return owner == SEATS[seat] and bool(event.audience)  # blind ones are seen by nobody
    if event.kind in {"answer", "forced"} and event.args["kind"] == "ante":
        return owner == SEATS[seat]
    if event.kind == "seen":
        return owner == SEATS[seat]
    if event.kind == "rob":
        return SEATS[seat] in {owner, event.args["victim"]}
    return True


def seen_cards(state: TableState, seat: int) -> set[str]:
    """Gives every card that a seat has ever seen."""
    events = (event for event in state.history if is_witness(seat, event))
    return {word for event in events for word in words_in(event)}


def turned_card(state: TableState) -> set[str]:
    """Gives the price card that lies open while its buyer is asked; an event tells of it later."""
    question = state.question()
    if question is None or question.kind != "price":
        return set()
    return {str(question.source)}


def exchanged(text: str, exchange: Exchange) -> str:
    """Gives a move as it reads in the other world."""
    return " ".join(exchange.get(word, word) for word in text.split(" "))


@contextmanager
def world(exchange: Exchange) -> Iterator[None]:
    """Lets chance do in the other world what it does in this one, with the cards exchanged."""
    there = {KIND_OF[a]: KIND_OF[b] for a, b in exchange.items()}
    back = {b: a for a, b in there.items()}

    def outcome(feed: Feed, seed: Seed, _: fate.Given) -> list[int]:
        cards = sorted(back.get(card, card) for card in feed.cards_wanted())
        stream = Stream(seed, fate.PURPOSES[feed.want], feed.number)
        one = feed.want == chance_kinds.RANDOM
        drawn = [cards[stream.below(len(cards))]] if one else stream.shuffled(cards)
        return [there.get(card, card) for card in drawn]

    with mock.patch.object(fate, "outcome_of", outcome):
        yield


def deal_lines(game: ThreeDragonAnte, seed: Seed, exchange: Exchange) -> list[str]:
    """Gives the outcomes of the deal of a seed, in the other world with the cards exchanged."""
    order = fate.deal_order(game.rules.cards(), seed, fate.Given([], game.players))
    words = [word_of(card) for card in order]
    picks: list[str] = []
    if game.options["abilities"] == "random":
        drawn = fate.random_picks(game.players, seed, fate.Given([], game.players))
        picks = [f"pick {SEATS[seat]} {' '.join(names)}" for seat, names in enumerate(drawn)]
    return [*picks, f"deal {' '.join(exchange.get(word, word) for word in words)}"]


def begin(game: ThreeDragonAnte, seed: Seed, exchange: Exchange) -> TableState:
    """Deals the game, in the other world with the cards exchanged."""
    with world(exchange):
        return game.new_state(seed, deal_lines(game, seed, exchange))


def views(state: TableState, seat: int) -> bytes:
    """Gives all that a seat and a spectator are shown now, as bytes."""
    seen = [state.observation(eyes) for eyes in (seat, None)]
    legal = state.legal_actions(seat) if seat in state.pending_seats else None
    return repr([seen, legal, state.pending_seats, state.forced()]).encode()


def mixed(words: Sequence[str], luck: random.Random) -> dict[str, str]:
    """Draws a permutation of some cards that leaves none where it was."""
    order = luck.sample(words, len(words))
    return dict(zip(order, [*order[1:], order[0]], strict=True))
