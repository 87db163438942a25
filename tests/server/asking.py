"""Asks a server for pages as a browser does, without following where it is sent on."""

from __future__ import annotations

import urllib.error
import urllib.request
from collections.abc import Mapping
from email.message import Message
from typing import Any


def ask(url: str, **headers: str) -> tuple[int, Mapping[str, str], bytes]:
    """Gives status, headers and body of a page; an underscore in a header stands for a hyphen."""

    class Stay(urllib.request.HTTPRedirectHandler):
        def redirect_request(self, *_: Any) -> None:  # noqa: ANN401 - the library's signature
            return None

    sent = {name.replace("_", "-"): value for name, value in headers.items()}
    try:
        request = urllib.request.Request(url, headers=sent)  # noqa: S310 - our own server
        with urllib.request.build_opener(Stay).open(request, timeout=20) as answer:
            return answer.status, _small(answer.headers), answer.read()
    except urllib.error.HTTPError as error:
        return error.code, _small(error.headers), error.read()


def _small(headers: Message) -> dict[str, str]:
    return {name.lower(): value for name, value in headers.items()}
