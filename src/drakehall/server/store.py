"""Keeps the logs of all tables in one SQLite file, written by one thread.

Whatever waits to be written when the thread is free is committed together: one wait for the
disk serves many tables, and each caller hears of it only afterwards.
"""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

from sqlalchemy import (
    Connection,
    Engine,
    create_engine,
    delete,
    event,
    insert,
    select,
    text,
    update,
)
from sqlalchemy.exc import IntegrityError

from drakehall.server.schema import LATEST, entries, tables

MOST_AT_ONCE: Final = 256

Work = Callable[[Connection], Any]
Job = tuple[Work, "asyncio.Future[Any]", asyncio.AbstractEventLoop]


class Store:
    """The database; its methods return when what they wrote is on the disk."""

    def __init__(self, file: Path) -> None:
        file.parent.mkdir(parents=True, exist_ok=True)
        self._engine = _engine(file)
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="store", daemon=True)
        _migrate(self._engine)
        self._thread.start()

    def close(self) -> None:
        """Finishes what is queued, and closes the file."""
        self._jobs.put(None)
        self._thread.join()
        self._engine.dispose()

    # --- what can be asked of it ------------------------------------------------------------

    async def create(self, table_id: str, code: str, now: int, first: bytes) -> bool:
        """Adds a table with the first entry of its log; ``False`` if id or code is taken."""

        def work(connection: Connection) -> None:
            row = {"id": table_id, "code": code, "touched": now}
            connection.execute(insert(tables), [row])
            connection.execute(_ADD, [{"table_id": table_id, "seq": 0, "data": first}])

        try:
            await self._do(work)
        except IntegrityError:
            return False
        return True

    async def append(self, table_id: str, seq: int, data: bytes) -> None:
        """Adds an entry; raises ``IntegrityError`` if there is one of that number already."""
        row = {"table_id": table_id, "seq": seq, "data": data}
        await self._do(lambda connection: connection.execute(_ADD, [row]))

    async def load(self, table_id: str) -> tuple[str, list[bytes]] | None:
        """Gives a table's code and the entries of its log in order."""

        def work(connection: Connection) -> tuple[str, list[bytes]] | None:
            code = connection.scalar(select(tables.c.code).where(tables.c.id == table_id))
            found = select(entries.c.data).where(entries.c.table_id == table_id)
            rows = connection.scalars(found.order_by(entries.c.seq)).all()
            return None if code is None else (code, list(rows))

        result: tuple[str, list[bytes]] | None = await self._do(work)
        return result

    async def find_code(self, code: str) -> str | None:
        """Gives the id of the table with a short code."""
        found: str | None = await self._do(
            lambda connection: connection.scalar(select(tables.c.id).where(tables.c.code == code))
        )
        return found

    async def count(self) -> int:
        """Gives how many tables are kept."""
        return int(await self._do(lambda c: c.scalar(text("SELECT count(*) FROM tables"))))

    async def touch(self, table_id: str, now: int) -> None:
        """Notes when a table was last used."""
        change = update(tables).where(tables.c.id == table_id).values(touched=now)
        await self._do(lambda connection: connection.execute(change))

    async def forget(self, before: int, sparing: Sequence[str]) -> int:
        """Removes the tables that nobody has used since; gives how many."""

        def work(connection: Connection) -> int:
            old = (tables.c.touched < before) & tables.c.id.not_in(sparing)
            ids = connection.scalars(select(tables.c.id).where(old)).all()
            connection.execute(delete(entries).where(entries.c.table_id.in_(ids)))
            connection.execute(delete(tables).where(tables.c.id.in_(ids)))
            return len(ids)

        return int(await self._do(work))

    # --- the thread ---------------------------------------------------------------------------

    async def _do(self, work: Work) -> Any:  # noqa: ANN401 - whatever the work gives
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Any] = loop.create_future()
        self._jobs.put((work, future, loop))
        return await future

    def _run(self) -> None:
        with self._engine.connect() as connection:
            while True:
                batch, stop = self._batch()
                if batch and not self._together(connection, batch):
                    for job in batch:
                        self._alone(connection, job)
                if stop:
                    return

    def _batch(self) -> tuple[list[Job], bool]:
        first = self._jobs.get()
        batch: list[Job] = []
        while first is not None:
            batch.append(first)
            if len(batch) == MOST_AT_ONCE:
                return batch, False
            try:
                first = self._jobs.get_nowait()
            except queue.Empty:
                return batch, False
        return batch, True

    def _together(self, connection: Connection, batch: Sequence[Job]) -> bool:
        """Does all jobs in one transaction; ``False``, with nothing done, if one fails."""
        try:
            with connection.begin():
                results = [work(connection) for work, _, _ in batch]
        except Exception:  # noqa: BLE001 - each is tried again by itself, and its caller told
            return False
        for (_, future, loop), result in zip(batch, results, strict=True):
            _tell(loop, future, result)
        return True

    def _alone(self, connection: Connection, job: Job) -> None:
        work, future, loop = job
        try:
            with connection.begin():
                result = work(connection)
        except Exception as error:  # noqa: BLE001 - the caller is told
            _tell(loop, future, error)
        else:
            _tell(loop, future, result)


_ADD: Final = insert(entries)


def _tell(loop: asyncio.AbstractEventLoop, future: asyncio.Future[Any], result: object) -> None:
    def settle() -> None:
        if future.done():
            return
        if isinstance(result, Exception):
            future.set_exception(result)
        else:
            future.set_result(result)

    loop.call_soon_threadsafe(settle)


def _engine(file: Path) -> Engine:
    engine = create_engine(f"sqlite:///{file}", connect_args={"check_same_thread": False})

    @event.listens_for(engine, "connect")
    def prepare(raw: Any, _: object) -> None:  # noqa: ANN401 - the driver's own connection
        raw.execute("PRAGMA journal_mode = WAL")
        raw.execute("PRAGMA synchronous = FULL")
        raw.execute("PRAGMA foreign_keys = ON")
        raw.execute("PRAGMA busy_timeout = 5000")

    return engine


def _migrate(engine: Engine) -> None:
    """Brings the database to its latest shape; Alembic is loaded only if there is need."""
    with engine.begin() as connection:
        known = text("SELECT count(*) FROM sqlite_master WHERE name = 'alembic_version'")
        if connection.scalar(known):
            version = connection.scalar(text("SELECT version_num FROM alembic_version"))
            if version == LATEST:
                return
        from alembic import command  # noqa: PLC0415 - a fifth of a second of every other start
        from alembic.config import Config  # noqa: PLC0415

        config = Config()
        config.set_main_option("script_location", "drakehall.server:migrations")
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
