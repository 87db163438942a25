"""Those who look at a table: who is there, and what each of them is told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Final

from drakehall import wire
from drakehall.kernel.notation import SEATS
from drakehall.server.show import Presence, show_eyes, show_table
from drakehall.server.table import Table
from drakehall.server.viewer import Viewer

NO_WATCHING: Final = wire.Closing("no-watching", wire.Text("server-no-watching"))


class Audience:
    """The connections at one table; ``presence`` gives what is true at this moment."""

    def __init__(self, table: Table, presence: Callable[[], Presence]) -> None:
        self._table = table
        self._presence = presence
        self._viewers: set[Viewer] = set()

    def __bool__(self) -> bool:
        return bool(self._viewers)

    def online(self) -> Counter[int]:
        """Gives how many connections each seat has."""
        return Counter(seat for viewer in self._viewers for seat in viewer.seats)

    def admits(self, viewer: Viewer) -> bool:
        """Tells whether somebody may look on: a game that spectators are kept out of goes on."""
        open_to_all = self._table.opened.spectators or self._table.phase == "lobby"
        return open_to_all or bool(viewer.seats)

    def add(self, viewer: Viewer) -> None:
        """Adds a connection, and shows it everything."""
        self._viewers.add(viewer)
        self._welcome(viewer)
        self._tell([viewer])

    def remove(self, viewer: Viewer) -> None:
        """Removes a connection that is gone."""
        self._viewers.discard(viewer)

    def close(self, reason: wire.Closing) -> None:
        """Ends all connections."""
        for viewer in self._viewers:
            viewer.close(reason)

    def reseat(self) -> None:
        """Lets each connection have the seats that its tokens prove now, if it still may look."""
        for viewer in self._viewers:
            seats = self._table.held_by(viewer.tokens)
            if seats != viewer.seats and not viewer.watches:
                viewer.seats, viewer.sent = seats, -1
                self._welcome(viewer)
            if not self.admits(viewer):
                viewer.close(NO_WATCHING)

    def tell_all(self) -> None:
        """Tells everybody what is new since they were told last."""
        self._tell(viewer for viewer in self._viewers if not viewer.closed)

    def tell_status(self) -> None:
        """Tells everybody what has changed around the game."""
        if self._viewers:
            self.tell_everybody(wire.Status(show_table(self._table, self._presence())))

    def tell_everybody(self, message: wire.ServerMessage) -> None:
        """Tells everybody the same."""
        data = wire.encode(message)
        for viewer in self._viewers:
            viewer.tell_bytes(data)

    def _welcome(self, viewer: Viewer) -> None:
        letters = [SEATS[seat] for seat in viewer.seats]
        viewer.tell(wire.Welcome(wire.PROTOCOL, self._table.id, letters))

    def _tell(self, viewers: Iterable[Viewer]) -> None:
        """Sends views; those who see the same from the same moment on share one encoding."""
        info = show_table(self._table, self._presence())
        ready: dict[tuple[tuple[int, ...], int | None, bool], bytes] = {}
        for viewer in viewers:
            first = self._table.history_after(viewer.sent)
            key = (tuple(viewer.seats), first, viewer.images)
            if key not in ready:
                kind = wire.Snapshot if first is None else wire.Update
                eyes = show_eyes(self._table, viewer.seats, first or 0, images=viewer.images)
                ready[key] = wire.encode(kind(self._table.seq, info, eyes))
            viewer.tell_bytes(ready[key])
            viewer.sent = self._table.seq
