"""One real server for all tests that need no special one, and one whose luck is known."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from server.live import AlteredServer, running, serving


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server in a process of its own, with a database of its own."""
    db = tmp_path_factory.mktemp("server") / "tables.db"
    with serving(db, "--per-address", "2000", "--metrics") as running_server:
        yield running_server.base


@pytest.fixture(scope="session")
def altered(tmp_path_factory: pytest.TempPathFactory) -> Iterator[AlteredServer]:
    """A server in a process of its own, whose part of every seed is known, with wide limits."""
    db = tmp_path_factory.mktemp("altered") / "tables.db"
    with running(AlteredServer(db, wide=True)) as altered_server:
        yield altered_server
