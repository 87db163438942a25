"""A real server, and the system's Chromium; whatever the page complains about fails the test."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    Page,
    Playwright,
    expect,
    sync_playwright,
)

from server.live import Server

NAMES: Final = ("chromium", "chromium-browser", "google-chrome")
FLAGS: Final = ("--no-sandbox", "--disable-gpu", "--disable-background-networking")
TRIES: Final = 3
SLOWEST: Final = 60_000
"""Milliseconds that a busy machine may take for one step."""
expect.set_options(timeout=SLOWEST)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server in a process of its own, with a database of its own."""
    running = started(tmp_path_factory.mktemp("page") / "tables.db")
    yield running.base
    running.stop()


def started(db: Path) -> Server:
    """Starts a server; somebody else may have taken the port that was free a moment ago."""
    for _ in range(TRIES - 1):
        server = Server(db, "--per-address", "2000")
        try:
            server.start()
        except AssertionError:
            server.kill()
        else:
            return server
    server = Server(db, "--per-address", "2000")
    server.start()
    return server


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """The browser of this machine.

    It is closed after each file: while it is open its event loop runs in this thread, and no
    other test of this process could begin one of its own.
    """
    with sync_playwright() as playwright:
        chromium = launch(playwright)
        yield chromium
        chromium.close()


def launch(playwright: Playwright) -> Browser:
    """Starts the Chromium of this machine."""
    found = next(filter(None, map(shutil.which, NAMES)), None)
    assert found, "the page is tried in Chromium: tools/setup test installs it"
    return playwright.chromium.launch(executable_path=found, args=list(FLAGS))


class Reader:
    """Opens pages as somebody with these habits; complaints of the page are collected."""

    def __init__(self, browser: Browser, server: str) -> None:
        self._browser = browser
        self._server = server
        self.complaints: list[str] = []

    @contextmanager
    def opens(
        self,
        path: str = "/",
        *,
        size: tuple[int, int] = (1280, 720),
        touch: bool = False,
        base: str | None = None,
        before: Callable[[Page], object] | None = None,
        **settings: Any,  # noqa: ANN401 - whatever the page keeps
    ) -> Iterator[Page]:
        """Opens a path; nothing moves unless a setting says so.

        ``before`` may do something to the page before it is fetched.
        """
        kept = json.dumps({"lang": "en", "theme": "dark", "speed": 0, "sound": False, **settings})
        context = self._browser.new_context(
            viewport={"width": size[0], "height": size[1]}, has_touch=touch, reduced_motion="reduce"
        )
        context.set_default_timeout(SLOWEST)
        context.add_init_script(
            f"if (!localStorage.getItem('drakehall-settings'))"
            f" localStorage.setItem('drakehall-settings', {json.dumps(kept)})"
        )
        page = context.new_page()
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", self._hear)
        if before is not None:
            before(page)
        page.goto(f"{base or self._server}{path}")
        try:
            yield page
        finally:
            context.close()

    def _hear(self, message: ConsoleMessage) -> None:
        is_network = "Failed to load resource" in message.text or "WebSocket" in message.text
        if message.type == "error" and not is_network:
            self.complaints.append(message.text)


@pytest.fixture
def reader(browser: Browser, server: str) -> Iterator[Reader]:
    """Somebody who opens pages and wants to hear no complaint from them."""
    somebody = Reader(browser, server)
    yield somebody
    assert somebody.complaints == []


@pytest.fixture(scope="session")
def axe() -> str:
    """The source of axe-core, which finds what not everybody can use."""
    root = Path(os.environ.get("DRAKEHALL_WEB_MODULES", Path(__file__).parents[2] / "web"))
    return (root / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
