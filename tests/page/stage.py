"""Shows the page any moment of a game without playing to it: told by the server's own words.

The engine makes the moment, the server's modules word it, and a socket that the test holds tells
it to the page. What the page says is kept; a test may answer.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Coroutine, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Final, TypeVar

import msgspec
from playwright.sync_api import Page, Route, WebSocketRoute

from drakehall import wire
from drakehall.kernel.contract import State
from drakehall.kernel.notation import SEATS
from drakehall.server.entries import Opened, SeatPlan
from drakehall.server.replays import replay, went
from drakehall.server.show import Presence, show_eyes, show_table
from drakehall.server.table import Table
from page.conftest import Reader

T = TypeVar("T")

PATH: Final = "/t/staged"
NAME: Final = "Guest"


def sit(
    state: State | None,
    seats: Sequence[int] = (0,),
    *,
    game: str = "",
    players: int = 0,
    **opened: Any,  # noqa: ANN401 - what a table may be opened with
) -> Table:
    """Gives a table at which a game stands like this; those seats have people, the others bots.

    Without a state it is the lobby of ``players`` who will play ``game``.
    """
    count = state.game.players if state else players
    plans = [
        SeatPlan("person", NAME) if seat in seats else SeatPlan("bot", level="fair")
        for seat in range(count)
    ]
    values = {"options": dict(state.game.options) if state else {}, **opened}
    name = state.game.id if state else game
    table = Table.open("staged", "12345", Opened(game=name, seats=plans, secret="-", **values))  # noqa: S106
    if state is not None:
        stand(table, state)
    return table


def stand(table: Table, state: State) -> None:
    """Lets the game of a table stand like this."""
    table.state = state
    table.phase = "over" if state.is_terminal else "playing"
    table.authors = [""] * len(state.history)
    table.questions = {seat: f"1.{len(state.lines)}" for seat in state.pending_seats}


@dataclass(frozen=True)
class Moment:
    """What a connection is told: the table, what its seats see, and which they are."""

    table: wire.Table
    eyes: list[wire.Eye]
    seats: list[str]


def seen(table: Table, seats: Sequence[int] = (0,), presence: Presence | None = None) -> Moment:
    """Gives what seats (none: a spectator) are told about a table."""
    online = dict.fromkeys(table.people(), 1)
    shown = show_table(table, presence or Presence(online=online))
    return Moment(shown, show_eyes(table, seats, 0), [SEATS[seat] for seat in seats])


class Stage:
    """The other end of a page's socket; ``said`` are the commands that the page has sent.

    Each is acknowledged, unless a test wants it to wait; the game goes on when the test says so.
    """

    def __init__(self, page: Page, now: Moment | None = None) -> None:
        self.said: list[dict[str, Any]] = []
        self.acknowledges = True
        self._heard: list[dict[str, Any]] = []
        self._now = now
        self._seq = 0
        self._is_down = False
        self._socket: WebSocketRoute | None = None
        page.route_web_socket("**/socket", self._meet)

    def show(self, now: Moment) -> None:
        """Tells the page this moment, from the beginning."""
        self._now = now
        self._seq += 1
        if self._socket is not None:
            self._greet(self._socket)

    def goes_on(self, now: Moment, told: int) -> None:
        """Tells the page the next moment: the events after the first ``told`` ones are news."""
        self._now = now
        self._seq += 1
        eyes = [msgspec.structs.replace(eye, events=eye.events[told:]) for eye in now.eyes]
        self.tell(wire.Update(self._seq, now.table, eyes))

    def refuse(self, code: str, reason: str) -> None:
        """Refuses the last command."""
        self.tell(wire.Reject(self.said[-1]["id"], code, wire.Text(reason)))

    def fall(self) -> None:
        """Cuts the connection; none comes about again."""
        self._is_down = True
        if self._socket is not None:
            self._socket.close()

    def tell(self, message: wire.ServerMessage) -> None:
        """Tells the page anything."""
        assert self._socket is not None, "no page has come"
        self._socket.send(wire.encode(message).decode())

    def _meet(self, socket: WebSocketRoute) -> None:
        self._socket = socket
        if self._is_down:
            socket.close()
            return
        socket.on_message(lambda text: self._hear(socket, json.loads(text)))

    def _hear(self, socket: WebSocketRoute, message: dict[str, Any]) -> None:
        if message["type"] == "hello":
            self._greet(socket)
        elif message["type"] == "ping":
            socket.send(wire.encode(wire.Pong(message["number"])).decode())
        else:
            self._keep(socket, message)

    def _keep(self, socket: WebSocketRoute, message: dict[str, Any]) -> None:
        """Notes a command once, even if it is sent again, and accepts it."""
        if all(one["id"] != message["id"] for one in self._heard):
            self._heard.append(message)
            self.said.append(message)
        if self.acknowledges:
            socket.send(wire.encode(wire.Ack(message["id"], self._seq)).decode())

    def _greet(self, socket: WebSocketRoute) -> None:
        if self._now is None:
            return
        now = self._now
        for message in (
            wire.Welcome(wire.PROTOCOL, now.table.id, now.seats),
            wire.Snapshot(self._seq, now.table, now.eyes),
        ):
            socket.send(wire.encode(message).decode())


@contextmanager
def staged(
    reader: Reader,
    now: Moment | None = None,
    *,
    path: str = PATH,
    before: Callable[[Page], object] = lambda _: None,
    **settings: Any,  # noqa: ANN401 - whatever the page keeps
) -> Iterator[tuple[Page, Stage]]:
    """Opens a page at a table that is nothing but a stage."""
    stages: list[Stage] = []

    def prepare(page: Page) -> None:
        before(page)
        stages.append(Stage(page, now))

    with reader.opens(path, before=prepare, **settings) as page:
        yield page, stages[0]


def plays_back(table: Table, held: Sequence[int] = ()) -> Callable[[Page], object]:
    """Gives what lets a page look back at the game of a table, and ask how it went."""
    info = show_table(table, Presence())
    bodies = {"replay": msgspec.json.encode(_finish(replay(table, info, held, None, None)))}
    if table.is_closed:
        bodies["course"] = msgspec.json.encode(_finish(went(table, None)))

    def answer(route: Route) -> None:
        what = route.request.url.partition("/staged/")[2].partition("?")[0]
        if what in bodies:
            route.fulfill(body=bodies[what], content_type="application/json")
        else:
            route.fulfill(status=409, json={"code": "not-ended", "id": "server-not-ended"})

    return lambda page: page.route("**/api/tables/staged/*", answer)


def _finish(work: Coroutine[Any, Any, T]) -> T:
    """Gives what comes of some work, in a thread of its own: a browser's loop runs in this one."""
    with ThreadPoolExecutor(1) as threads:
        return threads.submit(asyncio.run, work).result()
