"""Two worlds that differ in what a seat has not seen send it the same bytes."""

from __future__ import annotations

import asyncio
import itertools
from collections import Counter
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path

from websockets.asyncio.client import ClientConnection, connect

from drakehall import wire
from drakehall.client import Address, TableClient
from drakehall.fairness import seed_from
from drakehall.kernel.notation import SEATS
from drakehall.server.settings import Settings
from games.three_dragon_ante.two_worlds import world
from server.live import serving_here
from server.scripted import FULL, begin, settled, table_for
from server.two_deals import Deal, Pair, pair_of

PAIRS = 2000 if FULL else 16


@dataclass
class SameLuck:
    """Chance that the test has in its hand: ids and tokens by number, the deal as set."""

    pair: int = 0
    lines: list[str] = field(default_factory=list)
    numbers: itertools.count[int] = field(default_factory=itertools.count)

    def secret(self) -> str:
        """Gives the secret of a pair of worlds: the same for both."""
        return f"secret {self.pair}"

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
        return self.lines


def test_a_seat_receives_the_same_bytes_whatever_it_cannot_see(tmp_path: Path) -> None:
    compared, messages, size = Counter[str](), 0, 0
    one, other = SameLuck(), SameLuck()
    with (
        serving_here(settings(tmp_path / "1.db", one)) as here,
        serving_here(settings(tmp_path / "2.db", other)) as there,
    ):
        for number in itertools.count():
            assert number < PAIRS * 4, "hardly any pair of worlds could be made"
            one.pair = other.pair = number
            pair = pair_of(number, seed_from(one.secret(), {}))
            if pair is None:
                continue
            first = asyncio.run(received(here, one, pair, pair.one))
            with world(pair.other.exchange):
                second = asyncio.run(received(there, other, pair, pair.other))
            # Compared in one piece a difference would be thousands of lines long.
            assert [(a, b) for a, b in zip(first, second, strict=True) if a != b] == []
            compared[pair.kind] += 1
            messages += len(first)
            size += sum(len(message) for message in first)
            if compared.total() == PAIRS:
                break
    print(f"{compared.total()} pairs of worlds: {dict(compared)}")
    print(f"{messages} messages, {size} bytes, each the same in both worlds")
    assert messages > 10 * PAIRS


def settings(db: Path, luck: SameLuck) -> Settings:
    """Gives a server whose chance and time are the test's."""
    return Settings(
        db, luck=luck, now=lambda: 1_000_000, per_address=1_000_000, messages_a_second=1e9
    )


async def received(base: str, luck: SameLuck, pair: Pair, deal: Deal) -> list[bytes]:
    """Plays a world at a real server; gives every message to a seat, then to a spectator."""
    luck.lines, luck.numbers = list(deal.lines), itertools.count()
    game = pair.game
    address = table_for(base, game.id, game.players, options=dict(game.options))
    async with AsyncExitStack() as stack:
        listeners = [
            await stack.enter_async_context(await listening(address, tokens))
            for tokens in ([address.tokens[pair.eyes]], [])
        ]
        speaker = await stack.enter_async_context(TableClient(address))
        await settled(speaker, 0)
        await begin([speaker])
        for number, (seat, text) in enumerate(deal.moves):
            question = speaker.question(SEATS[seat])
            assert question is not None
            option = game.parse_action(text)
            answer = wire.Answer(f"{number}", SEATS[seat], question.id, option)
            result = await speaker.do(answer)
            assert isinstance(result, wire.Ack), result
        last = f'"seq":{speaker.seq},'.encode()
        return [message for one in listeners for message in await heard(one, last)]


async def listening(address: Address, tokens: list[str]) -> ClientConnection:
    """Sits down at a table, or watches it."""
    socket = await connect(
        address.socket, compression=None, proxy=None, max_size=None, max_queue=None
    )
    hello = wire.Hello(address.table, tokens)
    await socket.send(wire.encode(hello).decode())
    return socket


async def heard(socket: ClientConnection, last: bytes) -> list[bytes]:
    """Gives all messages until one that has the last number."""
    messages: list[bytes] = []
    async with asyncio.timeout(20):
        while not messages or last not in messages[-1]:
            messages.append(await socket.recv(decode=False))
    return messages
