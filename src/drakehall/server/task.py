"""The one task that owns a table: takes letters in turn, commits, and only then tells."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Any, Final

from drakehall import wire
from drakehall.kernel.notation import SEATS
from drakehall.server.decide import Decision, cid_of, decide, move, own
from drakehall.server.entries import (
    AnyEntry,
    By,
    Ended,
    Moved,
    Relieved,
    Sat,
    Undone,
    Vacated,
    encode_entry,
)
from drakehall.server.names import clean_name
from drakehall.server.refused import Refused
from drakehall.server.settings import Settings
from drakehall.server.show import Presence, open_question, show_eyes, show_table
from drakehall.server.store import Store
from drakehall.server.table import STRONGEST, Table
from drakehall.server.timing import Timing
from drakehall.server.undo import left_after_undo
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
    forget: Callable[[str, bool], None]
    """Takes the id of a table that ends its task, and whether it broke down."""


class TableTask:
    """Runs one table until it falls asleep; everything reaches it through its mailbox."""

    def __init__(self, table: Table, services: Services, *, reopened: bool) -> None:
        self.table = table
        self._services = services
        self._settings = services.settings
        self._mailbox: asyncio.Queue[Callable[[], Awaitable[None]]] = asyncio.Queue()
        self._viewers: set[Viewer] = set()
        self._thinking: dict[str, asyncio.Task[None]] = {}
        self._undo: int | None = None
        self._agreed: set[int] = set()
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
        for job in self._thinking.values():
            job.cancel()
        await asyncio.gather(self._task, *self._thinking.values(), return_exceptions=True)

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
                for viewer in self._viewers:
                    viewer.tell(wire.Closing("sleeping", wire.Text("server-sleeping")))
                    viewer.close()
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
                await self._commit(Decision(Relieved(seat=seat, level=STRONGEST)))
        for seat, at in self._deadlines().items():
            if at <= now and seat in self.table.questions:
                self._ask_bot(seat, STRONGEST, by="clock")

    # --- people ------------------------------------------------------------------------------

    async def _arrive(self, viewer: Viewer, hello: wire.Hello) -> None:
        viewer.seats = [] if hello.watch else self.table.held_by(viewer.tokens)
        watching_allowed = self.table.opened.spectators or self.table.phase == "lobby"
        if not viewer.seats and not watching_allowed:
            viewer.tell(wire.Closing("no-watching", wire.Text("server-no-watching")))
            viewer.close()
            return
        self._viewers.add(viewer)
        self._timing.idle_since = None
        viewer.sent = hello.have
        self._welcome(viewer)
        for seat in viewer.seats:
            if self.table.seats[seat].relief:
                await self._commit(Decision(Relieved(seat=seat, level="")))
        self._seen()

    async def _depart(self, viewer: Viewer) -> None:
        self._viewers.discard(viewer)
        if not self._viewers:
            self._timing.idle_since = self._now()
            await self._services.store.touch(self.table.id, self._now())
        self._seen()

    async def _sit(
        self, name: str, letter: str | None, future: asyncio.Future[tuple[str, str]]
    ) -> None:
        try:
            seat = self._free_seat(letter)
            name = clean_name(name, {other.name for other in self.table.seats})
        except Refused as refused:
            future.set_exception(refused)
            return
        token = self._settings.luck.token()
        await self._commit(Decision(Sat(seat=seat, name=name, token=hashed(token))))
        future.set_result((SEATS[seat], token))

    def _free_seat(self, letter: str | None) -> int:
        """Finds a seat to sit down on: open ones first, then, before the game, those of bots."""
        ring = self.table.opened.options.get("ring_game") is True
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
            if isinstance(command, wire.Undo):
                await self._undo_said(viewer, command)
                viewer.tell(wire.Ack(command.id, self.table.seq))
                return
            if isinstance(command, wire.Absent):
                await self._absent_said(viewer, command)
                viewer.tell(wire.Ack(command.id, self.table.seq))
                return
            decision = decide(self.table, command, viewer.seats, self._settings.luck)
        except Refused as refused:
            self._reject(viewer, command, refused)
            return
        await self._commit(self._timed(decision), viewer, command.id)
        if isinstance(command, wire.Leave) and not self.table.people():
            await self._break_off()

    def _reject(self, viewer: Viewer, command: wire.Commands, refused: Refused) -> None:
        viewer.rejected += 1
        letter = getattr(command, "seat", None)
        seat = SEATS.index(letter) if letter else None
        asked = open_question(self.table, seat) if seat in viewer.seats else None
        reason = wire.Text(refused.message, {**refused.args_})
        viewer.tell(wire.Reject(command.id, refused.code, reason, asked))

    async def _break_off(self) -> None:
        """Shows the secret of a table that everybody has left."""
        if self.table.phase != "ended":
            await self._commit(Decision(Ended()))

    # --- courtesies --------------------------------------------------------------------------

    async def _undo_said(self, viewer: Viewer, command: wire.Undo) -> None:
        seat = own(self.table, command.seat, viewer.seats)
        if command.say == "ask":
            if left_after_undo(self.table, seat) is None:
                raise Refused("no-undo")
            self._undo, self._agreed = seat, set(viewer.seats)
        elif self._undo is None:
            raise Refused("no-undo")
        elif command.say == "refuse":
            self._undo = None
        else:
            self._agreed.add(seat)
        if self._undo is not None and self._agreed >= set(self.table.people()):
            left = left_after_undo(self.table, self._undo)
            if left is not None:
                await self._commit(Decision(Undone(left=left)))
            return
        self._tell_status()

    async def _absent_said(self, viewer: Viewer, command: wire.Absent) -> None:
        if not viewer.seats:
            raise Refused("not-your-seat", seat=command.seat)
        seat = SEATS.index(command.seat)
        if not self._timing.is_gone(seat) or seat not in self.table.questions:
            raise Refused("not-absent", seat=command.seat)
        patience = self.table.opened.patience * SECOND if command.say == "wait" else 0
        self._timing.wait(seat, self._now() + patience)
        self._tell_status()

    # --- bots --------------------------------------------------------------------------------

    def _ask_bots(self) -> None:
        somebody = bool(self._online())
        for seat in list(self.table.questions):
            place = self.table.seats[seat]
            if place.kind == "bot" or (place.relief and somebody):
                self._ask_bot(seat, place.bot, by="bot")

    def _ask_bot(self, seat: int, level: str, by: By) -> None:
        name = self.table.questions[seat]
        key = f"{name}/{seat}"
        if key not in self._thinking and self.table.state is not None:
            view = self.table.state.observation(seat)
            seed = f"{self.table.id}/{key}"

            async def think() -> None:
                action = await self._services.workers.choose(level, seed, view)
                self._mailbox.put_nowait(lambda: self._bot_chose(seat, name, action, by))

            self._thinking[key] = asyncio.create_task(think())

    async def _bot_chose(self, seat: int, name: str, action: int, by: By) -> None:
        self._thinking.pop(f"{name}/{seat}", None)
        late = self.table.questions.get(seat) != name
        if late or (by == "bot" and not self.table.seats[seat].bot):
            return
        await self._commit(self._timed(move(self.table, seat, name, action, by=by)))

    # --- order of truth ----------------------------------------------------------------------

    async def _commit(
        self, decision: Decision, viewer: Viewer | None = None, command_id: str = ""
    ) -> None:
        """Writes an entry down for good, then tells everybody, first who asked for it."""
        entry, seq = decision.entry, self.table.seq + 1
        await self._services.store.append(self.table.id, seq, encode_entry(entry))
        self.table.fold(entry, decision.after)
        self._undo = None
        self._timing.questions(self.table, self._now())
        if viewer is not None:
            viewer.tell(wire.Ack(command_id, seq))
        if isinstance(entry, Sat | Vacated):
            self._reseat()
        self._tell_all()
        self._ask_bots()

    def _timed(self, decision: Decision) -> Decision:
        entry: AnyEntry = decision.entry
        if not isinstance(entry, Moved) or self.table.opened.clock is None:
            return decision
        spent = self._timing.spent(self.table, entry.seat, self._now())
        timed = Moved(
            entry.cid,
            seat=entry.seat,
            action=entry.action,
            by=entry.by,
            changes=entry.changes,
            spent=spent,
        )
        return replace(decision, entry=timed)

    # --- telling -----------------------------------------------------------------------------

    def _welcome(self, viewer: Viewer) -> None:
        letters = [SEATS[seat] for seat in viewer.seats]
        viewer.tell(wire.Welcome(wire.PROTOCOL, self.table.id, letters))
        self._tell([viewer])

    def _reseat(self) -> None:
        for viewer in self._viewers:
            seats = self.table.held_by(viewer.tokens)
            if seats != viewer.seats:
                viewer.seats, viewer.sent = seats, -1
                letters = [SEATS[seat] for seat in seats]
                viewer.tell(wire.Welcome(wire.PROTOCOL, self.table.id, letters))

    def _tell_all(self) -> None:
        self._tell([viewer for viewer in self._viewers if not viewer.closed])

    def _tell(self, viewers: Sequence[Viewer]) -> None:
        info = show_table(self.table, self._presence())
        ready: dict[tuple[tuple[int, ...], int | None], bytes] = {}
        for viewer in viewers:
            first = self.table.history_after(viewer.sent)
            key = (tuple(viewer.seats), first)
            if key not in ready:
                kind = wire.Snapshot if first is None else wire.Update
                eyes = show_eyes(self.table, viewer.seats, first or 0)
                ready[key] = wire.encode(kind(self.table.seq, info, eyes))
            viewer.tell_bytes(ready[key])
            viewer.sent = self.table.seq

    def _tell_status(self) -> None:
        message = wire.encode(wire.Status(show_table(self.table, self._presence())))
        for viewer in self._viewers:
            viewer.tell_bytes(message)

    def _seen(self) -> None:
        self._timing.seen(self.table, self._online(), self._now())
        self._tell_status()
        self._ask_bots()

    def _online(self) -> Counter[int]:
        return Counter(seat for viewer in self._viewers for seat in viewer.seats)

    def _presence(self) -> Presence:
        return Presence(
            online=self._online(),
            deadlines=self._deadlines(),
            leaving=self._leaving(),
            undo=self._undo,
            agreed=sorted(self._agreed) if self._undo is not None else (),
            now=self._now(),
        )

    def _deadlines(self) -> dict[int, int]:
        return self._timing.deadlines(self.table)

    def _leaving(self) -> dict[int, int]:
        return self._timing.leaving(self.table, somebody=bool(self._online()))

    def _now(self) -> int:
        return self._settings.now()
