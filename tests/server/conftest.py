"""Real servers for all tests that need no special one, and an end to every wait."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from server.live import AlteredServer, running, serving
from server.scripted import FULL

SECONDS = 36_000 if FULL else 120
"""A test that takes longer waits for something that never comes, and fails."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Bounds every test of this folder, and the server that it waits for."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.timeout(SECONDS))


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
