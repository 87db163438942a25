"""The first visit is light: few bytes over the wire, few requests, nothing asked for twice.

What a table needs comes in one wave, all of it named by the answer that brings the HTML.
"""

from __future__ import annotations

import re
from typing import Any, Final

import pytest
from playwright.sync_api import Page

from page.conftest import Reader
from page.playing import table, wait_for_question

NO_PAGE: Final = "/health"
"""A place of the server that knows nothing of the page."""
MOST_BYTES: Final = 150_000
MOST_REQUESTS: Final = 12
WITH_A_TABLE: Final = 200_000
"""Bytes until the first question of a table."""
AT_ONCE: Final = 6
"""Connections that a browser opens to a server without HTTP/2: what is more has to wait."""
NEEDED: Final = (".js", ".css")
"""Without these nothing is shown; letters and signs come in a moment later."""
LATER: Final = re.compile(r"/assets/(later|\w\w-more)-")
"""What is fetched when the table stands; on a slow machine before the question is seen, perhaps."""


class Network:
    """What comes over the wire from now on."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._asked: dict[str, str] = {}
        self._sizes: dict[str, float] = {}
        session = page.context.new_cdp_session(page)
        session.on("Network.requestWillBeSent", self._begins)
        session.on("Network.loadingFinished", self._ends)
        session.send("Network.enable")

    def _begins(self, event: dict[str, Any]) -> None:
        if event["request"]["url"].startswith("http"):
            self._asked[event["requestId"]] = event["request"]["url"]

    def _ends(self, event: dict[str, Any]) -> None:
        self._sizes[event["requestId"]] = event["encodedDataLength"]

    def sizes(self) -> dict[str, float]:
        """Waits until nothing is on its way; gives the bytes of each address."""
        self._page.wait_for_load_state("networkidle")
        # What comes out of the browser's own store has no size.
        sent = {key: url for key, url in self._asked.items() if self._sizes[key]}
        assert len(sent) == len(set(sent.values())), "something was sent twice"
        return {url: self._sizes[key] for key, url in sent.items()}


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_the_first_visit_is_light(reader: Reader, lang: str) -> None:
    with reader.opens(NO_PAGE, lang=lang) as page:
        network = Network(page)
        page.goto(page.url.removesuffix(NO_PAGE) + table("three-dragon-ante", 2))
        page.locator(".now").wait_for()
        home = network.sizes()

        assert len(home) <= MOST_REQUESTS, home
        assert 50_000 < sum(home.values()) <= MOST_BYTES, home

        page.locator(".now").click()
        page.locator("ul.hand button").first.wait_for()

        assert sum(network.sizes().values()) <= WITH_A_TABLE


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_a_table_by_link_comes_in_one_wave(reader: Reader, lang: str) -> None:
    seen: list[str] = []
    with reader.opens(table("three-dragon-ante", 2), lang=lang) as page:
        page.locator(".now").click()
        wait_for_question(page)
        session = page.context.new_cdp_session(page)
        session.send("Network.enable")
        session.send("Network.clearBrowserCache")
        session.send("Network.setExtraHTTPHeaders", {"headers": {"Accept-Language": lang}})
        session.on("Network.requestWillBeSent", lambda event: seen.append(event["request"]["url"]))
        session.on("Network.webSocketCreated", lambda event: seen.append(event["url"]))
        answer = page.goto(page.url)
        wait_for_question(page)
        asked = list(seen)
        assert answer is not None
        named = re.findall(r"<(/[^>]+)>", answer.headers["link"])

    paths = [re.sub(r"^\w+://[^/]+", "", url) for url in asked]
    needed = {path for path in paths if path.endswith(NEEDED) and not LATER.match(path)}
    assert needed == {path for path in named if path.endswith(NEEDED)}
    assert 1 < len(needed) < AT_ONCE
    assert paths.count("/socket") == 1
