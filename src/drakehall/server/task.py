"""The one task that owns a table: takes letters in turn, commits, and only then tells."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Any, Final

import msgspec

from drakehall import wire
from drakehall.kernel.notation import SEATS
from drakehall.server.advisers import Advisers
from drakehall.server.audience import NO_WATCHING, Audience
from drakehall.server.decide import Decision, cid_of, decide, move, own
from drakehall.server.entries import (
    AnyEntry,
    By,
    Ended,
    Moved,
    Relieved,
    Sat,
    Switched,
    Undone,
    Vacated,
    Wished,
    encode_entry,
)
from drakehall.server.hinting import Hinting
from drakehall.server.names import clean_name
from drakehall.server.refused import Refused
from drakehall.server.seats import relief_level
from drakehall.server.settings import Settings
from drakehall.server.show import Presence, open_question, show_table
from drakehall.server.stamps import Stamps
from drakehall.server.store import Store
from drakehall.server.table import Table
from drakehall.server.thinking import Thinking
from drakehall.server.timing import Timing
from drakehall.server.undo import UndoWish
from drakehall.server.viewer import Viewer
from drakehall.server.workers import Workers

log = logging.getLogger(__name__)

SECOND: Final = 1000


def hashed(token: str) -> str:
    """Gives what the log keeps of a token: enough to know it again, not to use it."""
    return sha256(token.encode()).hexdigest()


@dataclass(frozen=True)
class Services:
    """What all tables of a server share."""

    settings: Settings
    store: Store
    workers: Workers
    advisers: Advisers
    forget: Callable[[str, bool], None]
    """Takes the id of a table that ends its task, and whether it broke down."""


class TableTask:
    """Runs one table until it falls asleep; everything reaches it through its mailbox."""

    def __init__(self, table: Table, services: Services, *, reopened: bool) -> None:
        self.table = table
        self._services = services
        self._settings = services.settings
        self._mailbox: asyncio.Queue[Callable[[], Awaitable[None]]] = asyncio.Queue()
        self._audience = Audience(table, self._presence)
        self._thinking = Thinking(table, services.workers, self._bot_says)
        self._hinting = Hinting(table, services.advisers)
        self._undo = UndoWish()
        self._stamps = Stamps()
        self._timing = Timing(self._now())
        grace = self._settings.restart_grace if reopened else 0
        self._timing.questions(table, self._now() + grace)
        self._timing.seen(table, {}, self._now() + grace)
        self._task = asyncio.create_task(self._run(), name=f"table {table.id}")

    # --- letters -----------------------------------------------------------------------------

    def arrive(self, viewer: Viewer, hello: wire.Hello) -> None:
        """Posts that a connection begins, or begins again."""
        self._mailbox.put_nowait(lambda: self._arrive(viewer, hello))

    def depart(self, viewer: Viewer) -> None:
        """Posts that a connection is gone."""
        self._mailbox.put_nowait(lambda: self._depart(viewer))

    def say(self, viewer: Viewer, command: wire.Commands) -> None:
        """Posts a command."""
        viewer.unheard += 1
        self._mailbox.put_nowait(lambda: self._say(viewer, command))

    async def sit(self, name: str, seat: str | None) -> tuple[str, str]:
        """Seats a person; gives the seat and its token; raises ``Refused``."""
        future: asyncio.Future[tuple[str, str]] = asyncio.get_running_loop().create_future()
        self._mailbox.put_nowait(lambda: self._sit(name, seat, future))
        waiting: list[asyncio.Future[Any]] = [future, self._task]
        await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        if not future.done():  # the table has ended, and nobody reads its letters any more
            raise Refused("failed")
        return future.result()

    def info(self) -> wire.Table:
        """Gives the public description of the table."""
        return show_table(self.table, self._presence())

    async def stop(self) -> None:
        """Ends the task; the log has everything already."""
        self._task.cancel()
        await self._thinking.stop()
        await self._hinting.stop()
        await asyncio.gather(self._task, return_exceptions=True)

    # --- the loop ----------------------------------------------------------------------------

    async def _run(self) -> None:
        self._ask_bots()
        while True:
            wait = self._until_next()
            try:
                async with asyncio.timeout(wait):
                    letter = await self._mailbox.get()
            except TimeoutError:
                if self._is_idle():
                    self._services.forget(self.table.id, False)
                    return
                letter = self._tick
            try:
                await letter()
            except Exception:
                # What is in memory may differ from the log now: begin again from the log.
                log.exception("table given up", extra={"table": self.table.id})
                self._services.forget(self.table.id, True)
                self._audience.close(wire.Closing("sleeping", wire.Text("server-sleeping")))
                return

    def _until_next(self) -> float:
        """Gives the seconds until something is due."""
        due = [*self._deadlines().values(), *self._leaving().values()]
        if self._timing.idle_since is not None:
            due.append(self._timing.idle_since + self._settings.sleep_after)
        ahead = min(due, default=self._now() + 60 * SECOND) - self._now()
        return max(0.01, ahead / SECOND)

    def _is_idle(self) -> bool:
        since = self._timing.idle_since
        is_due = since is not None and self._now() - since >= self._settings.sleep_after
        return is_due and self._mailbox.empty() and not self._thinking

    async def _tick(self) -> None:
        now = self._now()
        for seat, at in self._leaving().items():
            if at <= now:
                level = relief_level(self.table.seats)
                await self._commit(Decision(Relieved(seat=seat, level=level)))
        for seat, at in self._deadlines().items():
            if at <= now and seat in self.table.questions:
                self._thinking.ask(seat, relief_level(self.table.seats), by="clock")

    # --- people ------------------------------------------------------------------------------

    async def _arrive(self, viewer: Viewer, hello: wire.Hello) -> None:
        viewer.seats = [] if hello.watch else self.table.held_by(viewer.tokens)
        if not self._audience.admits(viewer):
            viewer.close(NO_WATCHING)
            return
        self._timing.idle_since = None
        viewer.sent, viewer.watches, viewer.images = hello.have, hello.watch, hello.images
        self._audience.add(viewer)
        for seat in viewer.seats:
            if self.table.seats[seat].relief:
                await self._commit(Decision(Relieved(seat=seat, level="")))
        self._seen()

    async def _depart(self, viewer: Viewer) -> None:
        self._audience.remove(viewer)
        if not self._audience:
            self._timing.idle_since = self._now()
            await self._services.store.touch(self.table.id, self._now())
        self._seen()

    async def _sit(
        self, name: str, letter: str | None, future: asyncio.Future[tuple[str, str]]
    ) -> None:
        try:
            seat = self._free_seat(letter)
            there = {other.name for other in self.table.seats if other.kind != "open"}
            name = clean_name(name, there)
        except Refused as refused:
            future.set_exception(refused)
            return
        token = self._settings.luck.token()
        await self._commit(Decision(Sat(seat=seat, name=name, token=hashed(token))))
        future.set_result((SEATS[seat], token))
        if self.table.phase == "playing" and self.table.sits_out(seat):
            await self._commit(Decision(Wished(seat=seat, change="join")))

    def _free_seat(self, letter: str | None) -> int:
        """Finds a seat to sit down on: open ones first, then, before the game, those of bots."""
        ring = self.table.is_ring
        if self.table.phase != "lobby" and not (self.table.phase == "playing" and ring):
            raise Refused("not-lobby")
        free = [n for n, seat in enumerate(self.table.seats) if seat.kind == "open"]
        free += [n for n, seat in enumerate(self.table.seats) if seat.kind == "bot" and ring]
        if letter is not None:
            free = [n for n in free if SEATS[n] == letter]
            if not free:
                raise Refused("seat-taken", seat=letter)
        if not free:
            raise Refused("full")
        return free[0]

    async def _say(self, viewer: Viewer, command: wire.Commands) -> None:
        viewer.unheard -= 1
        known = self.table.answered.get(cid_of(command, viewer.seats)) if viewer.seats else None
        if known is not None:
            viewer.tell(wire.Ack(command.id, known))
            return
        try:
            if isinstance(command, wire.Advise):
                self._hinting.ask(viewer, command)
                return
            if isinstance(command, wire.Undo | wire.Absent | wire.Stamp):
                await self._courtesy_said(viewer, command)
                viewer.tell(wire.Ack(command.id, self.table.seq))
                return
            decision = self._decide(viewer, command)
        except Refused as refused:
            self._reject(viewer, command, refused)
            return
        await self._commit(self._timed(decision), viewer, command.id)
        if isinstance(command, wire.Leave) and not self.table.people():
            await self._break_off()

    def _decide(self, viewer: Viewer, command: wire.Commands) -> Decision:
        """Decides on a command; a fault of ours here changes nothing and costs one answer."""
        try:
            gone = self._timing.absent(self.table)
            return decide(self.table, command, viewer.seats, self._settings.luck, gone)
        except Refused:
            raise
        except Exception as failure:
            log.exception("a command was not understood", extra={"table": self.table.id})
            raise Refused("failed") from failure

    def _reject(self, viewer: Viewer, command: wire.Commands, refused: Refused) -> None:
        letter = getattr(command, "seat", None)
        seat = SEATS.index(letter) if letter else None
        asked = open_question(self.table, seat) if seat in viewer.seats else None
        viewer.reject(command.id, refused, asked)

    async def _break_off(self) -> None:
        """Shows the secret of a table that everybody has left."""
        if self.table.phase != "ended":
            await self._commit(Decision(Ended()))

    # --- courtesies --------------------------------------------------------------------------

    async def _courtesy_said(
        self, viewer: Viewer, command: wire.Undo | wire.Absent | wire.Stamp
    ) -> None:
        if isinstance(command, wire.Undo):
            await self._undo_said(viewer, command)
        elif isinstance(command, wire.Stamp):
            shown = self._stamps.shown(self.table, command, viewer.seats, self._now())
            self._audience.tell_everybody(shown)
        else:
            self._absent_said(viewer, command)
        # What is no part of the log is remembered while the table is awake.
        self.table.answered.setdefault(cid_of(command, viewer.seats), self.table.seq)

    async def _undo_said(self, viewer: Viewer, command: wire.Undo) -> None:
        seat = own(self.table, command.seat, viewer.seats)
        others = [other for other in viewer.seats if other != seat]
        self._undo.say(self.table, command.say, [seat, *others])
        there = {*self.table.people()} - self._timing.absent(self.table)
        left = self._undo.granted(self.table, there)
        if left is None:
            self._audience.tell_status()
        else:
            await self._commit(Decision(Undone(cid_of(command, viewer.seats), left=left)))

    def _absent_said(self, viewer: Viewer, command: wire.Absent) -> None:
        if not viewer.seats:
            raise Refused("not-your-seat", seat=command.seat)
        seat = SEATS.index(command.seat)
        if seat not in self._timing.absent(self.table) & self.table.questions.keys():
            raise Refused("not-absent", seat=command.seat)
        patience = self.table.opened.patience * SECOND if command.say == "wait" else 0
        self._timing.wait(seat, self._now() + patience)
        self._audience.tell_status()

    # --- bots --------------------------------------------------------------------------------

    def _ask_bots(self) -> None:
        self._thinking.ask_seats(somebody=bool(self._audience.online()))

    def _bot_says(self, seat: int, question: str, action: int, by: By) -> None:
        self._mailbox.put_nowait(lambda: self._bot_chose(seat, question, action, by))

    async def _bot_chose(self, seat: int, question: str, action: int, by: By) -> None:
        late = self.table.questions.get(seat) != question
        if late or (by == "relief" and not self.table.seats[seat].bot):
            return
        await self._commit(self._timed(move(self.table, seat, question, action, by=by)))

    # --- order of truth ----------------------------------------------------------------------

    async def _commit(
        self, decision: Decision, viewer: Viewer | None = None, command_id: str = ""
    ) -> None:
        """Writes an entry down for good, then tells everybody, first who asked for it."""
        entry, seq = decision.entry, self.table.seq + 1
        await self._services.store.append(self.table.id, seq, encode_entry(entry))
        self.table.fold(entry, decision.after)
        self._undo = UndoWish()
        self._timing.questions(self.table, self._now())
        if viewer is not None:
            viewer.tell(wire.Ack(command_id, seq))
        self._audience.reseat()
        if isinstance(entry, Sat | Vacated | Switched):
            others = [entry.to] if isinstance(entry, Switched) else []
            self._timing.changed(entry.seat, *others)
            self._timing.seen(self.table, self._audience.online(), self._now())
        self._audience.tell_all()
        if isinstance(entry, Moved) and entry.changes and not self.table.people():
            await self._break_off()
        self._ask_bots()

    def _timed(self, decision: Decision) -> Decision:
        entry: AnyEntry = decision.entry
        if not isinstance(entry, Moved) or self.table.opened.clock is None:
            return decision
        spent = self._timing.spent(self.table, entry.seat, self._now())
        paused = self._timing.has_paused(self.table, entry.seat)
        timed = msgspec.structs.replace(entry, spent=spent, paused=paused)
        return replace(decision, entry=timed)

    def _seen(self) -> None:
        self._timing.seen(self.table, self._audience.online(), self._now())
        self._audience.tell_status()
        self._ask_bots()

    def _presence(self) -> Presence:
        return Presence(
            online=self._audience.online(),
            deadlines=self._deadlines(),
            paused=self._timing.paused(self.table),
            leaving=self._leaving(),
            undo=self._undo.seat,
            agreed=sorted(self._undo.agreed) if self._undo.seat is not None else (),
            now=self._now(),
        )

    def _deadlines(self) -> dict[int, int]:
        return self._timing.deadlines(self.table)

    def _leaving(self) -> dict[int, int]:
        return self._timing.leaving(self.table, somebody=bool(self._audience.online()))

    def _now(self) -> int:
        return self._settings.now()
