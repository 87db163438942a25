"""Somebody who opens the page in the system's Chromium, at a desk or with a slow phone."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, CDPSession, Page

Figures = dict[str, Any]

EYES: Final = Path(__file__).with_name("eyes.js").read_text(encoding="utf-8")
PHONE: Final[Figures] = {
    "viewport": {"width": 360, "height": 640},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
}
DESK: Final[Figures] = {"viewport": {"width": 1280, "height": 720}}
SLOWDOWN: Final = 4
SLOW_4G: Final = {
    "offline": False,
    "latency": 562.5,
    "downloadThroughput": 1.6 * 1024 * 1024 / 8 * 0.9,
    "uploadThroughput": 750 * 1024 / 8 * 0.9,
}
"""Slow 4G as Chromium's tools set it: 1.6 Mbit/s and 150 ms, times 0.9 and 3.75 because these
limits work on whole requests and not on packets."""


class Visit:
    """One page with its network, as Chromium itself counts it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._session: CDPSession = page.context.new_cdp_session(page)
        self._sizes: dict[str, float] = {}
        self._session.on("Network.requestWillBeSent", self._begins)
        self._session.on("Network.loadingFinished", self._ends)
        self._session.send("Network.enable")
        self._session.send("Performance.enable", {"timeDomain": "threadTicks"})

    def _begins(self, event: Figures) -> None:
        if event["request"]["url"].startswith("http"):
            self._sizes[event["requestId"]] = 0

    def _ends(self, event: Figures) -> None:
        if event["requestId"] in self._sizes:
            self._sizes[event["requestId"]] = event["encodedDataLength"]

    def slow_down(self, *, network: bool) -> None:
        """Gives it the processor of a slow phone, and if wanted its network."""
        self._session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
        if network:
            self._session.send("Network.emulateNetworkConditions", SLOW_4G)

    def settle(self) -> None:
        """Waits until nothing is on its way."""
        self.page.wait_for_load_state("networkidle")

    def weight(self) -> Figures:
        """Gives bytes (with their headers, compressed) and requests until now."""
        sent = [size for size in self._sizes.values() if size]  # the rest was kept from before
        return {"bytes": sum(sent), "requests": len(sent)}

    def cpu(self) -> float:
        """Gives the milliseconds of a core that its main thread has used."""
        metrics = self._session.send("Performance.getMetrics")["metrics"]
        return next(1000 * float(one["value"]) for one in metrics if one["name"] == "TaskDuration")

    def felt(self) -> Figures:
        """Gives what the eyes have noted."""
        found: Figures = self.page.evaluate("felt")
        return found


class Reader:
    """Opens pages, each as somebody who has never been here."""

    def __init__(self, browser: Browser, base: str) -> None:
        self._browser = browser
        self._base = base

    @contextmanager
    def opens(
        self,
        path: str,
        *,
        phone: bool = False,
        slow: bool = False,
        lang: str = "en",
        cookies: Any = (),  # noqa: ANN401 - whatever Playwright gives and takes
    ) -> Iterator[Visit]:
        """Opens a path; nothing of earlier visits is kept but these cookies."""
        context = self._browser.new_context(**(PHONE if phone else DESK))
        context.set_default_timeout(120_000)
        context.add_init_script(EYES)
        kept = json.dumps({"lang": lang, "theme": "dark", "sound": False})
        context.add_init_script(f"localStorage['drakehall-settings'] ??= {json.dumps(kept)}")
        if cookies:
            context.add_cookies(cookies)
        visit = Visit(context.new_page())
        if slow:
            visit.slow_down(network=True)
        visit.page.goto(self._base + path)
        try:
            yield visit
        finally:
            context.close()
