"""How much one connection, one address and all together may ask for."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic

from drakehall.server.refused import Refused
from drakehall.server.settings import Settings


class Limits:
    """Counts connections and requests; raises ``Refused`` where it is too much."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._by_address: Counter[str] = Counter()
        self._requests: dict[str, deque[float]] = {}
        self.connections = 0

    @contextmanager
    def connection(self, address: str) -> Iterator[None]:
        """Holds a place for a connection."""
        if self.connections >= self._settings.max_connections:
            raise Refused("full")
        if self._by_address[address] >= self._settings.per_address:
            raise Refused("full")
        self.connections += 1
        self._by_address[address] += 1
        try:
            yield
        finally:
            self.connections -= 1
            self._by_address[address] -= 1
            if not self._by_address[address]:
                del self._by_address[address]

    def request(self, address: str, count: int = 1) -> None:
        """Counts a request that changes something or could guess a code, or a costly one."""
        now = monotonic()
        if len(self._requests) > self._settings.max_connections:
            self._requests.clear()
        recent = self._requests.setdefault(address, deque())
        while recent and recent[0] < now - 60:
            recent.popleft()
        most = max(self._settings.requests_a_minute, self._settings.per_address)
        if len(recent) + count > most:
            raise Refused("too-fast")
        recent.extend([now] * count)


class Bucket:
    """Lets so many a second pass, and a few more at once."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._left = burst
        self._at = monotonic()

    def take(self, count: int = 1) -> bool:
        """Tells whether one more may pass, or one that counts as several."""
        now = monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < count:
            return False
        self._left -= count
        return True
