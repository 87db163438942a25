"""Two worlds that differ in what a seat has not seen send it the same bytes."""

from __future__ import annotations

import asyncio
import itertools
import urllib.request
from collections import Counter
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Self

from websockets.asyncio.client import ClientConnection, connect

from drakehall import wire
from drakehall.client import Address
from drakehall.fairness import seed_from
from drakehall.kernel.notation import SEATS
from drakehall.server.entries import Dealt, Moved, Opened, SeatPlan
from drakehall.server.settings import Settings
from drakehall.server.socket import COOKIE
from drakehall.server.table import Table
from games.three_dragon_ante.two_worlds import world
from server.live import serving_here
from server.scripted import FULL, table_for
from server.two_deals import Deal, Pair, pair_of

PAIRS = 2000 if FULL else 16
AT_ONCE = 30


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
    commands = script(pair, deal, luck)
    async with AsyncExitStack() as stack:
        players = [[address.tokens[pair.eyes]], [], list(address.tokens)]
        *listeners, speaker = [
            await stack.enter_async_context(Sitting(address, tokens)) for tokens in players
        ]
        for first in range(0, len(commands), AT_ONCE):
            some = commands[first : first + AT_ONCE]
            for command in some:
                await speaker.socket.send(wire.encode(command).decode())
            await speaker.acknowledged(len(some))
        last = f'"seq":{len(commands)},'.encode()
        messages = [message for one in listeners for message in await one.until(last)]
        looked = [asked_for(address, path, players[0]) for path in ("", "/replay", "/deck")]
        return [*messages, *looked]


def asked_for(address: Address, path: str, tokens: list[str]) -> bytes:
    """Gives what the HTTP part tells a seat about its table."""
    cookie = {"Cookie": f"{COOKIE}{address.table}={'.'.join(tokens)}"}
    url = f"{address.base}/api/tables/{address.table}{path}"
    request = urllib.request.Request(url, headers=cookie)  # noqa: S310 - our own server
    with urllib.request.urlopen(request, timeout=20) as answer:  # noqa: S310
        body: bytes = answer.read()
        return body


def script(pair: Pair, deal: Deal, luck: SameLuck) -> list[wire.Commands]:
    """Gives all that is said in a world: the table's own log tells how its questions are named."""
    seats = [SeatPlan("person", f"P{seat}") for seat in range(pair.game.players)]
    opened = Opened(game=pair.game.id, options=dict(pair.game.options), seats=seats, secret="")
    table = Table.open("", "", opened)
    table.fold(Dealt(seed=seed_from(luck.secret(), {}), chance=luck.lines))
    commands: list[wire.Commands] = [wire.Start("start")]
    for number, (seat, text) in enumerate(deal.moves):
        action = pair.game.parse_action(text)
        commands.append(wire.Answer(f"{number}", SEATS[seat], table.questions[seat], action))
        table.fold(Moved(seat=seat, action=action))
    return commands


class Sitting:
    """Sits at a table, or watches it without tokens, and keeps every message."""

    def __init__(self, address: Address, tokens: list[str]) -> None:
        self.heard: list[bytes] = []
        self._address = address
        self._tokens = tokens

    async def __aenter__(self) -> Self:
        """Comes back when the arrival has been told, so that all arrive one after another."""
        self.socket: ClientConnection = await connect(
            self._address.socket, compression=None, proxy=None, max_size=None, max_queue=None
        )
        hello = wire.Hello(self._address.table, self._tokens, images=True)
        await self.socket.send(wire.encode(hello).decode())
        await self.until(b'"type":"status"')
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.socket.close()

    async def until(self, part: bytes) -> list[bytes]:
        """Listens until a message has this part in it; gives all messages so far."""
        async with asyncio.timeout(20):
            while not self.heard or part not in self.heard[-1]:
                self.heard.append(await self.socket.recv(decode=False))
        return self.heard

    async def acknowledged(self, count: int) -> None:
        """Waits for so many acknowledgements."""
        for _ in range(count):
            self.heard.clear()
            await self.until(b'{"type":"ack"')
            refused = (b'{"type":"reject"', b'{"type":"closing"')
            assert not any(message.startswith(refused) for message in self.heard)
