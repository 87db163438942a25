"""Serves the page for browsers: the files that Vite has built, and the one page for all places.

The folder ``drakehall/web`` is built, not kept in the repository, and packed in the wheel; a
checkout without it says how to build it.
"""

from __future__ import annotations

import json
import re
from base64 import b64encode
from collections.abc import Callable, Mapping
from hashlib import sha256
from html import escape
from pathlib import Path
from typing import Final
from wsgiref.headers import Headers

from litestar.datastructures import Headers as SentHeaders
from litestar.enums import ScopeType
from litestar.response.base import ASGIResponse
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from servestatic import ServeStaticASGI

from drakehall.language import LANGUAGES, Words

NO_PLACES: Final = {"api", "assets", "health", "metrics", "schema", "seat", "socket"}
"""First parts of paths at which there is no place of the page."""
ROOT: Final = "/"
INDEX: Final = "index.html"
HINTS: Final = "hints.json"
"""What a browser will want after the page: values of ``Link``, by language and by first part."""
INLINE: Final = re.compile(r"<script>(.*?)</script>", re.DOTALL)
POLICY: Final = "Content-Security-Policy"
FOREVER: Final = "public, max-age=31536000, immutable"
"""For files whose name holds a hash of what is in them."""


def with_page(app: ASGIApp, folder: Path, headers: Mapping[str, str]) -> ASGIApp:
    """Gives an application that also serves the page; whatever is no part of it goes to ``app``."""
    files = _files(folder, headers) if (folder / INDEX).exists() else None
    hints = _hints(folder)

    async def serve(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP or scope["method"] not in {"GET", "HEAD"}:
            await app(scope, receive, send)
        elif files is not None and scope["path"] in files.files and scope["path"] != ROOT:
            await files(scope, receive, send)
        elif not _is_place(scope):
            await app(scope, receive, send)
        elif files is None:
            await _unbuilt(headers)(scope, receive, send)
        else:
            await files({**scope, "path": ROOT}, receive, _adding(hints(scope), send))

    return serve


def _hints(folder: Path) -> Callable[[Scope], str]:
    """Gives what finds the ``Link`` for a place, so that a browser asks for all of it at once.

    The page speaks the browser's language until its reader chooses another; whoever has chosen
    keeps both.
    """
    file = folder / HINTS
    known: dict[str, list[str]] = json.loads(file.read_text("utf-8")) if file.exists() else {}

    def link(scope: Scope) -> str:
        spoken = SentHeaders.from_scope(scope).get("accept-language", "").lower()
        lang = next((lang for lang in LANGUAGES if spoken.startswith(lang)), LANGUAGES[0])
        place = scope["path"].strip("/").partition("/")[0]
        wanted = ("first", lang, place, "last")
        return ", ".join(hint for key in wanted for hint in known.get(key, ()))

    return link


def _adding(link: str, send: Send) -> Send:
    async def add(message: Message) -> None:
        if link and message["type"] == "http.response.start":
            more = [(b"link", link.encode()), (b"vary", b"Accept-Encoding, Accept-Language")]
            kept = [header for header in message["headers"] if header[0].lower() != b"vary"]
            message = {**message, "headers": [*kept, *more]}
        await send(message)

    return add


def _allowing(policy: str, html: str) -> str:
    """Gives the policy that also allows the scripts in this HTML, each by its sum."""
    sums = (sha256(text.encode()).digest() for text in INLINE.findall(html))
    allowed = "".join(f" 'sha256-{b64encode(one).decode()}'" for one in sums)
    return policy.replace("script-src 'self'", f"script-src 'self'{allowed}")


def _files(folder: Path, headers: Mapping[str, str]) -> ServeStaticASGI:
    html = (folder / INDEX).read_text(encoding="utf-8")
    of_page = {POLICY: _allowing(headers[POLICY], html)}

    def add(sent: Headers, path: str, url: str) -> None:
        # Files of a wheel may all bear one date: the mark of a version is made of its contents.
        sent["ETag"] = f'"{sha256(Path(path).read_bytes()).hexdigest()[:32]}"'
        sent["Cache-Control"] = FOREVER if url.startswith("/assets/") else "no-cache"
        for name, value in {**headers, **(of_page if url == ROOT else {})}.items():
            sent[name] = value

    served = ServeStaticASGI(
        None,
        folder,
        index_file=True,
        max_age=None,
        allow_all_origins=False,
        add_headers_function=add,
    )
    for other_name in ("", f"/{INDEX}", f"/{HINTS}"):
        served.files.pop(other_name, None)
    return served


def _is_place(scope: Scope) -> bool:
    """Tells whether somebody looks at a place of the page, such as ``/t/TABLE``."""
    parts = scope["path"].strip("/").split("/")
    if parts == [""]:
        return True
    accepts = SentHeaders.from_scope(scope).get("accept", "")
    return "text/html" in accepts and parts[0] not in NO_PLACES and "." not in parts[-1]


def _unbuilt(headers: Mapping[str, str]) -> ASGIResponse:
    """Says in every language how the page is built."""
    said = "".join(
        f'<section lang="{lang}">'
        f"<h1>{escape(words.say('page-unbuilt-title'))}</h1>"
        f"<p>{escape(words.say('page-unbuilt', command='make page'))}</p>"
        f"</section>"
        for lang, words in ((lang, Words(lang)) for lang in LANGUAGES)
    )
    body = f'<!doctype html><html lang="en"><meta charset="utf-8"><title>Drakehall</title>{said}'
    sent = {**headers, "Cache-Control": "no-store"}
    return ASGIResponse(body=body, headers=sent, media_type="text/html", status_code=503)
