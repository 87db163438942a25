"""What happened, who may know it, and all that a seat has ever seen.

An event's arguments are words of the notation (``"red-3"``, seat letters) and numbers. The
arguments named in ``secret`` are for the seats of ``audience`` alone; everybody else gets
``"?"`` in their place.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

Value = str | int | bool | tuple[str, ...]

UNKNOWN = "?"


@dataclass(frozen=True)
class Event:
    """One thing that happened: the source of log, animation and history."""

    kind: str
    args: Mapping[str, Value] = field(default_factory=dict)
    secret: frozenset[str] = frozenset()
    audience: frozenset[int] = frozenset()

    def seen_by(self, seat: int | None) -> Event:
        """Gives the event as this seat saw it (``None``: a spectator)."""
        if not self.secret or seat in self.audience:
            return Event(self.kind, self.args)
        hidden = {
            name: UNKNOWN if name in self.secret else value for name, value in self.args.items()
        }
        return Event(self.kind, hidden)

    def to_plain(self) -> list[object]:
        """Gives the event as plain data (JSON) for ``from_plain``."""
        return [self.kind, dict(self.args), sorted(self.secret), sorted(self.audience)]

    @classmethod
    def from_plain(cls, plain: object) -> Event:
        """Rebuilds an event from its plain data."""
        assert isinstance(plain, list)
        kind, args, secret, audience = plain
        values = {key: tuple(v) if isinstance(v, list) else v for key, v in args.items()}
        return cls(kind, values, frozenset(secret), frozenset(audience))


@dataclass(frozen=True)
class InformationState:
    """All that a seat has ever seen and answered, in order: what a bot may condition on.

    Two games look the same to a seat exactly when its information states are equal.
    """

    seat: int
    events: tuple[Event, ...]

    def key(self) -> bytes:
        """Gives bytes that are equal exactly for equal information states."""
        return repr([(e.kind, sorted(e.args.items())) for e in self.events]).encode()
