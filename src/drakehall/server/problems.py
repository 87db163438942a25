"""Describes the ways in which a request can be refused, for the interface description."""

from __future__ import annotations

from typing import Final

from litestar.openapi.datastructures import ResponseSpec

from drakehall.server.requests import Problem

MEANINGS: Final = {
    400: "What is asked for cannot be",
    403: "The page of another site asks",
    404: "There is no such table or seat",
    409: "The table is not where this can be done",
    413: "The request is too big",
    429: "Too many requests",
    503: "The server has as many tables as it can keep",
}


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """Gives the descriptions of answers with these statuses."""
    return {
        status: ResponseSpec(Problem, generate_examples=False, description=MEANINGS[status])
        for status in statuses
    }
