"""The page: the files that its build has laid into the package, and the paths it draws itself."""

from __future__ import annotations

import mimetypes
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Annotated, Any, Final

from litestar import Request, Response, get
from litestar.datastructures import State as AppState
from litestar.exceptions import NotFoundException
from litestar.params import PathParameter

Asked = Request[Any, Any, AppState]
FileName = Annotated[str, PathParameter(max_length=200, pattern="^[A-Za-z0-9._-]+$")]

ENCODINGS: Final = {"br": ".br", "gzip": ".gz"}
"""What the build compresses with, best first, and how the names of such files end."""
FOREVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
PATHS: Final = (
    *("/", "/new", "/credits", "/settings", "/replays", "/join"),
    *("/rules", "/rules/{rest:path}", "/t/{rest:path}", "/replay/{rest:path}"),
)
"""What the page draws itself."""
MISSING: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Drakehall</title>
<p>This installation has no page. A checkout makes it with: python tools/page.py
<p lang="ja">このインストールには画面がありません。python tools/page.py で作れます。
"""


@dataclass(frozen=True)
class File:
    """A file of the page, whole and compressed."""

    kind: str
    whole: bytes
    packed: dict[str, bytes]


def has_page() -> bool:
    """Tells whether this installation has a page."""
    return _folder().joinpath("index.html").is_file()


@get(list(PATHS), sync_to_thread=False, include_in_schema=False)
def page(request: Asked) -> Response[bytes]:
    """Give the page, which looks at the path by itself."""
    if not has_page():
        return Response(MISSING.encode(), media_type="text/html", status_code=503)
    # Read anew each time: a page that was built again names other files.
    return _send(_read("index.html"), request, ASK_AGAIN)


@get("/assets/{name:str}", sync_to_thread=False, include_in_schema=False)
def asset(name: FileName, request: Asked) -> Response[bytes]:
    """Give a file of the page; its name has a sum of its content and never means another."""
    if not _folder().joinpath("assets", name).is_file():
        raise NotFoundException
    return _send(_kept("assets", name), request, FOREVER)


def _send(file: File, request: Asked, caching: str) -> Response[bytes]:
    taken = {part.partition(";")[0].strip() for part in _accepted(request).split(",")}
    headers = {"Cache-Control": caching, "Vary": "Accept-Encoding"}
    content = file.whole
    for name, packed in file.packed.items():
        if name in taken:
            content = packed
            headers["Content-Encoding"] = name
            break
    return Response(content, media_type=file.kind, headers=headers)


def _accepted(request: Asked) -> str:
    return request.headers.get("accept-encoding") or ""


def _folder() -> Traversable:
    return files("drakehall").joinpath("web")


@cache
def _kept(*path: str) -> File:
    return _read(*path)


def _read(*path: str) -> File:
    file = _folder().joinpath(*path)
    kind = mimetypes.guess_type(path[-1])[0] or "application/octet-stream"
    packed = {
        name: other.read_bytes()
        for name, tail in ENCODINGS.items()
        if (other := _folder().joinpath(*path[:-1], path[-1] + tail)).is_file()
    }
    return File(kind, file.read_bytes(), packed)
