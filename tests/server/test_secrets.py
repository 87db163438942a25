"""Two worlds that differ in what a seat has not seen send it the same bytes."""

from __future__ import annotations

import asyncio
import itertools
import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from websockets.asyncio.client import ClientConnection, connect

from drakehall import wire
from drakehall.fairness import seed_from
from drakehall.games import new_game
from drakehall.kernel.contract import State
from drakehall.kernel.errors import Refusal
from drakehall.kernel.notation import SEATS
from drakehall.server.settings import Settings
from server.live import serving_here
from server.scripted import FULL, table_for

GAMES = 2000 if FULL else 12
PLAYERS = 3
SEED = seed_from("secret", {})


@dataclass
class SameLuck:
    """Chance that the test has in its hand: ids and tokens by number, the deal as set."""

    pair: int = 0
    deals: list[str] = field(default_factory=list)
    numbers: itertools.count[int] = field(default_factory=itertools.count)

    def secret(self) -> str:
        """Gives the same secret for all: its hash says nothing about the deal set here."""
        return "secret"

    def token(self) -> str:
        """Gives a token."""
        return f"token{next(self.numbers)}"

    def table_id(self) -> str:
        """Gives an id."""
        return f"table{self.pair:06}"

    def code(self) -> str:
        """Gives a code."""
        return f"{self.pair:06}"

    def deal(self, seed: str) -> list[str]:  # noqa: ARG002 - the deal is set
        """Gives the deal of this world."""
        return self.deals


@dataclass(frozen=True)
class World:
    """A deal and the answers given in it, as seats with full texts."""

    deal: str
    answers: Sequence[tuple[int, str]]


def test_a_seat_receives_the_same_bytes_whatever_it_cannot_see(tmp_path: Path) -> None:
    chance, compared, tried = random.Random(3), 0, 0
    one, other = SameLuck(), SameLuck()
    with (
        serving_here(settings(tmp_path / "1.db", one)) as here,
        serving_here(settings(tmp_path / "2.db", other)) as there,
    ):
        while compared < GAMES:
            tried += 1
            assert tried < GAMES * 20, "hardly any pair of worlds could be made"
            eyes = chance.randrange(PLAYERS)
            worlds = two_worlds(chance, eyes)
            if worlds is None:
                continue
            first = received(here, one, tried, worlds[0], eyes)
            second = received(there, other, tried, worlds[1], eyes)
            assert first == second
            assert len(first) > 3
            compared += 1
    print(f"{compared} pairs of worlds compared")


def two_worlds(chance: random.Random, eyes: int) -> tuple[World, World] | None:
    """Plays a while at random, then exchanges the cards that one seat has not seen."""
    game = new_game("three-dragon-ante", PLAYERS)
    probe = game.new_state(chance.random().hex())
    deck = deal_of(probe)
    state = game.new_state(SEED, [f"deal {' '.join(deck)}"])
    answers = []
    for _ in range(chance.randrange(1, 30)):
        if state.is_terminal:
            break
        seat = chance.choice(state.pending_seats)
        action = chance.choice(state.legal_actions(seat))
        answers.append((seat, game.full_text(action)))
        state.apply(action, seat)
    seen = seen_words(state, eyes)
    hidden = [word for word in deck if word not in seen]
    exchanged = dict(zip(hidden, chance.sample(hidden, len(hidden)), strict=True))
    other_deck = [exchanged.get(word, word) for word in deck]
    others = [(seat, " ".join(exchanged.get(w, w) for w in text.split())) for seat, text in answers]
    twin = game.new_state(SEED, [f"deal {' '.join(other_deck)}"])
    try:
        for seat, text in others:
            twin.apply(game.parse_action(text), seat)
    except Refusal:
        return None  # an exchanged card could not do the same
    if twin.information_state(eyes).key() != state.information_state(eyes).key():
        return None
    return World(" ".join(deck), answers), World(" ".join(other_deck), others)


def deal_of(state: State) -> list[str]:
    """Gives a deck in the order of a random deal: hands first, as words."""
    facts = state.facts()
    hands, deck = facts["hand"], facts["deck"]
    assert isinstance(hands, dict)
    assert isinstance(deck, list)
    return [card for hand in hands.values() for card in hand] + deck


def seen_words(state: State, eyes: int) -> set[str]:
    """Gives every word that a seat has ever been shown."""
    events = state.information_state(eyes).events
    values = [str(value) for event in events for value in event.args.values()]
    facts = [str(value) for value in state.observation(eyes).facts.values()]
    text = " ".join([*values, *facts])
    for mark in "'\"[](){},:@":
        text = text.replace(mark, " ")
    return set(text.split())


def settings(db: Path, luck: SameLuck) -> Settings:
    """Gives a server whose chance and time are the test's."""
    return Settings(db, luck=luck, now=lambda: 1_000_000, per_address=1_000_000)


def received(base: str, luck: SameLuck, pair: int, world: World, eyes: int) -> list[bytes]:
    """Plays a world at a real server and gives every byte that a seat received."""
    luck.pair, luck.deals, luck.numbers = pair, [f"deal {world.deal}"], itertools.count()
    return asyncio.run(_play(base, world, eyes))


async def _play(base: str, world: World, eyes: int) -> list[bytes]:
    game = new_game("three-dragon-ante", PLAYERS)
    address = table_for(base, "three-dragon-ante", PLAYERS)
    heard: list[bytes] = []
    async with connect(address.socket, compression=None, proxy=None) as listener:
        await _say(listener, wire.Hello(address.table, [address.tokens[eyes]]))
        listening = asyncio.create_task(_listen(listener, heard))
        async with connect(address.socket, compression=None, proxy=None) as speaker:
            await _say(speaker, wire.Hello(address.table, list(address.tokens)))
            update = await _update(speaker, 0)
            await _say(speaker, wire.Start("start"))
            update = await _update(speaker, 1)
            for number, (seat, text) in enumerate(world.answers):
                eye = next(eye for eye in update.eyes if eye.seat == SEATS[seat])
                assert eye.question is not None
                option = game.parse_action(text)
                answer = wire.Answer(f"{number}", SEATS[seat], eye.question.id, option)
                await _say(speaker, answer)
                update = await _update(speaker, number + 2)
        last = f'"seq":{len(world.answers) + 1},'.encode()
        async with asyncio.timeout(10):
            while not any(last in message for message in heard):  # noqa: ASYNC110 - no event for it
                await asyncio.sleep(0.002)
        listening.cancel()
    # Who is online is told when the speaker goes; that moment is not part of the game.
    return [message for message in heard if not message.startswith(b'{"type":"status"')]


async def _say(socket: ClientConnection, message: wire.ClientMessage) -> None:
    await socket.send(wire.encode(message).decode())


async def _update(socket: ClientConnection, seq: int) -> wire.Update | wire.Snapshot:
    while True:
        message = wire.decode_server(await asyncio.wait_for(socket.recv(), 10))
        assert not isinstance(message, wire.Reject | wire.Closing), message
        if isinstance(message, wire.Update | wire.Snapshot) and message.seq >= seq:
            return message


async def _listen(socket: ClientConnection, heard: list[bytes]) -> None:
    while True:
        text = await socket.recv()
        heard.append(text.encode() if isinstance(text, str) else text)
