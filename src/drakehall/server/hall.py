"""All tables of a server: makes them, finds them, wakes them up, lets them sleep."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from typing import Final

from drakehall.bots import KINDS
from drakehall.games import REGISTRY, preset
from drakehall.kernel.errors import BadOption
from drakehall.kernel.notation import SEATS
from drakehall.server.advisers import Advisers
from drakehall.server.entries import Opened, SeatPlan, decode_entry, encode_entry
from drakehall.server.falls import Falls
from drakehall.server.names import clean_name
from drakehall.server.refused import Refused
from drakehall.server.requests import NewTable, SeatWish
from drakehall.server.settings import Settings
from drakehall.server.store import Store
from drakehall.server.table import Table
from drakehall.server.task import Services, TableTask, hashed
from drakehall.server.workers import Workers

log = logging.getLogger(__name__)

ATTEMPTS: Final = 20
CODE_LENGTH: Final = 5


class Hall:
    """The tables that are awake, and the way to all others."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self._awake: dict[str, TableTask] = {}
        self._waking: dict[str, asyncio.Task[TableTask]] = {}
        self._falls = Falls()
        self._workers = Workers(settings.bot_workers, settings.bot_seconds)
        self._advisers = Advisers(settings.hint_seconds)
        self._services = Services(settings, store, self._workers, self._advisers, self._forget)

    @property
    def awake(self) -> int:
        """How many tables are awake."""
        return len(self._awake)

    @property
    def bot_failures(self) -> Mapping[str, int]:
        """How often a stand-in answered for the bots of each level."""
        return self._workers.failures

    async def close(self) -> None:
        """Ends all tables' tasks; everything is in the log already."""
        await asyncio.gather(*(task.stop() for task in self._awake.values()))
        await self._workers.close()
        await self._advisers.close()
        self.store.close()

    async def tidy(self) -> None:
        """Removes tables that nobody has used for a week."""
        before = self.settings.now() - self.settings.keep
        await self.store.forget(before, list(self._awake))

    async def find(self, name: str) -> TableTask:
        """Gives the table of an id or short code, awake; raises ``Refused``."""
        if name in self._awake:
            return self._awake[name]
        if len(name) == CODE_LENGTH and name.isdecimal():
            found = await self.store.find_code(name)
            if found is None:
                raise Refused("no-table")
            name = found
        if name in self._awake:
            return self._awake[name]
        self._falls.check(name, self.settings.now())
        if name not in self._waking:
            self._waking[name] = asyncio.create_task(self._wake(name))
            self._waking[name].add_done_callback(lambda _: self._waking.pop(name, None))
        return await asyncio.shield(self._waking[name])  # others wait for it too

    async def create(self, wish: NewTable) -> tuple[TableTask, dict[str, str]]:
        """Makes a table; gives it with the tokens of its people; raises ``Refused``."""
        if await self.store.count() >= self.settings.max_tables:
            raise Refused("too-many-tables")
        plans, tokens = self._plans(wish.seats)
        if wish.game not in REGISTRY:
            raise BadOption("game-unknown", game=wish.game, games=", ".join(REGISTRY))
        named = preset(wish.game, wish.preset) if wish.preset else {}
        opened = Opened(
            game=wish.game,
            options={**named, **wish.options},
            seats=plans,
            secret=self.settings.luck.secret(),
            clock=wish.clock,
            spectators=wish.spectators,
            patience=wish.patience,
            hints=wish.hints,
        )
        Table.open("", "", opened)  # refuses what cannot be played
        for _ in range(ATTEMPTS):
            table_id, code = self.settings.luck.table_id(), self.settings.luck.code()
            first, now = encode_entry(opened), self.settings.now()
            if await self.store.create(table_id, code, now, first):
                table = Table.open(table_id, code, opened)
                task = TableTask(table, self._services, reopened=False)
                self._awake[table_id] = task
                return task, tokens
        raise Refused("too-many-tables")

    def _plans(self, wishes: list[SeatWish]) -> tuple[list[SeatPlan], dict[str, str]]:
        plans: list[SeatPlan] = []
        tokens: dict[str, str] = {}
        if len(wishes) > len(SEATS):
            raise Refused("bad-options")
        for letter, wish in zip(SEATS, wishes, strict=False):
            if wish.kind == "person":
                tokens[letter] = self.settings.luck.token()
                name = clean_name(wish.name, {plan.name for plan in plans})
                plans.append(SeatPlan("person", name, token=hashed(tokens[letter])))
            elif wish.kind == "bot" and wish.level not in KINDS:
                raise Refused("no-bot", level=wish.level)
            else:
                plans.append(SeatPlan(wish.kind, level=wish.level if wish.kind == "bot" else ""))
        return plans, tokens

    async def _wake(self, table_id: str) -> TableTask:
        found = await self.store.load(table_id)
        if found is None:
            raise Refused("no-table")
        try:
            table = await self._read(table_id, *found)
        except Exception as failure:
            log.exception("table cannot be read", extra={"table": table_id})
            self._falls.note(table_id, self.settings.now())
            raise Refused("failed") from failure
        await self.store.touch(table_id, self.settings.now())
        task = TableTask(table, self._services, reopened=True)
        self._awake[table_id] = task
        return task

    async def _read(self, table_id: str, code: str, rows: list[bytes]) -> Table:
        opened = decode_entry(rows[0])
        assert isinstance(opened, Opened)
        table = Table.open(table_id, code, opened)
        for number, row in enumerate(rows[1:], start=1):
            table.fold(decode_entry(row))
            if number % 50 == 0:
                await asyncio.sleep(0)  # a long game is read between the moves of others
        return table

    def _forget(self, table_id: str, fell: bool) -> None:
        self._awake.pop(table_id, None)
        if fell:
            self._falls.note(table_id, self.settings.now())
