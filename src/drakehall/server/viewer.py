"""One connection of a person, a bot or a spectator, as its table sees it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final

from drakehall import wire
from drakehall.server.refused import Refused

MOST_WAITING: Final = 200
"""Messages that may wait for a slow reader, before it has to begin again."""


class Viewer:
    """Where a table puts what this connection shall read; the connection sends it."""

    def __init__(self, tokens: Sequence[str]) -> None:
        self.tokens = tokens
        self.seats: list[int] = []
        self.watches = False
        self.images = False
        self.sent = -1
        self.closed = False
        self.why = ""
        self.rejected = 0
        self.unheard = 0
        self.outgoing: asyncio.Queue[bytes | None] = asyncio.Queue()

    def tell(self, message: wire.ServerMessage) -> None:
        """Queues a message."""
        self.tell_bytes(wire.encode(message))

    def reject(self, command_id: str, refused: Refused, asked: wire.Question | None = None) -> None:
        """Queues that a command was refused, with the question that is open."""
        self.rejected += 1
        reason = wire.Text(refused.message, {**refused.args_})
        self.tell(wire.Reject(command_id, refused.code, reason, asked))

    def tell_bytes(self, message: bytes) -> None:
        """Queues a message that is encoded already; a reader too slow for it is let go."""
        if self.closed:
            return
        if self.outgoing.qsize() >= MOST_WAITING:
            self.close()
            return
        self.outgoing.put_nowait(message)

    def close(self, closing: wire.Closing | None = None) -> None:
        """Ends the connection after what is queued has been sent, at last why it ends."""
        if not self.closed:
            self.closed = True
            if closing is not None:
                self.why = closing.code
                self.outgoing.put_nowait(wire.encode(closing))
            self.outgoing.put_nowait(None)
