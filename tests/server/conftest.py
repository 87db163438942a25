"""One real server for all tests that need no special one."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from server.live import serving


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server in a process of its own, with a database of its own."""
    db = tmp_path_factory.mktemp("server") / "tables.db"
    with serving(db, "--per-address", "2000", "--metrics") as running:
        yield running.base
