"""Plays at a table of a server in plain lines: shows what is new, asks, sends the answer."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable

from drakehall import wire
from drakehall.client import TableClient, observation
from drakehall.client.views import events
from drakehall.games import new_game
from drakehall.kernel.notation import SEATS
from drakehall.language import Words
from drakehall.review.hints import Hint, Shown
from drakehall.tui.ask import Leave, Reader
from drakehall.tui.hints import best_lines, chance_lines
from drakehall.tui.screen import Screen
from drakehall.tui.screens import screen_of


class Online:
    """One person, or several at one terminal, at a table of a server."""

    def __init__(self, client: TableClient, words: Words, echo: Callable[[str], None]) -> None:
        self._client = client
        self._words = words
        self._echo = echo
        self._reader = Reader(words, echo)
        self._told: dict[str | None, int] = {}
        self._greeted = False

    async def play(self) -> None:
        """Plays until the game is over; raises ``Leave`` when the person leaves before."""
        async for client in self._client.changes():
            table = client.table
            if table is None or not client.eyes:
                continue
            self._greet(table)
            if table.phase == "lobby" and client.seats:
                await self._lobby(table)
                continue
            self._news(table)
            while (asked := client.question()) is not None:
                await self._ask(table, asked)
            if table.phase in {"over", "ended"}:
                self._echo(self._words.say("join-over"))
                return

    def _greet(self, table: wire.Table) -> None:
        if self._greeted:
            return
        self._greeted = True
        seats = self._client.seats
        names = self._words.both([self._names(table)[SEATS.index(seat)] for seat in seats])
        if seats:
            self._echo(self._words.say("join-connected", seats=names))
        else:
            self._echo(self._words.say("join-watching"))

    async def _lobby(self, table: wire.Table) -> None:
        self._echo(self._words.say("join-lobby"))
        typed = await asyncio.to_thread(self._reader.line, self._words.say("join-read"))
        if typed == "q":
            raise Leave
        if typed == "r":
            for seat in self._client.seats:
                await self._do(wire.Ready(secrets.token_hex(8), seat))
        elif typed == "s" and table.phase == "lobby":
            await self._do(wire.Start(secrets.token_hex(8)))

    async def _ask(self, table: wire.Table, asked: wire.Question) -> None:
        for line in self._question(table, asked):
            self._echo(line)
        loop = asyncio.get_running_loop()

        def command(text: str) -> list[str] | None:
            if text.casefold() != "h":
                return self._command(text)
            return asyncio.run_coroutine_threadsafe(self._hint(table, asked), loop).result()

        number = await asyncio.to_thread(self._reader.number, len(asked.options), command)
        result = await self._client.answer(asked, asked.options[number - 1].id)
        if isinstance(result, wire.Reject):
            self._refused(result)
        self._news(table)

    async def _hint(self, table: wire.Table, asked: wire.Question) -> list[str]:
        """Gives what the table says to a wish for a hint."""
        said = await self._client.do(wire.Advise(secrets.token_hex(8), asked.seat, asked.id))
        if isinstance(said, wire.Reject):
            return [self._words.say(said.reason.id, **_plain(said.reason))]
        assert isinstance(said, wire.Hint)
        places = {option.id: place for place, option in enumerate(asked.options)}
        moves = tuple(Shown(places[move.option], move.value) for move in said.moves)
        found = Hint((), {}, None, moves, tuple(said.chances.values()))
        lines = chance_lines(found, self._words, self._names(table))
        lines += best_lines(found, self._words)
        if said.sentence is not None:
            lines.append(self._words.say(said.sentence.id, **_plain(said.sentence)))
        return lines

    async def _do(self, command: wire.Commands) -> None:
        result = await self._client.do(command)
        if isinstance(result, wire.Reject):
            self._refused(result)

    def _refused(self, reject: wire.Reject) -> None:
        self._echo(self._words.say(reject.reason.id, **_plain(reject.reason)))

    def _command(self, text: str) -> list[str] | None:
        if text.casefold() == "q":
            self._reader.leave()
            return []
        if text == "?":
            return [self._words.say("help-choice"), self._words.say("help-join")]
        return None

    def _news(self, table: wire.Table) -> None:
        """Tells what has happened since the last time, through the eyes of the first seat."""
        seat = next(iter(self._client.log), None)
        log = self._client.log.get(seat, [])
        told = self._told.get(seat, 0)
        self._told[seat] = len(log)
        viewer = None if seat is None else SEATS.index(seat)
        lines = self._screen(table).log(events(log[told:]), viewer)
        for line in lines:
            self._echo(line)

    def _question(self, table: wire.Table, asked: wire.Question) -> list[str]:
        view = observation(self._client.eyes[asked.seat])
        screen = self._screen(table)
        return ["", *screen.table(view), *screen.before_question(view), *screen.question(view)]

    def _screen(self, table: wire.Table) -> Screen:
        options = new_game(table.game, len(table.seats), table.options).options
        return screen_of(table.game, self._words, self._names(table), options)

    def _names(self, table: wire.Table) -> list[str]:
        return [info.name or self._words.say("bot-name", seat=info.seat) for info in table.seats]


def _plain(text: wire.Text) -> dict[str, str | int]:
    """Gives the arguments that a sentence can take."""
    return {key: value for key, value in text.args.items() if isinstance(value, str | int)}
