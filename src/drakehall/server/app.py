"""Puts the server together."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any, Final

from litestar import Litestar, Request, Response
from litestar.config.response_cache import ResponseCacheConfig
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp, ControllerRouterHandler

from drakehall import __version__
from drakehall.kernel.errors import Refusal
from drakehall.server.hall import Hall
from drakehall.server.limits import Limits
from drakehall.server.metrics import metrics
from drakehall.server.page import with_page
from drakehall.server.refused import Refused
from drakehall.server.requests import Problem
from drakehall.server.routes import ROUTES
from drakehall.server.settings import Settings
from drakehall.server.socket import table_socket
from drakehall.server.store import Store
from drakehall.wire import MAX_FRAME

log = logging.getLogger(__name__)

HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        "font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
STATUS: Final = {
    "no-table": 404,
    "no-seat": 404,
    "too-fast": 429,
    "too-many-tables": 503,
    "failed": 503,
    "origin": 403,
    "seat-taken": 409,
    "full": 409,
    "not-lobby": 409,
    "not-ended": 409,
}
TIDY_SECONDS: Final = 3600.0


def create_app(settings: Settings) -> ASGIApp:
    """Makes the application; its tables wake up when somebody asks for them."""
    limits = Limits(settings)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        hall = Hall(settings, Store(settings.db))
        app.state.hall = hall
        tidying = asyncio.create_task(_tidy(hall))
        try:
            yield
        finally:
            tidying.cancel()
            with suppress(asyncio.CancelledError):
                await tidying
            await hall.close()

    handlers: list[ControllerRouterHandler] = [*ROUTES, table_socket]
    if settings.metrics:
        handlers.append(metrics)
    app = Litestar(
        handlers,
        lifespan=[lifespan],
        openapi_config=_interface(),
        exception_handlers={Refusal: _refusal, HTTPException: _http, Exception: _failure},
        response_headers=HEADERS,
        response_cache_config=ResponseCacheConfig(default_expiration=None),
        request_max_body_size=MAX_FRAME,
        logging_config=None,
    )
    app.state.settings = settings
    app.state.limits = limits
    return with_page(app, settings.page, HEADERS)


def _interface() -> OpenAPIConfig:
    """Describes the HTTP part as JSON; the pages that Litestar could add load foreign scripts."""
    config = OpenAPIConfig(
        title="Drakehall",
        version=__version__,
        path="/schema",
        render_plugins=[JsonRenderPlugin(path="/openapi.json")],
    )
    config.default_plugin = None  # nothing at /schema itself
    return config


async def _tidy(hall: Hall) -> None:
    while True:
        await hall.tidy()
        await asyncio.sleep(TIDY_SECONDS)


def _refusal(_: Request[Any, Any, Any], refusal: Refusal) -> Response[Problem]:
    code = refusal.code if isinstance(refusal, Refused) else "bad-options"
    problem = Problem(code, refusal.message, dict(refusal.args_))
    return Response(problem, status_code=STATUS.get(code, 400), headers=HEADERS)


def _http(_: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    code = {404: "no-page", 405: "no-method", 413: "too-big", 429: "too-fast"}
    problem = Problem(code.get(error.status_code, "bad-request"), "server-bad-message")
    headers = {**HEADERS, **(error.headers or {})}
    return Response(problem, status_code=error.status_code, headers=headers)


def _failure(_: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    log.error("request failed", exc_info=error)
    return Response(Problem("failed", "server-failed"), status_code=500, headers=HEADERS)
